import DesignFormat
import Indicators
import TestSupport
import Testing

/// Warnings about likely mistakes in copies, loops, and keys that depend on other keys.
@Suite struct TimeWarningTests {
    /// Returns the warnings about a design with the given layers, by kind.
    private func warnings(
        _ layer: String,
        idle: Bool = true,
        refreshing: String = "{drive: time, period: 1, loop: true}",
        finishing: Bool = true
    ) throws -> [String] {
        let text = """
            pinwheel: 1
            canvas: {size: [48, 48]}
            states:
            \(idle ? "  idle: {}" : "")
              pulling: {}
              refreshing: \(refreshing)
            \(finishing ? "  finishing: {from: 1, to: 0, duration: 0.3}" : "")
            layers:
              - {\(layer)}
            """
        return try Design(text: text).warnings.map { "\($0.kind) \($0.path)" }
    }

    private func copies(_ lag: String, _ opacity: String) -> String {
        "repeat: {count: 4, angle: 90, \(lag), layers: [{circle: {diameter: 9}, offset: [9, 0], "
            + "fill: red, opacity: \(opacity)}]}"
    }

    @Test func `a delayed copy jumps where the first copy does not`() throws {
        let wave = "{refreshing: [1, 0.2, 1], default: 1}"
        let path = "jump layers[0].repeat.layers[0].opacity"
        #expect(try warnings(copies("angle: 0", wave).replacing("angle: 0, ", with: "")) == [])
        for lag in ["delay: 0.2", "phase: 0.25", "delay: [0, 0, 0, 0.3]"] {
            let found = try warnings(copies(lag, wave))
            #expect(found == ["\(path).refreshing", "\(path).default"], "\(found)")
        }
        // A delay of a full period has no effect.
        #expect(try warnings(copies("phase: 1", wave)) == [])
        let pulled = try warnings(copies("phase: 0.2", "{pulling: [0, 1], default: 1}"))
        #expect(pulled.contains("\(path).default"), "\(pulled)")
    }

    @Test(
        arguments: ["from: current, 0.5: 18, 1: 9", "onto: current, 0: 0, 0.5: 9, 1: 0"]
    )
    func `a delayed copy jumps although the first continues from the previous state`(course: String)
        throws
    {
        let x = "{pulling: [0, 9], refreshing: {\(course)}, finishing: [0, 9]}"
        func layer(_ lag: String) -> String {
            copies(lag, "1").replacing("offset: [9, 0]", with: "offset: {x: \(x), y: 9}")
        }
        #expect(try warnings(layer("angle: 0").replacing("angle: 0, ", with: "")) == [])
        let path = "jump layers[0].repeat.layers[0].offset.x.refreshing"
        let found = try warnings(layer("delay: 0.2"))
        #expect(found.contains(path), "\(found)")
    }

    @Test func `a warning about very long values leaves them out`() throws {
        let text = """
            pinwheel: 1
            canvas: {size: [48, 48]}
            states: {pulling: {}, refreshing: {drive: time, period: 1, loop: true}}
            layers:
              - path: {data: {pulling: "M-10 0 H10 V5 Z", refreshing: ["M-10 9 L10 3 L5 5 Z", "M-10 0 H10 V5 Z"]}}
                fill: red
            """
        let found = try #require(Design(text: text).warnings.first { $0.kind == "jump" })
        #expect(found.message == "the value jumps where “refreshing” follows “pulling”")
        #expect(found.hint.contains("{0: {before: …, after: …}}"), "\(found.hint)")
    }

    @Test func `copies that start one by one in a loop's intro do not jump`() throws {
        let hop = "{0: 1, 0.5: 0.2, 1: 1}"
        let opacity =
            "{refreshing: {intro: \(hop), loop: \(hop)}, finishing: {from: current, 0.75: 1}, "
            + "default: 1}"
        let timeline = "{drive: time, intro: 1, period: 1, loop: true}"
        #expect(try warnings(copies("phase: 0.25", opacity), refreshing: timeline) == [])
    }

    @Test func `a spring in a delayed copy is cut off earlier`() throws {
        let scale = "{refreshing: {0s: 0.5, 1s: 1, ease: smooth}, default: 0.5}"
        let once = "{drive: time, period: 1}"
        let layer = copies("delay: 0.3", "1").replacing("opacity: 1", with: "scale: \(scale)")
        let found = try warnings(layer, refreshing: once, finishing: false)
        #expect(found.contains { $0.hasPrefix("cut-spring") }, "\(found)")
        // The last copy has not started when the state ends.
        let latest = layer.replacing("delay: 0.3", with: "delay: 0.4")
        let begun = try warnings(latest, refreshing: once, finishing: false)
        #expect(begun.contains { $0.hasPrefix("cut-spring") }, "\(begun)")
        let together = layer.replacing("delay: 0.3", with: "delay: 0")
        #expect(try warnings(together, refreshing: once, finishing: false) == [])
    }

