#if os(Linux)
    import Foundation

    extension RunningTool {
        /// Follows the run to its end without reaping the process.
        ///
        /// - Returns: The peak memory in kB.
        func peakMemory() -> Int {
            // Before the program is loaded, the process has its parent's memory, so the last value
            // counts.
            var peak = 0
            while let now = Self.peak(of: process) {
                peak = now == 0 ? peak : now
                usleep(2_000)
            }
            return peak
        }

        /// Returns the peak memory of a process so far, in kB, or `nil` if it has ended.
        private static func peak(of process: pid_t) -> Int? {
            let place = "/proc/\(process)/status"
            guard let text = try? String(contentsOfFile: place, encoding: .utf8) else {
                return FileManager.default.fileExists(atPath: place) ? 0 : nil
            }
            let lines = text.split(separator: "\n")
            // An ended process is a zombie until it is reaped. A starting process has no memory
            // yet.
            if lines.contains(where: { $0.hasPrefix("State:") && $0.contains("(zombie)") }) {
                return nil
            }
            let line = lines.first { $0.hasPrefix("VmHWM:") }
            return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
                ?? 0
        }
    }
#endif
