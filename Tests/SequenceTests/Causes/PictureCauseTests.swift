import Comparison
import DesignFormat
import Indicators
import Testing

/// Causes that are found from the images alone, without the design.
struct PictureCauseTests {
    private static func sequence(_ layers: String) throws -> FrameSequence {
        let text = """
            pinwheel: 1
            name: sample
            canvas: {size: [60, 60]}
            background: white
            states: {refreshing: {drive: time, period: 1, loop: true}}
            layers:
            \(layers)
            """
        let state = DrawnState(
            design: try Design(yaml: Array(text.utf8), name: "sample", file: "sample.yaml"),
            state: .refreshing,
            environment: .standard
        )
        return try #require(state.sequence)
    }

    private static func verdict(_ old: String, _ new: String) throws -> SequenceVerdict {
        SequenceVerdict(expected: try sequence(old), actual: try sequence(new))
    }

    private static func dots(_ diameter: Int, delay: Double = 0.12) -> String {
        """
          - repeat:
              count: 3
              offset: [18, 0]
              delay: \(delay)
              layers:
                - circle: {diameter: \(diameter)}
                  fill: indigo
                  offset: {x: 0, y: {0: 8, 0.25: -8, 0.5: 8, 1: 8}}
            offset: [-18, 0]
        """
    }

    private static func arc(_ sweep: Int, opacity: Double = 1) -> String {
        """
          - arc: {radius: 20, start: 0, sweep: \(sweep)}
            stroke: {width: 4, paint: red}
            rotate: [0, 360]
            opacity: \(opacity)
        """
    }

    @Test func `larger dots are not reported as thicker lines`() throws {
        let finding = try #require(Self.verdict(Self.dots(10), Self.dots(12)).only)
        guard case .enlarged(let pixels) = finding.kind else {
            Issue.record("\(finding.sentence)")
            return
        }
        #expect(abs(pixels - 2) < 0.4)
        #expect(finding.sentence.contains("shapes are larger by about "))
    }

    @Test func `a longer or shorter arc is not reported as a rotation`() throws {
        #expect(try Self.verdict(Self.arc(90), Self.arc(126)).only?.name == "lengthened")
        #expect(try Self.verdict(Self.arc(126), Self.arc(90)).only?.name == "shortened")
    }

    @Test func `another delay of some dots is not reported as a lag of all`() throws {
        let findings = try Self.verdict(Self.dots(10), Self.dots(10, delay: 0.1)).findings
        #expect(!findings.contains { $0.name == "late" }, "\(findings.map(\.sentence))")
    }

    @Test func `another opacity over an opaque background is not another colour`() throws {
        let finding = try #require(Self.verdict(Self.arc(90), Self.arc(90, opacity: 0.8)).only)
        guard case .faded(let factor, true) = finding.kind else {
            Issue.record("\(finding.sentence)")
            return
        }
        #expect(abs(factor - 0.8) < 0.02)
    }

    @Test func `a shape that appears or vanishes is neither a motion nor a fade`() throws {
        let both = Self.arc(90) + "\n  - circle: {diameter: 8}\n    fill: blue"
        #expect(try Self.verdict(Self.arc(90), both).only?.name == "added")
        #expect(try Self.verdict(both, Self.arc(90)).only?.name == "removed")
    }
}
