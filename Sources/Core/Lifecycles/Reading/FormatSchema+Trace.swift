import Base
import DesignFormat
import Indicators

extension FormatSchema {
    /// Trace files in YAML or JSON.
    package static let trace = FormatSchema(
        name: "trace",
        summary: "What finger and content do in a pull, as YAML or JSON.",
        root: .trace,
        schemas: [.step, .drag, .release, .fling, .tap] + ObjectSchema.easings,
        values: SchemaValues.traceDefinitions
    )
}

extension SchemaValues {
    /// The definitions of trace files.
    static let traceDefinitions =
        named(["number", "numbers", "integer", "string", "ease", "version", "name"]) + [
            .init("samples", list(of: list(of: sampleParts, 2, most: 4), 1))
        ]

    /// Time, offset, whether the finger is down, and what moves the content.
    private static let sampleParts: JSON = [
        "anyOf": [
            ["type": "number"], ["type": "boolean"],
            words(ScrollPhase.allCases.map { $0.rawValue }),
        ]
    ]
}
