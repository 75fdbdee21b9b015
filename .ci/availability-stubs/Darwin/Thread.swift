// swift-format-ignore-file
// A stand-in for the Darwin module, used only by .ci/availability: the names are C's, the bodies are
// never run.

public typealias pthread_t = UnsafeMutableRawPointer

public func pthread_self() -> pthread_t { fatalError("stand-in") }
