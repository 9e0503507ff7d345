import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// A used design draws what a group of its layers would draw.
@Suite struct ComponentTests {
    private static let dots = UsingDesign.file(
        """
          - repeat:
              count: $count
              angle: 60
              phase: 0.1
              layers:
                - circle: {diameter: 2}
                  offset: [4, 0]
                  fill: {pulling: [$tint, blue], finishing: green}
                  clock: {period: 0.7}
                  scale: {refreshing: [0.5, 1], armed: {onto: current, 0: 0, 1: 1}}
          - rect: {size: [2, 2]}
            rotate: {finishing: [0, 90], default: {0: 0, 1: 45}}
            anchor: bottom
            fill: {linear: [$tint, clear]}
        """,
        parameters: """
            tint: {type: color, default: gray}, \
            count: {type: integer, default: 2}
            """
    )

    private static func using(_ layer: String) -> UsingDesign {
        UsingDesign(
            layers: "  - \(layer)",
            parameters: """
                parameters:
                  accent: {type: choice, choices: [red, indigo], default: red}
                  n: {type: integer, default: 3, range: [1, 6]}
                """,
            texts: ["parts/dots.yaml": dots]
        )
    }

    /// Returns a design with the same layers written in place.
    private static func inlined(tint: String, count: String, _ rest: String) throws -> Design {
        let layers = dots.split(separator: "\n").drop { $0 != "layers:" }.dropFirst()
        let text = layers.map { "    \($0)" }.joined(separator: "\n")
            .replacing("$tint", with: tint).replacing("$count", with: count)
        let group = "group:\n\(text)\n    \(rest)"
        return try using(group).design()
    }

    private static let rests = [
        "", "offset: [3, 1]", "opacity: 0.5", "rotate: [0, 90]", "scale: {x: 2, y: 1}",
        "blend: multiply", "clip: {circle: {diameter: 6}}", "clock: {period: 0.3, delay: 0.1}",
        "mask: {layers: [{circle: {diameter: 4}, fill: black}]}", "blur: 1",
        "rotateX: 30, perspective: 50", "anchor: topLeading, rotate: 10",
    ]

