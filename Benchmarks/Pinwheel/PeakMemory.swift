#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Platform

/// The peak memory of this process.
enum PeakMemory {
    /// The peak resident memory in KiB, or `nil` if the system does not report it.
    ///
    /// On Linux, getrusage includes the parent's memory at the time of the fork, so /proc is read
    /// there.
    static var kibibytes: Int? {
        #if canImport(Darwin)
            var usage = rusage()
            guard unsafe getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
            return usage.ru_maxrss / 1024
        #else
            guard let text = try? FileContents.read(path: "/proc/self/status", limit: 1 << 16)
            else { return nil }
            let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
            let line = lines.first { $0.hasPrefix("VmHWM:") }
            return line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }
        #endif
    }
}
