import Comparison
import DesignFormat
import Goldens
import Indicators
import Testing

/// Changes of a design's file that were reported as another change before, or not at all.
struct DesignCauseTests {
    private static let dots = """
        pinwheel: 1
        name: dots
        canvas: {size: [72, 40]}
        background: white
        states: {refreshing: {drive: time, period: 0.9, loop: true}}
        layers:
          - name: dots
            repeat:
              count: 3
              offset: [20, 0]
              delay: 0.12
              layers:
                - circle: {diameter: {each: [10, 10, 10]}}
                  fill:   indigo
                  offset: {x: 0, y: {0: 6, 0.25: -8, 0.5: 6, 1: 6}}
            offset: [-20, 0]
          - name: arc
            arc: {radius: 8, start: 0, sweep: 90}
            stroke: {width: 2, paint: red}
            offset: [0, -8]
            opacity: 1
          - name: label
            text: {string: Wait, size: 8}
            stroke: {width: 0.8, paint: black}
            offset: [0, 15]
        """

    private static func drawn(_ text: String) throws -> DrawnState {
        DrawnState(
            design: try Design(yaml: Array(text.utf8), name: "dots", file: "dots.yaml"),
            state: .refreshing,
            environment: .standard
        )
    }

    /// Returns the change that is found after replacing a part of the file, with its sentence.
    private static func change(_ old: String, _ new: String) throws -> (PropertyChange, String) {
        try #require(dots.contains(new))
        let expected = try drawn(dots.replacing(new, by: old))
        let actual = try drawn(dots)
        let verdict = DesignCauseSearch(
            try #require(actual.variable),
            expected: try #require(expected.sequence),
            actual: try #require(actual.sequence)
        )
        .verdict()
        let finding = try #require(verdict.findings.first)
        guard case .property(let change) = finding.kind, verdict.findings.count == 1 else {
            throw Unexplained(sentence: verdict.findings.map(\.sentence).joined(separator: "; "))
        }
        return (change, finding.sentence)
    }

    private struct Unexplained: Error { let sentence: String }

    @Test func `larger shapes are not reported as thicker lines`() throws {
        let (_, sentence) = try Self.change("each: [8, 8, 8]", "each: [10, 10, 10]")
        #expect(
            sentence == "on all frames (0–0.867 s) shapes are larger by 2 px in layer “dots”: "
                + "circle.diameter.each is [10, 10, 10] in place of [8, 8, 8]"
        )
    }

    @Test func `one larger shape of several is found`() throws {
        let (change, _) = try Self.change("each: [10, 8, 10]", "each: [10, 10, 10]")
        #expect(change.effect == "shapes are larger by 2 px")
        #expect(change.layer == "dots")
    }

    @Test func `a longer arc is not reported as a rotation`() throws {
        let (change, _) = try Self.change("sweep: 126", "sweep: 90")
        #expect(change.effect == "lines are shorter" && change.layer == "arc")
        #expect(change.expected == "126" && change.actual == "90")
    }

    @Test func `another delay is not reported as a lag of all frames`() throws {
        let (change, _) = try Self.change("delay: 0.1", "delay: 0.12")
        #expect(change.layer == "dots" && !change.effect.contains("lag"), "\(change)")
    }

    @Test func `another opacity is not reported as another colour`() throws {
        let (change, _) = try Self.change("opacity: 0.8", "opacity: 1")
        #expect(change.effect == "the image is more opaque" && change.layer == "arc")
    }

    @Test func `another text is reported as another text`() throws {
        let (change, _) = try Self.change("string: Done", "string: Wait")
        #expect(change.effect == "the text differs" && change.layer == "label")
    }

    @Test func `another height of a bounce is found`() throws {
        let (change, _) = try Self.change("0.25: -5", "0.25: -8")
        #expect(change.effect == "the image is moved by up to (0, -3) px")
    }

    @Test func `a blur is found`() throws {
        let (change, _) = try Self.change("opacity: 1\n    blur: 1.5", "opacity: 1")
        #expect(change.effect == "edges are sharper" && change.expected == "1.5")
    }

    @Test func `a new layer is found`() throws {
        let label =
            "  - name: label\n    text: {string: Wait, size: 8}\n"
            + "    stroke: {width: 0.8, paint: black}\n    offset: [0, 15]"
        let (_, sentence) = try Self.change("", label)
        #expect(sentence == "on all frames (0–0.867 s) layer “label” is new")
    }

    @Test func `another period is reported with both periods and both numbers of frames`() throws {
        let (change, _) = try Self.change("period: 1.2", "period: 0.9")
        #expect(change.effect == "there are 27 frames in place of 36")
        #expect(change.expected == "1.2" && change.actual == "0.9")
    }

    @Test func `frames in another order are not reported as a change of the design`() throws {
        let actual = try Self.drawn(Self.dots)
        var sequence = try #require(actual.sequence)
        sequence.frames.swapAt(3, 9)
        let search = DesignCauseSearch(
            try #require(actual.variable),
            expected: sequence,
            actual: try #require(actual.sequence)
        )
        #expect(search.verdict().findings.map(\.name) == ["swapped"])
    }
}
