import Indicators

/// The kinds of values in a design that are no forms, as definitions of the schema.
package enum SchemaValues {
    /// Definitions by name.
    package typealias Definitions = [(key: String, value: JSONText)]

    /// The definitions by the names that `ValueShape.value` uses.
    static let definitions: Definitions =
        plainValues.map { ($0.key, choosable($0.value, named: $0.key)) } + drivenValues
        + fixedValues

    /// Values that may also be a parameter's or chosen by one.
    static let plainValues: Definitions = [
        ("number", ["type": "number"]),
        ("integer", ["type": "integer"]),
        ("boolean", ["type": "boolean"]),
        ("text", ["type": "string", "minLength": 1]),
        ("pair", list(of: reference("number"), 2, most: 2)),
        ("pairs", list(of: reference("pair"), 2)),
        ("numbers", list(of: reference("number"), 0)),
        (
            "color",
            [
                "anyOf": [
                    [
                        "type": "string",
                        "description":
                            "A name, #RGB, #RRGGBB, #RRGGBBAA, rgb(r, g, b) or rgba(r, g, b, a).",
                    ],
                    [
                        "type": "object",
                        "properties": [
                            "light": reference("color"), "dark": reference("color"),
                        ],
                        "required": ["light", "dark"],
                        "additionalProperties": .boolean(false),
                    ],
                ]
            ]
        ),
        ("colors", list(of: reference("color"), 2)),
        (
            "unitPoint",
            [
                "anyOf": [
                    ["enum": .array(UnitPoint.named.map { .string($0.name) })],
                    reference("pair"),
                ]
            ]
        ),
        ("anchor", ["anyOf": [reference("unitPoint"), object(["points": reference("pair")])]]),
        (
            "ease",
            [
                "anyOf": [
                    ["enum": .array(Easing.names.map(JSONText.string))], reference("easing"),
                    ["type": "string", "pattern": "^cubic-bezier\\([^()]*\\)$"],
                ]
            ]
        ),
        ("curve", ["anyOf": [reference("number"), course(of: "number")]]),
        ("linearOrColors", ["anyOf": [reference("colors"), reference("linear")]]),
        ("radialOrColors", ["anyOf": [reference("radial")]]),
        ("conicOrColors", ["anyOf": [reference("colors"), reference("conic")]]),
        ("paint", ["anyOf": [reference("drivenColor"), reference("gradient")]]),
        ("fill", ["anyOf": [reference("paint"), reference("fillWithRule")]]),
    ]

    /// Values that may differ by state and move within it.
    private static let drivenValues: Definitions = [
        ("drivenNumber", driven(of: "number")),
        ("drivenColor", driven(of: "color")),
        ("drivenPair", ["anyOf": [driven(of: "pair"), axes]]),
        ("drivenScale", ["anyOf": [driven(of: "number"), axes]]),
    ]

    /// Values that stand for themselves.
    static let fixedValues: Definitions = [
        ("anything", .object([])),
        ("version", ["const": 1]),
        ("name", ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]{0,63}$"]),
        ("words", ["type": "array", "items": reference("text"), "minItems": 1]),
    ]

    /// The name of a parameter with its dollar sign.
    static let parameter: JSONText = ["type": "string", "pattern": "^\\$[A-Za-z][A-Za-z0-9_-]*$"]

    /// The definition called `name`.
    package static func reference(_ name: String) -> JSONText {
        ["$ref": .string("#/$defs/\(name)")]
    }

    /// `{$name: {choice: value, …}}`.
    static func choice(of value: JSONText) -> JSONText {
        [
            "type": "object",
            "patternProperties": ["^\\$": ["type": "object", "additionalProperties": value]],
            "additionalProperties": .boolean(false),
            "minProperties": 1,
            "maxProperties": 1,
        ]
    }

    /// `value` itself, a parameter, or a choice of what the definition `name` allows.
    static func choosable(_ value: JSONText, named name: String) -> JSONText {
        ["anyOf": [value, parameter, choice(of: reference(name))]]
    }

    private static let axes = object([
        "x": reference("drivenNumber"), "y": reference("drivenNumber"),
    ])

    private static func object(_ properties: JSONText) -> JSONText {
        [
            "type": "object", "properties": properties, "minProperties": 1,
            "additionalProperties": .boolean(false),
        ]
    }

    /// A list of so many items.
    package static func list(of item: JSONText, _ least: Int, most: Int? = nil) -> JSONText {
        var entries: [(key: String, value: JSONText)] = [
            ("type", "array"), ("items", item), ("minItems", .integer(least)),
        ]
        if let most { entries.append(("maxItems", .integer(most))) }
        return .object(entries)
    }

    /// A list over local time, or values by time with an ease.
    private static func course(of name: String) -> JSONText {
        [
            "anyOf": [
                list(of: reference(name), 1),
                [
                    "type": "object",
                    "patternProperties": ["^[0-9.eE+-]*[0-9.]$": reference(name)],
                    "properties": [
                        "ease": ["anyOf": [reference("ease"), list(of: reference("ease"), 0)]]
                    ],
                    "additionalProperties": .boolean(false),
                    "minProperties": 1,
                ],
            ]
        ]
    }

    private static func driven(of name: String) -> JSONText {
        let value: JSONText = ["anyOf": [reference(name), course(of: name)]]
        let states = DesignReader.stateKeys.map { (key: $0, value: value) }
        return [
            "anyOf": [
                reference(name), course(of: name),
                [
                    "type": "object", "properties": .object(states), "minProperties": 1,
                    "additionalProperties": .boolean(false),
                ],
                choice(of: value),
            ]
        ]
    }
}
