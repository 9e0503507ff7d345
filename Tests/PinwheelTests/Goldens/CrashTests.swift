import Foundation
import Goldens
import Testing

/// A build that is stopped at any time never loses a golden.
struct CrashTests {
    private let goldens: GoldenFolder
    private let name: GoldenName

    init() throws {
        goldens = try GoldenFolder()
        name = try GoldenName("square/pulling")
    }

    /// Kills a recording 60 times.
    ///
    /// The old or the new golden is valid afterwards, and so are goldens that another process
    /// records in the same folder at the same time.
    @Test func `a killed recording leaves the old golden or the new one`() throws {
        let colors = ["red", "blue"]
        var texts: [String] = []
        for color in colors {
            try goldens.draw(color)
            try goldens.tool("record", "--mode", "all", "square/pulling")
            texts.append(try #require(try goldens.store.manifest(of: name)).text)
        }
        let longest = try duration(of: ["record", "--mode", "all", "square/pulling"])
        var random = SeededRandom(seed: 200)
        var counts = [0, 0, 0]
        for round in 0..<60 {
            let target = round % 2
            try goldens.draw(colors[target])
            let run = try Tool.start(
                ["record", "--mode", "all", "square/pulling"],
                in: goldens.path
            )
            let bystander =
                round % 10 == 0
                ? try Tool.start(
                    ["record", "--mode", "all", "square/refreshing"],
                    in: goldens.path
                ) : nil
            usleep(UInt32(Double(longest) * random.next() * 1.2))
            run.send(SIGKILL)
            let outcome = run.wait()
            if outcome.status == 137 { counts[2] += 1 }
            let text = try #require(try goldens.store.manifest(of: name)).text
            let found = try #require(texts.firstIndex(of: text), "round \(round)")
            counts[found == target ? 1 : 0] += 1
            #expect(try goldens.store.sequence(of: name)?.frames.count == 6, "round \(round)")
            if let bystander {
                #expect(bystander.wait().status == 0)
                let other = try GoldenName("square/refreshing")
                #expect(try goldens.store.sequence(of: other)?.frames.count == 6)
            }
        }
        // Otherwise the times were not random.
        #expect(counts[2] > 6, "killed \(counts[2]), old \(counts[0]), new \(counts[1])")
        try goldens.tool("record", "--mode", "all")
        #expect(try goldens.tool("verify").status == 0)
        let files = goldens.folder.files.filter { $0.hasPrefix("goldens/") }
        #expect(files.count == 2 + 6 + 6, "\(files)")
    }

    @Test func `two processes that record different goldens lose nothing`() throws {
        for _ in 0..<5 {
            try? FileManager.default.removeItem(atPath: goldens.folder.path("goldens"))
            let runs = try ["square/pulling", "square/refreshing"].map { name in
                try Tool.start(["record", name], in: goldens.path)
            }
            for run in runs { #expect(run.wait().status == 0) }
            #expect(try goldens.tool("verify").status == 0)
        }
    }

    @Test func `two processes that record the same golden leave one of both`() throws {
        for _ in 0..<5 {
            let runs = try (0..<3).map { _ in
                try Tool.start(["record", "--mode", "all"], in: goldens.path)
            }
            for run in runs { #expect(run.wait().status == 0) }
            #expect(try goldens.tool("verify").status == 0)
            #expect(goldens.folder.files.count { $0.hasSuffix(".png") } == 12)
        }
    }

    /// Returns the duration of a complete run, in microseconds.
    private func duration(of arguments: [String]) throws -> Int {
        let clock = ContinuousClock()
        let time = try clock.measure { _ = try Tool.run(arguments, in: goldens.path) }
        return max(Int(time / .microseconds(1)), 1000)
    }

    private struct SeededRandom {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        /// Returns a number in 0…1 from Knuth's 64-bit linear congruential generator.
        mutating func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
    }
}
