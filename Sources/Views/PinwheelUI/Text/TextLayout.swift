import Foundation
import Indicators
import Raster

/// The lines and the glyphs of a text.
///
/// Lines break after spaces and hyphens. A word that is longer than a line overflows it.
struct TextLayout {
    /// A part of a text with resolved attributes.
    struct Run {
        /// The index of the run in the text.
        var number: Int
        var content: TextRun.Content
        var font: Font
        var isItalic: Bool
        var kerning: CGFloat
        var baselineOffset: CGFloat
        var isUnderlined: Bool
        var isStruckThrough: Bool
        var style: AnyShapeStyle?
    }

    /// A character with the index of its run and its advance width in points.
    struct TextGlyph {
        let character: Character
        let run: Int
        let width: CGFloat

        var isSpace: Bool { character == " " }
    }

    /// A line of glyphs.
    struct Line {
        var glyphs: ArraySlice<TextGlyph>
        /// The width in points, without trailing spaces.
        var width: CGFloat
        /// The size of the largest font, in points.
        var size: CGFloat
    }

    let runs: [Run]
    private(set) var lines: [Line] = []
    private let lineSpacing: CGFloat

    /// The line height and the ascent, in multiples of the font size.
    static let lineHeight = 1.2
    static let ascent = 0.95

    /// Breaks a text into lines for a width and a height in points. Both may be infinite.
    init(_ text: Text, in environment: EnvironmentValues, width: CGFloat, height: CGFloat) {
        runs = text.runs.enumerated().map { Run($1, number: $0, in: environment) }
        lineSpacing = environment.lineSpacing
        let glyphs = Self.glyphs(of: runs, environment.text.textCase)
        lines = Self.lines(of: glyphs, runs, environment, width: width)
        var limit = environment.lineLimit.map { max($0, 1) } ?? .max
        if height < self.height, let first = lines.first {
            let line = first.size * Self.lineHeight + lineSpacing
            let fitting = (height + lineSpacing) / line + 1e-9
            // At least one line remains. The height may be NaN or negative.
            limit = min(limit, fitting > 1 && fitting < 1e6 ? Int(fitting) : 1)
        }
        guard lines.count > limit else { return }
        let rest = lines[(limit - 1)...].flatMap(\.glyphs)
        lines.removeSubrange(limit...)
        lines[limit - 1] = truncated(rest[...], to: width)
    }

    private static func glyphs(of runs: [Run], _ textCase: Text.Case?) -> [TextGlyph] {
        var glyphs: [TextGlyph] = []
        for (index, run) in runs.enumerated() {
            switch run.content {
            case .string(let text):
                let cased =
                    switch textCase {
                    case nil: text
                    case .uppercase: text.uppercased()
                    case .lowercase: text.lowercased()
                    }
                for character in cased {
                    let width = StrokeFont.builtIn.width(of: String(character), size: run.font.size)
                    glyphs.append(
                        TextGlyph(character: character, run: index, width: width + run.kerning)
                    )
                }
            case .symbol(let name):
                let width = Symbol.named(name).size.width * run.font.size
                glyphs.append(TextGlyph(character: "\u{FFFC}", run: index, width: width))
            }
        }
        return glyphs
    }

    private static func lines(
        of glyphs: [TextGlyph],
        _ runs: [Run],
        _ environment: EnvironmentValues,
        width: CGFloat
    ) -> [Line] {
        let fallback = runs.first?.font.size ?? (environment.font ?? .body).size
        var lines: [Line] = []
        var start = 0
        func end(at index: Int) {
            lines.append(line(glyphs[start..<index], runs, fallback))
            start = index
        }
        var pen: CGFloat = 0
        var index = 0
        // The last index where the line can break.
        var lastBreak: Int?
        while index < glyphs.count {
            let glyph = glyphs[index]
            if glyph.character.isNewline {
                end(at: index)
                start = index + 1
                (pen, lastBreak) = (0, nil)
            } else if !glyph.isSpace, pen + glyph.width > width + 1e-6, let position = lastBreak,
                position > start
            {
                end(at: position)
                (pen, lastBreak) = (0, nil)
                index = position
                continue
            } else {
                pen += glyph.width
                if glyph.isSpace || glyph.character == "-" { lastBreak = index + 1 }
            }
            index += 1
        }
        end(at: glyphs.count)
        return lines
    }

    private static func line(_ glyphs: ArraySlice<TextGlyph>, _ runs: [Run], _ fallback: CGFloat)
        -> Line
    {
        let last = glyphs.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? glyphs.startIndex
        let visible = glyphs[glyphs.startIndex..<last]
        return Line(
            glyphs: visible,
            width: visible.reduce(0) { $0 + $1.width },
            size: glyphs.map { runs[$0.run].font.size }.max() ?? fallback
        )
    }

    /// Returns a line of the glyphs that fit into `width`, followed by an ellipsis.
    private func truncated(_ glyphs: ArraySlice<TextGlyph>, to width: CGFloat) -> Line {
        guard let first = glyphs.first else { return lines[lines.count - 1] }
        let size = runs[first.run].font.size
        let dots = TextGlyph(
            character: "…",
            run: first.run,
            width: StrokeFont.builtIn.width(of: "…", size: size)
        )
        var pen = dots.width
        var fitting: [TextGlyph] = []
        for glyph in glyphs {
            guard pen + glyph.width <= width else { break }
            pen += glyph.width
            fitting.append(glyph)
        }
        while fitting.last?.isSpace == true { fitting.removeLast() }
        fitting.append(dots)
        return Self.line(fitting[...], runs, size)
    }

    /// The width of the longest line, in points.
    var width: CGFloat { lines.map(\.width).max() ?? 0 }

    /// The height of all lines, in points.
    var height: CGFloat {
        lines.reduce(0) { $0 + $1.size * Self.lineHeight } + lineSpacing
            * CGFloat(max(lines.count - 1, 0))
    }

    /// The distances of the baselines from the top, in points.
    var baselines: [CGFloat] {
        var top: CGFloat = 0
        return lines.map { line in
            defer { top += line.size * Self.lineHeight + lineSpacing }
            return top + line.size * Self.ascent
        }
    }
}

extension TextLayout.Run {
    fileprivate init(_ run: TextRun, number: Int, in environment: EnvironmentValues) {
        let inherited = environment.text
        var font = run.attributes.font ?? environment.font ?? .body
        if let weight = run.attributes.weight ?? inherited.weight { font = font.weight(weight) }
        self.init(
            number: number,
            content: run.content,
            font: font,
            isItalic: run.attributes.isItalic ?? (inherited.isItalic || font.isItalic),
            kerning: run.attributes.kerning ?? inherited.kerning,
            baselineOffset: run.attributes.baselineOffset,
            isUnderlined: run.attributes.isUnderlined ?? inherited.isUnderlined,
            isStruckThrough: run.attributes.isStruckThrough ?? inherited.isStruckThrough,
            style: run.attributes.style
        )
    }
}
