import Raster

extension Resolved {
    /// An argument once its parameters have their values.
    enum Argument: Sendable {
        /// A number that may move.
        case number(Driven<Double>)
        /// Two numbers that may move.
        case pair(DrivenPair)
        /// A number that does not move.
        case constantNumber(Double)
        /// Two numbers that do not move.
        case constantPair(Vector)
        /// A whole number.
        case integer(Int)
        /// A whole number within a range that may move.
        case count(Driven<Double>, ClosedRange<Int>)
        /// Points that may move.
        case points(Driven<[Point]>)
        /// True or false.
        case flag(Bool)
        /// The index of a word among those that there are.
        case word(Int)
        /// The path of SVG path data, which may move.
        case path(Driven<Path>)
        /// A line of text, which may differ by state.
        case text(Driven<String>)
        /// A font with the outlines of some texts.
        case font(OutlineFont)
        /// The point that turning and scaling leave alone, which may move.
        case anchor(Driven<Anchor>)
        /// A region by an outline.
        case clip(ClipOutline)
        /// Layers that decide where another shows.
        case mask(Mask)
        /// What the layer casts.
        case shadow(Shadow)
        /// Nothing was said.
        case none

        /// Whether the value is the same at all times.
        var isConstant: Bool {
            switch self {
            case .number(let driven): driven.isConstant
            case .pair(let pair): pair.isConstant
            case .count(let driven, _): driven.isConstant
            case .points(let driven): driven.isConstant
            case .path(let driven): driven.isConstant
            case .text(let driven): driven.isConstant
            case .anchor(let driven): driven.isConstant
            case .clip, .mask, .shadow: false
            case .constantNumber, .constantPair, .integer, .flag, .word, .font, .none: true
            }
        }
    }
}

/// The arguments of an entry at one instant; each slot gives the value that it was declared for.
package struct ArgumentValues {
    var arguments: [Resolved.Argument]
    let instant: Instant

    /// A number.
    package subscript(slot: ArgumentSlot<Double>) -> Double {
        switch arguments[slot.index] {
        case .number(let driven): driven.value(at: instant)
        case .constantNumber(let number): number
        default: 0
        }
    }

    /// Two numbers.
    package subscript(slot: ArgumentSlot<Vector>) -> Vector {
        guard case .pair(let pair) = arguments[slot.index] else { return .zero }
        return pair.value(at: instant)
    }

    /// Width and height; negative ones count as 0.
    package subscript(slot: ArgumentSlot<Size>) -> Size {
        guard case .pair(let pair) = arguments[slot.index] else { return Size(width: 0, height: 0) }
        return pair.size(at: instant)
    }

    /// Two numbers; nil where nothing was said.
    package subscript(slot: ArgumentSlot<Vector?>) -> Vector? {
        guard case .constantPair(let pair) = arguments[slot.index] else { return nil }
        return pair
    }

    /// A whole number.
    package subscript(slot: ArgumentSlot<Int>) -> Int {
        switch arguments[slot.index] {
        case .integer(let number): return number
        case .count(let driven, let range):
            let number = driven.value(at: instant).rounded()
            return Int(min(max(number, Double(range.lowerBound)), Double(range.upperBound)))
        default: return 0
        }
    }

    /// Points.
    package subscript(slot: ArgumentSlot<[Point]>) -> [Point] {
        guard case .points(let points) = arguments[slot.index] else { return [] }
        return points.value(at: instant)
    }

    /// True or false.
    package subscript(slot: ArgumentSlot<Bool>) -> Bool {
        guard case .flag(let value) = arguments[slot.index] else { return false }
        return value
    }

    /// One of the words of an enumeration.
    package subscript<Word: CaseIterable>(slot: ArgumentSlot<Word>) -> Word {
        let words = Word.allCases
        guard case .word(let index) = arguments[slot.index] else { return words[words.startIndex] }
        return words[words.index(words.startIndex, offsetBy: index)]
    }

    /// A path.
    package subscript(slot: ArgumentSlot<Path>) -> Path {
        guard case .path(let path) = arguments[slot.index] else { return Path() }
        return path.value(at: instant)
    }

    /// A line of text.
    package subscript(slot: ArgumentSlot<String>) -> String {
        guard case .text(let text) = arguments[slot.index] else { return "" }
        return text.value(at: instant)
    }

    /// A font; nil for the built-in one.
    package subscript(slot: ArgumentSlot<OutlineFont?>) -> OutlineFont? {
        guard case .font(let font) = arguments[slot.index] else { return nil }
        return font
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

    subscript(slot: ArgumentSlot<Resolved.Mask?>) -> Resolved.Mask? {
        guard case .mask(let mask) = arguments[slot.index] else { return nil }
        return mask
    }
}
