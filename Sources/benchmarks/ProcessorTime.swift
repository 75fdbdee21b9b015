#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The processor time that this process has used so far, on all its threads, and that of the commands it
/// has waited for, in nanoseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  var usage = rusage()
  getrusage(children, &usage)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec) + usage.ru_utime.nanoseconds
    + usage.ru_stime.nanoseconds
}

#if canImport(Darwin)
  private let children = RUSAGE_CHILDREN
#else
  private let children = RUSAGE_CHILDREN.rawValue
#endif

extension timeval {
  fileprivate var nanoseconds: Double { Double(tv_sec) * 1e9 + Double(tv_usec) * 1e3 }
}

/// Ends the process with this code.
func end(_ code: Int32) -> Never { exit(code) }
