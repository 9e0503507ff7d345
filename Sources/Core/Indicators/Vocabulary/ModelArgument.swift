import Raster

/// An argument of an outline, of a layer's property or of an easing, with its type.
package enum ModelArgument: Equatable, Sendable {
    /// A number that may move.
    case number(Driven<Double>)
    /// Two numbers that may move.
    case pair(DrivenPair)
    /// A number that does not move.
    case constantNumber(Setting<Double>)
    /// Two numbers that do not move.
    case constantPair(Setting<Pair>)
    /// A whole number.
    case integer(Setting<Int>)
    /// A whole number that may move, in steps of one.
    case count(Driven<Int>)
    /// Points in a list, which may move.
    case points(Driven<[Setting<Pair>]>)
    /// True or false.
    case flag(Setting<Bool>)
    /// One of several words.
    case word(Setting<String>)
    /// SVG path data, which may move.
    case pathData(Driven<String>)
    /// A line of text by state.
    case text(Driven<String>)
    /// A font with the outlines of some texts.
    case font(Setting<OutlineFont>)
    /// The point that turning and scaling leave alone, which may move.
    case anchor(Driven<Layer.Anchor>)
    /// A region by an outline.
    case clip(Setting<Layer.Clip>)
    /// Layers that decide where another shows.
    case mask(Setting<Layer.Mask>)
    /// What the layer casts.
    case shadow(Setting<Layer.Shadow>)

    /// One of the words of an enumeration.
    package static func word<Word: RawRepresentable & Equatable & Sendable>(
        of setting: Setting<Word>
    ) -> ModelArgument where Word.RawValue == String {
        .word(setting.flatMap { .constant($0.rawValue) })
    }
}

/// What one argument may be: how it is read, written, checked and described follows from this.
package enum ArgumentType: Sendable {
    /// A number that may differ by state and move; what holds where it is wrong.
    case number(NumberBounds, fallback: Double)
    /// Two such numbers.
    case pair(NumberBounds, fallback: Vector)
    /// A factor for both axes or one for each.
    case scale
    /// A number that holds at all times.
    case constantNumber(NumberBounds)
    /// Two numbers that hold at all times.
    case constantPair(NumberBounds)
    /// A whole number within a range.
    case integer(ClosedRange<Int>)
    /// The same, which may differ by state and move.
    case count(ClosedRange<Int>)
    /// So many points, which may move.
    case points(ClosedRange<Int>)
    /// True or false.
    case flag
    /// One of some words; what errors call such a word.
    case word([String], title: String)
    /// SVG path data.
    case pathData
    /// A line of text, which may differ by state; its letters are those of the entry's font.
    case text
    /// A font's file; it stands after the texts that it is for.
    case font
    /// A unit point or a point in points.
    case anchor
    /// A region by an outline.
    case clip
    /// Layers that decide where another shows.
    case mask
    /// What the layer casts.
    case shadow

    /// Whether the value may move.
    var isDriven: Bool {
        switch self {
        case .number, .pair, .scale, .clip, .mask, .shadow, .count, .points, .pathData, .text,
            .anchor:
            true
        case .constantNumber, .constantPair, .integer, .flag, .word, .font: false
        }
    }
}

/// One argument of an entry.
package final class ArgumentField: Sendable {
    /// The key in files.
    package let key: String
    /// What it may be.
    package let type: ArgumentType
    /// What it means, for schema and reference.
    package let summary: String
    /// What holds where nothing is said; nil for what need not be there, or must.
    package let standard: ModelArgument?
    /// Whether it must be there.
    package let isRequired: Bool

    fileprivate init(
        _ key: String,
        _ type: ArgumentType,
        _ summary: String,
        standard: ModelArgument?,
        isRequired: Bool
    ) {
        self.key = key
        self.type = type
        self.summary = summary
        self.standard = standard
        self.isRequired = isRequired
    }
}

/// The index of an argument among those of its entry, and the type of its value when it is used.
package struct ArgumentSlot<Value>: Sendable {
    let index: Int
}

