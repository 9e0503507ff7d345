import Base
import Indicators

/// The hint for an unknown key of a map.
struct UnknownKeyAdvice {
    /// The correction.
    var hint: String
    /// The known keys that the unknown key stands for. They are not reported as missing.
    var meant: [String] = []
}

extension DesignReader {
    /// Returns a hint for an unknown key of a map. Returns `nil` if its meaning is unknown.
    func advice(
        on entry: YAMLNode.Entry,
        among entries: [YAMLNode.Entry],
        of schema: ObjectSchema
    ) -> UnknownKeyAdvice? {
        let values = HintValues(entry: entry, entries: entries)
        let name = ThirdPartyKey.folded(entry.key)
        let known = ThirdPartyKey.table(of: schema.name).first { $0.names.contains(name) }
        if let known { return UnknownKeyAdvice(hint: known.hint(values), meant: known.meant) }
        if schema.name == "mask" || schema.name == "repeat" {
            return innerLayerAdvice(entry, among: entries, schema)
        }
        if vocabulary.outlines.contains(where: { $0.name == schema.name }) {
            return outlineAdvice(values, name, schema)
        }
        return drivenValueAdvice(values, schema)
    }

    /// Returns a hint for a mask or a repeat whose single layer was not put into `layers`.
    private func innerLayerAdvice(
        _ entry: YAMLNode.Entry,
        among entries: [YAMLNode.Entry],
        _ schema: ObjectSchema
    ) -> UnknownKeyAdvice? {
        guard schemas.layer.keys.contains(entry.key) else { return nil }
        let parts = entries.filter { !schema.keys.contains($0.key) }
            .map { "\($0.key): \(HintValues.text($0.value))" }
        let hasPaint = entries.contains {
            $0.key == "fill" || $0.key == "stroke" || $0.key == "group"
        }
        let paint = hasPaint || schema.name != "mask" ? [] : ["fill: black"]
        let layer = (parts + paint).joined(separator: ", ")
        return UnknownKeyAdvice(hint: "write layers: [{\(layer)}]", meant: ["layers"])
    }

    /// Returns a hint for a key of the layer that was written inside its outline.
    private func outlineAdvice(
        _ values: HintValues,
        _ name: String,
        _ schema: ObjectSchema
    ) -> UnknownKeyAdvice? {
        if schemas.layer.keys.contains(values.entry.key) {
            return UnknownKeyAdvice(
                hint: "next to “\(schema.name)” write \(values.entry.key): \(values.own)"
            )
        }
        let known = ThirdPartyKey.layers.first { known in
            known.names.contains(name)
                && !known.meant.contains { schemas.layer.alternatives.contains($0) }
        }
        guard let known else { return drivenValueAdvice(values, schema) }
        return UnknownKeyAdvice(hint: "next to “\(schema.name)” " + known.hint(values))
    }

    /// Returns a hint for states, times or `each` as keys of a map such as `{x: 0, y: 0}`. They
    /// belong inside the map's values.
    private func drivenValueAdvice(_ values: HintValues, _ schema: ObjectSchema)
        -> UnknownKeyAdvice?
    {
        let key = values.entry.key
        let isTime = KeyTime(key) != nil
        guard isTime || key == "each" || Self.stateKeys.contains(key),
            let field = schema.fields.first(where: { $0.mayDiffer })
        else { return nil }
        let inner = values.entry.value.entries?.first
        let name = inner.map { $0.key }.flatMap { schema.keys.contains($0) ? $0 : nil }
        let value = name == nil ? values.own : inner.map { HintValues.text($0.value) } ?? "…"
        let subject = isTime ? "times" : key == "each" ? "a list by copy" : "states"
        let verb = key == "each" ? "belongs" : "belong"
        return UnknownKeyAdvice(
            hint: "\(subject) \(verb) inside the map's values, as in "
                + "\(name ?? field.key): {\(key): \(value)\(isTime ? ", …" : "")}",
            meant: schema.fields.filter { $0.isRequired }.map { $0.key }
        )
    }
}

