import Base
import DesignFormat
import Foundation
import Indicators
import Raster
import TestSupport
import Testing

/// Each notation has one meaning: tables of the notations of values with two or more numbers.
@Suite struct WritingRulesTests {
    private static let parameters = """
        parameters:
          a: {type: number, default: 3}
          b: {type: boolean, default: true}
          p: {type: choice, choices: [top, bottom], default: top}
        """

    private func layer(_ keys: String) throws -> Layer {
        let text = Samples.design(layers: "  - {\(keys)}", parameters: Self.parameters)
        let design = try Design(text: text)
        // The written design round-trips.
        #expect(try Design(text: design.yaml()) == design, "\(design.yaml())")
        #expect(try SchemaCheck(json: FormatSchema.design.json()).failure(of: plain(text)) == nil)
        return try #require(design.model.layers.constant?.first?.constant)
    }

    private func problem(_ keys: String) -> String {
        let text = Samples.design(layers: "  - {\(keys)}", parameters: Self.parameters)
        do {
            _ = try Design(text: text)
            return ""
        } catch {
            #expect(error.problems.count == 1, "\(error)")
            return "\(error)"
        }
    }

    /// Converts a file's values to the types of JSON.
    private func plain(_ text: String) throws -> Any {
        func convert(_ node: YAMLNode) -> Any {
            if let entries = node.entries {
                return Dictionary(entries.map { ($0.key, convert($0.value)) }) { first, _ in first }
            }
            if let items = node.items { return items.map(convert) }
            let word = node.plainText ?? node.text ?? ""
            if word == "true" || word == "false" { return word == "true" }
            return Int(word).map { $0 as Any } ?? Double(word).map { $0 as Any } ?? word
        }
        let log = ProblemLog(file: "x.yaml")
        return convert(try #require(YAMLFile.root(of: Array(text.utf8), log: log)))
    }

    private static func keyframes<Value>(_ values: Value...) -> Driven<Value> {
        .track(AnimationTrack(evenly: values.map { .constant($0) }))
    }

    private static let pairTable: [(String, DrivenPair)] = [
        ("[4, 0]", DrivenPair(4, 0)),
        ("[$a, 0]", DrivenPair(.parameter("a"), 0)),
        ("{x: 4, y: 0}", .axes(x: 4, y: 0)),
        ("{x: 4}", .axes(x: 4, y: nil)),
        ("{x: [0, 10], y: 4}", .axes(x: [0, 10], y: 4)),
        ("{x: {pulling: [0, 10]}, y: 4}", .axes(x: .by(pulling: [0, 10]), y: 4)),
        ("[[0, 0], [0, 10]]", .joint(keyframes(Pair(0, 0), Pair(0, 10)))),
        ("[{x: 0, y: 0}, [0, 10]]", .joint(keyframes(Pair(0, 0), Pair(0, 10)))),
        ("{default: [[0, 0], [0, 10]]}", .joint(keyframes(Pair(0, 0), Pair(0, 10)))),
        ("{pulling: {x: 0, y: 10}}", .joint(.by(pulling: .pair(0, 10)))),
        ("{pulling: [[0, 10]]}", .joint(.by(pulling: .pair(0, 10)))),
        ("{pulling: [[0, 0], [0, 10]]}", .joint(.by(pulling: keyframes(Pair(0, 0), Pair(0, 10))))),
        (
            "{pulling: {0: [1, 2], 1: {x: 3, y: 4}}}",
            .joint(.by(pulling: .through([0: .pair(1, 2), 1: .pair(3, 4)])))
        ),
        (
            "{$b: {true: [1, 2], false: {x: 1, y: [0, 1]}}}",
            .choice(Choice(of: "b", ["true": DrivenPair(1, 2), "false": .axes(x: 1, y: [0, 1])]))
        ),
    ]

    private static let scaleTable: [(String, DrivenPair)] = [
        ("2", 2),
        ("[2.2, 0.6]", DrivenPair(2.2, 0.6)),
        ("[$a, 1]", DrivenPair(.parameter("a"), 1)),
        ("{default: [0, 1]}", .equal([0, 1])),
        ("{default: [0, 1, 0]}", .equal([0, 1, 0])),
        ("{pulling: [1, 0.4]}", .equal(.by(pulling: [1, 0.4]))),
        ("{pulling: [1, 0.4, 1], default: 2}", .equal(.by(pulling: [1, 0.4, 1], else: 2))),
        ("[[1, 1], [2, 1]]", .joint(keyframes(Pair(1, 1), Pair(2, 1)))),
        ("[1, [2, 1]]", .joint(keyframes(Pair(1, 1), Pair(2, 1)))),
        ("{pulling: [[1, 2]]}", .joint(.by(pulling: .pair(1, 2)))),
        ("{pulling: {x: 1, y: 2}}", .joint(.by(pulling: .pair(1, 2)))),
        ("{0: 1, 1: [2, 1]}", .joint(.through([0: .pair(1, 1), 1: .pair(2, 1)]))),
        ("{0: 0, 1: 1}", .equal(.through([0: 0, 1: 1]))),
        ("{x: [0, 1]}", .axes(x: [0, 1], y: nil)),
    ]

    @Test(arguments: 0..<pairTable.count)
    func `every notation of an offset has its meaning`(index: Int) throws {
        let (text, meaning) = Self.pairTable[index]
        #expect(try layer("group: [], offset: \(text)").offset == meaning, "\(text)")
        // Sizes, ends of lines and skews have the same notations.
        #expect(try layer("group: [], skew: \(text)").skew == meaning, "\(text)")
        let size = try layer("ellipse: {size: \(text)}, fill: red").content
        #expect(size == .outline(outline(Ellipse(size: meaning))), "\(text)")
        let line = try layer("line: {from: [0, 0], to: \(text)}, fill: red").content
        #expect(line == .outline(outline(Line(from: DrivenPair(0, 0), to: meaning))), "\(text)")
    }

    private func outline(_ shape: some OutlineContent) -> Layer.PaintedOutline {
        var painted = shape.painted
        painted.fill = .constant(Layer.Fill(.color(.constant(.system(.red)))))
        return painted
    }

    @Test(arguments: 0..<scaleTable.count)
    func `every notation of a scale has its meaning`(index: Int) throws {
        let (text, meaning) = Self.scaleTable[index]
        #expect(try layer("group: [], scale: \(text)").scale == meaning, "\(text)")
    }

    @Test func `a gradient's end is a point if it is a list with a number, else keyframes`() throws
    {
        for (text, meaning) in [
            ("[0.5, 1]", .constant(.bottom)), ("{x: 0.5, y: 1}", .constant(.bottom)),
            ("top", .constant(.top)), ("[$a, 1]", .constant(UnitPoint(.parameter("a"), 1))),
            ("[$a, $a]", .constant(UnitPoint(.parameter("a"), .parameter("a")))),
            ("[top, bottom]", Self.keyframes(.top, .bottom)),
            ("[[0.5, 0], bottom]", Self.keyframes(.top, .bottom)),
            ("{pulling: {x: 0.5, y: 0}}", .by(pulling: .constant(.top))),
            ("{pulling: [top, [0.5, 1]]}", .by(pulling: Self.keyframes(.top, .bottom))),
        ] as [(String, Driven<UnitPoint>)] {
            let keys = "rect: {size: [1, 1]}, fill: {linear: {colors: [red, blue], start: \(text)}}"
            let model = try layer(keys)
            var gradient = PaintSource.LinearGradient(
                PaintSource.Colors([.constant(.system(.red)), .constant(.system(.blue))])
            )
            gradient.start = meaning
            var painted = Rectangle(1, 1).painted
            painted.outline = try #require(self.painted(model)).outline
            painted.fill = Setting.constant(Layer.Fill(PaintSource.linear(.constant(gradient))))
            #expect(model.content == .outline(painted), "\(text)")
        }
    }

    private func painted(_ layer: Layer) -> Layer.PaintedOutline? {
        guard case .outline(let painted) = layer.content else { return nil }
        return painted
    }

    @Test func `points of polygons are pairs or anchors, and keyframes are lists of such lists`()
        throws
    {
        let held: [Setting<Pair>] = [.pair(0, 0), .pair(8, 8)]
        let other: [Setting<Pair>] = [.pair(0, 0), .pair(8, 4)]
        for (text, meaning) in [
            ("[[0, 0], [8, 8]]", .constant(held)), ("[{x: 0, y: 0}, [8, 8]]", .constant(held)),
            ("[{x: 0, y: 0}, {x: 8, y: 8}]", .constant(held)),
            ("[[[0, 0], [8, 8]], [[0, 0], [8, 4]]]", Self.keyframes(held, other)),
            ("[[{x: 0, y: 0}, {x: 8, y: 8}], [[0, 0], {x: 8, y: 4}]]", Self.keyframes(held, other)),
            ("{pulling: [[[0, 0], [8, 8]]]}", .by(pulling: .constant(held))),
            (
                "{0: [[0, 0], [8, 8]], 1: [[0, 0], [8, 4]]}",
                .through([0: .constant(held), 1: .constant(other)])
            ),
        ] as [(String, Driven<[Setting<Pair>]>)] {
            let content = try layer("polygon: {points: \(text)}, fill: red").content
            #expect(content == .outline(outline(Polygon(points: meaning))), "\(text)")
        }
    }

    @Test(
        arguments: [
            (
                "offset: {pulling: [0, 10]}",
                "write {x: 0, y: 10} for a constant pair, or [[0, 0], [0, 10]]"
            ),
            (
                "offset: {pulling: [4, 2]}",
                "write {x: 4, y: 2} for a constant pair, or [[0, 0], [4, 2]]"
            ),
            ("offset: {default: [$a, 1]}", "write {x: $a, y: 1} for a constant pair"),
            ("offset: {pulling: [$a, $a]}", "write {x: $a, y: $a} for a constant pair"),
            ("offset: {pulling: {$b: {true: [0, 1], false: [[0, 0]]}}}", "{x: 0, y: 1}"),
            ("skew: {pulling: [0, 10]}", "{x: 0, y: 10}"),
            (
                "offset: [0, 5, 0]",
                "expected two numbers, found a list of 3; two numbers are x and y"
            ),
            ("offset: 5", "expected two numbers, found “5”; write {x: 0, y: 10}"),
            ("offset: {pulling: 5}", "expected two numbers, found “5”; write {x: 0, y: 10}"),
            ("offset: {pulling: {x: [0, 10], y: 0}}", "as in {x: {pulling: [0, 10]}, y: 0}"),
            ("offset: {pulling: {x: 1}}", "a point needs both x and y"),
            ("offset: {x: 1, pulling: 2}", "expected the keys x and y, found “pulling”"),
            ("scale: [0, 1, 0]", "to animate in all states, write {default: [0, 1, 0]}"),
            ("scale: [1]", "expected two numbers, found a list of 1"),
        ]
    )
    func `an ambiguous value is an error that shows both notations`(keys: String, words: String) {
        let found = problem("group: [], \(keys)")
        #expect(found.contains(words), "\(keys): \(found)")
    }

    @Test(
        arguments: [
            ("rect: {size: {pulling: [4, 2]}}, fill: red", "{x: 4, y: 2} for a constant pair"),
            ("line: {from: [0, 0], to: {pulling: [4, 2]}}, stroke: {}", "[[0, 0], [4, 2]]"),
            ("polygon: {points: {pulling: [[0, 0], [1, 1]]}}, fill: red", "[[[0, 0], [8, 8]]]"),
            ("rect: {size: [1, 1]}, stroke: {dash: {pulling: [4, 2]}}", "write [[4, 2]]"),
            (
                "rect: {size: [1, 1]}, fill: {linear: {colors: [red, blue], end: {pulling: [0, 1]}}}",
                "{x: 0, y: 1} for a constant point, or [top, bottom] to animate"
            ),
        ]
    )
    func `ambiguous values of outlines and paints are errors that show both notations`(
        keys: String,
        words: String
    ) {
        let found = problem(keys)
        #expect(found.contains(words), "\(keys): \(found)")
    }

    @Test func `the schema also refuses a bare pair in a state`() throws {
        let check = try SchemaCheck(json: FormatSchema.design.json())
        for keys in [
            "offset: {pulling: [0, 10]}", "scale: [0, 1, 0]", "skew: {default: [1, 2]}",
            "offset: {pulling: {x: [0, 1], y: 0}}",
        ] {
            let text = Samples.design(layers: "  - {group: [], \(keys)}")
            #expect(check.failure(of: try plain(text)) != nil, "\(keys)")
        }
    }
}
