import Pictures
import Testing
import TestSupport

/// A rendered loop closes without a jump: its files are one period at an even rate, without the
/// intro.
struct LoopTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func write(period: Double, intro: Double = 0) throws {
        try folder.write(
            """
            pinwheel: 1
            name: dot
            canvas: {size: [8, 8]}
            states:
              refreshing: {drive: time, period: \(period), intro: \(intro), loop: true}
            layers:
              - circle: {diameter: 6}
                rotate: {refreshing: [0, 360]}
                fill: black
            """,
            to: "dot.yaml"
        )
    }

    private func frames(_ arguments: [String] = []) throws -> (Tool.Outcome, [FrameRecord]) {
        let outcome = try Tool.run(["render", "dot.yaml"] + arguments, in: folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let manifest = try Manifest(reading: folder.bytes("output/manifest.json"))
        return (outcome, Array(manifest.frames))
    }

    private func delay(_ frame: FrameRecord) -> Double? {
        frame.label.details.first { $0.name == "delay" }?.value.number
    }

    @Test(arguments: [(0.77, 46, "59.7"), (6.665, 400, "60.0")])
    func `a period between whole frames is drawn at an adapted rate`(
        period: Double,
        count: Int,
        rate: String
    ) throws {
        try write(period: period)
        let (outcome, frames) = try frames()
        #expect(frames.count == count)
        let said = "pinwheel: refreshing of dot: \(count) frames per period at \(rate) fps"
        #expect(outcome.errorLines == [said])
        let step = period / Double(count)
        #expect(frames.allSatisfy { abs((delay($0) ?? 0) - step) < 1e-12 })
        guard case .time(let last)? = frames.last?.label.moment else {
            Issue.record("the last frame has no time")
            return
        }
        #expect(abs(last + step - period) < 1e-9)
    }

    @Test func `--whole-periods keeps the rate`() throws {
        try write(period: 0.77)
        let (outcome, frames) = try frames(["--whole-periods"])
        #expect(frames.count == 231)
        #expect(outcome.errors.isEmpty)
        #expect(frames.allSatisfy { delay($0) == 1 / 60 })
        let both = ["render", "dot.yaml", "--whole-periods", "--steps", "3"]
        #expect(try Tool.run(both, in: folder.path).errors.contains("exclude each other"))
    }

    @Test func `a rate that divides the period is not mentioned`() throws {
        try write(period: 0.9)
        let (outcome, frames) = try frames()
        #expect(frames.count == 54)
        #expect(outcome.errors.isEmpty)
        try write(period: 0.77)
        #expect(try self.frames(["--quiet"]).0.errors.isEmpty)
    }

    @Test func `the intro has its own folder and numbers`() throws {
        try write(period: 0.77, intro: 0.3)
        let (_, frames) = try frames()
        let intro = frames.filter { $0.file.hasPrefix("dot/refreshing-intro/") }
        let loop = frames.filter { $0.file.hasPrefix("dot/refreshing/") }
        #expect((intro.count, loop.count) == (18, 46))
        #expect(intro.last?.file == "dot/refreshing-intro/0017.png")
        #expect(loop.first?.file == "dot/refreshing/0000.png")
        #expect(loop.first?.label.moment == .time(0.3))
        let parts = frames.map { $0.label.details.first { $0.name == "part" }?.value.string }
        #expect(parts.filter { $0 == "intro" }.count == 18)
        #expect(frames.allSatisfy { $0.label.state == "refreshing" })
        let pattern = ["render", "dot.yaml", "--pattern", "{frame}.png"]
        #expect(try Tool.run(pattern, in: folder.path).errors.contains("add {state} to it"))
    }

    @Test func `the intro is a row of the strip`() throws {
        try write(period: 0.8, intro: 0.2)
        let arguments = ["strip", "dot.yaml", "--steps", "4", "--gap", "2", "-o", "-"]
        let image = try PNG.decode(Tool.run(arguments, in: folder.path).output)
        #expect((image.width, image.height) == (2 + 4 * 10, 2 + 2 * 10))
    }

    @Test func `goldens record where the loop starts`() throws {
        try write(period: 0.77, intro: 0.3)
        let plan = "pinwheel: 1\nsets:\n  - {designs: dot.yaml, appearances: light}\n"
        try folder.write(plan, to: "goldens.yaml")
        let recorded = try Tool.run(["record"], in: folder.path)
        #expect(recorded.status == 0)
        #expect(
            recorded.errors == "pinwheel: refreshing of dot: 46 frames per period at 59.7 fps\n"
        )
        let golden = String(
            decoding: try folder.bytes("goldens/dot/refreshing.golden"),
            as: UTF8.self
        )
        #expect(golden.contains("\nloop 18\n"))
        #expect(golden.contains("\nfps 59.74"))
        #expect(golden.contains("\nframe 63 "))
        let whole = plan.replacing("light", with: "light, wholePeriods: true")
        try folder.write(whole, to: "goldens.yaml")
        #expect(try Tool.run(["verify"], in: folder.path).status == 1)
    }
}
