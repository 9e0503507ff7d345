import DesignFormat
import Foundation
import Indicators
import SeededRandom

/// Random designs, generated from the format's schema, so that new parts of the format are covered
/// automatically.
///
/// The schema does not describe all ranges and exclusions. Therefore a layer is built key by key,
/// and a key is kept only if the reader accepts the layer.
package struct SchemaDesigns {
    private let definitions: [String: Any]
    private var random: SplitMix64
    /// The number of `repeat` layers that enclose the value being generated.
    private var repeats = 0
    /// Keys that no design has had yet. They are chosen more often than others.
    private var untried: Set<String> = []
    /// Recent layers without sublayers that the reader accepted, for use as sublayers.
    private var simpleLayers: [[String: Any]] = [["circle": ["diameter": 4], "fill": "teal"]]

    /// Keys that need files or parameters, and names.
    private static let excludedKeys: Set = ["image", "use", "with", "font", "name", "title"]
    private static let lists: Set = ["group", "repeat", "mask", "combine", "morph"]
    /// The maximum nesting of lists of layers and outlines.
    private static let depth = 2
    private static let paths = [
        "M-12 -8 C-4 -20 9 3 14 12 L-9 16 Z", "M-15 0 A15 9 30 1 1 6 12 Q0 0 -6 9",
        "M0 -14 L12 10 L-13 -4 H13 L-11 11 Z",
    ]
    private static let expressions = [
        "= 12 * sin(tau * (t + i / n))", "= t ^ 2 - p", "= noise(3, 9 * t + i)", "= 1 / (t - 0.5)",
        "= if(t < 0.5, 1e15, -1e15)", "= exp(99 * t) * n", "=1",
    ]
    /// Values for keys whose schema does not describe all that the reader needs.
    private static let values: [String: [any Sendable]] = [
        "bezier": [[0.2, 0, 0.8, 1], [1, -9, 0, 9], [0, 1e6, 1, -1e6]],
        "data": paths,
        "format": ["{:.0f} %", "{:.6f}", "1 {:.1f} 2"],
    ]
    private static let colors = [
        "indigo", "primary", "clear", "#fc0", "#08f8", "rgba(9, 99, 200, 0.4)",
    ]
    /// Numbers at limits or special cases of the format.
    private static let edges = [0, -1, 1, 1e-6, 1e-3, 90, 360, 1000, 4096, 100_000]

    /// Creates a generator. Equal seeds give equal designs.
    package init(seed: UInt64) throws {
        let json = FormatSchema.design.json()
        let schema = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        definitions = schema?["$defs"] as? [String: Any] ?? [:]
        random = SplitMix64(seed: seed)
        untried = keys
    }

    /// All keys of layers and of the objects in them.
    package var keys: Set<String> {
        var (keys, seen): (Set<String>, Set<String>) = ([], [])
        func walk(_ schema: Any) {
            if let list = schema as? [Any] { return list.forEach(walk) }
            guard let schema = schema as? [String: Any] else { return }
            if let name = (schema["$ref"] as? String)?.split(separator: "/").last.map(String.init),
                seen.insert(name).inserted
            {
                walk(definitions[name] ?? [:])
            }
            let properties = schema["properties"] as? [String: Any] ?? [:]
            let used = properties.filter { !Self.excludedKeys.contains($0.key) }
            keys.formUnion(used.keys)
            used.values.forEach(walk)
            for (key, value) in schema where key != "properties" { walk(value) }
        }
        walk(["$ref": "layer"])
        return keys
    }

    /// Returns a design of one to three layers. The reader accepts each layer alone, but maybe not
    /// all together.
    package mutating func next() throws -> String {
        var layers: [Any] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) { layers.append(try layer()) }
        let text = try Self.text(layers)
        for name in text.split(separator: "\"") { untried.remove(String(name)) }
        return text
    }

    private static func text(_ layers: [Any]) throws -> String {
        let states: [String: Any] = [
            "pulling": ["frames": 3],
            "refreshing": [
                "drive": "time", "intro": 0.2, "period": 0.7, "loop": true, "frames": 3,
            ],
        ]
        let design: [String: Any] = [
            "pinwheel": 1, "canvas": ["size": [40, 40]], "states": states, "layers": layers,
        ]
        let data = try JSONSerialization.data(withJSONObject: design, options: .sortedKeys)
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns whether the reader accepts a design with this layer.
    private func isAccepted(_ layer: [String: Any]) throws -> Bool {
        let text = try Self.text([layer])
        return (try? Design(yaml: Array(text.utf8), name: "x", file: "x.json")) != nil
    }

    /// The kinds of layers, the names of their properties, and the schemas of both.
    private var layerKeys: (kinds: [String], names: [String], properties: [String: Any]) {
        let choices = (definitions["layer"] as? [String: Any])?["anyOf"] as? [[String: Any]]
        let properties = choices?.first?["properties"] as? [String: Any] ?? [:]
        let kinds = Self.kinds(of: choices?.first ?? [:]).filter { Self.isUsed($0, 0) }
        let names = properties.keys.sorted().filter { Self.isUsed($0, 0) && !kinds.contains($0) }
        return (kinds, names, properties)
    }

    private mutating func layer() throws -> [String: Any] {
        let (kinds, names, properties) = layerKeys
        while true {
            let new = kinds.filter { !keys(of: $0).isDisjoint(with: untried) }
            let kind = pick(new.isEmpty || chance(0.5) ? kinds : new)
            let inner = value(of: properties[kind], for: kind, depth: 0)
            guard var layer = try accepted(kind, inner) else { continue }
            for name in names where chance(0.3) {
                for _ in 0..<4 {
                    var richer = layer
                    richer[name] = value(of: properties[name], for: name, depth: 0)
                    guard try isAccepted(richer) else { continue }
                    layer = richer
                    break
                }
            }
            if !Self.lists.contains(kind) { simpleLayers = simpleLayers.suffix(19) + [layer] }
            return layer
        }
    }

    /// Returns a layer with a content that the reader accepts, or `nil`.
    ///
    /// Of a rejected map it keeps the required keys, and each other key that the reader accepts.
    /// Otherwise, a map with many keys, such as `repeat`, would nearly always have a wrong one.
    private func accepted(_ kind: String, _ inner: Any) throws -> [String: Any]? {
        let paints: [[String: Any]] = [[:], ["fill": "teal"], ["stroke": ["width": 3]]]
        func painted(_ inner: Any) throws -> [String: Any]? {
            try paints.map { $0.merging([kind: inner]) { _, new in new } }
                .first { try isAccepted($0) }
        }
        if let layer = try painted(inner) { return layer }
        guard let map = inner as? [String: Any] else { return nil }
        let required = object(of: kind)["required"] as? [String] ?? []
        var kept = map.filter { required.contains($0.key) }
        guard var layer = try painted(kept) else { return nil }
        for key in map.keys.sorted() where kept[key] == nil {
            kept[key] = map[key]
            guard let richer = try painted(kept) else {
                kept[key] = nil
                continue
            }
            layer = richer
        }
        return layer
    }

    /// Returns the schema of the map of a kind of layers.
    private func object(of kind: String) -> [String: Any] {
        let definition = definitions[kind] as? [String: Any] ?? [:]
        return (definition["anyOf"] as? [[String: Any]])?.first ?? definition
    }

    /// Returns the keys of the map of a kind of layers, and the kind itself.
    private func keys(of kind: String) -> Set<String> {
        Set((object(of: kind)["properties"] as? [String: Any] ?? [:]).keys).union([kind])
    }

    /// Returns one of the keys. In half of the cases it is an untried one, if there is any.
    private mutating func pick(_ keys: [String]) -> String {
        let new = keys.filter(untried.contains)
        return (new.isEmpty || chance(0.5) ? keys : new).randomElement(using: &random) ?? ""
    }

    private mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < probability
    }

    /// Returns the keys of which exactly one is required.
    private static func kinds(of schema: [String: Any]) -> [String] {
        (schema["oneOf"] as? [[String: Any]] ?? []).compactMap {
            ($0["required"] as? [String])?.first
        }
    }

    private static func isUsed(_ name: String, _ depth: Int) -> Bool {
        !excludedKeys.contains(name) && (depth < Self.depth || !lists.contains(name))
    }
}

