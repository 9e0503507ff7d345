import Base
import Indicators

/// The definitions of values in the JSON Schema, other than those of `ObjectSchema`.
package enum SchemaValues {
    package typealias Definitions = [JSON.Member]

    /// All definitions, by the names that `ValueShape.value` uses.
    static let definitions: Definitions =
        plainValues.map { .init($0.name, choosable($0.value, named: $0.name)) } + drivenValues
        + expressions + fixedValues

    /// Values that a parameter may set or choose.
    static let plainValues: Definitions = [
        .init("number", ["type": "number"]),
        .init("integer", ["type": "integer"]),
        .init("boolean", ["type": "boolean"]),
        .init("string", ["type": "string", "minLength": 1]),
        .init("textLine", ["type": "string"]),
        .init("pair", list(of: reference("number"), 2, most: 2)),
        .init(
            "place",
            [
                "type": "object",
                "properties": ["x": reference("number"), "y": reference("number")],
                "required": ["x", "y"],
                "additionalProperties": .bool(false),
            ]
        ),
        .init("pairs", list(of: ["anyOf": [reference("pair"), reference("place")]], 2)),
        .init("numbers", list(of: reference("number"), 0)),
        .init(
            "color",
            [
                "anyOf": [
                    [
                        "type": "string",
                        "description":
                            "A name, #RGB, #RGBA, #RRGGBB, #RRGGBBAA, rgb(…) or rgba(…).",
                    ],
                    [
                        "type": "object",
                        "properties": [
                            "light": reference("color"), "dark": reference("color"),
                        ],
                        "required": ["light", "dark"],
                        "additionalProperties": .bool(false),
                    ],
                    [
                        "type": "object",
                        "properties": [
                            "color": reference("color"), "alpha": reference("number"),
                        ],
                        "required": ["color", "alpha"],
                        "additionalProperties": .bool(false),
                    ],
                ]
            ]
        ),
        .init("colors", list(of: reference("color"), 2)),
        .init(
            "unitPoint",
            [
                "anyOf": [reference("namedPoint"), reference("pair")]
            ]
        ),
        .init("anchorPoints", object(["points": reference("pair")])),
        .init("namedPoint", ["enum": .array(UnitPoint.named.map { .string($0.name) })]),
        .init(
            "anchor",
            ["anyOf": [reference("unitPoint"), reference("anchorPoints")]]
        ),
        .init(
            "ease",
            [
                "anyOf": [
                    ["enum": .array(Easing.names.map(JSON.string))], reference("easing"),
                    ["type": "string", "pattern": "^cubic-bezier\\([^()]*\\)$"],
                ]
            ]
        ),
        .init(
            "numberOrList",
            ["anyOf": [reference("number"), list(of: reference("number"), 1)]]
        ),
        .init("delays", byState(reference("numberOrList"))),
        .init("clocks", byState(reference("clock"))),
        .init("numberByCopy", ["anyOf": [reference("number"), each(of: reference("number"))]]),
        .init(
            "curve",
            [
                "anyOf": [
                    reference("number"), track(of: reference("number")), reference("expression"),
                ]
            ]
        ),
        .init("gradientColors", list(of: reference("drivenColor"), 2)),
        .init("linearOrColors", ["anyOf": [reference("gradientColors"), reference("linear")]]),
        .init("radialOrColors", ["anyOf": [reference("radial")]]),
        .init("conicOrColors", ["anyOf": [reference("gradientColors"), reference("conic")]]),
        .init(
            "colorsAndStops",
            list(of: ["anyOf": [reference("drivenColor"), reference("stop")]], 2)
        ),
        .init("alongOrColors", ["anyOf": [reference("colorsAndStops"), reference("along")]]),
        .init("paint", ["anyOf": [reference("drivenColor"), reference("gradient")]]),
        .init("fill", ["anyOf": [reference("paint"), reference("fillWithRule")]]),
    ]

    /// Values that no parameter may set.
    static let fixedValues: Definitions = [
        .init("anything", .object([])),
        .init("version", ["const": 1]),
        .init("name", ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]{0,63}$"]),
        .init("kind", ["enum": .array(DesignKind.allCases.map { .string($0.rawValue) })]),
        .init("names", list(of: reference("name"), 1, most: DesignLimits.tags)),
        .init("sentence", ["type": "string", "minLength": 1]),
        .init("source", ["type": "string", "minLength": 1]),
        .init("files", ["anyOf": [reference("string"), list(of: reference("string"), 1)]]),
        .init("letters", list(of: list(of: ["type": "number"], 1, most: 2), 0)),
        .init("words", ["type": "array", "items": reference("string"), "minItems": 1]),
    ]

    /// The definition of a parameter reference, such as `$tint`.
    static let parameter: JSON = ["type": "string", "pattern": "^\\$[A-Za-z][A-Za-z0-9_-]*$"]

    /// Returns a reference to the definition `name`.
    package static func reference(_ name: String) -> JSON {
        ["$ref": .string("#/$defs/\(name)")]
    }

    /// Returns the definition of a choice, `{$name: {choice: value, …}}`.
    static func choice(of value: JSON) -> JSON {
        [
            "type": "object",
            "patternProperties": ["^\\$": ["type": "object", "additionalProperties": value]],
            "additionalProperties": .bool(false),
            "minProperties": 1,
            "maxProperties": 1,
        ]
    }

    /// Returns a schema that accepts `value`, a parameter reference, or a choice whose values match
    /// the definition `name`.
    static func choosable(_ value: JSON, named name: String) -> JSON {
        ["anyOf": [value, parameter, choice(of: reference(name))]]
    }

    /// Returns the definition of a map with at least one of the given keys.
    static func object(_ properties: JSON) -> JSON {
        [
            "type": "object", "properties": properties, "minProperties": 1,
            "additionalProperties": .bool(false),
        ]
    }

    /// Returns the definition of a list with `least` to `most` items.
    package static func list(of item: JSON, _ least: Int, most: Int? = nil) -> JSON {
        var entries: [JSON.Member] = [
            .init("type", "array"), .init("items", item), .init("minItems", .number(Double(least))),
        ]
        if let most { entries.append(.init("maxItems", .number(Double(most)))) }
        return .object(entries)
    }
}

/// Definitions for formats without parameters.
extension SchemaValues {
    package static func named(_ names: [String]) -> Definitions {
        (plainValues + fixedValues).filter { names.contains($0.name) }
    }

    package static func words(_ words: [String]) -> JSON {
        ["enum": .array(words.map(JSON.string))]
    }

    package static func oneOrMore(_ item: JSON) -> JSON {
        ["anyOf": [item, list(of: item, 1)]]
    }
}
