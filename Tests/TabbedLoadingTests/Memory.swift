#if canImport(Glibc)
  import Glibc
#endif

/// What this process holds now; nil where nobody can say.
struct Memory {
  /// Bytes that were allocated and not freed.
  let allocated: Int
  /// Bytes of physical memory.
  let resident: Int

  #if canImport(Glibc)
    /// Swift Testing keeps a backtrace for each error that is thrown, up to the test's end, by hooks in the
    /// standard library. Without them errors leave nothing behind.
    static func keepNoBacktraces() {
      for hook in ["_swift_willThrow", "_swift_willThrowTypedImpl"] {
        dlsym(nil, hook)?.storeBytes(of: nil, as: UnsafeRawPointer?.self)
      }
    }

    /// Whether a sanitizer allocates, which says nothing of what is in use.
    static var isSanitized: Bool {
      dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
    }

    static var now: Memory? {
      guard let report = mallocInfo, let resident = residentPages else { return nil }
      // The last of each is that of all arenas. What is cached for a thread counts as allocated.
      func last(_ tag: String) -> Int? {
        guard let start = report.ranges(of: "<\(tag)").last?.upperBound,
          let size = report[start...].split(separator: "size=\"", maxSplits: 1).last
        else { return nil }
        return Int(size.prefix { $0.isNumber })
      }
      // Nothing is in use where a sanitizer allocates.
      guard let system = last("system type=\"current\""), system > 0,
        let fast = last("total type=\"fast\""),
        let rest = last("total type=\"rest\""), let mapped = last("total type=\"mmap\"")
      else { return nil }
      return Memory(
        allocated: system - fast - rest + mapped, resident: resident * Int(getpagesize()))
    }

    /// glibc's `malloc_info`, which Swift's overlay does not have.
    private static var mallocInfo: String? {
      typealias MallocInfo = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
      guard let symbol = dlsym(nil, "malloc_info") else { return nil }
      var (text, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
      guard let file = open_memstream(&text, &size) else { return nil }
      let result = unsafeBitCast(symbol, to: MallocInfo.self)(0, file)
      fclose(file)
      defer { free(text) }
      return result == 0 ? text.map { String(cString: $0) } : nil
    }

    private static var residentPages: Int? {
      guard let file = fopen("/proc/self/statm", "r") else { return nil }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 200)
      guard fgets(&line, CInt(line.count), file) != nil else { return nil }
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
  #else
    static var now: Memory? { nil }
    static func keepNoBacktraces() {}
  #endif
}
