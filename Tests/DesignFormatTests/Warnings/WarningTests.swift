import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Likely mistakes in valid designs cause warnings at their position, and intended values do not.
@Suite struct WarningTests {
    /// Returns the warnings about a design with the given layers. The first layer is in line 15.
    private func warnings(
        _ layers: String,
        parameters: String = "",
        armed: String = "{}"
    ) throws -> [String] {
        let text = """
            pinwheel: 1
            canvas: {size: [40, 40]}
            parameters:
              unit: {type: number, default: 1}
            \(parameters)
            states:
              idle: {}
              pulling: {}
              armed: \(armed)
              refreshing: {drive: time, period: 1, loop: true}
              finishing: {from: 1, to: 0, duration: 0.3}
            background: {idle: clear, default: clear}
            layers:
              - {circle: {diameter: 1}, scale: $unit, fill: red}
            \(layers)
            """
        let design = try Design(text: text)
        return design.warnings(in: Array(text.utf8), file: "x.yaml").map(\.description)
    }

    /// Returns the warnings about a disc on the right with the given keys.
    private func disc(_ keys: String) throws -> [String] {
        try warnings(
            "  - {group: [{circle: {diameter: 9}, fill: blue, offset: [9, 0]}], \(keys)}"
        )
    }

    @Test(arguments: ["success", "canceling", "noMore"])
    func `a value for a state that the design lacks causes a warning`(state: String) throws {
        let found = try disc("opacity: {\(state): 1, default: 1}")
        #expect(
            found == [
                "x.yaml:15:78: warning: the design has no state “\(state)”; "
                    + "add it to states, or remove it here"
            ]
        )
    }

    @Test func `a jump is reported at the state that begins, with both values and remedies`() throws
    {
        let found = try disc("rotate: {pulling: [0, 90], armed: 120, default: 0}")
        #expect(
            found.first == "x.yaml:15:102: warning: the value jumps from 90 to 120 where “armed” "
                + "follows “pulling”; end “pulling” with 120; declare an intended jump "
                + "by {0: {before: 90, after: 120}}"
        )
        let next = try disc("rotate: {pulling: [0, 90], refreshing: [0, 360]}")
        #expect(next.count == 1)
        #expect(next.first?.contains("begin with “from: current”") ?? false)
    }

    @Test(
        arguments: [
            "rotate: {pulling: [0, 90], armed: 100}",
            "rotate: {pulling: [0, 90], refreshing: 180}",
            "rotate: {pulling: [0, 90], refreshing: [0, 360]}",
            "opacity: {pulling: [0, 0.5], armed: 1, refreshing: 1}",
            // The progress runs backwards, and so does the list.
            "opacity: {finishing: [1, 0], default: 1}",
            "scale: {pulling: [0, 1], refreshing: [1.2, 1, 1.2], finishing: [0, 1.2]}",
            "scale: {pulling: [[0, 1], [1, 1]], armed: {x: 1, y: 1.5}}",
            "offset: {x: {pulling: [0, 4], armed: 6}}",
            "offset: {pulling: [[0, 0], [0, 4]], refreshing: [[0, 6], [0, 4], [0, 6]]}",
            "skew: {pulling: [[0, 0], [20, 0]], armed: {x: 0, y: 0}}",
        ]
    )
    func `visible jumps cause warnings`(keys: String) throws {
        let found = try disc(keys)
        #expect(found.count == 1, "\(found)")
        #expect(found.allSatisfy { $0.contains("jumps") })
    }

    @Test(
        arguments: [
            "rotate: {pulling: [0, 90], armed: 90.5}",
            "rotate: {pulling: [0, 360], refreshing: [0, 360]}",
            "rotate: {pulling: [0, 90]}",
            "rotate: {pulling: [0, 90], refreshing: {onto: current, 0: 0, 1: 360}}",
            "rotate: {pulling: [0, 90], refreshing: {from: current, 1: 450}}",
            "rotate: {pulling: [0, 90], armed: {0: {before: 90, after: 120}}}",
            "rotate: {pulling: 0, armed: 90}",
            // A loop ends where it starts, whatever its last value is.
            "rotate: {refreshing: [0, 90], finishing: [0, 90]}",
            "rotate: {refreshing: [0, 90], finishing: [90, 0]}",
            "opacity: {pulling: [0, 1], armed: 0, refreshing: 0, finishing: 0}",
            "opacity: {armed: 0, refreshing: [1, 0.5, 1], finishing: [0, 1], default: 0}",
            "opacity: {refreshing: 0, default: 1}, rotate: {armed: 90, refreshing: [0, 360]}",
            "scale: {pulling: [0, 1], refreshing: 0, finishing: 0}",
            "offset: {x: {pulling: [0, 4], armed: 4.2}}",
            "offset: {x: {pulling: [0, 4], refreshing: [0, 9], finishing: [0, 9]}}, opacity: "
                + "{refreshing: 0, finishing: 0, default: 1}",
        ]
    )
    func `continuous, intended or invisible changes cause no warnings`(keys: String) throws {
        #expect(try disc(keys) == [])
    }

    @Test(
        arguments: [
            ("circle: {diameter: 20}", 30, true), ("rect: {size: [20, 20]}", 90, true),
            ("rect: {size: [20, 20]}", 45, false), ("rect: {size: [20, 8]}", 180, true),
            ("star: {count: 5, radius: 12, innerRadius: 5}", 72, true),
            ("star: {count: 5, radius: 12, innerRadius: 5}", 36, false),
            ("capsule: {size: [20, 8]}", 90, false),
        ]
    )
    func `a rotation onto a symmetric shape is not a jump`(
        outline: String,
        degrees: Int,
        isSame: Bool
    ) throws {
        let keys = "rotate: {refreshing: [\(degrees), \(degrees + 360)]}"
        let found = try warnings("  - {\(outline), fill: blue, \(keys)}")
        #expect(found.isEmpty == isSame, "\(found)")
    }

    @Test func `jumps that cancel each other out are not reported`() throws {
        let found = try warnings(
            """
              - circle: {diameter: 20}
                trim: {from: {pulling: [0, 0.25], refreshing: [0, 0]}, to: {idle: 0.5, pulling: [0.5, 0.75], refreshing: [0.5, 0.6, 0.5]}}
                rotate: {pulling: 0, refreshing: [90, 450]}
                stroke: {width: 3}
            """
        )
        #expect(!found.contains { $0.contains("jumps") }, "\(found)")
    }

    @Test func `outlines and strokes jump too, and a colour may mark a state`() throws {
        func count(_ keys: String) throws -> Int {
            try warnings("  - {\(keys)}").count { $0.contains("jumps") }
        }
        #expect(try count("circle: {diameter: {pulling: [0, 20], armed: 24}}, fill: red") == 1)
        #expect(try count("circle: {diameter: {pulling: [0, 20], armed: 20}}, fill: red") == 0)
        #expect(
            try count("circle: {diameter: 9}, stroke: {width: {pulling: [1, 2], armed: 4}}") == 1
        )
        let disc = "circle: {diameter: 20}, fill: "
        #expect(try count(disc + "{pulling: [gray, blue], armed: green}") == 0)
        #expect(try count(disc + "{pulling: [gray, blue], refreshing: [red, blue, red]}") == 1)
        #expect(try count(disc + "{pulling: [gray, blue], refreshing: [blue, red, blue]}") == 0)
        let points = "polygon: {points: {pulling: [[[0, 0], [9, 0], [9, 9]]], refreshing: "
        #expect(
            try count(points + "[[[0, 0], [9, 0], [9, 9]], [[0, 0], [9, 3], [9, 9]]]}}, fill: red")
                == 0
        )
        #expect(
            try count(points + "[[[0, 0], [9, 5], [9, 9]], [[0, 0], [9, 3], [9, 9]]]}}, fill: red")
                == 1
        )
    }

    @Test func `per-copy values are compared copy by copy`() throws {
        let values = "[{pulling: [0, 4], armed: 4}, {pulling: [0, 4], armed: 8}]"
        let found = try warnings(
            """
              - repeat:
                  count: 2
                  offset: [9, 0]
                  layers:
                    - {circle: {diameter: 8}, fill: red, offset: {x: 0, y: {each: \(values)}}}
            """
        )
        #expect(found.count == 1)
        #expect(found.first?.contains("from 4 to 8") ?? false, "\(found)")
    }

    @Test func `transitions skip missing states, in all branches of choices`() throws {
        let text = """
            pinwheel: 1
            canvas: {size: [40, 40]}
            parameters:
              way: {type: choice, choices: [even, leaping], default: even}
            states:
              pulling: {}
              success: {drive: time, period: 1}
            layers:
              - circle: {diameter: 20}
                fill: red
                offset: {x: {pulling: [0, 9], success: {$way: {even: [9, 0], leaping: [0, 9]}}}, y: 0}
            """
        let design = try Design(text: text)
        let found = design.warnings(in: Array(text.utf8), file: "x.yaml")
        #expect(
            found.map(\.message) == [
                "the value jumps from 9 to 0 where “success” follows “pulling”"
            ]
        )
    }

    @Test(
        arguments: [
            // (1 + ωt)e^(−ωt) = 0.02 with ω = 4π, at 5.834/ω.
            (
                "scale: {finishing: {0: 0, 1: 1, ease: smooth}}", "after 0.3 s of “finishing”",
                "0.47 s"
            ),
            // One degree of 180: (1 + ωt)e^(−ωt) = 1/180 at 7.318/ω.
            ("rotate: {finishing: {0: 0, 1: 180, ease: smooth}}", "after 0.3 s", "0.59 s"),
            (
                "scale: {pulling: {0: 0, 0.3: 1, ease: smooth}}",
                "after 0.3 of the progress of “pulling”", "0.47 of the progress"
            ),
            (
                "offset: {x: {refreshing: {0s: 0, 0.2s: 9, 0.9s: 0, ease: [smooth, linear]}}}",
                "after 0.2 s", "0.37 s"
            ),
            (
                "scale: {refreshing: {0: 1, 1: 2, ease: {spring: {response: 0.5, damping: 0}}}}",
                "after 1 s", "never settles"
            ),
        ]
    )
    func `the warning about a spring that is cut off has the length that it needs`(
        keys: String,
        end: String,
        needed: String
    ) throws {
        let found = try disc(keys).filter { $0.contains("spring") }
        #expect(found.count == 1, "\(found)")
        #expect(found.allSatisfy { $0.contains(end) && $0.contains(needed) }, "\(found)")
    }

    @Test(
        arguments: [
            "scale: {finishing: {0: 0, 1: 1, ease: {spring: {response: 0.2, damping: 1}}}}",
            "scale: {refreshing: {0: 1, 0.5: 2, 1: 1, ease: smooth}}",
            "scale: {pulling: {0: 0, 1: 1, ease: bouncy}}",
            // An invisible motion may be cut off.
            "rotate: {finishing: {0: 0, 1: 0.5, ease: bouncy}}",
        ]
    )
    func `a spring with enough time causes no warning`(keys: String) throws {
        #expect(try disc(keys).filter { $0.contains("spring") } == [])
    }

    @Test func `a spring in a clock must settle within the clock's period`() throws {
        let keys =
            "scale: {refreshing: {0: 0, 0.5: 1, 1: 0, ease: [smooth, linear]}, default: 0}, clock: {period: "
        #expect(try disc(keys + "0.5}").joined().contains("after 0.25 s of the clock's period"))
        #expect(try disc(keys + "1}") == [])
        let late = "offset: {x: {0s: 0, 0.8s: 9, 1s: 0}, y: 0}, clock: {period: "
        #expect(try disc(late + "1}") == [])
        let found = try disc(late + "0.9}").filter { $0.contains("never reached") }
        #expect(found.count == 1)
        let warning = """
            : warning: the keyframe at 1 s is never reached: the clock's period is 0.9 s; lengthen the \
            period, or move the keyframe earlier
            """
        #expect(found.first?.hasSuffix(warning) == true)
    }

    @Test func `a key after the state's end is reported at its position`() throws {
        let found = try disc("offset: {x: {refreshing: {0s: 0, 0.5s: 9, 1.5s: 0}}}")
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix(
                "x.yaml:15:116: warning: the keyframe at 1.5 s is never reached: “refreshing” lasts 1 s"
            ) ?? false,
            "\(found)"
        )
        // It is enough that one of the states reaches the key.
        let both = "{idle: 0, pulling: 0, armed: 0, default: {0s: 0, 0.9s: 0.2}}"
        #expect(try disc("offset: {x: \(both)}") == [])
        // The first key may be the value of the previous state.
        let current = try disc("offset: {x: {refreshing: {from: current, 0.5s: 9, 1.5s: 0}}}")
        #expect(current.last?.hasPrefix("x.yaml:15:124: ") ?? false, "\(current)")
    }

    @Test(
        arguments: [
            ("[1, 1]", true), ("{pulling: [0.5, 0.5, 0.5], default: 0.5}", true),
            ("{refreshing: {0: 1, 0.5: 1, 1: 1}, default: 1}", true),
            ("[$unit, $unit]", true), ("{onto: current, 0: 0, 1: 0}", true),
            ("[1]", false), ("1", false), ("{0: 1, 0.5: 0.9, 1: 1}", false),
            ("{refreshing: {from: current, 0.5: 1, 1: 1}}", false),
            ("{0: 1, 0.5: {before: 0.5, after: 1}, 1: 1}", false),
        ]
    )
    func `a constant track causes a warning, and one that only looks constant does not`(
        opacity: String,
        isStill: Bool
    ) throws {
        let found = try disc("opacity: \(opacity)").filter { $0.contains("never changes") }
        #expect(found.count == (isStill ? 1 : 0), "\(found)")
    }

    @Test(
        arguments: [
            "opacity: 0", "opacity: {default: 0}", "scale: 0", "scale: [0, 1]", "offset: [60, 0]",
            "offset: {x: {pulling: [60, 70], default: 60}}",
        ]
    )
    func `a layer that is never visible causes a warning`(keys: String) throws {
        let found = try disc(keys)
        #expect(found.count == 1, "\(found)")
        #expect(
            found.first?.hasPrefix("x.yaml:15:5: warning: the layer is never visible; ") ?? false
        )
    }

    @Test(
        arguments: [
            "group: []", "circle: {diameter: 0}, fill: red", "circle: {diameter: 9}, fill: clear",
            "circle: {diameter: 9}, trim: {to: 0}, stroke: {}",
            "circle: {diameter: 9}, stroke: {width: 0}",
            "circle: {diameter: 9}, fill: red, clip: {circle: {diameter: 2}, offset: [9, 0]}",
            "circle: {diameter: 9}, fill: red, mask: {layers: [{circle: {diameter: 2}, fill: clear}]}",
        ]
    )
    func `layers without fill and stroke are never visible`(keys: String) throws {
        let found = try warnings("  - {\(keys)}")
        #expect(
            found.contains { $0.hasPrefix("x.yaml:15:5: warning: the layer is never") },
            "\(found)"
        )
    }

    @Test(
        arguments: [
            "opacity: {0: 0, 0.48: 0, 0.5: 1, 0.52: 0, 1: 0}",
            "offset: {x: {finishing: [0, 60], default: 60}, y: 0}",
            "opacity: $shown", "opacity: {$on: {true: 1, false: 0}}",
            "scale: {armed: {1: 0, 1.5: 1}, default: 0}",
        ]
    )
    func `layers visible for a moment, in one appearance or with one value are visible`(
        keys: String
    ) throws {
        let parameters = """
              shown: {type: number, default: 0, range: [0, 1]}
              on: {type: boolean, default: false}
              hue: {type: color, default: clear}
            """
        let layers = """
              - {circle: {diameter: 9}, fill: red, \(keys)}
              - {circle: {diameter: 9}, fill: {light: clear, dark: red}}
              - {circle: {diameter: 9}, fill: $hue}
              - {circle: {diameter: 9}, fill: red, opacity: $shown, scale: {$on: {true: 1, false: 2}}}
            """
        let found = try warnings(layers, parameters: parameters)
        #expect(!found.contains { $0.contains("never visible") }, "\(found)")
    }

    @Test func `of invisible layers only the outermost is reported`() throws {
        let dot = "{circle: {diameter: 4}, fill: red}"
        let hidden = "{circle: {diameter: 4}, fill: red, opacity: 0}"
        #expect(try warnings("  - {group: [\(dot), \(hidden)], opacity: 0}").count == 1)
        let group = try warnings("  - {group: [\(dot), \(hidden)]}")
        #expect(group.map { $0.prefix(13) } == ["x.yaml:15:50:"], "\(group)")
        let copies = try warnings(
            "  - repeat: {count: 3, offset: [4, 0], layers: [\(dot), \(hidden)]}"
        )
        #expect(copies.count == 1, "\(copies)")
        let mask = "{layers: [\(dot), \(hidden)]}"
        #expect(try warnings("  - {group: [\(dot)], mask: \(mask)}").count == 1)
    }

    @Test func `an unused parameter is reported at its name`() throws {
        let found = try warnings("", parameters: "  spare: {type: color, default: red}")
        #expect(
            found == [
                "x.yaml:5:3: warning: the parameter is not used; "
                    + "use $spare as a value, or remove the parameter"
            ]
        )
        let used = "  - {circle: {diameter: 9}, fill: {$on: {true: $hue, false: red}}}"
        let both = "  hue: {type: color, default: blue}\n  on: {type: boolean, default: false}"
        #expect(try warnings(used, parameters: both) == [])
    }

    @Test func `built-in designs and the design of every key cause no wrong warnings`() throws {
        let designs = BuiltInDesigns.names.compactMap(BuiltInDesigns.design(named:))
        #expect(designs.flatMap(\.warnings) == [])
    }

    @Test func `each kind of warning has a name and a line in the reference`() {
        #expect(Set(WarningKind.all.map(\.name)).count == 12 && WarningKind.all.count == 12)
        #expect(WarningKind.all.allSatisfy { $0.summary.hasSuffix(".") })
    }
}
