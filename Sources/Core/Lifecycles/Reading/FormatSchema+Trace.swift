import Base
import DesignFormat
import Indicators

extension FormatSchema {
    /// The schema of trace files in YAML or JSON.
    package static let trace = FormatSchema(
        name: "trace",
        summary: "A recorded or scripted pull, as YAML or JSON.",
        root: .trace,
        schemas: [.step, .drag, .release, .fling, .tap] + ObjectSchema.easings,
        values: SchemaValues.traceDefinitions
    )
}

extension SchemaValues {
    /// The value types of trace files.
    static let traceDefinitions =
        named(["number", "numbers", "integer", "string", "ease", "version", "name"]) + [
            .init("samples", list(of: list(of: sampleParts, 2, most: 4), 1))
        ]

    /// An element of a sample: the time, the offset, whether the finger is down, or the scroll
    /// phase.
    private static let sampleParts: JSON = [
        "anyOf": [
            ["type": "number"], ["type": "boolean"],
            words(ScrollPhase.allCases.map { $0.rawValue }),
        ]
    ]
}
