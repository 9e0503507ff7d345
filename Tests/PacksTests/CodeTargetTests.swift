import Base
import DesignFormat
import Indicators
import Packs
import Testing

/// The source code of the targets `swiftui` and `coreanimation`.
///
/// `PackedViewsTests` and `PackedLayersTests` compile the code and compare its frames.
@Suite struct CodeTargetTests {
    private static func design(_ layers: String, states: String? = nil) throws -> Design {
        let states = states ?? "refreshing: {drive: time, period: 1, loop: true}"
        return try Design(
            text: """
                pinwheel: 1
                canvas: {size: [40, 40]}
                states: {\(states)}
                layers:
                \(layers)
                """
        )
    }

    private static func code(
        of design: any Indicator,
        for target: String,
        _ change: (inout PackSettings) -> Void = { _ in }
    ) throws -> (text: String, contents: PackContents) {
        let contents = try PackTargetTests.contents(of: design, for: target, change).contents
        let file = try #require(contents.files.first)
        return (String(decoding: file.bytes, as: UTF8.self), contents)
    }

    @Test(arguments: ["swiftui", "coreanimation"])
    func `lines have up to 100 columns, and brackets are balanced`(target: String) throws {
        for name in ["arc", "arrow", "compass", "refresh-control", "spokes"] {
            let design = try #require(BuiltInDesigns.design(named: name))
            let text = try Self.code(of: design, for: target).text
            for line in text.split(separator: "\n") where !line.contains("//") {
                #expect(line.count <= 100, "\(line)")
            }
            for (open, close) in ["()", "[]", "{}"].map({ (Array($0)[0], Array($0)[1]) }) {
                #expect(text.count { $0 == open } == text.count { $0 == close })
            }
        }
    }

    @Test func `a repetition becomes a loop, with a delay for each copy`() throws {
        let spokes = try #require(BuiltInDesigns.design(named: "spokes"))
        let view = try Self.code(of: spokes, for: "swiftui").text
        #expect(view.contains("for index in 0..<8 {"))
        #expect(view.contains("copy.rotate(by: .degrees(Double(index) * -45))"))
        #expect(view.contains("delay: -Double(index) / 8"))
        let layer = try Self.code(of: spokes, for: "coreanimation").text
        #expect(layer.contains("delay: -Double(index) / 8"))
    }

    @Test func `one appearance has neither a colour scheme nor a switch for it`() throws {
        let arc = try #require(BuiltInDesigns.design(named: "arc"))
        let view = try Self.code(of: arc, for: "swiftui") { $0.appearances = [.dark] }.text
        #expect(!view.contains("isDark") && !view.contains("colorScheme"))
        let layer = try Self.code(of: arc, for: "coreanimation") { $0.appearances = [.light] }.text
        #expect(!layer.contains("isDark"))
    }

    @Test func `an intro plays before its loop`() throws {
        let compass = try #require(BuiltInDesigns.design(named: "compass"))
        let view = try Self.code(of: compass, for: "swiftui").text
        #expect(view.contains("(part, position) = (.refreshingIntro, max(seconds / 0.3, 0))"))
        let layer = try Self.code(of: compass, for: "coreanimation").text
        #expect(layer.contains("Span(part: .refreshingIntro, start: 0, duration: 0.3),"))
        #expect(
            layer.contains("Span(part: .refreshing, start: 0.3, duration: 3.6, repeats: true),")
        )
    }

    @Test func `a trim across the end of a path is drawn in two parts`() throws {
        let ring = try Self.design(
            """
              - circle: {diameter: 30}
                trim: {from: {refreshing: [0.5, 1.5]}, to: {refreshing: [0.75, 1.75]}}
                stroke: {width: 3, paint: "#336699"}
            """
        )
        let view = try Self.code(of: ring, for: "swiftui").text
        #expect(view.contains(".trimmed(from: "))
        let layer = try Self.code(of: ring, for: "coreanimation").text
        // The end reaches 1 after a quarter of the loop, and the start after half of it.
        #expect(layer.contains(".refreshing: keys([0, 0.5, 0.5, 1], [0.5, 1, 0, 0.5])"))
        #expect(
            layer.contains(".refreshing: keys([0, 0.25, 0.5, 0.5, 1], [0.75, 1, 1, 0.25, 0.75])")
        )
        #expect(layer.contains(".refreshing: keys([0, 0.25, 0.5, 0.5, 1], [0, 0, 0.25, 0, 0])"))
    }

    @Test func `gradients have stops for interpolation in sRGB`() throws {
        let disc = try Self.design(
            """
              - circle: {diameter: 30}
                fill: {linear: {colors: [black, white], start: top, end: bottom}}
            """
        )
        // The middle between black and white is 99 of 255 in Oklab.
        let view = try Self.code(of: disc, for: "swiftui").text
        #expect(
            view.contains("Color(red: 0.3886, green: 0.3886, blue: 0.3886), location: 0.5")
        )
        let layer = try Self.code(of: disc, for: "coreanimation").text
        #expect(layer.contains("CGColor(srgbRed: 0.3886, green: 0.3886, blue: 0.3886, alpha: 1)"))
    }

    @Test func `what Core Animation lacks is a substitution`() throws {
        let design = try Self.design(
            """
              - circle: {diameter: 30}
                fill: "#336699"
                blur: 2
                blend: multiply
            """
        )
        let contents = try Self.code(of: design, for: "coreanimation").contents
        #expect(
            contents.substitutions == [
                "coreanimation has no blend mode multiply: in circle, "
                    + "the layer covers those behind it",
                "coreanimation has no blurs: in circle, the layer is drawn sharp",
            ]
        )
        #expect(try Self.code(of: design, for: "swiftui").contents.substitutions.isEmpty)
    }

    @Test(arguments: ["swiftui", "coreanimation"])
    func `a rotation in perspective is a substitution`(target: String) throws {
        let design = try Self.design(
            """
              - rect: {size: [20, 20]}
                stroke: {width: 2, paint: "#336699"}
                perspective: 100
                rotateX: {refreshing: [0, 360]}
            """
        )
        let substitutions = try Self.code(of: design, for: target).contents.substitutions
        #expect(substitutions.count == 1)
        #expect(
            substitutions.first?.contains("has no rotations in perspective: in rect") == true
        )
    }
}
