import Base
import DesignFormat
import Indicators
import Lifecycles

extension FormatSchema {
    /// Plans of goldens.
    public static let goldens = FormatSchema(
        name: "goldens",
        summary: "What is verified against goldens, as YAML or JSON.",
        root: .goldenPlan,
        forms: [.goldenSet, .goldenTolerance],
        values: SchemaValues.planDefinitions
    )
}

extension SchemaValues {
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
}
