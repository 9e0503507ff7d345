#if os(Linux)
    import Foundation
    import Testing
    import TestSupport

    /// Screens at three pixels per point have 13 MB per image, so no run may store all of them.
    struct VerifyMemoryTests {
        private let folder: TestFolder

        init() throws { folder = try TestFolder() }

        /// Writes a plan of a short part of a pull, with the entire screen.
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

        @Test func `a failure needs less memory than its images`() throws {
            try plan(lineWidth: 6)
            let recorded = try Tool.run(["record"], in: folder.path)
            try #require(recorded.status == 0, "\(recorded.errors)")
            try plan(lineWidth: 4)
            let run = try Tool.start(["verify"], in: folder.path)
            let peak = run.peakMemory()
            let outcome = run.wait()
            #expect(outcome.status == 1, "\(outcome.errors)")
            #expect(outcome.text.contains("differs: 24 of 24 frames"), "\(outcome.text)")
            // 24 frames of two sequences are 607 MB.
            #expect((20_000...300_000).contains(peak), "\(peak) kB")
        }
    }
#endif
