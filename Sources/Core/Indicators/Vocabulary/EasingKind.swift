/// A kind of easing by numbers: its key in files, its arguments, and the easing that it makes.
///
/// Reader, schema and writer follow from the entry. Kinds may share a key, as springs do; which of
/// them is meant follows from the arguments that are given.
package final class EasingKind: Sendable {
    /// How the arguments stand behind the key.
    package enum Layout: Sendable {
        /// The only one by itself.
        case value
        /// All in a list.
        case list
        /// Each behind its key.
        case map
    }

    /// The key in files.
    package let key: String
    /// What errors call it, with its article.
    package let title: String
    /// What it is, for schema and reference.
    package let summary: String
    /// How its arguments are written.
    package let layout: Layout
    /// Its arguments: numbers that do not move.
    package let fields: [ArgumentField]
    /// The easing of its arguments.
    let make: @Sendable (ArgumentValues) throws(MotionError) -> Easing

    /// A kind that declares its arguments and returns what makes an easing of their values.
    package init(
        _ key: String,
        title: String,
        _ summary: String,
        layout: Layout = .map,
        _ declare: (inout ArgumentFields) ->
            @Sendable (ArgumentValues) throws(MotionError) -> Easing
    ) {
        var fields = ArgumentFields()
        make = declare(&fields)
        self.key = key
        self.title = title
        self.summary = summary
        self.layout = layout
        self.fields = fields.all
    }
}

extension EasingKind: Equatable {
    /// Whether both have one key and take the same arguments.
    package static func == (left: EasingKind, right: EasingKind) -> Bool {
        left.key == right.key && left.fields.map { $0.key } == right.fields.map { $0.key }
    }
}

extension EasingKind {
    /// The kinds that come with Pinwheel, in the order in which they are listed.
    package static let all = [bezier, spring, bounce, steps]

    /// `bezier`.
    static let bezier = EasingKind(
        "bezier",
        title: "a timing curve",
        "The control points x1, y1, x2, y2.",
        layout: .list
    ) { fields in
        let x1 = fields.constantNumber("x1", .any, "The first point's time.")
        let y1 = fields.constantNumber("y1", .any, "How far the motion has come there.")
        let x2 = fields.constantNumber("x2", .any, "The second point's time.")
        let y2 = fields.constantNumber("y2", .any, "How far the motion has come there.")
        return { values throws(MotionError) in
            try .cubic(values[x1], values[y1], values[x2], values[y2])
        }
    }

    /// `spring` by response and damping.
    static let spring = EasingKind("spring", title: "a spring", "A spring.") { fields in
        let response = fields.constantNumber(
            "response",
            .any,
            "Seconds of one swing without damping."
        )
        let damping = fields.constantNumber(
            "damping",
            .any,
            "The damping ratio; 1 does not overshoot."
        )
        return { values throws(MotionError) in
            .spring(try Spring(response: values[response], damping: values[damping]))
        }
    }

    /// `spring` by duration and bounce.
    static let bounce = EasingKind("spring", title: "a spring", "A spring.") { fields in
        let duration = fields.constantNumber(
            "duration",
            .any,
            "The perceived duration in seconds."
        )
        let bounce = fields.constantNumber(
            "bounce",
            .any,
            "0 does not overshoot, 1 swings for ever."
        )
        return { values throws(MotionError) in
            .spring(try Spring(duration: values[duration], bounce: values[bounce]))
        }
    }

    /// `steps`.
    static let steps = EasingKind(
        "steps",
        title: "steps",
        "The number of jumps.",
        layout: .value
    ) { fields in
        let count = fields.integer("count", in: 1...Easing.stepLimit, "The number of jumps.")
        return { values throws(MotionError) in try .steps(values[count]) }
    }
}
