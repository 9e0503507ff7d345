import Comparison
import DesignFormat
import Indicators
import Pictures
import Raster
import Testing

/// Changes of one cause that were reported as another cause before.
struct CauseVerdictTests {
    /// The rotation of the built-in arc while it refreshes.
    private static let turn = "refreshing: {0: {before: 180, after: 0}, 1: 360}"

    private static func bars(height: Double, width: Double = 6) throws -> FrameSequence {
        let bars = [-14, 0, 14].map { x in
            """
              - rect: {size: [\(width), \(height)]}
                offset: [\(x), 0]
                opacity: {pulling: [0.3, 1]}
                fill: blue
            """
        }
        return try sequence(
            "states: {pulling: {drive: progress, frames: 12}}\nlayers:\n"
                + bars.joined(separator: "\n"),
            state: .pulling
        )
    }

    private static func ring(_ layer: String, period: Double = 0.8) throws -> FrameSequence {
        try sequence(
            """
            states: {refreshing: {drive: time, period: \(period), loop: true}}
            layers:
              - circle: {diameter: 40}
                trim: {to: 0.7}
                \(layer)
            """,
            state: .refreshing
        )
    }

    private static func sequence(_ text: String, state: StateName) throws -> FrameSequence {
        let yaml = "pinwheel: 1\nname: sample\ncanvas: {size: [60, 60]}\n" + text + "\n"
        let design = try Design(yaml: Array(yaml.utf8), name: "sample", file: "sample.yaml")
        let environment = try #require(Environment(scale: 1))
        var renderer = Renderer()
        let frames = design.moments(of: state, fps: 60).map { moment in
            let label: FrameLabel.Moment =
                switch moment.position {
                case .progress(let value): .progress(value)
                case .time(let value): .time(value)
                }
            let image = renderer.render(design.scene(at: moment, in: environment))
            return SequenceFrame(image: image, moment: label)
        }
        return FrameSequence(frames, loopStart: state == .refreshing ? 0 : nil)
    }

    private func only(_ expected: FrameSequence, _ actual: FrameSequence) throws -> String {
        let verdict = SequenceVerdict(expected: expected, actual: actual)
        try #require(verdict.findings.count == 1, "\(verdict.findings.map(\.sentence))")
        return verdict.findings[0].sentence
    }

    @Test func `eleven frames instead of twelve are reported as another number of frames`() throws {
        let take = Take(design: "arc", state: .pulling)
        let sentence = try only(
            take.sequence((0..<12).map { Double($0) / 11 }),
            take.sequence((0..<11).map { Double($0) / 10 })
        )
        #expect(sentence == "there are 11 frames in place of 12")
    }

