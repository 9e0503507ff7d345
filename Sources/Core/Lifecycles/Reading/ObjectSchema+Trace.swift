import DesignFormat
import Indicators

extension ObjectSchema {
    /// The root object of a trace file.
    static let trace = ObjectSchema(
        name: "trace",
        title: "a trace",
        fields: [
            Field("pinwheel", .value("version"), "The version of the format: 1.", required: true),
            Field("name", .value("name"), "The name in commands."),
            Field("title", .value("string"), "A summary in one line."),
            Field("start", .value("number"), "The offset before the gesture, in points."),
            Field("band", .value("number"), "The scroll view's height, for rubber-banding."),
            Field("gesture", .list(of: "step"), "Actions of the finger, in order."),
            Field(
                "samples",
                .value("samples"),
                "Time, offset and touch, with straight lines between them."
            ),
            Field("taps", .list(of: "tap"), "Taps on buttons."),
        ],
        alternatives: ["gesture", "samples"]
    )

    /// An element of `gesture`.
    static let step = ObjectSchema(
        name: "step",
        title: "a step",
        fields: [
            Field("drag", .object("drag"), "Move the finger while it is down."),
            Field("hold", .value("number"), "Wait for this many seconds."),
            Field("release", .object("release"), "Lift the finger; the content springs back."),
            Field("fling", .object("fling"), "Lift the finger; the content keeps its velocity."),
        ],
        alternatives: ["drag", "hold", "release", "fling"]
    )

    /// The value of `drag`.
    static let drag = ObjectSchema(
        name: "drag",
        title: "a drag",
        fields: [
            Field(
                "by",
                .value("number"),
                "The distance in points, downwards if positive.",
                required: true
            ),
            Field("over", .value("number"), "The duration in seconds.", required: true),
            Field("ease", .value("ease"), "The easing of the motion."),
        ]
    )

    /// The value of `release`.
    static let release = ObjectSchema(
        name: "release",
        title: "a release",
        fields: [
            Field(
                "over",
                .value("number"),
                "Seconds until the next step; by default until the content stops."
            )
        ]
    )

    /// The value of `fling`.
    static let fling = ObjectSchema(
        name: "fling",
        title: "a fling",
        fields: [
            Field(
                "velocity",
                .value("number"),
                "The velocity in points per second, downwards if positive.",
                required: true
            ),
            Field(
                "over",
                .value("number"),
                "Seconds until the next step; by default until the content stops."
            ),
        ]
    )

    /// An element of `taps`.
    static let tap = ObjectSchema(
        name: "tap",
        title: "a tap",
        fields: [
            Field("at", .value("number"), "The time in seconds.", required: true),
            Field(
                "on",
                .words(ScreenTap.Button.allCases.map { $0.rawValue }),
                "The button.",
                required: true
            ),
        ]
    )
}