    @Test(
        arguments: [
            ("{pulling: [0, 90], refreshing: {from: current, 1: 300}}", "", true),
            ("{pulling: [0, 90], refreshing: {from: current, 0.5s: 300}}", "", true),
            ("{pulling: [0, 90], refreshing: {from: current, 1: 450}}", "", false),
            ("{pulling: [0, 90], refreshing: {from: current, 0.5: 20, 1: 90}}", "", false),
            ("{pulling: [0, 90], refreshing: {onto: current, 0: 0, 1: 360}}", "", false),
            ("{pulling: [0, 90], refreshing: {from: current, 1: 300}}", "{period: 0.5}", true),
            (
                "{pulling: [0, 90], refreshing: {from: current, 1: 300}}",
                "{period: 0.5, alternate: true}", false
            ),
            ("{pulling: [0, 90], finishing: {from: current, 0: 300}}", "", false),
        ]
    )
    func `a loop that starts at the previous value but does not return to it snaps back`(
        rotate: String,
        clock: String,
        snaps: Bool
    ) throws {
        let by = clock.isEmpty ? "" : ", clock: \(clock)"
        let found = try warnings("rect: {size: [30, 6]}, fill: red, rotate: \(rotate)\(by)")
        let expected = snaps ? ["restart layers[0].rotate.refreshing"] : []
        #expect(found.filter { $0.hasPrefix("restart") } == expected, "\(found)")
    }

    @Test func `a value that is taken over in the intro does not snap back`() throws {
        let rotate =
            "{pulling: [0, 90], refreshing: {intro: {from: current, 1: 300}, loop: [300, 660]}}"
        let layer = "rect: {size: [30, 6]}, fill: red, rotate: \(rotate)"
        let timeline = "{drive: time, intro: 1, period: 1, loop: true}"
        let found = try warnings(layer, refreshing: timeline)
        #expect(!found.contains { $0.hasPrefix("restart") }, "\(found)")
    }

    @Test(
        arguments: [
            ("{refreshing: {intro: [0, 45], loop: [90, 450]}}", true),
            ("{refreshing: {intro: [0, 90], loop: [90, 450]}}", false),
            // Without an intro of its own, the value waits for the loop.
            ("{refreshing: [0, 90]}", false),
            ("{refreshing: {intro: [0, 45], loop: {0: {before: 45, after: 90}, 1: 90}}}", false),
        ]
    )
    func `a loop that does not begin with the last value of its intro jumps`(
        rotate: String,
        jumps: Bool
    )
        throws
    {
        let found = try warnings(
            "rect: {size: [30, 6]}, fill: red, rotate: \(rotate)",
            idle: false,
            refreshing: "{drive: time, intro: 1, period: 1, loop: true}",
            finishing: false
        )
        let seams = found.filter { $0.hasPrefix("seam") }
        #expect(seams == (jumps ? ["seam layers[0].rotate.refreshing"] : []), "\(found)")
    }

    @Test(
        arguments: [
            ("{period: 0.4}", true), ("{period: 0.25}", false), ("{period: 0.1}", false),
            ("{period: 0.5, alternate: true}", false), ("{period: 1, alternate: true}", true),
            ("{period: 0.4, times: 1}", false),
        ]
    )
    func `a loop that ends within a clock's period jumps`(clock: String, jumps: Bool) throws {
        let found = try warnings(
            "rect: {size: [30, 6]}, fill: red, rotate: {refreshing: [0, 100]}, clock: \(clock)",
            idle: false,
            finishing: false
        )
        let seams = found.filter { $0.hasPrefix("seam") }
        #expect(seams == (jumps ? ["seam layers[0].rotate.refreshing"] : []), "\(found)")
    }

    @Test(
        arguments: [("[0.4, 0.5, 0.3]", true), ("[0.911, 0.997, 0.991]", false)]
    )
    func `a warning about cut clocks suggests a longer loop only if one would fit`(
        periods: String,
        jumps: Bool
    ) throws {
        let ball = "circle: {diameter: 9}, fill: red, opacity: {refreshing: [1, 0.2]}"
        let found = try warnings(
            "repeat: {count: 3, layers: [{\(ball), clock: {period: {each: \(periods)}}}]}",
            idle: false,
            finishing: false
        )
        #expect(found.contains { $0.hasPrefix("seam") } == jumps, "\(found)")
    }

