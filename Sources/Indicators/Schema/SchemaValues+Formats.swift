/// The values of traces and plans, which have no parameters.
extension SchemaValues {
    /// The definitions of trace files.
    static let traceDefinitions =
        named(["number", "numbers", "integer", "text", "ease", "version", "name"]) + [
            ("samples", list(of: list(of: sampleParts, 2, most: 4), 1))
        ]

    /// The definitions of plans of goldens.
    static let planDefinitions: Definitions =
        named(["number", "integer", "boolean", "text", "pair", "version", "name"]) + [
            ("oneOrMoreTexts", oneOrMore(reference("text"))),
            ("oneOrMoreNumbers", oneOrMore(reference("number"))),
            ("states", oneOrMore(words(StateName.allCases.map(\.rawValue)))),
            ("appearances", oneOrMore(words(Appearance.allCases.map(\.rawValue)))),
            ("lifecycles", oneOrMore(words(LifecycleName.allCases.map(\.rawValue)))),
            ("values", ["type": "object"]),
            (
                "duration",
                [
                    "anyOf": [
                        ["type": "number"],
                        ["type": "string", "pattern": "^[0-9.eE+-]*[0-9.](ms|s)?$"],
                    ]
                ]
            ),
            ("callbacks", ["anyOf": [["type": "number"], words(["exact"])]]),
        ]

    /// Time, offset, whether the finger is down, and what moves the content.
    private static let sampleParts: JSONText = [
        "anyOf": [
            ["type": "number"], ["type": "boolean"],
            words(ScrollPhase.allCases.map(\.rawValue)),
        ]
    ]

    private static func named(_ names: [String]) -> Definitions {
        (plainValues + fixedValues).filter { names.contains($0.key) }
    }

    private static func words(_ words: [String]) -> JSONText {
        ["enum": .array(words.map(JSONText.string))]
    }

    private static func oneOrMore(_ item: JSONText) -> JSONText {
        ["anyOf": [item, list(of: item, 1)]]
    }
}