extension ObjectSchema.Field {
    fileprivate var mayDiffer: Bool {
        guard case .value(let name) = shape else { return false }
        return name.hasPrefix("driven")
    }
}

extension ObjectSchema {
    /// Returns the full map for a value that abbreviates it, such as `{diameter: 30}` for `circle:
    /// 30`. Returns `nil` if the value could belong to no key or to several.
    static func expansion(of node: YAMLNode, asMap name: String) -> String? {
        guard !node.isNull, let kind = ShortValueKind(node) else { return nil }
        if name == "shadow", let first = node.items?.first, first.entries != nil {
            return HintValues.text(first)
        }
        if let text = node.plainText, let map = expansion(of: text, asMap: name) { return map }
        let expansion = abbreviatedKeys[name]?.first { $0.0 == kind }
        return expansion.map { "{\($0.1): \(HintValues.text(node))\($0.2)}" }
    }

    /// Returns the full map for a string that another format uses, such as a CSS shadow. Returns
    /// `nil` for another string.
    private static func expansion(of text: String, asMap name: String) -> String? {
        let words = text.split(separator: " ").map(String.init)
        switch name {
        case "clip", "follow":
            let isPath = text.hasPrefix("M") && words.count > 1
            let position = name == "follow" ? ", at: [0, 1]" : ""
            return isPath ? "{path: {data: \"\(text)\"}\(position)}" : nil
        case "stop":
            guard words.count == 2, let place = NumberText.withoutUnit(words[1]) else { return nil }
            return "{at: \(place), color: \(words[0])}"
        case "shadow":
            // CSS order: x, y, blur, spread, colour.
            let lengths = words.compactMap { word in
                NumberText.number(NumberText.withoutUnit(word) ?? word)
            }
            guard lengths.count > 1, let color = words.last else { return nil }
            let numbers = lengths.map(NumberText.short)
            let hasColor = words.count > lengths.count
            return "{blur: \(numbers.count > 2 ? numbers[2] : "0"), "
                + "offset: {x: \(numbers[0]), y: \(numbers[1])}"
                + (hasColor ? ", color: \(color)}" : "}")
        default: return nil
        }
    }

    /// For each map and kind of value: the key that the value belongs to, and text with the other
    /// required keys.
    private static let abbreviatedKeys: [String: [(ShortValueKind, String, String)]] = [
        "circle": [(.number, "diameter", "")],
        "arc": [(.number, "radius", ", sweep: 270")],
        "sector": [(.number, "radius", ", sweep: 270")],
        "star": [(.number, "count", ", radius: 20, innerRadius: 10")],
        "regularPolygon": [(.number, "count", ", radius: 20")],
        "ellipse": [(.list, "size", "")],
        "rect": [(.list, "size", "")],
        "roundedRect": [(.list, "size", ", radius: 4")],
        "capsule": [(.list, "size", "")],
        "polygon": [(.list, "points", "")],
        "path": [(.word, "data", "")],
        "combine": [(.word, "operation", ", outlines: […]"), (.list, "outlines", "")],
        "morph": [(.list, "outlines", ", at: [0, 1]")],
        "text": [(.word, "string", ", size: 12"), (.number, "string", ", size: 12")],
        "image": [(.word, "file", ""), (.list, "files", "")],
        "stroke": [(.number, "width", ""), (.word, "paint", "")],
        "trim": [(.number, "to", ""), (.list, "to", "")],
        "shadow": [
            (.number, "blur", ""), (.list, "blur: 4, offset", ""),
        ],
        "clock": [(.number, "period", "")],
        "canvas": [(.list, "size", "")],
        "pull": [(.number, "threshold", "")],
        "mask": [(.list, "layers", "")],
        "radial": [(.list, "colors", ", endRadius: 20")],
        "repeat": [(.number, "count", ", layers: […]")],
    ]
}

/// The kind of a value that may abbreviate a map.
private enum ShortValueKind {
    case number, word, list

    /// Returns the kind of a node, or `nil` for a map.
    init?(_ node: YAMLNode) {
        if node.items != nil {
            self = .list
        } else if node.entries == nil {
            self = node.isNumber ? .number : .word
        } else {
            return nil
        }
    }
}
