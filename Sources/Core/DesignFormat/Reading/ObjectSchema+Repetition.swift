import Base
import Indicators

extension ObjectSchema {
    /// `repeat`.
    static let repetition = ObjectSchema(
        name: "repeat",
        title: "a repeat",
        fields: [
            Field(
                "count",
                .value("integer"),
                "How many copies.",
                required: true,
                in: "1…\(DesignLimits.copies)"
            ),
            Field("layers", .list(of: "layer"), "What is copied.", required: true),
            Field(
                "angle",
                .value("drivenNumber"),
                "Degrees from each copy to the next.",
                or: "0"
            ),
            Field(
                "offset",
                .value("drivenPair"),
                "Points from each copy to the next.",
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
                "The opacity of a copy by its share of a turn plus the phase of the fade.",
                in: .share,
                or: "1"
            ),
            Field(
                "fadePhase",
                .value("drivenNumber"),
                "Turns by which the fade has moved on, from each copy to the one before it.",
                or: "0"
            ),
            Field(
                "reveal",
                .value("drivenNumber"),
                "How far e the copies have appeared, 0…1, as a wave: copy i, from 0, has the opacity "
                    + "e·(1 − i·(1 − e)), at least 0, so that none is opaque before 1. For copies that "
                    + "come one by one see `phase`.",
                in: .share,
                or: "1"
            ),
            Field(
                "delay",
                .value("numberOrList"),
                "Seconds by which each copy is behind the one before it; "
                    + "a list has how far each is behind in all. A copy waits with what the state begins "
                    + "with; in a loop, after the lead-in, it is further round instead.",
                in: .lag,
                or: "0"
            ),
            Field(
                "phase",
                .value("numberOrList"),
                "The same as a share of the period, or of the pull: twelve copies with 0.0833 whose opacity "
                    + "is `{0: 0, 0.0833: 1}` come one by one.",
                in: .lagShare,
                or: "0"
            ),
            Field(
                "order",
                .words(CopyOrder.allCases.map { $0.rawValue }),
                "In which order the copies follow one another.",
                or: "forwards"
            ),
            Field(
                "seed",
                .value("integer"),
                "What decides a random order.",
                in: "0…\(DesignLimits.seeds)",
                or: "0"
            ),
        ]
    )

    /// `clock`.
    static let clock = ObjectSchema(
        name: "clock",
        title: "a clock",
        fields: [
            Field(
                "period",
                .value("numberByCopy"),
                "Seconds of one period.",
                required: true,
                in: .duration
            ),
            Field(
                "delay",
                .value("numberByCopy"),
                "Seconds by which the first period begins after the state: until then the layer waits. In a "
                    + "state that loops a clock that runs for ever does not wait, but is further round.",
                in: .lag,
                or: "0"
            ),
            Field(
                "times",
                .value("integer"),
                "How many periods it runs.",
                in: "1…\(DesignLimits.periods)",
                or: "for ever"
            ),
            Field(
                "alternate",
                .value("boolean"),
                "Whether every second period runs backwards.",
                or: "false"
            ),
        ]
    )

    /// The key of a layer's own period.
    static let clockField = Field(
        "clock",
        .object("clock"),
        "A period by which the layer and all in it run, instead of the state's."
    )
}
