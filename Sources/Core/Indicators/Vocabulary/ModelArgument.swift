import Raster

/// An argument of an outline, a layer property or an easing, with its type.
package enum ModelArgument: Equatable, Sendable {
    /// A number that may change over time.
    case number(Driven<Double>)
    /// A pair of numbers that may change over time.
    case pair(DrivenPair)
    /// A constant number.
    case constantNumber(Setting<Double>)
    /// A constant pair of numbers.
    case constantPair(Setting<Pair>)
    /// A constant integer.
    case integer(Setting<Int>)
    /// An integer that may change over time, in steps of one.
    case count(Driven<Int>)
    /// A list of points that may change over time.
    case points(Driven<[Setting<Pair>]>)
    /// A Boolean.
    case flag(Setting<Bool>)
    /// One of several words.
    case word(Setting<String>)
    /// SVG path data that may change over time.
    case pathData(Driven<String>)
    /// A line of text that may change over time.
    case text(Driven<String>)
    /// The text form of a number.
    case numberFormat(Setting<String>)
    /// A font with the outlines of the texts that use it.
    case font(Setting<OutlineFont>)
    /// The fixed point of rotation and scale, which may change over time.
    case anchor(Driven<Layer.Anchor>)
    /// The outlines of a combination or a morph.
    case outlines(Setting<[Setting<PlacedOutline>]>)
    /// A clipping region.
    case clip(Setting<Layer.Clip>)
    /// A mask.
    case mask(Setting<Layer.Mask>)
    /// A drop shadow.
    case shadow(Setting<Layer.Shadow>)
    /// A movement along an outline.
    case follow(Setting<Layer.Follow>)

    /// Returns the argument for a case of an enumeration.
    package static func word<Word: RawRepresentable & Equatable & Sendable>(
        of setting: Setting<Word>
    ) -> ModelArgument where Word.RawValue == String {
        .word(setting.flatMap { .constant($0.rawValue) })
    }
}

/// The type of an argument, which determines how it is read, written, checked and described.
package enum ArgumentType: Sendable {
    /// A number that may change over time. `fallback` replaces invalid values.
    case number(NumberBounds, fallback: Double)
    /// A pair of numbers that may change over time. `fallback` replaces invalid values.
    case pair(NumberBounds, fallback: Vector)
    /// A scale factor for both axes, or one for each.
    case scale
    /// A constant number.
    case constantNumber(NumberBounds)
    /// A constant pair of numbers.
    case constantPair(NumberBounds)
    /// A constant integer within a range.
    case integer(ClosedRange<Int>)
    /// An integer within a range that may change over time.
    case count(ClosedRange<Int>)
    /// A list of points that may change over time, with an allowed count.
    case points(ClosedRange<Int>)
    /// A Boolean.
    case flag
    /// One of several words. `title` describes them in error messages, as in “a blend mode”.
    case word([String], title: String)
    /// SVG path data.
    case pathData
    /// A line of text that may change over time. The font among the arguments must have its
    /// characters.
    case text
    /// The text form of a number, as a `NumberFormat`.
    case numberFormat
    /// A font file. Its field must come after the fields of the texts that use it.
    case font
    /// A unit point of the frame, or an offset in points.
    case anchor
    /// A list of outlines that are combined, or between which an outline changes.
    case outlines(isMorph: Bool)
    /// A clipping region.
    case clip
    /// A mask.
    case mask
    /// A drop shadow.
    case shadow
    /// A movement along an outline.
    case follow

    /// Whether values of this type may change over time.
    var isDriven: Bool {
        switch self {
        case .number, .pair, .scale, .clip, .mask, .shadow, .follow, .count, .points, .pathData,
            .text, .anchor, .outlines:
            true
        case .constantNumber, .constantPair, .integer, .flag, .word, .numberFormat, .font: false
        }
    }

    /// Returns the allowed number of outlines in a list.
    package static func outlineCount(isMorph: Bool) -> ClosedRange<Int> {
        (isMorph ? 2 : 1)...DesignLimits.combinedOutlines
    }
}

/// The declaration of an argument of an outline, property or easing.
package final class ArgumentField: Sendable {
    /// The key in files.
    package let key: String
    package let type: ArgumentType
    /// A description for the schema and the reference.
    package let summary: String
    /// The default value, or `nil` if the argument has none.
    package let defaultArgument: ModelArgument?
    /// Whether the argument is required.
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
        self.defaultArgument = standard
        self.isRequired = isRequired
    }
}

/// A reference to an argument, with the type of its value.
package struct ArgumentSlot<Value>: Sendable {
    let index: Int
}

