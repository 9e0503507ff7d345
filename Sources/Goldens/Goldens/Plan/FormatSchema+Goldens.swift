import Base
import DesignFormat
import Indicators
import Lifecycles

extension FormatSchema {
    /// The schema of plans of goldens.
    package static let goldens = FormatSchema(
        name: "goldens",
        summary: "The designs and lifecycles to verify against goldens, in YAML or JSON.",
        root: .goldenPlan,
        schemas: [.goldenSet, .goldenTolerance],
        values: SchemaValues.planDefinitions
    )
}

extension SchemaValues {
    /// The definitions of values in plans of goldens.
    static let planDefinitions: Definitions =
        named(["number", "integer", "boolean", "string", "pair", "version", "name"]) + [
            .init("oneOrMoreTexts", oneOrMore(reference("string"))),
            .init("oneOrMoreNumbers", oneOrMore(reference("number"))),
            .init("states", oneOrMore(words(StateName.allCases.map(\.rawValue)))),
            .init("appearances", oneOrMore(words(Appearance.allCases.map(\.rawValue)))),
            .init("lifecycles", oneOrMore(words(LifecycleKind.allCases.map(\.rawValue)))),
            .init("values", ["type": "object"]),
            .init(
                "duration",
                [
                    "anyOf": [
                        ["type": "number"],
                        ["type": "string", "pattern": "^[0-9.eE+-]*[0-9.](ms|s)?$"],
                    ]
                ]
            ),
            .init("callbacks", ["anyOf": [["type": "number"], words(["exact"])]]),
        ]
}
