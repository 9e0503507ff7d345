import Base

extension SchemaValues {
    /// Values that may differ by state and move within it.
    static let drivenValues: Definitions = [
        .init("drivenNumber", driven(by: "number")),
        .init("drivenInteger", driven(by: "integer")),
        .init("drivenText", driven(by: "string")),
        .init("drivenTextLine", driven(by: "textLine")),
        .init("drivenColor", driven(by: "color")),
        .init("drivenNumbers", driven(alone: ["numbers"], held: [], item: ["numbers"])),
        .init("drivenPairs", driven(alone: ["pairs"], held: [], item: ["pairs"])),
        .init(
            "drivenUnitPoint",
            driven(
                alone: ["unitPoint", "place"],
                held: ["namedPoint", "place"],
                item: ["unitPoint", "place"]
            )
        ),
        .init(
            "drivenAnchor",
            driven(
                alone: ["anchor", "place"],
                held: ["namedPoint", "place", "anchorPoints"],
                item: ["anchor", "place"]
            )
        ),
        .init(
            "drivenPair",
            driven(alone: ["pair", "axes"], held: ["place"], item: ["pair", "place"])
        ),
        .init(
            "drivenScale",
            driven(
                alone: ["number", "pair", "axes"],
                held: ["number", "place"],
                item: ["number", "pair", "place"],
                inLists: ["pair", "place"]
            )
        ),
        .init(
            "axes",
            object(["x": reference("drivenNumber"), "y": reference("drivenNumber")])
        ),
    ]

    private static func any(of names: [String], or others: JSON...) -> JSON {
        ["anyOf": .array(names.map(reference) + others)]
    }

    /// A value that is written in one way, wherever it stands.
    private static func driven(by name: String) -> JSON {
        driven(alone: [name], held: [name], item: [name])
    }

    /// A driven value by the definitions of what it is in each position.
    ///
    /// - Parameters:
    ///   - alone: Where it holds in all states.
    ///   - held: Where it holds in one state; a list there is a course.
    ///   - item: Where a course passes it.
    ///   - inLists: Of these a list has one at least, to be a course where it stands alone; nil where any
    ///     list is one.
    private static func driven(
        alone: [String],
        held: [String],
        item: [String],
        inLists: [String]? = nil
    ) -> JSON {
        let course = course(of: any(of: item))
        let inState: JSON = any(of: held, or: course, choice(of: any(of: held, or: course)))
        let states = DesignReader.stateKeys.map { JSON.Member($0, inState) }
        let byState: JSON = [
            "type": "object", "properties": .object(states), "minProperties": 1,
            "additionalProperties": .bool(false),
        ]
        let ownCourse =
            inLists.map { self.course(of: any(of: item), with: any(of: $0)) } ?? course
        let own = any(of: alone, or: ownCourse, byState)
        return any(of: alone, or: ownCourse, byState, each(of: own), choice(of: own))
    }

    /// A list over local time, or values by time with an ease.
    ///
    /// - Parameters:
    ///   - item: What is passed.
    ///   - necessary: What a list must have, to be one.
    static func course(of item: JSON, with necessary: JSON? = nil) -> JSON {
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

    /// The two values of a key at which a course jumps.
    private static func jump(of item: JSON) -> JSON {
        [
            "type": "object",
            "properties": ["before": item, "after": item],
            "required": ["before", "after"],
            "additionalProperties": .bool(false),
        ]
    }

    /// A value for each copy.
    static func each(of value: JSON) -> JSON {
        [
            "type": "object",
            "properties": ["each": list(of: value, 1)],
            "required": ["each"],
            "additionalProperties": .bool(false),
        ]
    }
}
