#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The processor time that this process has used so far, on all its threads, in nanoseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Ends the process with this code.
func end(_ code: Int32) -> Never { exit(code) }
