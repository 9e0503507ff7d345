import Indicators
import Raster

extension DesignWriter {
    /// Returns the YAML for an argument of the given type.
    static func argument(_ argument: ModelArgument, _ type: ArgumentType) -> YAMLText {
        switch argument {
        case .number(let number): driven(number)
        case .pair(let pair):
            if case .scale = type { drivenScale(pair) } else { drivenPair(pair) }
        case .constantNumber(let number): self.number(number)
        case .constantPair(let pair): self.pair(pair)
        case .integer(let number): integer(number)
        case .count(let number): driven(number) { .plain(String($0)) }
        case .points(let points):
            driven(
                points,
                { .list($0.map { pair($0) }) },
                held: { .list([.list($0.map { pair($0) })]) }
            )
        case .flag(let flag): boolean(flag)
        case .word(let word): setting(word) { .plain($0) }
        case .text(let text): driven(text) { self.text($0) }
        case .numberFormat(let format): setting(format) { .quoted($0) }
        case .font(let font): setting(font) { text($0.file) }
        case .pathData(let data): driven(data) { .quoted($0) }
        case .anchor(let anchor): driven(anchor, self.anchor, held: heldAnchor)
        case .outlines(let outlines): setting(outlines) { .lines($0.map { setting($0, placed) }) }
        case .clip(let clip): setting(clip, self.clip)
        case .mask(let mask): setting(mask, self.mask)
        case .shadow(let shadow): setting(shadow, self.shadow)
        case .follow(let follow): setting(follow, self.follow)
        }
    }

    /// Returns a map of arguments by their fields' keys.
    static func arguments(_ arguments: [ModelArgument?], of fields: [ArgumentField]) -> YAMLText {
        .fields(
            zip(arguments, fields).map { value, field in
                (key: field.key, value: value.map { argument($0, field.type) })
            }
        )
    }

    /// Returns the key and the value of an outline.
    static func outline(_ outline: Indicators.Outline) -> (key: String, value: YAMLText?) {
        let kind = outline.kind
        return (kind.name, setting(outline.arguments) { arguments($0, of: kind.fields) })
    }

    /// Returns the YAML for an easing: its name, or its kind and arguments.
    static func ease(_ ease: Ease) -> YAMLText {
        switch ease.content {
        case .named(let name): return .text(name)
        case .made(let kind, let values):
            let written = zip(values, kind.fields).compactMap { value, field in
                value.map { argument($0, field.type) }
            }
            switch kind.layout {
            case .value: return .fields([(kind.key, written.first)])
            case .list: return .fields([(kind.key, .list(written))])
            case .map: return .fields([(kind.key, arguments(values, of: kind.fields))])
            }
        }
    }
}