    @Test func `another period is reported with both periods and both numbers of frames`() throws {
        let turn = "rotate: {refreshing: [0, 360]}\n    stroke: {width: 6, paint: red}"
        let sentence = try only(Self.ring(turn), Self.ring(turn, period: 0.9))
        #expect(sentence == "the period is 0.9 s in place of 0.8 s: 54 frames in place of 48")
        let spokes = Take(design: "spokes", state: .refreshing)
        let slower = try spokes.sequence(replacing: "period: 0.8", by: "period: 0.9")
        #expect(
            try only(try spokes.sequence(), slower)
                == "the period is 0.9 s in place of 0.8 s: 54 frames in place of 48"
        )
    }

    @Test func `bars that are a point lower are reported as lower`() throws {
        let sentence = try only(Self.bars(height: 30), Self.bars(height: 29))
        #expect(sentence.hasPrefix("on all frames (progress 0–1) the image has shrunk by 3."))
        #expect(sentence.hasSuffix(" % in height"))
    }

    @Test func `an image that grows in both axes is one sentence`() throws {
        let line = "rotate: {refreshing: [0, 360]}"
        func ring(_ factor: Double) throws -> FrameSequence {
            try Self.ring("\(line)\n    scale: \(factor)\n    stroke: {width: 6, paint: red}")
        }
        let sentence = try only(ring(1), ring(1.1))
        #expect(
            sentence
                == "on all frames (0–0.783 s) the image has grown by 10 % in width and height"
        )
    }

    @Test func `a rotation in the other direction is reported as such`() throws {
        func turn(_ degrees: Int) -> String {
            "rotate: {refreshing: [0, \(degrees)]}\n    stroke: {width: 6, paint: red}"
        }
        let verdict = SequenceVerdict(
            expected: try Self.ring(turn(360)),
            actual: try Self.ring(turn(-360))
        )
        let names = verdict.findings.map(\.name)
        #expect(names == ["counterturned"] || names == ["reversed"], "\(names)")
        let conic = try Take(design: "arc", state: .refreshing).sequence(
            replacing: Self.turn,
            by: "refreshing: [0, -360]"
        )
        let sentence = try only(Take(design: "arc", state: .refreshing).sequence(), conic)
        #expect(sentence.hasSuffix("the image rotates in the opposite direction"))
    }

    @Test func `an earlier key is one sentence`() throws {
        func turn(_ key: Double) -> String {
            "rotate: {refreshing: {0: 0, \(key): 150, 1: 180}}\n    stroke: {width: 6, paint: red}"
        }
        let sentence = try only(Self.ring(turn(0.6)), Self.ring(turn(0.4)))
        #expect(sentence.hasPrefix("frames 1-"), "\(sentence)")
        #expect(sentence.contains("come early, by up to "), "\(sentence)")
    }

    @Test(arguments: [8.0, 7, 5, 4.5])
    func `another stroke width is reported as such`(width: Double) throws {
        func stroke(_ width: Double) -> String {
            "rotate: {refreshing: [0, 360]}\n    stroke: {width: \(width), paint: red}"
        }
        let sentence = try only(Self.ring(stroke(6)), Self.ring(stroke(width)))
        try expectThickness(width - 6, in: sentence)
    }

    @Test func `thicker lines are found even on short lines, whose ends do not grow`() throws {
        func half(_ width: Int) throws -> FrameSequence {
            try Self.sequence(
                """
                states: {refreshing: {drive: time, period: 0.8, loop: true}}
                layers:
                  - circle: {diameter: 30}
                    trim: {to: 0.5}
                    rotate: {refreshing: [0, 360]}
                    stroke: {width: \(width), paint: red}
                """,
                state: .refreshing
            )
        }
        try expectThickness(2, in: only(half(4), half(6)))
        try expectThickness(-2, in: only(half(7), half(5)))
    }

    /// Expects a thickness in tenths of a pixel, correct to one tenth.
    private func expectThickness(_ pixels: Double, in sentence: String) throws {
        let word = pixels > 0 ? "thicker" : "thinner"
        let told = try #require(sentence.firstMatch(of: /lines are (\w+) by about ([\d.]+) px/))
        #expect(String(told.1) == word, "\(sentence)")
        let number = try #require(Double(told.2))
        #expect(abs(number - abs(pixels)) < 0.11, "\(sentence)")
    }

    @Test func `thinner black lines are not reported as transparent for black`() throws {
        let sentence = try only(
            Self.ring("stroke: {width: 8, paint: black}"),
            Self.ring("stroke: {width: 5, paint: black}")
        )
        #expect(sentence.contains("lines are thinner by "), "\(sentence)")
    }

    @Test func `a change without a known cause is reported by its frames`() throws {
        let take = Take(design: "spokes", state: .refreshing)
        let other = try take.sequence(replacing: "count: 8", by: "count: 9")
        let verdict = SequenceVerdict(expected: try take.sequence(), actual: other)
        try #require(verdict.findings.map(\.name) == ["changed"])
        #expect(verdict.findings[0].sentence.hasSuffix(" of 255"))
    }
}
