import Base
import Indicators

extension ObjectSchema {
    /// The schema of `repeat`.
    static let repetition = ObjectSchema(
        name: "repeat",
        title: "a repeat",
        fields: [
            Field(
                "count",
                .value("integer"),
                "The number of copies.",
                required: true,
                in: "1…\(DesignLimits.copies)"
            ),
            Field("layers", .list(of: "layer"), "The layers to copy.", required: true),
            Field(
                "angle",
                .value("drivenNumber"),
                "The rotation from each copy to the next, in degrees.",
                or: "0"
            ),
            Field(
                "offset",
                .value("drivenPair"),
                "The offset from each copy to the next, in points.",
                or: "[0, 0]"
            ),
            Field(
                "alpha",
                .value("numbers"),
                "The opacity of each copy, 0…1.",
                or: "all 1"
            ),
            Field(
                "fade",
                .value("curve"),
                "A curve of opacities over one full turn of copies. Copy i of n, from 0, has the "
                    + "opacity at i/n plus `fadePhase`.",
                in: .fraction,
                or: "1"
            ),
            Field(
                "fadePhase",
                .value("drivenNumber"),
                "The shift of `fade` towards earlier copies, in turns.",
                or: "0"
            ),
            Field(
                "reveal",
                .value("drivenNumber"),
                "The progress e of a wave in which the copies appear. Copy i, from 0, has the "
                    + "opacity e·(1 − i·(1 − e)), but at least 0. No copy is opaque before e = 1. "
                    + "To show copies one by one, use `phase`.",
                in: .fraction,
                or: "1"
            ),
            Field(
                "delay",
                .value("delays"),
                "The delay from each copy to the next, in seconds, or a list of total delays. A "
                    + "copy shows the state's first value until its delay has passed. In a loop, "
                    + "after `intro`, it is shifted within the period instead. By state, states "
                    + "that are not listed have no delay.",
                in: .lag,
                or: "0"
            ),
            Field(
                "phase",
                .value("delays"),
                "The delay as a fraction of the period or of the pull. Twelve copies with 0.0833 "
                    + "whose opacity is `{0: 0, 0.0833: 1}` appear one by one.",
                in: .lagShare,
                or: "0"
            ),
            Field(
                "order",
                .words(CopyOrder.allCases.map { $0.rawValue }),
                "The order in which the copies are delayed.",
                or: "forwards"
            ),
            Field(
                "seed",
                .value("integer"),
                "The seed of a random order.",
                in: "0…\(DesignLimits.seeds)",
                or: "0"
            ),
        ]
    )

    /// The schema of `clock`.
    static let clock = ObjectSchema(
        name: "clock",
        title: "a clock",
        fields: [
            Field(
                "period",
                .value("numberByCopy"),
                "The length of one period, in seconds.",
                required: true,
                in: .duration
            ),
            Field(
                "delay",
                .value("numberByCopy"),
                "The delay of the first period after the start of the state, in seconds. In a "
                    + "looping state, an endless clock does not wait; it is shifted within its "
                    + "period instead.",
                in: .lag,
                or: "0"
            ),
            Field(
                "times",
                .value("integer"),
                "The number of periods.",
                in: "1…\(DesignLimits.periods)",
                or: "endless"
            ),
            Field(
                "alternate",
                .value("boolean"),
                "Whether every second period runs backwards.",
                or: "false"
            ),
        ]
    )

    /// The key for a layer's own period.
    static let clockField = Field(
        "clock",
        .value("clocks"),
        "A period of the layer's own, which replaces the state's for the layer and its contents. "
            + "By state, states that are not listed keep their own period. A clock starts after "
            + "the state's `intro`."
    )
}