/// The arguments that an entry declares, in the order in which they are read and written.
package struct ArgumentFields: Sendable {
    /// All that were declared.
    package private(set) var all: [ArgumentField] = []

    private mutating func add<Value>(
        _ key: String,
        _ type: ArgumentType,
        _ summary: String,
        standard: ModelArgument?,
        isRequired: Bool
    ) -> ArgumentSlot<Value> {
        all.append(
            ArgumentField(key, type, summary, standard: standard, isRequired: isRequired)
        )
        return ArgumentSlot(index: all.count - 1)
    }

    /// A number that may move; it must be there unless it has a standard.
    package mutating func number(
        _ key: String,
        _ bounds: NumberBounds,
        _ summary: String,
        standard: Double? = nil
    ) -> ArgumentSlot<Double> {
        add(
            key,
            .number(bounds, fallback: standard ?? 0),
            summary,
            standard: standard.map { .number(.constant($0)) },
            isRequired: standard == nil
        )
    }

    /// Two numbers that may move; they must be there unless they have a standard.
    package mutating func pair(
        _ key: String,
        _ bounds: NumberBounds,
        _ summary: String,
        standard: Vector? = nil
    ) -> ArgumentSlot<Vector> {
        add(
            key,
            .pair(bounds, fallback: standard ?? .zero),
            summary,
            standard: standard.map { .pair(DrivenPair(.constant($0.dx), .constant($0.dy))) },
            isRequired: standard == nil
        )
    }

    /// Width and height in points, which may move.
    package mutating func size(
        _ key: String = "size",
        _ summary: String = "Width and height."
    ) -> ArgumentSlot<Size> {
        add(key, .pair(.extent, fallback: .zero), summary, standard: nil, isRequired: true)
    }

    /// A factor for both axes or one for each; default: 1.
    package mutating func scale(_ key: String, _ summary: String) -> ArgumentSlot<Vector> {
        add(key, .scale, summary, standard: .pair(.equal(1)), isRequired: false)
    }

    /// A number that does not move and must be there.
    package mutating func constantNumber(
        _ key: String,
        _ bounds: NumberBounds,
        _ summary: String
    ) -> ArgumentSlot<Double> {
        add(key, .constantNumber(bounds), summary, standard: nil, isRequired: true)
    }

    /// Two numbers that do not move and need not be there.
    package mutating func optionalPair(
        _ key: String,
        _ bounds: NumberBounds,
        _ summary: String
    ) -> ArgumentSlot<Vector?> {
        add(key, .constantPair(bounds), summary, standard: nil, isRequired: false)
    }

    /// A whole number within a range, which must be there unless it has a standard.
    package mutating func integer(
        _ key: String,
        in range: ClosedRange<Int>,
        _ summary: String,
        standard: Int? = nil
    ) -> ArgumentSlot<Int> {
        add(
            key,
            .integer(range),
            summary,
            standard: standard.map { .integer(.constant($0)) },
            isRequired: standard == nil
        )
    }

    /// A whole number within a range that may move, which must be there unless it has a standard.
    package mutating func count(
        _ key: String,
        in range: ClosedRange<Int>,
        _ summary: String,
        standard: Int? = nil
    ) -> ArgumentSlot<Int> {
        add(
            key,
            .count(range),
            summary,
            standard: standard.map { .count(.constant($0)) },
            isRequired: standard == nil
        )
    }

    /// So many points, which must be there.
    package mutating func points(
        _ key: String,
        count: ClosedRange<Int>,
        _ summary: String
    ) -> ArgumentSlot<[Point]> {
        add(key, .points(count), summary, standard: nil, isRequired: true)
    }

    /// True or false.
    package mutating func flag(
        _ key: String,
        _ summary: String,
        standard: Bool
    ) -> ArgumentSlot<Bool> {
        add(key, .flag, summary, standard: .flag(.constant(standard)), isRequired: false)
    }

    /// One of the words of an enumeration; errors call it `title`.
    package mutating func word<Word: RawRepresentable & CaseIterable & Sendable>(
        _ key: String,
        title: String,
        _ summary: String,
        standard: Word
    ) -> ArgumentSlot<Word> where Word.RawValue == String {
        add(
            key,
            .word(Word.allCases.map { $0.rawValue }, title: title),
            summary,
            standard: .word(.constant(standard.rawValue)),
            isRequired: false
        )
    }

    /// SVG path data, which must be there.
    package mutating func pathData(_ key: String, _ summary: String) -> ArgumentSlot<Path> {
        add(key, .pathData, summary, standard: nil, isRequired: true)
    }

    /// A line of text, which must be there.
    package mutating func text(_ key: String, _ summary: String) -> ArgumentSlot<String> {
        add(key, .text, summary, standard: nil, isRequired: true)
    }

    /// The font of the texts before it, which need not be there.
    package mutating func font(_ key: String, _ summary: String) -> ArgumentSlot<OutlineFont?> {
        add(key, .font, summary, standard: nil, isRequired: false)
    }

    /// A point that turning and scaling leave alone; default: the centre.
    mutating func anchor(_ key: String, _ summary: String) -> ArgumentSlot<Resolved.Anchor> {
        let center = ModelArgument.anchor(.constant(.center))
        return add(key, .anchor, summary, standard: center, isRequired: false)
    }

    /// A region by an outline, which need not be there.
    mutating func clip(_ key: String, _ summary: String) -> ArgumentSlot<Resolved.ClipOutline?> {
        add(key, .clip, summary, standard: nil, isRequired: false)
    }

    /// Layers that decide where another shows, which need not be there.
    mutating func mask(_ key: String, _ summary: String) -> ArgumentSlot<Resolved.Mask?> {
        add(key, .mask, summary, standard: nil, isRequired: false)
    }

    /// What a layer casts, which need not be there.
    mutating func shadow(_ key: String, _ summary: String) -> ArgumentSlot<Resolved.Shadow?> {
        add(key, .shadow, summary, standard: nil, isRequired: false)
    }
}
