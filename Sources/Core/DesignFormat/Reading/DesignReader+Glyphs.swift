import Base
import Indicators
import Raster

extension DesignReader {
    /// Parses `glyphs`: the outlines of texts that the design contains.
    func readGlyphs(_ node: YAMLNode) {
        for item in list(node, count: 0...DesignLimits.keys) ?? [] {
            guard let font = glyphs(item) else {
                markInvalid(item)
                continue
            }
            let path = AssetPath.joined(location.folder, font.file) ?? font.file
            // The glyphs of the design that uses this one take precedence.
            if fonts.addGlyphs(font, at: path) || !location.users.isEmpty { continue }
            log.report(
                "duplicate glyphs for the font “\(NearestName.excerpt(font.file))”",
                at: item.mark
            )
        }
    }

    /// Marks the glyphs of a font as invalid, so that the font is not also reported as missing.
    private func markInvalid(_ node: YAMLNode) {
        let file = node.entries?.first { $0.key == "font" }?.value.literal
        fonts.markGlyphsInvalid(at: file.map { AssetPath.joined(location.folder, $0) ?? $0 })
    }

    /// Parses the glyphs of one font.
    private func glyphs(_ node: YAMLNode) -> OutlineFont? {
        guard let fields = fields(of: node, .glyphs), let file = fields["font"].flatMap(text),
            let unitsPerEm = fields["unitsPerEm"].flatMap({ number($0, .unitsPerEm) }),
            let ascent = fields["ascent"].flatMap({ number($0, .any) }),
            let descent = fields["descent"].flatMap({ number($0, .any) }),
            let capHeight = fields["capHeight"].flatMap({ number($0, .any) }),
            let outlines = fields["outlines"].map(outlines) ?? [],
            let items = fields["lines"].flatMap({ list($0, count: 0...DesignLimits.keys) })
        else { return nil }
        let lines = items.compactMap { line($0, of: outlines) }
        guard lines.count == items.count else { return nil }
        let metrics = FontMetrics(
            unitsPerEm: unitsPerEm,
            ascent: ascent,
            descent: descent,
            capHeight: capHeight
        )
        return OutlineFont(file: file, metrics: metrics, lines: lines)
    }

    private func outlines(_ node: YAMLNode) -> [Path]? {
        guard let items = list(node, count: 0...DesignLimits.values) else { return nil }
        let paths = items.compactMap { item -> Path? in
            guard let data = text(item) else { return nil }
            do throws(SVGPathError) {
                return try Path(svg: data)
            } catch {
                log.report("the path data are not right: \(error)", at: item.mark)
                return nil
            }
        }
        return paths.count == items.count ? paths : nil
    }

    private func line(_ node: YAMLNode, of outlines: [Path]) -> OutlineFont.Line? {
        guard let fields = fields(of: node, .glyphLine),
            let text = fields["text"].flatMap(lineText), let letters = run(fields, outlines)
        else { return nil }
        guard let node = fields["spaced"] else { return OutlineFont.Line(text, letters: letters) }
        guard let spaced = self.fields(of: node, .spacedLine).flatMap({ run($0, outlines) }) else {
            return nil
        }
        return OutlineFont.Line(text, letters: letters, spacedGlyphs: spaced)
    }

    private func run(_ fields: Fields, _ outlines: [Path]) -> GlyphRun? {
        guard let advance = fields["advance"].flatMap({ number($0, .any) }),
            let items = fields["letters"].flatMap({ list($0, count: 0...DesignLimits.letters) })
        else { return nil }
        let letters = items.compactMap { letter($0, outlines) }
        return letters.count == items.count ? GlyphRun(letters, advance: advance) : nil
    }

    /// Parses a letter: `[x]` for a blank, or `[x, outline]` with an index into `outlines`.
    private func letter(_ node: YAMLNode, _ outlines: [Path]) -> GlyphRun.Letter? {
        guard let numbers = numbers(node, .any, count: 1...2) else { return nil }
        guard numbers.count == 2 else { return GlyphRun.Letter(Path(), x: numbers[0]) }
        guard let index = Int(exactly: numbers[1]), outlines.indices.contains(index) else {
            log.report(
                "there is no outline \(NumberText.short(numbers[1])): “outlines” has "
                    + "\(outlines.count), and the first is 0",
                at: node.mark,
                hint: outlines.isEmpty ? nil : "allowed: 0…\(outlines.count - 1)"
            )
            return nil
        }
        return GlyphRun.Letter(outlines[index], x: numbers[0])
    }
}

extension NumberBounds {
    /// The range of units per em.
    static let unitsPerEm = NumberBounds(range: 1...100_000, unit: "")
}
