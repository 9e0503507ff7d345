import DesignFormat
import Indicators

extension ObjectSchema {
    /// A trace's whole file.
    static let trace = ObjectSchema(
        name: "trace",
        title: "a trace",
        fields: [
            Field("pinwheel", .value("version"), "The version of the format: 1.", required: true),
            Field("name", .value("name"), "The name in commands."),
            Field("title", .value("string"), "One line that says what happens."),
            Field("start", .value("number"), "The offset before the gesture, in points."),
            Field("band", .value("number"), "The height of the rubber band's view, in points."),
            Field("gesture", .list(of: "step"), "What finger and content do, in order."),
            Field("samples", .value("samples"), "Time, offset and finger, with lines between."),
            Field("taps", .list(of: "tap"), "Taps on buttons."),
        ],
        alternatives: ["gesture", "samples"]
    )

    /// One of `gesture`.
    static let step = ObjectSchema(
        name: "step",
        title: "a step",
        fields: [
            Field("drag", .object("drag"), "The finger is down and moves."),
            Field("hold", .value("number"), "Seconds in which nothing changes."),
            Field("release", .object("release"), "The finger goes up; the content springs back."),
            Field("fling", .object("fling"), "The finger goes up; the content goes on."),
        ],
        alternatives: ["drag", "hold", "release", "fling"]
    )

    /// `drag`.
    static let drag = ObjectSchema(
        name: "drag",
        title: "a drag",
        fields: [
            Field(
                "by",
                .value("number"),
                "How far the finger moves, down if above 0.",
                required: true
            ),
            Field("over", .value("number"), "How long it takes, in seconds.", required: true),
            Field("ease", .value("ease"), "How it spreads its way over the time."),
        ]
    )

    /// `release`.
    static let release = ObjectSchema(
        name: "release",
        title: "a release",
        fields: [
            Field("over", .value("number"), "Seconds until the next step; else until rest.")
        ]
    )

    /// `fling`.
    static let fling = ObjectSchema(
        name: "fling",
        title: "a fling",
        fields: [
            Field(
                "velocity",
                .value("number"),
                "Points a second, down if above 0.",
                required: true
            ),
            Field("over", .value("number"), "Seconds until the next step; else until rest."),
        ]
    )

    /// One of `taps`.
    static let tap = ObjectSchema(
        name: "tap",
        title: "a tap",
        fields: [
            Field("at", .value("number"), "When, in seconds.", required: true),
            Field(
                "on",
                .words(ScreenTap.Button.allCases.map { $0.rawValue }),
                "On which button.",
                required: true
            ),
        ]
    )
}
