import Base

extension SchemaValues {
    /// The definitions of values that may differ by state and over time.
    static let drivenValues: Definitions = [
        driven("drivenNumber", by: "number", expression: "expression"),
        driven("drivenInteger", by: "integer", expression: "expression"),
        driven("drivenText", by: "string"),
        driven("drivenTextLine", by: "textLine"),
        driven("drivenColor", by: "color"),
        driven("drivenNumbers", alone: ["numbers"], held: [], item: ["numbers"]),
        driven("drivenPairs", alone: ["pairs"], held: [], item: ["pairs"]),
        driven(
            "drivenUnitPoint",
            alone: ["unitPoint", "place", "expressionPair"],
            held: ["namedPoint", "place", "expressionPair"],
            item: ["unitPoint", "place"]
        ),
        driven(
            "drivenAnchor",
            alone: ["anchor", "place", "expressionAnchor"],
            held: ["namedPoint", "place", "anchorPoints", "expressionAnchor"],
            item: ["anchor", "place"]
        ),
        driven(
            "drivenPair",
            alone: ["pair", "axes", "expressionPair"],
            held: ["place", "expressionPair"],
            item: ["pair", "place"]
        ),
        driven(
            "drivenScale",
            alone: ["number", "pair", "axes", "expression", "expressionPair"],
            held: ["number", "place", "expression", "expressionPair"],
            item: ["number", "pair", "place"],
            inLists: ["pair", "place"]
        ),
        [
            .init(
                "axes",
                object(["x": reference("drivenNumber"), "y": reference("drivenNumber")])
            )
        ],
    ].flatMap { $0 }

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

    private static func any(of names: [String], or others: JSON...) -> JSON {
        ["anyOf": .array(names.map(reference) + others)]
    }

    /// Returns the definitions of a driven value that is written the same in all positions. It may
    /// also be an `expression`, but not in a keyframe.
    private static func driven(
        _ name: String,
        by value: String,
        expression: String? = nil
    ) -> Definitions {
        let constants = [value] + (expression.map { [$0] } ?? [])
        return driven(name, alone: constants, held: constants, item: [value])
    }

    /// Returns the definitions of a driven value whose notation depends on the position. Parts that
    /// occur several times have a definition of their own, so that the schema stays small.
    ///
    /// - Parameters:
    ///   - name: The name of the definition. Those of its parts start with it.
    ///   - alone: The definitions of a constant value in all states.
    ///   - held: The definitions of a constant value in one state, where a list is a keyframe
    ///     track.
    ///   - item: The definitions of a keyframe's value.
    ///   - inLists: Outside a map by state, a list is a keyframe track only if an item has one of
    ///     these definitions. `nil` if every list is a keyframe track.
    private static func driven(
        _ name: String,
        alone: [String],
        held: [String],
        item: [String],
        inLists: [String]? = nil
    ) -> Definitions {
        let (key, track, part) = (name + "Key", name + "Track", name + "Part")
        let (parts, inState, own) = (name + "Parts", name + "InState", name + "Own")
        let states = DesignReader.stateKeys.map { JSON.Member($0, reference(inState)) }
        let byState: JSON = [
            "type": "object", "properties": .object(states), "minProperties": 1,
            "additionalProperties": .bool(false),
        ]
        let ownTrack =
            inLists.map { self.track(of: reference(key), with: any(of: $0)) } ?? reference(track)
        return [
            .init(key, any(of: item, or: each(of: any(of: item)))),
            .init(track, self.track(of: reference(key))),
            .init(part, any(of: held + [track], or: choice(of: reference(part)))),
            .init(parts, introAndLoop(of: any(of: [part], or: each(of: reference(part))))),
            .init(inState, any(of: [part, parts], or: each(of: reference(part)))),
            .init(own, any(of: alone, or: ownTrack, reference(parts), byState)),
            .init(
                name,
                any(of: [own], or: each(of: reference(own)), choice(of: reference(name)))
            ),
        ]
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
