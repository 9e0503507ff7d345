import Foundation

/// How much memory this process has come to take since a moment, above what it had then.
struct PeakMemory {
    private let before: Int

    /// Begins to look; nil where the system does not tell, which only Linux does.
    init?() {
        #if os(Linux)
            // What was freed before is given back, so that it hides nothing that is taken from now on.
            _ = trim(0)
            // The kernel's word for: forget the greatest size so far.
            guard let file = fopen("/proc/self/clear_refs", "w") else { return nil }
            fputs("5", file)
            guard fclose(file) == 0, let size = Self.megabytes(of: "VmRSS:") else { return nil }
            before = size
        #else
            return nil
        #endif
    }

    /// Megabytes that were taken at the most.
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
    /// Gives memory that was freed back to the system.
    @_silgen_name("malloc_trim")
    private func trim(_ padding: Int) -> Int32
#endif
