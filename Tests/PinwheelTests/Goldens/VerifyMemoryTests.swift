#if os(Linux)
    import Foundation
    import Testing

    /// Whole screens at three pixels a point have 13 MB a picture: no run may hold all of them.
    struct VerifyMemoryTests {
        private let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        /// A short part of a pull, on a whole screen.
        private func plan(lineWidth: Int) throws {
            let times = (0..<24).map { "\(Double(20 + $0) / 60)" }.joined(separator: ", ")
            try folder.write(
                """
                pinwheel: 1
                sets:
                  - lifecycle: scroll-action
                    trace: t150
                    design: arc
                    stage: screen
                    times: [\(times)]
                    scales: 3
                    appearances: light
                    parameters: {lineWidth: \(lineWidth)}
                """,
                to: "goldens.yaml"
            )
        }

        @Test func aFailureNeedsLessThanItsPictures() throws {
            try plan(lineWidth: 6)
            let recorded = try Tool.run(["record"], in: folder.path)
            try #require(recorded.status == 0, "\(recorded.errors)")
            try plan(lineWidth: 4)
            let run = try Tool.start(["verify"], in: folder.path)
            var peak = 0
            while let now = Self.peak(of: run.process) {
                peak = max(peak, now)
                usleep(5_000)
            }
            let outcome = run.wait()
            #expect(outcome.status == 1, "\(outcome.errors)")
            #expect(outcome.text.contains("differs: 24 of 24 frames"), "\(outcome.text)")
            // 24 frames of two sequences are 607 MB.
            #expect((20_000...300_000).contains(peak), "\(peak) kB")
        }

        /// The most memory that a process has taken so far, in kB; nil once it has ended.
        private static func peak(of process: pid_t) -> Int? {
            let place = "/proc/\(process)/status"
            guard let text = try? String(contentsOfFile: place, encoding: .utf8) else {
                return FileManager.default.fileExists(atPath: place) ? 0 : nil
            }
            let lines = text.split(separator: "\n")
            // One that has ended waits for its parent; one that begins has no memory yet.
            if lines.contains(where: { $0.hasPrefix("State:") && $0.contains("(zombie)") }) {
                return nil
            }
            let line = lines.first { $0.hasPrefix("VmHWM:") }
            return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
                ?? 0
        }
    }
#endif