    @Test(arguments: rests)
    func `a used design is drawn as a group of its layers`(rest: String) throws {
        let with = "with: {tint: $accent, count: $n}"
        let lines = rest.isEmpty ? [] : rest.split(separator: /, (?=[a-z]+:)(?![^{]*})/)
        let tail = lines.map { "\n    \($0)" }.joined()
        let design = try Self.using("use: parts/dots.yaml\n    \(with)\(tail)").design()
        let same = try Self.inlined(tint: "$accent", count: "$n", String(tail.dropFirst(5)))
        #expect(design.states == same.states)
        for state in StateName.allCases {
            for position in [0, 0.3, 0.5, 1].flatMap({ [Moment.Position.progress($0), .time($0)] })
            {
                let moment = Moment(state: state, position: position)
                #expect(
                    design.scene(at: moment, in: .standard)
                        == same.scene(at: moment, in: .standard)
                )
            }
        }
        #expect(design.layerCount == same.layerCount)
        #expect(
            design.layerLabels.map(\.text) == [
                "use", "use/repeat", "use/repeat/circle", "use/rect",
            ]
        )
    }

    @Test func `parameters of the outer design are passed on, in all kinds`() throws {
        let design = try Self.using("{use: parts/dots.yaml, with: {tint: $accent, count: $n}}")
            .design().overriding([("accent", "indigo"), ("n", "5")])
        let same = try Self.inlined(tint: "indigo", count: "5", "")
        #expect(design.scene(.pulling, progress: 0) == same.scene(.pulling, progress: 0))
        let choice = "{$accent: {red: 1, indigo: 4}}"
        let chosen = try Self.using("{use: parts/dots.yaml, with: {count: \(choice)}}").design()
        for (word, count) in [("red", "1"), ("indigo", "4")] {
            let one = try chosen.overriding([("accent", word)])
            let other = try Self.inlined(tint: "gray", count: count, "")
            #expect(one.scene(.pulling, progress: 0.5) == other.scene(.pulling, progress: 0.5))
        }
    }

    @Test func `anchors of a used design and in it refer to its own canvas`() throws {
        let inner = UsingDesign.file(
            "  - {group: [{circle: {diameter: 2}, fill: red}], rotate: 90, anchor: topLeading}",
            canvas: "[8, 4]"
        )
        var using = UsingDesign(layers: "  - use: a.yaml", texts: ["a.yaml": inner])
        // A quarter turn about (−4, −2) moves the centre to (−4 − 2, −2 + 4).
        let plain = try using.design().scene(.pulling, progress: 0)
        #expect(plain.shapes[0].transform.origin == Point(x: 10 - 6, y: 5 + 2))
        using.layers = "  - {use: a.yaml, anchor: bottomTrailing, rotate: 180, offset: [1, 0]}"
        let turned = try using.design().scene(.pulling, progress: 0).shapes[0].transform.origin
        // Half a turn about (4, 2) moves (−6, 2) to (14, 2).
        #expect(isClose(turned.x, 10 + 14 + 1) && isClose(turned.y, 5 + 2))
    }

    @Test func `paths in a used design are relative to its file`() throws {
        let icon = Image(width: 1, height: 1, pixels: [7, 7, 7, 255])
        let using = UsingDesign(
            layers: "  - use: cards/card.yaml\n  - use: arc",
            texts: [
                "cards/card.yaml": UsingDesign.file(
                    """
                      - use: ../dot.yaml
                      - use: small/pin.yaml
                      - image: {file: ../icon.png}
                    """
                ),
                "dot.yaml": UsingDesign.file("  - {circle: {diameter: 3}, fill: red}"),
                "cards/small/pin.yaml": UsingDesign.file("  - image: {file: pin.png}"),
            ],
            images: ["icon.png": icon, "cards/small/pin.png": Samples.dot]
        )
        let design = try using.design()
        #expect(
            design.assets == [
                "cards/card.yaml", "cards/small/pin.png", "cards/small/pin.yaml", "dot.yaml",
                "icon.png",
            ]
        )
        let paints = design.scene(.pulling, progress: 1).shapes.map(\.paint)
        let rect = Rect(x: -0.5, y: -0.5, width: 1, height: 1)
        #expect(paints[1] == .image(Samples.dot, rect: rect))
        #expect(paints[2] == .image(icon, rect: rect))
        #expect(try using.design(of: design.yaml()) == design)
    }

    @Test func `the default period of a loop includes the clocks of used designs`() throws {
        let inner = UsingDesign.file(
            "  - {circle: {diameter: 2}, fill: red, opacity: [0, 1], clock: {period: 0.6}}"
        )
        let text = """
            pinwheel: 1
            canvas: {size: [20, 10]}
            states: {refreshing: {drive: time, loop: true}}
            layers:
              - {use: a.yaml}
              - {circle: {diameter: 2}, fill: red, opacity: [0, 1], clock: {period: 0.8}}
            """
        let design = try UsingDesign(layers: "", texts: ["a.yaml": inner]).design(of: text)
        #expect(design.states[0].period == 2.4)
    }

    @Test func `a used design round-trips, and equals only a design from the same file`() throws {
        let using = Self.using(
            """
            name: ring
                use: parts/dots.yaml
                with: {tint: {$accent: {red: "#123456", indigo: blue}}, count: $n}
                offset: [1, 0]
            """
        )
        let design = try using.design()
        let text = design.yaml()
        #expect(
            text.hasSuffix(
                """
                  - name: ring
                    use: parts/dots.yaml
                    with: {tint: {$accent: {red: "#123456", indigo: blue}}, count: $n}
                    offset: [1, 0]

                """
            )
        )
        #expect(try using.design(of: text) == design)
        var changed = using
        changed.texts["parts/dots.yaml"]? = Self.dots.replacing("diameter: 2", with: "diameter: 3")
        #expect(try changed.design() != design)
        let wide = try design.overriding([("n", "5")])
        let saved = try #require(wide.text(from: Array(using.text.utf8)))
        #expect(saved.contains("default: 5,") && saved.contains("use: parts/dots.yaml"))
    }

    @Test func `a choice parameter selects the design that is used`() throws {
        let small = UsingDesign.file(
            "  - {circle: {diameter: $size}, fill: red}",
            parameters: "size: {type: number, default: 1}"
        )
        let large = small.replacing("circle: {diameter: $size}", with: "rect: {size: [$size, 3]}")
        var using = UsingDesign(
            layers: "  - {use: $kind, with: {size: 4}}",
            parameters:
                "parameters: {kind: {type: choice, choices: [a.yaml, b.yaml], default: a.yaml}}",
            texts: ["a.yaml": small, "b.yaml": large]
        )
        let design = try using.design()
        #expect(design.assets == ["a.yaml", "b.yaml"])
        let other = try design.overriding([("kind", "b.yaml")])
        #expect(design.scene(.pulling, progress: 0) != other.scene(.pulling, progress: 0))
        #expect(try using.design(of: design.yaml()) == design)
        using.texts["b.yaml"] = large.replacing("size: {type", with: "length: {type")
            .replacing("$size", with: "$length")
        #expect(
            using.problems == [
                "x.yaml:10:31: the design “b” has no parameter “size”; allowed: length"
            ]
        )
    }

    @Test func `a design in Swift uses other designs as values`() throws {
        let dots = try #require(BuiltInDesigns.design(named: "spokes"))
        let design = try Design("card", canvas: 40, parameters: [.color("accent", default: .red)]) {
            Component(
                UsedDesign(dots.model, from: "spokes"),
                with: ["tint": .parameter("accent"), "size": .constant(.choice("large"))]
            )
            .named("wheel")
            .offset(x: 4)
        }
        let text = design.yaml()
        #expect(text.contains("use: spokes\n    with: {tint: $accent, size: large}"))
        #expect(try Design(yaml: Array(text.utf8), name: "card", file: "card.yaml") == design)
        #expect(design.assets == [])
        func problem(_ values: KeyValuePairs<String, Setting<ParameterValue>>) -> String? {
            let layer = Component(UsedDesign(dots.model, from: "spokes"), with: values).layer
            let model = DesignModel(name: "x", canvas: 9, layers: .constant([.constant(layer)]))
            do {
                _ = try Design(model)
                return nil
            } catch {
                return error.problems.first?.description
            }
        }
        #expect(
            problem(["tnt": true]) == "layers[0].with.tnt: the design “spokes” has no parameter "
                + "“tnt”; did you mean “tint”?"
        )
        #expect(
            problem(["tint": 3])
                == "layers[0].with.tint: “3” is not allowed for the type “color”"
        )
        #expect(
            problem(["size": 3])
                == "layers[0].with.size: expected one of medium, large, found “3”"
        )
    }
}
