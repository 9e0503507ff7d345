import Base
import Indicators

extension DesignReader {
    /// Parses a line of text to be drawn, which may be empty. The line is recorded for the font
    /// that is parsed after it.
    func line(_ node: YAMLNode) -> String? {
        guard let text = lineText(node) else { return nil }
        lines.append((text, node.mark))
        return text
    }

    /// Parses the text form of a number. Its pieces are recorded for the font that is parsed after
    /// it.
    func numberFormat(_ node: YAMLNode) -> String? {
        guard let text = lineText(node) else { return nil }
        guard let format = NumberFormat(text) else {
            log.report(NumberFormat.invalid, at: node.mark, hint: NumberFormat.hint)
            return nil
        }
        record(format, at: node.mark)
        return text
    }

    /// Records the pieces of a number's text form for the font that is parsed next.
    func record(_ format: NumberFormat, at mark: YAMLNode.Mark) {
        lines += format.pieces.map { (text: $0, mark: mark) }
    }

    /// Parses a line of text, which may be an empty string in quotation marks.
    func lineText(_ node: YAMLNode) -> String? {
        guard let node = literal(node) else { return nil }
        guard let text = node.literal, !node.isNull else {
            log.report("expected text, found \(node.summary)", at: node.mark)
            return nil
        }
        if let problem = LineText.problem(in: text) {
            log.report(problem, at: node.mark)
            return nil
        }
        return text
    }

    /// Parses a font. The result contains the outlines of the recorded lines.
    func font(_ node: YAMLNode) -> Setting<OutlineFont> {
        settingByWord(node) { node in
            guard let file = text(node), let path = assetPath(file, at: node.mark) else {
                return .unread
            }
            return font(at: path, named: file, at: node.mark)
        } ?? .constant(.unread)
    }

    private func font(
        at path: String,
        named file: String,
        at mark: YAMLNode.Mark
    ) -> OutlineFont {
        let texts = lines.map { $0.text }
        if let font = fonts.fontWithStoredGlyphs(at: path, named: file, of: texts) { return font }
        let metrics: FontMetrics
        do throws(AssetFailure) {
            metrics = try fonts.font(at: path).metrics
        } catch {
            if error.isMissing, fonts.hasInvalidGlyphs(path) { return .unread }
            let (message, hint) = openingError(of: file, at: path, error)
            log.report(message, at: mark, hint: hint)
            return .unread
        }
        var set: [OutlineFont.Line] = []
        for (text, mark) in lines {
            do throws(AssetFailure) {
                set.append(try fonts.line(of: text, at: path))
            } catch {
                let (text, file) = (NearestName.excerpt(text), NearestName.excerpt(file))
                log.report(
                    "“\(text)” cannot be set in the font “\(file)”: \(error.description)",
                    at: mark
                )
            }
        }
        return OutlineFont(file: file, metrics: metrics, lines: set)
    }

    /// Returns the error message and the hint for a font that cannot be opened.
    private func openingError(
        of file: String,
        at path: String,
        _ error: AssetFailure
    ) -> (message: String, hint: String?) {
        var message =
            "the font “\(NearestName.excerpt(file))” cannot be opened: \(error.description)"
        guard error.isMissing else { return (message, nil) }
        message +=
            fonts.hasGlyphs(at: path)
            ? ", and “glyphs” lacks some of the text" : ", and the design has no glyphs for it"
        return (message, "run “pinwheel outline” where the font is available, to add its glyphs")
    }
}

extension OutlineFont {
    /// A placeholder for a font whose error has been reported.
    fileprivate static let unread = OutlineFont(
        file: "",
        metrics: FontMetrics(unitsPerEm: 1, ascent: 0, descent: 0, capHeight: 0),
        lines: []
    )
}
