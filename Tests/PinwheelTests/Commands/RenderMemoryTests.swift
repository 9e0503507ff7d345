#if os(Linux)
    import Testing
    import TestSupport

    /// A run of tens of thousands of frames needs little memory for each of them.
    @Suite(.serialized) struct RenderMemoryTests {
        private let folder: TestFolder

        init() throws {
            folder = try TestFolder()
            try folder.write(
                """
                pinwheel: 1
                name: dot
                canvas: {size: [4, 4]}
                states: {pulling: {frames: 2}}
                layers:
                  - rect: {size: [2, 2]}
                    fill: red
                    opacity: {pulling: [0.2, 0.9]}
                """,
                to: "dot.yaml"
            )
        }

        /// Renders 20,000 frames.
        ///
        /// - Returns: The output and the peak memory in kB.
        private func render(_ options: [String] = []) throws -> (text: String, peak: Int) {
            let words = ["render", "dot.yaml", "--steps", "10000", "--scale", "1,2", "-o", "out"]
            let run = try Tool.start(words + options, in: folder.path)
            let peak = run.peakMemory()
            let outcome = run.wait()
            #expect(outcome.status == 0, "\(outcome.errors)")
            return (outcome.text, peak)
        }

        /// 100,000 frames take 64 MB: 34 MB without frames, and 300 bytes per frame.
        private static let bound = 10_000..<40_000

        @Test func `20,000 frames take 6 MB, if they are drawn and if they are there`() throws {
            let drawn = try render()
            #expect(drawn.text.hasPrefix("20000 frames of dot in out\n"))
            #expect(Self.bound.contains(drawn.peak), "\(drawn.peak) kB")
            let resumed = try render()
            #expect(resumed.text.hasPrefix("20000 frames of dot in out, all up to date"))
            #expect(Self.bound.contains(resumed.peak), "\(resumed.peak) kB")
        }
    }
#endif
