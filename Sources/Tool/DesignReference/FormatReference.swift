import DesignFormat
import Indicators

/// The contents of the reference of design files, for Markdown and for the terminal. They are
/// derived from the parser's schemas.
package enum FormatReference {
    /// The maps of design files. The first is the entire file.
    package static let schemas = [ObjectSchema.design] + FormatSchema.design.schemas

    /// The introduction to design files.
    package static let introduction =
        "A design is a YAML or JSON file of at most \(DesignLimits.fileSize / 1024) KiB."

    /// The explanation of parameters.
    package static let parameters = """
        `$name` uses a parameter in place of a value. `{$name: {choice: value, …}}` selects a \
        value by the parameter's current choice, or by `true` or `false` for a boolean. `pinwheel \
        list --colors` lists the system's colours. An expression uses a number or a boolean as \
        `$name`.
        """

    /// The explanation of warnings.
    package static let warnings = """
        `pinwheel validate` warns about likely mistakes; with `--strict` it fails if there are \
        any. States are checked in the order `idle`, `pulling`, `armed`, `refreshing`, \
        `finishing`. States that the design does not have are skipped. `failure` is also checked \
        after `finishing`.
        """

    /// A notation and its meaning.
    package struct Rule: Sendable {
        /// A key of a layer with a value in this notation.
        package let notation: String
        /// The meaning of the notation.
        package let meaning: String
        /// Additional search words for the rule.
        package var topics: [String] = []
        /// Whether the notation is an error because it would be ambiguous.
        package var isError = false
    }

    /// The rules for values that may differ by state and be animated.
    package static let rules = [
        Rule(notation: "opacity: 0.5", meaning: "a constant value"),
        Rule(
            notation: "opacity: [0, 1]",
            meaning:
                "a track in each state: values evenly spaced from the start to the end of the "
                + "state. If progress decreases, as in `finishing` from 1 to 0, the values are in "
                + "reverse order"
        ),
        Rule(
            notation: "opacity: {pulling: [0, 1], default: 1}",
            meaning:
                "a value for each state; a list in such a map is always a track. A state that is "
                + "not listed has the `default`. Without `default`, it keeps the last value of the "
                + "previous state, and `idle` has the first value of the pull"
        ),
        Rule(
            notation: "opacity: \"= 0.5 + 0.5 * cos(tau * t)\"",
            meaning: "an expression of the time, in all states, in one state, or for one copy",
            topics: ["expression", "formula", "script"]
        ),
        Rule(
            notation: "opacity: {0: 0, 0.3: 1, 1: 1}",
            meaning:
                "a track with keyframes at fractions of the duration, or at values of progress. "
                + "If progress decreases, as in `finishing` from 1 to 0, the keyframe at 1 "
                + "comes first, so that the animation of the pull is reversed",
            topics: ["course", "curve", "keys", "times"]
        ),
        Rule(
            notation: "rotate: {pulling: [0, 150], armed: {1: 150, 1.2: 180}}",
            meaning:
                "keyframes in `armed` are also at values of progress, which is at least 1 there. "
                + "A list is spread over the progress from the state's `from` to its `to`"
        ),
        Rule(
            notation: "opacity: {idle: 0, pulling: 1, armed: 1, default: {0s: 0, 0.3s: 1}}",
            meaning:
                "a track with keyframes in seconds since the start of the state, even if progress "
                + "decreases. The state needs a duration, or the layer a clock. If the state "
                + "follows the finger, its progress range counts as one clock period",
            topics: ["seconds", "s"]
        ),
        Rule(
            notation: "offset: [4, 0]",
            meaning:
                "a constant pair: outside of a map by state, a list of two numbers is one pair"
        ),
        Rule(notation: "offset: [[0, 0], [0, 10]]", meaning: "a track of pairs: a list of lists"),
        Rule(
            notation: "offset: {x: [0, 10], y: 4}",
            meaning:
                "a value for each axis; each may differ by state and have its own track"
        ),
        Rule(
            notation: "offset: {pulling: {x: 0, y: 10}}",
            meaning: "a constant pair in one state; `[[0, 10]]` means the same"
        ),
        Rule(
            notation: "offset: {pulling: [0, 10]}",
            meaning:
                "an error: a list in a map by state is a track, so its items must be pairs",
            isError: true
        ),
        Rule(
            notation: "scale: [2.2, 0.6]",
            meaning:
                "a constant pair, as for `offset`; also for sizes, skews, ends of lines and "
                + "points of gradients"
        ),
        Rule(
            notation: "scale: {pulling: [1, 0.4, 1]}",
            meaning:
                "a track of factors for both axes; `{default: [1, 0.4, 1]}` applies to every "
                + "state"
        ),
        Rule(
            notation: "rotate: {pulling: {0: 0, 0.5: {before: 90, after: 0}, 1: 90}}",
            meaning:
                "a jump within a track. `before` is the value at the lower progress, even if "
                + "progress decreases. In a track with `from: current`, it is the earlier "
                + "value instead",
            topics: ["jump", "jumps"]
        ),
        Rule(
            notation: "rotate: {0: 0, 0.3: 90, 1: 360, ease: [easeOut, linear]}",
            meaning:
                "an easing for each interval between two keyframes, or `ease: easeOut` for all",
            topics: ["easings"]
        ),
        Rule(
            notation: "opacity: {each: [1, 0.5, {pulling: [0, 1]}]}",
            meaning:
                "a value for each copy of the innermost repeat; a shorter list is cycled. Values "
                + "by state are items of the list",
            topics: ["copies"]
        ),
        Rule(
            notation: "opacity: {refreshing: {each: [[0, 1], [1, 0]]}, default: 1}",
            meaning:
                "a value for each copy in one state. The values of keyframes may also differ, as "
                + "in `{0: 0, 1: {each: [1, 2, 3]}}`"
        ),
        Rule(
            notation: "opacity: {refreshing: {intro: [0, 1], loop: [1, 0.4, 1]}}",
            meaning:
                "a value for the state's `intro`, and one for the time after it, each with its "
                + "own keyframes and easings. Times are measured from the beginning of the intro "
                + "or of the loop. A value without `intro` and `loop` covers the loop only, and "
                + "has its first value during the intro"
        ),
        Rule(
            notation: "clip: {path: {data: [M0 0 L8 8 L8 0, M0 0 L8 8 L0 8]}}",
            meaning:
                "a morph: outlines with the same commands are interpolated point by point; so "
                + "are `points` and `dash` with the same number of items",
            topics: ["morph", "morphs"]
        ),
        Rule(
            notation: "rotate: {pulling: [0, 150], armed: {0: {before: 150, after: 180}}}",
            meaning: "an intended jump from the previous state, which causes no warning"
        ),
        Rule(
            notation: "rotate: {pulling: [0, 150], success: {from: current, 1: 360}}",
            meaning:
                "starts with the current value, whenever the previous state ends. `current` is "
                + "the first keyframe, and the others follow in order of time"
        ),
        Rule(
            notation: "scale: {pulling: [0, 1], finishing: {from: current, 0.8: 1.2, 0: 0}}",
            meaning:
                "starts with the current value while progress falls from 1 to 0: `current` is the "
                + "keyframe at 1, and the last keyframe is at 0"
        ),
        Rule(
            notation: "scale: {pulling: [0, 1], finishing: {from: current, 1: 0}}",
            meaning: "an error: progress falls from 1 to 0, so `current` is at 1 and the last "
                + "keyframe must be at 0",
            isError: true
        ),
        Rule(
            notation: "rotate: {pulling: [0, 150], refreshing: {onto: current, 0: 0, 1: 360}}",
            meaning: "adds the track to the last value of the previous state"
        ),
    ]
}

extension ValueShape {
    /// The kind of value in Markdown, with links to other sections.
    package var type: String {
        switch self {
        case .value(let name): FormatValue.all[name]?.type ?? "[\(name)](#values)"
        case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .object(let name): "[\(name)](#\(name.lowercased()))"
        case .list(let name): "list of [\(name)](#\(name.lowercased()))"
        case .map(let name, let names):
            names.isEmpty
                ? "names and their [\(name)](#\(name.lowercased()))"
                : "a [\(name)](#\(name.lowercased())) for each of "
                    + names.map { "`\($0)`" }.joined(separator: ", ")
        }
    }
}
