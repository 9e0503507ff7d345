import DesignFormat
import Indicators
import MotionLint
import TestSupport
import Testing

/// Each rule finds its mistake in a small design, and nothing in a correct one.
@Suite struct MotionRuleTests {
    private static func findings(_ text: String, fps: Double? = nil) throws -> [MotionFinding] {
        try RenderedDesign(of: Design(text: text), fps: fps, palette: .ios18, threads: 1).findings
    }

    /// A design with a dot that turns once in each period.
    private static func dot(
        states: String = "refreshing: {drive: time, period: 1, loop: true}",
        turn: String = "{refreshing: [0, 360]}",
        more: String = "{}"
    ) -> String {
        """
        pinwheel: 1
        canvas: {size: [40, 40]}
        states: {\(states)}
        layers:
          - group:
              - circle: {diameter: 6}
                offset: [0, -12]
                fill: "#C06000"
                opacity: \(more)
            rotate: \(turn)
        """
    }

    @Test func `a dot that turns evenly has no findings`() throws {
        #expect(try Self.findings(Self.dot(more: "1"), fps: 60) == [])
    }

    @Test func `a period that is no whole number of frames is found with a period that is`() throws
    {
        let states = "refreshing: {drive: time, period: 0.77, loop: true}"
        let found = try Self.findings(Self.dot(states: states, more: "1"), fps: 30)
        #expect(found.map(\.rule) == ["uneven"])
        #expect(abs((found[0].value ?? 0) - 23.1) < 1e-9)
        #expect(found[0].cure.contains("0.767 s"))
        #expect(try Self.findings(Self.dot(states: states, more: "1")).isEmpty)
    }

    @Test func `a last frame that equals the first is found`() throws {
        // 60 frames from 0 to 360 degrees, of which the last has 360 degrees.
        let turn = "{refreshing: {0: 0, 0.98333333: 360, 1: 366.1}}"
        let found = try Self.findings(Self.dot(turn: turn, more: "1"))
        #expect(found.map(\.rule).contains("repeated-end"))
        #expect(found.first { $0.rule == "repeated-end" }?.frame == 59)
    }

    @Test func `a loop that jumps where it repeats is found with its factor`() throws {
        let found = try Self.findings(Self.dot(turn: "{refreshing: [0, 300]}", more: "1"))
        let seam = try #require(found.first { $0.rule == "seam" })
        #expect(seam.sequence == "refreshing")
        #expect((seam.value ?? 0) > 2)
    }

    @Test func `a drawing at the edge of the canvas is found`() throws {
        let text = Self.dot(more: "1").replacing("[0, -12]", with: "[0, -19]")
        let found = try Self.findings(text)
        #expect(found.map(\.rule) == ["border"])
        #expect((found[0].value ?? 0) > 50)
    }

    @Test func `a state in which nothing is visible is found`() throws {
        #expect(try Self.findings(Self.dot(more: "0")).map(\.rule).contains("blank"))
    }

    @Test func `frames that are all equal are found`() throws {
        let found = try Self.findings(Self.dot(turn: "45", more: "1"))
        #expect(found.map(\.rule) == ["still"])
        #expect(found[0].value == 60)
    }

    @Test func `an ending that leaves the indicator visible is found`() throws {
        let states = """
            idle: {frames: 1}, refreshing: {drive: time, period: 1, loop: true}, \
            finishing: {drive: progress, from: 1, to: 0, duration: 0.5}
            """
        let opaque = "{idle: 0, refreshing: 1, finishing: {0: 0.9, 1: 1}}"
        let found = try Self.findings(Self.dot(states: states, more: opaque))
        #expect(found.map(\.rule) == ["visible-end"])
        let clear = "{idle: 0, refreshing: 1, finishing: {0: 0, 1: 1}}"
        #expect(try Self.findings(Self.dot(states: states, more: clear)).isEmpty)
    }

    @Test func `a light colour has too little contrast on white only`() throws {
        let text = Self.dot(more: "1").replacing("#C06000", with: "#E0E0E0")
        let found = try Self.findings(text)
        #expect(found.map(\.rule) == ["contrast"])
        #expect(found[0].reason.contains("light appearance is 1.32:1 on white"))
    }

    @Test func `an idle state that shows what the pull brings in is found`() throws {
        let states = """
            idle: {frames: 1}, pulling: {drive: progress, frames: 4}, \
            refreshing: {drive: time, period: 1, loop: true}
            """
        let found = try Self.findings(
            Self.dot(states: states, more: "{pulling: [0, 1], default: 1}")
        )
        #expect(found.map(\.rule) == ["visible-idle"])
        let correct = Self.dot(states: states, more: "{idle: 0, pulling: [0, 1], default: 1}")
        #expect(try Self.findings(correct) == [])
    }

    @Test func `a state that jumps when the loop is left in the middle is found`() throws {
        let states = """
            refreshing: {drive: time, period: 1, loop: true}, \
            finishing: {drive: progress, from: 1, to: 0, duration: 0.3}
            """
        let fading = "{finishing: [0, 1], default: 1}"
        let found = try Self.findings(
            Self.dot(states: states, turn: "{refreshing: [0, 360], default: 0}", more: fading)
        )
        let exit = try #require(found.first { $0.rule == "exit" })
        #expect(exit.sequence == "finishing" && exit.frame == 0)
        let correct = Self.dot(states: states, turn: "{refreshing: [0, 360]}", more: fading)
        #expect(try Self.findings(correct) == [])
    }
}
