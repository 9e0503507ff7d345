#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Platform

/// The most memory that this process has held at once.
enum PeakMemory {
    /// Resident, in KiB; nil when the system does not tell.
    ///
    /// Linux's getrusage also counts what the parent held when it started this process, hence
    /// /proc there.
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
