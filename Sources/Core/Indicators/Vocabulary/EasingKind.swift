/// A kind of easing with parameters: its key in files, its fields, and a function that creates the
/// easing.
///
/// The reader, schema and writer are derived from these entries. Kinds with the same key, such as
/// both kinds of spring, are distinguished by their arguments.
package final class EasingKind: Sendable {
    /// The syntax of the arguments after the key.
    package enum Layout: Sendable {
        /// A single argument.
        case value
        /// A list of all arguments.
        case list
        /// A map of arguments by key.
        case map
    }

    /// The key in files.
    package let key: String
    /// The name in error messages, with its article.
    package let title: String
    /// A description for the schema and the reference.
    package let summary: String
    /// The syntax of the arguments.
    package let layout: Layout
    /// The arguments, which are constant numbers.
    package let fields: [ArgumentField]
    /// Creates an easing from the values of the arguments.
    let make: @Sendable (ArgumentValues) throws(MotionError) -> Easing

    /// Creates a kind of easing.
    ///
    /// `declare` declares the fields and returns a function that creates an easing from their
    /// values.
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
    /// Whether both kinds have the same key and fields.
    package static func == (left: EasingKind, right: EasingKind) -> Bool {
        left.key == right.key && left.fields.map { $0.key } == right.fields.map { $0.key }
    }
}

extension EasingKind {
    /// The built-in kinds, in listing order.
    package static let all = [bezier, spring, bounce, steps]

    static let bezier = EasingKind(
        "bezier",
        title: "a timing curve",
        "The control points x1, y1, x2, y2.",
        layout: .list
    ) { fields in
        let x1 = fields.constantNumber("x1", .any, "The first point's time.")
        let y1 = fields.constantNumber("y1", .any, "The first point's progress.")
        let x2 = fields.constantNumber("x2", .any, "The second point's time.")
        let y2 = fields.constantNumber("y2", .any, "The second point's progress.")
        return { values throws(MotionError) in
            try .cubic(values[x1], values[y1], values[x2], values[y2])
        }
    }

    /// A spring with a response and a damping ratio.
    static let spring = EasingKind("spring", title: "a spring", "A spring.") { fields in
        let response = fields.constantNumber(
            "response",
            .any,
            "The period without damping, in seconds."
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

    /// A spring with a perceived duration and a bounce.
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
