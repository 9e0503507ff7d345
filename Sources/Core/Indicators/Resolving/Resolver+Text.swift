import Base

extension DrivenResolution where Value == String, Output == String {
    /// The resolution of lines of text. Each text is shown until the next one.
    static let text = DrivenResolution(
        resolve: { $0.text($1) },
        interpolate: { $0.mixed(with: $1, at: $2) },
        measure: .other,
        components: { _ in [] },
        additionError: "texts cannot be added; use “from: current” to start at the previous text",
        isStepwise: true
    )
}

extension Resolver {
    /// Returns the font among the arguments of an outline, or `nil` for the built-in font.
    mutating func font(among arguments: [ModelArgument?]) -> OutlineFont? {
        for case .font(let font)? in arguments { return resolve(font) { $1 } }
        return nil
    }

    /// Resolves a line of text. Reports a problem if the current font lacks one of its characters.
    fileprivate mutating func text(_ setting: Setting<String>) -> String? {
        value(
            of: setting,
            { resolver, text, parameter in
                if let problem = LineText.problem(in: text) {
                    resolver.report(problem, because: parameter)
                    return nil
                }
                return resolver.hasGlyphs(for: text, parameter) ? text : nil
            },
            from: String.init
        )
    }

    /// Resolves a line of text that may change over time. Records texts that look as if they should
    /// count.
    mutating func lineOfText(_ text: Driven<String>) -> Resolved.Driven<String> {
        let resolved = driven(text, .text, standard: "", hasDefault: false)
        guard survey != nil, isInEffect else { return resolved }
        for (path, track) in resolved.motion.locatedTracks {
            let texts = track.values.map { resolved[$0] }
            let numbers = texts.compactMap(NumberText.number)
            guard numbers.count == texts.count,
                zip(numbers, numbers.dropFirst()).contains(where: { ($0 - $1).magnitude > 1 })
            else { continue }
            let list = numbers.map(NumberText.short).joined(separator: ", ")
            let setting = DesignSurvey.Ineffective(
                path: ModelPath(position.steps + path),
                message: "texts do not count: each is shown until the next one",
                hint: "to count, replace “string” by number: [\(list)]"
            )
            survey?.ineffective.append(setting)
        }
        return resolved
    }

    /// Resolves the text form of a number. Reports a problem if the current font lacks one of its
    /// characters.
    mutating func numberFormat(_ setting: Setting<String>) -> NumberFormat? {
        value(
            of: setting,
            { resolver, text, parameter in
                guard let format = NumberFormat(text) else {
                    resolver.report(
                        NumberFormat.invalid,
                        hint: NumberFormat.hint,
                        because: parameter
                    )
                    return nil
                }
                if let problem = LineText.problem(in: text) {
                    resolver.report(problem, because: parameter)
                    return nil
                }
                let needed = resolver.showsNumber ? format.pieces : []
                return needed.allSatisfy { resolver.hasGlyphs(for: $0, parameter) } ? format : nil
            },
            from: String.init
        )
    }

    private mutating func hasGlyphs(for text: String, _ parameter: String?) -> Bool {
        let excerpt = NearestName.excerpt(text)
        guard let font else {
            guard let missing = StrokeFont.builtIn.firstCharacterWithoutGlyph(in: text) else {
                return true
            }
            let name = LineText.name(of: String(missing))
            report(
                "“\(excerpt)” cannot be set in the built-in font: it has no glyph for \(name)",
                hint: "use ASCII and … ° × – — ‘ ’ “ ” • · ✓ ✗ ← ↑ → ↓, "
                    + "or set “font” to a font file",
                because: parameter
            )
            return false
        }
        // In a partial model, the reader has reported text that could not be shaped.
        guard font.line(of: text) == nil, !isPartial else { return true }
        let file = NearestName.excerpt(font.file)
        report(
            "there are no outlines of “\(excerpt)” in the font “\(file)”",
            hint: "use a constant or a choice for text in a font file",
            because: parameter
        )
        return false
    }

    /// Reports a problem if an outline that is filled or used as a clip has no interior.
    mutating func checkInterior(of outline: Resolved.Outline?) {
        guard let outline, !outline.hasInterior else { return }
        report(
            "text in the built-in font consists of strokes and has no interior",
            hint: "use “stroke”, or set “font” to a font file"
        )
    }
}

extension Resolved.Outline {
    /// Whether the outline has an interior. Glyphs of the built-in font are open strokes.
    fileprivate var hasInterior: Bool {
        kind != .text || arguments.contains { if case .font = $0 { true } else { false } }
    }
}
