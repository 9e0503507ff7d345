import Base

extension DrivenResolution where Value == String, Made == String {
    /// The resolution of lines of text. Each text is held until the next one.
    static let text = DrivenResolution(
        make: { $0.text($1) },
        between: { $0.mixed(with: $1, at: $2) },
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

    /// Resolves a line of text whose characters the current font must have.
    fileprivate mutating func text(_ setting: Setting<String>) -> String? {
        value(
            of: setting,
            { resolver, text, parameter in
                if let fault = LineText.fault(of: text) {
                    resolver.report(fault, because: parameter)
                    return nil
                }
                return resolver.hasLetters(of: text, parameter) ? text : nil
            },
            from: String.init
        )
    }

    private mutating func hasLetters(of text: String, _ parameter: String?) -> Bool {
        let excerpt = NearestName.excerpt(text)
        guard let font else {
            guard let missing = StrokeFont.builtIn.missing(in: text) else { return true }
            let name = LineText.name(of: String(missing))
            report(
                "“\(excerpt)” cannot be set in the built-in font: it has no glyph for \(name)",
                hint: "it has those of ASCII and … ° × – — ‘ ’ “ ” • · ✓ ✗ ← ↑ → ↓; "
                    + "“font” names a file with more",
                because: parameter
            )
            return false
        }
        // Text that the file reader could not shape has already been reported.
        guard font.line(of: text) == nil, !isPartial else { return true }
        let file = NearestName.excerpt(font.file)
        report(
            "there are no outlines of “\(excerpt)” in the font “\(file)”",
            hint: "text in a font file must be a constant or a word of a choice",
            because: parameter
        )
        return false
    }

    /// Reports a fill or clip by an outline without an interior.
    mutating func checkInterior(of outline: Resolved.Outline?) {
        guard let outline, !outline.hasInterior else { return }
        report(
            "letters of the built-in font are strokes and have no inside",
            hint: "use “stroke”, or name a file by “font”"
        )
    }
}

extension Resolved.Outline {
    /// Whether the outline has an interior. Glyphs of the built-in font are open strokes.
    fileprivate var hasInterior: Bool {
        let isText = arguments.contains { if case .text = $0 { true } else { false } }
        return !isText || arguments.contains { if case .font = $0 { true } else { false } }
    }
}
