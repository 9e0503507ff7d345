import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// The position of text, and its changes over time.
@Suite struct TextTests {
    /// A font whose glyphs are 10 units wide in an em of 20. “fi” is one glyph without letter
    /// spacing.
    private static let font: OutlineFont = {
        func letters(_ count: Int) -> GlyphRun {
            GlyphRun(
                (0..<count).map { index in
                    GlyphRun.Letter(
                        .rect(Rect(x: 1, y: -10, width: 8, height: 10)),
                        x: Double(10 * index)
                    )
                },
                advance: Double(10 * count)
            )
        }
        return OutlineFont(
            file: "a.ttf",
            metrics: FontMetrics(unitsPerEm: 20, ascent: 15, descent: 5, capHeight: 10),
            lines: [
                .init("ab", letters: letters(2)), .init("abc", letters: letters(3)),
                .init("fi", letters: letters(1), spacedGlyphs: letters(2)),
            ]
        )
    }()

    private func shape(
        _ text: Text,
        _ state: StateName = .pulling,
        progress: Double = 0.5,
        paint: PaintSource = .primary
    ) throws -> Shape {
        let design = try Design("x", canvas: 40) { text.fill(paint) }
        return try #require(design.scene(state, progress: progress).shapes.first)
    }

    @Test(
        arguments: [
            (TextAlignment.leading, 0.5), (.center, -4.5), (.trailing, -9.5),
        ]
    )
    func `the layer's centre is the start, middle or end of the line, at half cap height`(
        alignment: TextAlignment,
        left: Double
    ) throws {
        let text = Text("ab", font: Self.font, size: 10, alignment: .constant(alignment))
        let bounds = try #require(try shape(text).path.bounds)
        #expect(bounds == Rect(x: left, y: -2.5, width: 9, height: 5))
    }

    @Test func `letter spacing is between letters only, and splits ligatures`() throws {
        let text = Text("fi", font: Self.font, size: 20, spacing: 3)
        #expect(try shape(text).path.bounds == Rect(x: -10.5, y: -5, width: 21, height: 10))
        #expect(try shape(text).path.elements.count == 10)
        let near = Text("fi", font: Self.font, size: 20)
        #expect(try shape(near).path.elements.count == 5)
        let moving = Text("ab", font: Self.font, size: 20, spacing: [0, 8])
        #expect(try shape(moving).path.bounds?.size.width == 22)
        let growing = Text("ab", font: Self.font, size: [10, 30])
        #expect(try shape(growing).path.bounds?.size.width == 18)
    }

    @Test func `gradients span the line from ascent to descent, whatever the text`() throws {
        let text = Text("ab", font: Self.font, size: 20)
        let shape = try shape(text, paint: .linear(.red, .blue))
        guard case .linear(_, let start, let end) = shape.paint
        else {
            Issue.record("no gradient")
            return
        }
        #expect(start == Point(x: 0, y: -10) && end == Point(x: 0, y: 10))
    }

    @Test func `a text by state is held, and several texts share the state's time`() throws {
        let text = Text(.by(armed: "ab", else: "abc"), font: Self.font, size: 20)
        #expect(try shape(text, .pulling).path.elements.count == 15)
        #expect(try shape(text, .armed, progress: 1).path.elements.count == 10)
        let list = Text(["ab", "abc", "fi"], font: Self.font, size: 20)
        for (progress, steps) in [(0, 10), (0.33, 10), (0.34, 15), (0.66, 15), (0.67, 5), (1, 5)] {
            #expect(try shape(list, progress: progress).path.elements.count == steps, "\(progress)")
        }
        let keys = Text(.through([0: "ab", 0.8: "fi"]), font: Self.font, size: 20)
        #expect(try shape(keys, progress: 0.79).path.elements.count == 10)
        #expect(try shape(keys, progress: 0.8).path.elements.count == 5)
    }

    @Test func `without a font text is stroked with the built-in font and can be trimmed`() throws {
        let text = Text("Hi", size: 20)
        let design = try Design("x", canvas: 40) {
            text.stroke(.primary, width: 2, cap: .round).trim(to: [0, 1])
        }
        let whole = try #require(design.scene(.pulling, progress: 1).shapes.first?.path)
        let half = try #require(design.scene(.pulling, progress: 0.5).shapes.first?.path)
        let width = StrokeFont.builtIn.width(of: "Hi", size: 20)
        let letters = StrokeFont.builtIn.path(
            for: "Hi",
            size: 20,
            at: Point(x: -width / 2, y: 7)
        )
        #expect(whole.elements.count == letters.elements.count)
        let (bounds, expected) = (try #require(whole.bounds), try #require(letters.bounds))
        #expect(isClose(bounds.minX, expected.minX) && isClose(bounds.maxX, expected.maxX))
        #expect(isClose(bounds.minY, -7) && isClose(bounds.maxY, expected.maxY))
        #expect((half.bounds?.size.width ?? 0) < bounds.size.width)
    }

    @Test func `a text can be a clip or a mask, and rotates like any outline`() throws {
        let text = Text("ab", font: Self.font, size: 20)
        let design = try Design("x", canvas: 40) {
            Circle(diameter: 20).fill(.red).clip(to: text)
            text.fill(.red).rotate(90).anchor(.bottom)
        }
        #expect(design.assets == ["a.ttf"])
        let scene = design.scene(.idle, progress: 0)
        guard case .group(let group)? = scene.items.first else {
            Issue.record("no group")
            return
        }
        #expect(group.clips.first?.path.elements.count == 10)
        // The line's frame ends 5 units below its baseline, which is 5 below the centre.
        let turned = try #require(scene.shapes.last)
        let base = turned.transform.apply(to: Point(x: 0, y: 10))
        #expect(isClose(base.x, 20) && isClose(base.y, 30))
    }

    @Test func `empty texts, and texts that a font lacks, are refused`() throws {
        #expect(throws: ModelErrors.self) { try shape(Text("xy", font: Self.font, size: 9)) }
        #expect(throws: ModelErrors.self) { try shape(Text("ab", size: 9)) }
        let design = try Design("x", canvas: 40) { Text("", size: 9).stroke() }
        #expect(design.scene(.idle, progress: 0).shapes.isEmpty)
    }
}