// MARK: - Values

extension SchemaDesigns {
    /// Returns a random value for the property `key`.
    private mutating func value(of schema: Any?, for key: String, depth: Int) -> Any {
        if let values = Self.values[key] { return values.randomElement(using: &random) ?? 0 }
        guard let schema = schema as? [String: Any] else { return 0 }
        if let reference = schema["$ref"] as? String {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            if name == "color" { return color() }
            // A list of layers is accepted only if all of them are.
            if name == "layer", chance(0.8), let layer = simpleLayers.randomElement(using: &random)
            {
                return repeats > 0 && chance(0.5) ? withAnotherProperty(layer, depth) : layer
            }
            let inner = depth + (name == "layer" || name == "placedOutline" ? 1 : 0)
            return value(of: definitions[name], for: key, depth: inner)
        }
        if let constant = schema["const"] { return constant }
        if let words = schema["enum"] as? [Any] { return words.randomElement(using: &random) ?? "" }
        if let choices = schema["anyOf"] as? [[String: Any]] {
            let own = choices.filter { isPlainValue($0) }
            return value(of: own.randomElement(using: &random), for: key, depth: depth)
        }
        switch schema["type"] as? String {
        case "number": return number()
        case "integer": return Int.random(in: 0...7, using: &random)
        case "boolean": return Bool.random(using: &random)
        case "string":
            if schema["pattern"] as? String == "^=" {
                return Self.expressions.randomElement(using: &random) ?? ""
            }
            return "0:59"
        case "array": return list(schema, for: key, depth: depth)
        default: return object(schema, for: key, depth: depth)
        }
    }

