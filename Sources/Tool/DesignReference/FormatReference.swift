import DesignFormat
import Indicators

/// What the reference of design files is made of, on paper and in the terminal: the entries that the reader
/// itself goes by.
package enum FormatReference {
    /// The maps of design files, the whole file first.
    package static let schemas = [ObjectSchema.design] + FormatSchema.design.schemas

    /// What design files are, before all else.
    package static let introduction =
        "A design is a YAML or JSON file of at most \(DesignLimits.fileSize / 1024) KiB."

    /// What parameters may stand for.
    package static let parameters = """
        A parameter stands wherever a value may: `$name`. A choice among values by a parameter's \
        word is `{$name: {word: value, …}}`. `pinwheel list --colors` lists the system's \
        colours. There are no expressions.
        """

    /// What warnings are.
    package static let warnings = """
        `pinwheel validate` warns of what is allowed but hardly meant; with `--strict` it fails for it. \
        The usual course is `idle`, `pulling`, `armed`, `refreshing`, `finishing`, states that a design \
        does not have left out. A `failure` is also checked after `finishing`.
        """

    /// One meaning for each writing.
    package struct Rule: Sendable {
        /// A key of a layer as it is written.
        package let writing: String
        /// What it means.
        package let meaning: String
        /// What else people may look for it by, beside the keys in it.
        package var topics: [String] = []
        /// Whether it is an error, since it could mean two things.
        package var isError = false
    }

    /// The rules of writing values that may differ by state and move.
    package static let rules = [
        Rule(writing: "opacity: 0.5", meaning: "the same at all times"),
        Rule(
            writing: "opacity: [0, 1]",
            meaning:
                "a course in each state: evenly spaced, from its beginning to its end, but where progress "
                + "falls, as in `finishing` from 1 to 0, it is gone through backwards"
        ),
        Rule(
            writing: "opacity: {pulling: [0, 1], default: 1}",
            meaning:
                "by state; a list in such a map is always a course. Without `default` a state that "
                + "is not listed holds what the one before came to, and at rest what the pull "
                + "begins with"
        ),
        Rule(
            writing: "opacity: {0: 0, 0.3: 1, 1: 1}",
            meaning:
                "a course by shares of the time, or by the progress: where that falls, as in `finishing` "
                + "from 1 to 0, the key at 1 comes first, so that what comes with the pull goes with it",
            topics: ["course", "curve", "keys", "times"]
        ),
        Rule(
            writing: "rotate: {pulling: [0, 150], armed: {1: 150, 1.2: 180}}",
            meaning:
                "keys in `armed` are the progress, too, which is 1 and more there; a list is spread over "
                + "the state's own way, from its `from` to its `to`"
        ),
        Rule(
            writing: "opacity: {idle: 0, pulling: 1, armed: 1, default: {0s: 0, 0.3s: 1}}",
            meaning:
                "a course by seconds since the state's first moment, whichever way progress goes; they need "
                + "a state that has a time, or a layer with a clock: "
                + "where the finger leads, the whole way is one period of that",
            topics: ["seconds", "s"]
        ),
        Rule(writing: "offset: [4, 0]", meaning: "one pair: by itself a list of two numbers"),
        Rule(writing: "offset: [[0, 0], [0, 10]]", meaning: "a course of pairs: a list of lists"),
        Rule(
            writing: "offset: {x: [0, 10], y: 4}",
            meaning: "a value for each axis, which may be by state and move by itself"
        ),
        Rule(
            writing: "offset: {pulling: {x: 0, y: 10}}",
            meaning: "a place that holds in a state; `[[0, 10]]` says the same"
        ),
        Rule(
            writing: "offset: {pulling: [0, 10]}",
            meaning: "an error, since a list here is a course, and its items are places",
            isError: true
        ),
        Rule(
            writing: "scale: [2.2, 0.6]",
            meaning:
                "one pair, as of an offset; sizes, skews, ends of lines, points of gradients too"
        ),
        Rule(
            writing: "scale: {pulling: [1, 0.4, 1]}",
            meaning: "a course of factors for both axes; `{default: [1, 0.4, 1]}` in each state"
        ),
        Rule(
            writing: "rotate: {pulling: {0: 0, 0.5: {before: 90, after: 0}, 1: 90}}",
            meaning:
                "a jump within a course; where progress falls, `before` is still what stands at less "
                + "progress, but in what goes on `from: current` it is what comes first",
            topics: ["jump", "jumps"]
        ),
        Rule(
            writing: "rotate: {0: 0, 0.3: 90, 1: 360, ease: [easeOut, linear]}",
            meaning: "an easing for each way between two times, or `ease: easeOut` for all",
            topics: ["easings"]
        ),
        Rule(
            writing: "opacity: {each: [1, 0.5, {pulling: [0, 1]}]}",
            meaning: "a value for each copy of the innermost repeat, from the first again; "
                + "what differs by state stands in the list",
            topics: ["copies"]
        ),
        Rule(
            writing: "clip: {path: {data: [M0 0 L8 8 L8 0, M0 0 L8 8 L0 8]}}",
            meaning: "a morph: outlines of the same steps become one another, point by point; "
                + "so do `points` and `dash` of the same number",
            topics: ["morph", "morphs"]
        ),
        Rule(
            writing: "rotate: {pulling: [0, 150], armed: {0: {before: 150, after: 180}}}",
            meaning: "a jump from the state before that is meant, so that nothing warns of it"
        ),
        Rule(
            writing: "rotate: {pulling: [0, 150], success: {from: current, 1: 360}}",
            meaning:
                "begins where the state before was left, at any moment; `current` stands at the state's "
                + "first moment, and the keys follow in the order in which the state comes to them"
        ),
        Rule(
            writing: "scale: {pulling: [0, 1], finishing: {from: current, 0.8: 1.2, 0: 0}}",
            meaning: "the same where progress falls: `current` stands at 1, the end at 0"
        ),
        Rule(
            writing: "scale: {pulling: [0, 1], finishing: {from: current, 1: 0}}",
            meaning: "an error, since 1 is where `finishing` begins; its end is 0",
            isError: true
        ),
        Rule(
            writing: "rotate: {pulling: [0, 150], refreshing: {onto: current, 0: 0, 1: 360}}",
            meaning: "adds to where the state before was left"
        ),
    ]
}

extension ValueShape {
    /// What a value may be, in Markdown, with links to other sections.
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
