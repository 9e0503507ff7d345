import Base
import Indicators
import Raster

extension DesignReader {
    /// Parses an argument of the given type. Returns `nil` after reporting an error.
    func argument(_ node: YAMLNode, _ type: ArgumentType) -> ModelArgument? {
        switch type {
        case .number(let bounds, _): driven(node, .number(bounds)).map { .number($0) }
        case .pair(let bounds, _): drivenPair(node, bounds).map { .pair($0) }
        case .scale: drivenScale(node).map { .pair($0) }
        case .constantNumber(let bounds): number(node, of: bounds).map { .constantNumber($0) }
        case .constantPair(let bounds): pair(node, of: bounds).map { .constantPair($0) }
        case .integer(let range): setting(node) { integer($0, in: range) }.map { .integer($0) }
        case .count(let range): driven(node, .count(range)).map { .count($0) }
        case .points(let count): driven(node, .points(count)).map { .points($0) }
        case .flag: setting(node, boolean).map { .flag($0) }
        case .word(let words, let title):
            setting(node) { word($0, among: words, title) }.map { .word($0) }
        case .pathData: driven(node, .text).map { .pathData($0) }
        case .text: driven(node, .line).map { .text($0) }
        case .numberFormat: setting(node, numberFormat).map { .numberFormat($0) }
        case .font: .font(font(node))
        case .anchor: driven(node, .anchor).map { .anchor($0) }
        case .outlines(let isMorph):
            settings(node, count: ArgumentType.outlineCount(isMorph: isMorph), placedOutline)
                .map { .outlines($0) }
        case .clip: setting(node, clip).map { .clip($0) }
        case .follow: setting(node, follow).map { .follow($0) }
        case .shadow: setting(node, shadow).map { .shadow($0) }
        case .mask: setting(node, mask).map { .mask($0) }
        }
    }

    /// Parses one argument for each of `fields`. A missing or invalid argument is `nil`.
    func arguments(_ values: Fields, of fields: [ArgumentField]) -> [ModelArgument?] {
        fields.map { field in values[field.key].flatMap { argument($0, field.type) } }
    }

    /// Returns the outline of a layer or a clip.
    func outline(_ kind: OutlineKind, _ node: YAMLNode) -> Indicators.Outline? {
        let schema = ObjectSchema(kind)
        return setting(node) { node in
            lines = []
            guard let values = fields(of: node, schema) else { return nil }
            if !schema.alternatives.isEmpty, alternative(of: schema, in: node) == nil { return nil }
            // The default of a number's format is not in the file.
            if kind == .text, values["number"] != nil, values["format"] == nil {
                record(NumberFormat.whole, at: node.mark)
            }
            return arguments(values, of: kind.fields)
        }.map { Outline(kind, $0) }
    }
}