/// The declared arguments of an outline, property or easing, in reading and writing order.
package struct ArgumentFields: Sendable {
    /// All declared fields.
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

    /// Declares a number that may change over time. It is required unless it has a default.
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

    /// Declares an optional number that may change over time.
    package mutating func optionalNumber(
        _ key: String,
        _ bounds: NumberBounds,
        _ summary: String
    ) -> ArgumentSlot<Double?> {
        add(key, .number(bounds, fallback: 0), summary, standard: nil, isRequired: false)
    }

    /// Declares a pair of numbers that may change over time. It is required unless it has a
    /// default.
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

    /// Declares a required size in points that may change over time.
    package mutating func size(
        _ key: String = "size",
        _ summary: String = "Width and height."
    ) -> ArgumentSlot<Size> {
        add(key, .pair(.extent, fallback: .zero), summary, standard: nil, isRequired: true)
    }

    /// Declares a scale factor for both axes, or one for each. The default is 1.
    package mutating func scale(_ key: String, _ summary: String) -> ArgumentSlot<Vector> {
        add(key, .scale, summary, standard: .pair(.equal(1)), isRequired: false)
    }

    /// Declares a required constant number.
    package mutating func constantNumber(
        _ key: String,
        _ bounds: NumberBounds,
        _ summary: String
    ) -> ArgumentSlot<Double> {
        add(key, .constantNumber(bounds), summary, standard: nil, isRequired: true)
    }

    /// Declares an optional constant pair of numbers.
    package mutating func optionalPair(
        _ key: String,
        _ bounds: NumberBounds,
        _ summary: String
    ) -> ArgumentSlot<Vector?> {
        add(key, .constantPair(bounds), summary, standard: nil, isRequired: false)
    }

    /// Declares a constant integer within a range. It is required unless it has a default.
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

    /// Declares an integer within a range that may change over time. It is required unless it has a
    /// default.
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

    /// Declares a required list of points whose length is within `count`.
    package mutating func points(
        _ key: String,
        count: ClosedRange<Int>,
        _ summary: String
    ) -> ArgumentSlot<[Point]> {
        add(key, .points(count), summary, standard: nil, isRequired: true)
    }

    /// Declares a Boolean with a default.
    package mutating func flag(
        _ key: String,
        _ summary: String,
        standard: Bool
    ) -> ArgumentSlot<Bool> {
        add(key, .flag, summary, standard: .flag(.constant(standard)), isRequired: false)
    }

    /// Declares a case of an enumeration with a default. `title` describes the cases in error
    /// messages, as in “a blend mode”.
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

    /// Declares required SVG path data.
    package mutating func pathData(_ key: String, _ summary: String) -> ArgumentSlot<Path> {
        add(key, .pathData, summary, standard: nil, isRequired: true)
    }

    /// Declares an optional line of text, which is empty by default.
    package mutating func text(_ key: String, _ summary: String) -> ArgumentSlot<String> {
        add(key, .text, summary, standard: nil, isRequired: false)
    }

    /// Declares the text form of a number. The default is a whole number without other text.
    package mutating func numberFormat(
        _ key: String,
        _ summary: String
    ) -> ArgumentSlot<NumberFormat> {
        let standard = ModelArgument.numberFormat(.constant(NumberFormat.whole.text))
        return add(key, .numberFormat, summary, standard: standard, isRequired: false)
    }

    /// Declares an optional font for the texts that were declared before.
    package mutating func font(_ key: String, _ summary: String) -> ArgumentSlot<OutlineFont?> {
        add(key, .font, summary, standard: nil, isRequired: false)
    }

    /// Declares the fixed point of rotation and scale. The default is the centre.
    mutating func anchor(_ key: String, _ summary: String) -> ArgumentSlot<Resolved.Anchor> {
        let center = ModelArgument.anchor(.constant(.center))
        return add(key, .anchor, summary, standard: center, isRequired: false)
    }

    /// Declares the required outlines of a combination.
    mutating func outlines(_ key: String, _ summary: String) -> ArgumentSlot<[Path.Operand]> {
        add(key, .outlines(isMorph: false), summary, standard: nil, isRequired: true)
    }

    /// Declares the required outlines of a morph.
    mutating func morph(_ key: String, _ summary: String) -> ArgumentSlot<OutlineMorph> {
        add(key, .outlines(isMorph: true), summary, standard: nil, isRequired: true)
    }

    /// Declares an optional clipping region.
    mutating func clip(_ key: String, _ summary: String) -> ArgumentSlot<Resolved.ClipOutline?> {
        add(key, .clip, summary, standard: nil, isRequired: false)
    }

    /// Declares an optional mask.
    mutating func mask(_ key: String, _ summary: String) -> ArgumentSlot<Resolved.Mask?> {
        add(key, .mask, summary, standard: nil, isRequired: false)
    }

    /// Declares an optional drop shadow.
    mutating func shadow(_ key: String, _ summary: String) -> ArgumentSlot<Resolved.Shadow?> {
        add(key, .shadow, summary, standard: nil, isRequired: false)
    }

    /// Declares an optional movement along an outline.
    mutating func follow(_ key: String, _ summary: String) -> ArgumentSlot<Resolved.Follow?> {
        add(key, .follow, summary, standard: nil, isRequired: false)
    }
}