    /// Returns a layer with one more or another property. In a repeat, it may have a value for
    /// each copy.
    private mutating func withAnotherProperty(_ layer: [String: Any], _ depth: Int) -> Any {
        let (_, names, properties) = layerKeys
        var layer = layer
        let name = pick(names)
        layer[name] = value(of: properties[name], for: name, depth: depth + 1)
        return layer
    }

    private mutating func color() -> Any {
        let names = (0..<2).map { _ in Self.colors.randomElement(using: &random) ?? "" }
        if chance(0.1) { return ["color": names[0], "alpha": number()] }
        return chance(0.1) ? ["light": names[0], "dark": names[1]] : names[0]
    }

    private mutating func number() -> Double {
        if chance(0.1) { return Self.edges.randomElement(using: &random) ?? 0 }
        let value =
            chance(0.5)
            ? Double.random(in: 0...1, using: &random)
            : Double.random(in: -10...40, using: &random)
        return (value * 1000).rounded() / 1000
    }

    private mutating func list(_ schema: [String: Any], for key: String, depth: Int) -> [Any] {
        let minimum = schema["minItems"] as? Int ?? 1
        let maximum = schema["maxItems"] as? Int ?? 3
        let count = max(minimum, min(maximum, Int.random(in: 1...3, using: &random)))
        return (0..<count).map { _ in value(of: schema["items"], for: key, depth: depth) }
    }

    private mutating func object(
        _ schema: [String: Any],
        for key: String,
        depth: Int
    ) -> [String: Any] {
        repeats += key == "repeat" ? 1 : 0
        defer { repeats -= key == "repeat" ? 1 : 0 }
        let properties = schema["properties"] as? [String: Any] ?? [:]
        let required = schema["required"] as? [String] ?? []
        let kinds = Self.kinds(of: schema)
        let chosen = pick(kinds.filter { Self.isUsed($0, depth) })
        var object: [String: Any] = [:]
        // Objects with few keys often need several of them.
        let probability = properties.count > 4 ? 0.2 : 0.5
        for name in properties.keys.sorted() where Self.isUsed(name, depth) {
            let isThere =
                kinds.contains(name)
                ? name == chosen
                : required.contains(name) || chance(untried.contains(name) ? 0.5 : probability)
            if isThere { object[name] = value(of: properties[name], for: name, depth: depth) }
        }
        // Keyframes, by their times.
        if let keyed = (schema["patternProperties"] as? [String: Any])?.values.first {
            for at in ["0.0", "0.\(Int.random(in: 1...9, using: &random))", "1.0"] {
                object[at] = value(of: keyed, for: key, depth: depth)
            }
        }
        // A layer without fill and stroke draws nothing.
        if let stroke = properties["stroke"], object["stroke"] == nil, object["fill"] == nil {
            object["stroke"] = value(of: stroke, for: "stroke", depth: depth)
        }
        return object
    }

    /// Returns whether an alternative is a plain value, and not a parameter.
    private func isPlainValue(_ schema: [String: Any]) -> Bool {
        let pattern = schema["pattern"] as? String ?? ""
        let keys = (schema["patternProperties"] as? [String: Any] ?? [:]).keys
        let isByCopy = (schema["properties"] as? [String: Any])?["each"] != nil
        return !pattern.hasPrefix("^\\$") && !pattern.hasPrefix("^cubic")
            && !keys.contains("^\\$") && (repeats > 0 || !isByCopy)
    }
}
