import Base
import Indicators
import Raster

extension DesignWriter {
    /// Returns the outlines of texts, so that a design can be drawn without the fonts.
    static func glyphs(_ fonts: [OutlineFont]) -> YAMLText { .lines(fonts.map(glyphs)) }

    private static func glyphs(_ font: OutlineFont) -> YAMLText {
        var outlines = LetterOutlines()
        let lines = font.lines.map { line($0, &outlines) }
        return .fields([
            ("font", text(font.file)),
            ("unitsPerEm", number(font.metrics.unitsPerEm)),
            ("ascent", number(font.metrics.ascent)),
            ("descent", number(font.metrics.descent)),
            ("capHeight", number(font.metrics.capHeight)),
            (
                "outlines",
                outlines.all.isEmpty ? nil : .lines(outlines.all.map { .quoted($0.pathData) })
            ),
            ("lines", .lines(lines)),
        ])
    }

    private static func line(
        _ line: OutlineFont.Line,
        _ outlines: inout LetterOutlines
    ) -> YAMLText {
        let letters = run(line.letters, &outlines)
        let spaced = unlessDefault(line.spacedGlyphs, line.letters) { .fields(run($0, &outlines)) }
        return .fields([("text", text(line.text))] + letters + [("spaced", spaced)])
    }

    private static func run(
        _ run: GlyphRun,
        _ outlines: inout LetterOutlines
    ) -> [(key: String, value: YAMLText?)] {
        let letters = run.letters.map { letter -> YAMLText in
            guard !letter.outline.isEmpty else { return .list([number(letter.x)]) }
            let index = outlines.index(of: letter.outline)
            return .list([number(letter.x), number(Double(index))])
        }
        return [("advance", number(run.advance)), ("letters", .list(letters))]
    }
}

/// The distinct outlines of letters.
private struct LetterOutlines {
    /// The outlines, in order of first use.
    private(set) var all: [Path] = []
    private var indices: [Path: Int] = [:]

    /// Returns the index of an outline, which is added if it is new.
    mutating func index(of outline: Path) -> Int {
        if let index = indices[outline] { return index }
        indices[outline] = all.count
        all.append(outline)
        return all.count - 1
    }
}

extension Path {
    /// The path as SVG path data. Reading it back gives the same path, except that arcs have become
    /// cubics.
    fileprivate var pathData: String {
        func text(_ points: Point...) -> String {
            points.map { "\(NumberText.short($0.x)) \(NumberText.short($0.y))" }
                .joined(separator: " ")
        }
        return withoutArcs.elements.map { element in
            switch element {
            case .move(let point): "M" + text(point)
            case .line(let point): "L" + text(point)
            case .quad(let control, let point): "Q" + text(control, point)
            case .cubic(let first, let second, let point): "C" + text(first, second, point)
            case .arc(_, _, let point): "L" + text(point)
            case .close: "Z"
            }
        }.joined()
    }
}