    @Test(
        arguments: [
            ("\(copied), order: center", "repeat.order"),
            ("\(copied), order: center, delay: [0, 0.1, 0.2, 0.3]", "repeat.order"),
            ("\(copied), phase: 0.25, order: center", ""),
            ("\(copied), phase: 0.25, seed: 3", "repeat.seed"),
            ("\(copied), phase: 0.25, order: random, seed: 3", ""),
            ("repeat: {count: 4, layers: [{\(disc)}], delay: 0.1", "repeat.delay"),
            ("repeat: {count: 4, layers: [{\(disc)}], phase: 0.1", "repeat.phase"),
            ("group: [{\(disc)}], perspective: 90", "perspective"),
            ("group: [{\(disc)}], perspective: 90, rotateY: 30", ""),
            ("group: [{\(disc)}], anchor: top", "anchor"),
            ("group: [{\(disc)}], anchor: top, scale: 0.9", ""),
            ("circle: {diameter: 9}, stroke: {dashPhase: 3}", "stroke.dashPhase"),
            ("circle: {diameter: 9}, stroke: {dash: [3, 1], dashPhase: 3}", ""),
            ("circle: {diameter: 9}, stroke: {join: round, miterLimit: 3}", "stroke.miterLimit"),
            ("\(disc), clock: {period: 0.5}", "clock"),
            ("\(disc), rotate: {refreshing: [0, 360]}, clock: {period: 0.5}", ""),
        ]
    )
    func `a key without effect causes a warning`(layer: String, path: String) throws {
        let closed = layer.hasPrefix("repeat") ? layer + "}" : layer
        let found = try warnings(closed).filter { $0.hasPrefix("no-effect") }
        #expect(found == (path.isEmpty ? [] : ["no-effect layers[0].\(path)"]))
    }

    private static let disc = "circle: {diameter: 9}, fill: red"
    private static let copied =
        "repeat: {count: 4, angle: 90, layers: [{\(disc), offset: [9, 0], opacity: {pulling: [0, 1]}}]"

    @Test func `the first state has no previous state to continue from`() throws {
        func found(_ value: String, idle: Bool, finishing: Bool) throws -> [String] {
            try warnings(
                "\(Self.disc), offset: {x: \(value), y: 0}",
                idle: idle,
                finishing: finishing
            )
            .filter { $0.hasPrefix("no-effect") }
        }
        let pulling = "{pulling: {from: current, 1: 9}}"
        #expect(
            try found(pulling, idle: false, finishing: true) == [
                "no-effect layers[0].offset.x.pulling"
            ]
        )
        #expect(try found(pulling, idle: true, finishing: true) == [])
        let idle = "{idle: {onto: current, 0: 1}}"
        #expect(
            try found(idle, idle: true, finishing: false) == ["no-effect layers[0].offset.x.idle"]
        )
        // After a pull the indicator returns to rest.
        #expect(try found(idle, idle: true, finishing: true) == [])
    }

    @Test(
        arguments: [
            ("offset: {x: 0, y: {each: [1, 2, 3]}}", "offset.y.each"),
            ("offset: {x: 0, y: {each: [1, 2, 3, 4, 5]}}", "offset.y.each"),
            ("offset: {x: 0, y: {each: [1, 2]}}", ""),
            ("offset: {x: 0, y: {each: [1, 2, 3, 4]}}", ""),
            (
                "rotate: {refreshing: [0, 9]}, clock: {period: {each: [1, 2, 3]}}",
                "clock.period.each"
            ),
        ]
    )
    func `a per-copy list needs a value for each copy, or a repetition`(keys: String, path: String)
        throws
    {
        let layer = "repeat: {count: 4, angle: 90, layers: [{\(Self.disc), \(keys)}]}"
        let found = try warnings(layer).filter { $0.hasPrefix("uneven-list") }
        #expect(found == (path.isEmpty ? [] : ["uneven-list layers[0].repeat.layers[0].\(path)"]))
    }

    @Test(arguments: [(1, true), (2, false), (3, false), (5, false)])
    func `a per-copy list of two values alternates`(copies: Int, isTold: Bool) throws {
        let layer = "repeat: {count: \(copies), angle: 9, layers: [{\(Self.disc), "
        let found = try warnings(layer + "offset: {x: 0, y: {each: [1, 2]}}}]}")
        #expect(found.contains { $0.hasPrefix("uneven-list") } == isTold)
    }

    @Test func `a per-copy list of delays may repeat`() throws {
        let opacity = "{pulling: [0, 1], refreshing: 1}"
        let found = try warnings(copies("delay: [0, 0.1, 0.2]", opacity))
        #expect(found.contains("uneven-list layers[0].repeat.delay"), "\(found)")
    }
}
