import Base

extension SchemaValues {
    /// The definitions of values that may differ by state and over time.
    static let drivenValues: Definitions = [
        .init("drivenNumber", drivenNumber("number")),
        .init("drivenInteger", drivenNumber("integer")),
        .init("drivenText", driven(by: "string")),
        .init("drivenTextLine", driven(by: "textLine")),
        .init("drivenColor", driven(by: "color")),
        .init("drivenNumbers", driven(alone: ["numbers"], held: [], item: ["numbers"])),
        .init("drivenPairs", driven(alone: ["pairs"], held: [], item: ["pairs"])),
        .init(
            "drivenUnitPoint",
            driven(
                alone: ["unitPoint", "place", "expressionPair"],
                held: ["namedPoint", "place", "expressionPair"],
                item: ["unitPoint", "place"]
            )
        ),
        .init(
            "drivenAnchor",
            driven(
                alone: ["anchor", "place", "expressionAnchor"],
                held: ["namedPoint", "place", "anchorPoints", "expressionAnchor"],
                item: ["anchor", "place"]
            )
        ),
        .init(
            "drivenPair",
            driven(
                alone: ["pair", "axes", "expressionPair"],
                held: ["place", "expressionPair"],
                item: ["pair", "place"]
            )
        ),
        .init(
            "drivenScale",
            driven(
                alone: ["number", "pair", "axes", "expression", "expressionPair"],
                held: ["number", "place", "expression", "expressionPair"],
                item: ["number", "pair", "place"],
                inLists: ["pair", "place"]
            )
        ),
        .init(
            "axes",
            object(["x": reference("drivenNumber"), "y": reference("drivenNumber")])
        ),
    ]

    /// The definitions of values that are expressions.
    static let expressions: Definitions = [
        .init("expression", ["type": "string", "pattern": "^="]),
        .init("numberOrExpression", any(of: ["number", "expression"])),
        .init(
            "expressionPair",
            [
                "anyOf": [
                    [
                        "type": "array",
                        "items": reference("numberOrExpression"),
                        "minItems": 2,
                        "maxItems": 2,
                        "contains": reference("expression"),
                    ],
                    [
                        "type": "object",
                        "properties": [
                            "x": reference("numberOrExpression"),
                            "y": reference("numberOrExpression"),
                        ],
                        "required": ["x", "y"],
                        "additionalProperties": .bool(false),
                    ],
                ]
            ]
        ),
        .init(
            "expressionAnchor",
            any(of: ["expressionPair"], or: object(["points": reference("expressionPair")]))
        ),
    ]

    /// Returns the definition of a driven number, which may be an expression.
    private static func drivenNumber(_ name: String) -> JSON {
        driven(alone: [name, "expression"], held: [name, "expression"], item: [name])
    }

    private static func any(of names: [String], or others: JSON...) -> JSON {
        ["anyOf": .array(names.map(reference) + others)]
    }

    /// Returns the definition of a driven value that is written the same in all positions.
    private static func driven(by name: String) -> JSON {
        driven(alone: [name], held: [name], item: [name])
    }

    /// Returns the definition of a driven value whose notation depends on the position.
    ///
    /// - Parameters:
    ///   - alone: The definitions of a constant value in all states.
    ///   - held: The definitions of a constant value in one state, where a list is a keyframe
    ///     track.
    ///   - item: The definitions of a keyframe's value.
    ///   - inLists: Outside a map by state, a list is a keyframe track only if an item has one of
    ///     these definitions. `nil` if every list is a keyframe track.
    private static func driven(
        alone: [String],
        held: [String],
        item: [String],
        inLists: [String]? = nil
    ) -> JSON {
        let keyValue = any(of: item, or: each(of: any(of: item)))
        let track = track(of: keyValue)
        let part: JSON = any(of: held, or: track, choice(of: any(of: held, or: track)))
        let parts = introAndLoop(of: any(of: held, or: track, each(of: part), choice(of: part)))
        let inState: JSON = any(of: held, or: track, parts, each(of: part), choice(of: part))
        let states = DesignReader.stateKeys.map { JSON.Member($0, inState) }
        let byState: JSON = [
            "type": "object", "properties": .object(states), "minProperties": 1,
            "additionalProperties": .bool(false),
        ]
        let ownTrack =
            inLists.map { self.track(of: keyValue, with: any(of: $0)) } ?? track
        let own = any(of: alone, or: ownTrack, parts, byState)
        return any(of: alone, or: ownTrack, parts, byState, each(of: own), choice(of: own))
    }

    /// Returns the definition of a value with one part for the intro and one for the loop.
    private static func introAndLoop(of part: JSON) -> JSON {
        [
            "type": "object",
            "properties": ["intro": part, "loop": part],
            "required": ["intro", "loop"],
            "additionalProperties": .bool(false),
        ]
    }

    /// Returns the definition of a keyframe track: a list, or a map by time with an easing.
    ///
    /// - Parameters:
    ///   - item: The definition of a keyframe's value.
    ///   - necessary: The definition of an item that a list must contain.
    static func track(of item: JSON, with necessary: JSON? = nil) -> JSON {
        var list: [JSON.Member] = [
            .init("type", "array"), .init("items", item), .init("minItems", 1),
        ]
        if let necessary { list.append(.init("contains", necessary)) }
        return [
            "anyOf": [
                .object(list),
                [
                    "type": "object",
                    "patternProperties": [
                        "^[0-9.eE+-]*[0-9.]s?$": ["anyOf": [item, jump(of: item)]]
                    ],
                    "properties": [
                        "ease": [
                            "anyOf": [reference("ease"), self.list(of: reference("ease"), 0)]
                        ],
                        "from": ["const": "current"],
                        "onto": ["const": "current"],
                    ],
                    "additionalProperties": .bool(false),
                    "minProperties": 1,
                ],
            ]
        ]
    }

    /// Returns the definition of a jump, with the values before and after it.
    private static func jump(of item: JSON) -> JSON {
        [
            "type": "object",
            "properties": ["before": item, "after": item],
            "required": ["before", "after"],
            "additionalProperties": .bool(false),
        ]
    }

    /// Returns the definition of a setting that is a constant, or a map of constants by state.
    static func byState(_ value: JSON) -> JSON {
        [
            "anyOf": [
                value,
                [
                    "type": "object",
                    "properties": .object(DesignReader.stateKeys.map { JSON.Member($0, value) }),
                    "minProperties": 1,
                    "additionalProperties": .bool(false),
                ],
            ]
        ]
    }

    /// Returns the definition of a list with one value for each copy.
    static func each(of value: JSON) -> JSON {
        [
            "type": "object",
            "properties": ["each": list(of: value, 1)],
            "required": ["each"],
            "additionalProperties": .bool(false),
        ]
    }
}
