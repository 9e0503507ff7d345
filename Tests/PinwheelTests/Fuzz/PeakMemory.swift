import Foundation

/// The growth of this process's memory since a point in time.
struct PeakMemory {
    private let before: Int

    /// Starts a measurement. Returns `nil` if the system cannot report memory, as on macOS.
    init?() {
        #if os(Linux)
            // Freed memory is returned to the system first, because it would hide new allocations.
            _ = trim(0)
            // This resets the kernel's record of the peak memory.
            guard let file = fopen("/proc/self/clear_refs", "w") else { return nil }
            fputs("5", file)
            guard fclose(file) == 0, let size = Self.megabytes(of: "VmRSS:") else { return nil }
            before = size
        #else
            return nil
        #endif
    }

    /// The maximum growth, in megabytes.
    var taken: Int { (Self.megabytes(of: "VmHWM:") ?? before) - before }

    private static func megabytes(of key: String) -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix(key) }),
            let kilobytes = line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first
        else { return nil }
        return Int(kilobytes).map { $0 / 1024 }
    }
}

#if os(Linux)
    /// Returns freed memory to the system.
    @_silgen_name("malloc_trim")
    private func trim(_ padding: Int) -> Int32
#endif
