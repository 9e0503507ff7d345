import Raster

extension Resolved {
    /// An argument with all parameters resolved.
    enum Argument: Sendable {
        /// A number that may change over time.
        case number(Driven<Double>)
        /// A pair of numbers that may change over time.
        case pair(DrivenPair)
        /// A constant number.
        case constantNumber(Double)
        /// A constant pair of numbers.
        case constantPair(Vector)
        /// A constant integer.
        case integer(Int)
        /// An integer within a range that may change over time.
        case count(Driven<Double>, ClosedRange<Int>)
        /// A list of points that may change over time.
        case points(Driven<[Point]>)
        /// A Boolean.
        case flag(Bool)
        /// A word, as an index into the allowed words.
        case word(Int)
        /// A path from SVG path data that may change over time.
        case path(Driven<Path>)
        /// A line of text that may change over time.
        case text(Driven<String>)
        /// The text form of a number.
        case numberFormat(NumberFormat)
        /// A font with the outlines of the texts that use it.
        case font(OutlineFont)
        /// The fixed point of rotation and scale, which may change over time.
        case anchor(Driven<Anchor>)
        /// The outlines of a combination or a morph.
        case outlines(OutlineList)
        /// A clipping region.
        case clip(ClipOutline)
        /// A mask.
        case mask(Mask)
        /// A drop shadow.
        case shadow(Shadow)
        /// A movement along an outline.
        case follow(Follow)
        /// No argument.
        case none

        /// Whether the value never changes.
        var isConstant: Bool {
            switch self {
            case .number(let driven): driven.isConstant || driven.motion.dependsOnlyOnPosition
            case .pair(let pair): pair.isConstant
            case .count(let driven, _): driven.isConstant
            case .points(let driven): driven.isConstant
            case .path(let driven): driven.isConstant
            case .text(let driven): driven.isConstant
            case .anchor(let driven): driven.isConstant
            case .outlines(let list): list.isConstant
            case .clip, .mask, .shadow, .follow: false
            case .constantNumber, .constantPair, .integer, .flag, .word, .numberFormat, .font,
                .none:
                true
            }
        }
    }
}

/// The arguments of an outline, property or easing at one instant. A subscript with a slot returns
/// the value of the slot's type.
package struct ArgumentValues {
    var arguments: [Resolved.Argument]
    private(set) var instant: Instant

    init(arguments: [Resolved.Argument], instant: Instant) {
        self.arguments = arguments
        self.instant = instant
    }

    /// Returns the arguments at a position along a plot, 0…1.
    func at(position: Double) -> ArgumentValues {
        var values = self
        values.instant.position = position
        return values
    }

    /// Returns a number.
    package subscript(slot: ArgumentSlot<Double>) -> Double {
        switch arguments[slot.index] {
        case .number(let driven): driven.value(at: instant)
        case .constantNumber(let number): number
        default: 0
        }
    }

    /// Returns a number, or `nil` if the argument is missing.
    package subscript(slot: ArgumentSlot<Double?>) -> Double? {
        guard case .number(let driven) = arguments[slot.index] else { return nil }
        return driven.value(at: instant)
    }

    /// Returns the text form of a number.
    package subscript(slot: ArgumentSlot<NumberFormat>) -> NumberFormat {
        guard case .numberFormat(let format) = arguments[slot.index] else { return .whole }
        return format
    }

    /// Returns a pair of numbers.
    package subscript(slot: ArgumentSlot<Vector>) -> Vector {
        guard case .pair(let pair) = arguments[slot.index] else { return .zero }
        return pair.value(at: instant)
    }

    /// Returns a size. Negative extents become 0.
    package subscript(slot: ArgumentSlot<Size>) -> Size {
        guard case .pair(let pair) = arguments[slot.index] else { return Size(width: 0, height: 0) }
        return pair.size(at: instant)
    }

    /// Returns a pair of numbers, or `nil` if the argument is missing.
    package subscript(slot: ArgumentSlot<Vector?>) -> Vector? {
        guard case .constantPair(let pair) = arguments[slot.index] else { return nil }
        return pair
    }

    /// Returns an integer. If it changes over time, it is rounded and clamped to its range.
    package subscript(slot: ArgumentSlot<Int>) -> Int {
        switch arguments[slot.index] {
        case .integer(let number): return number
        case .count(let driven, let range):
            let number = driven.value(at: instant).rounded()
            return Int(min(max(number, Double(range.lowerBound)), Double(range.upperBound)))
        default: return 0
        }
    }

    /// Returns a list of points.
    package subscript(slot: ArgumentSlot<[Point]>) -> [Point] {
        guard case .points(let points) = arguments[slot.index] else { return [] }
        return points.value(at: instant)
    }

    /// Returns a Boolean.
    package subscript(slot: ArgumentSlot<Bool>) -> Bool {
        guard case .flag(let value) = arguments[slot.index] else { return false }
        return value
    }

    /// Returns a case of an enumeration.
    package subscript<Word: CaseIterable>(slot: ArgumentSlot<Word>) -> Word {
        let words = Word.allCases
        guard case .word(let index) = arguments[slot.index] else { return words[words.startIndex] }
        return words[words.index(words.startIndex, offsetBy: index)]
    }

    /// Returns a path.
    package subscript(slot: ArgumentSlot<Path>) -> Path {
        guard case .path(let path) = arguments[slot.index] else { return Path() }
        return path.value(at: instant)
    }

    /// Returns a line of text.
    package subscript(slot: ArgumentSlot<String>) -> String {
        guard case .text(let text) = arguments[slot.index] else { return "" }
        return text.value(at: instant)
    }

    /// Returns a font, or `nil` for the built-in one.
    package subscript(slot: ArgumentSlot<OutlineFont?>) -> OutlineFont? {
        guard case .font(let font) = arguments[slot.index] else { return nil }
        return font
    }

    /// Returns the paths of outlines that are combined.
    package subscript(slot: ArgumentSlot<[Path.Operand]>) -> [Path.Operand] {
        guard case .outlines(let list) = arguments[slot.index] else { return [] }
        return list.shapes(at: instant).map { $0.operand }
    }

    /// Returns the morph of outlines.
    subscript(slot: ArgumentSlot<OutlineMorph>) -> OutlineMorph {
        guard case .outlines(let list) = arguments[slot.index] else { return OutlineMorph([]) }
        return list.morph(at: instant)
    }

    subscript(slot: ArgumentSlot<Resolved.Anchor>) -> Resolved.Anchor {
        guard case .anchor(let anchor) = arguments[slot.index] else { return .center }
        return anchor.value(at: instant)
    }

    subscript(slot: ArgumentSlot<Resolved.ClipOutline?>) -> Resolved.ClipOutline? {
        guard case .clip(let clip) = arguments[slot.index] else { return nil }
        return clip
    }

    subscript(slot: ArgumentSlot<Resolved.Shadow?>) -> Resolved.Shadow? {
        guard case .shadow(let shadow) = arguments[slot.index] else { return nil }
        return shadow
    }

    subscript(slot: ArgumentSlot<Resolved.Follow?>) -> Resolved.Follow? {
        guard case .follow(let follow) = arguments[slot.index] else { return nil }
        return follow
    }

    subscript(slot: ArgumentSlot<Resolved.Mask?>) -> Resolved.Mask? {
        guard case .mask(let mask) = arguments[slot.index] else { return nil }
        return mask
    }
}
