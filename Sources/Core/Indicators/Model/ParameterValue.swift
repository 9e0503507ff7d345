import Base
import Raster

/// What a parameter is set to.
public enum ParameterValue: Equatable, Sendable {
    /// A number.
    case number(Double)
    /// One colour.
    case color(ColorValue)
    /// Colours in order.
    case colors([ColorValue])
    /// One of the parameter's choices.
    case choice(String)
    /// True or false.
    case boolean(Bool)

    /// The value as it would be given on a command line.
    public var text: String {
        switch self {
        case .number(let number): NumberText.short(number)
        case .color(let color): color.text
        case .colors(let colors): colors.map { $0.text }.joined(separator: ",")
        case .choice(let word): word
        case .boolean(let value): value ? "true" : "false"
        }
    }

    /// The word by which the value chooses between branches; nil where it cannot.
    var word: String? {
        switch self {
        case .choice(let word): word
        case .boolean(let value): value ? "true" : "false"
        case .number, .color, .colors: nil
        }
    }
}

/// A value of a design that a parameter may stand for.
public protocol ParameterConvertible: Equatable, Sendable {
    /// The value that a parameter's value stands for; nil where it stands for none.
    init?(_ value: ParameterValue)
}

extension Double: ParameterConvertible {
    /// A number, or a word that spells one.
    public init?(_ value: ParameterValue) {
        switch value {
        case .number(let number): self = number
        case .choice(let word):
            guard let number = NumberText.number(word) else { return nil }
            self = number
        case .color, .colors, .boolean: return nil
        }
    }
}

extension Int: ParameterConvertible {
    /// A whole number, or a word that spells one.
    public init?(_ value: ParameterValue) {
        guard let number = Double(value), let whole = Int(exactly: number) else { return nil }
        self = whole
    }
}

extension Bool: ParameterConvertible {
    /// True or false, or one of these words.
    public init?(_ value: ParameterValue) {
        switch value.word {
        case "true": self = true
        case "false": self = false
        default: return nil
        }
    }
}

extension String: ParameterConvertible {
    /// The value as text.
    public init?(_ value: ParameterValue) { self = value.text }
}

extension ParameterValue {
    /// The first parameter that a colour of the value depends on, or `nil` if there is none.
    var parameter: String? {
        switch self {
        case .color(let color): color.parameter
        case .colors(let colors): colors.lazy.compactMap { $0.parameter }.first
        case .number, .choice, .boolean: nil
        }
    }
}

extension ColorValue: ParameterConvertible {
    /// One colour, or a word that spells one.
    public init?(_ value: ParameterValue) {
        switch value {
        case .color(let color): self = color
        case .choice(let word):
            guard let color = try? ColorValue(parsing: word) else { return nil }
            self = color
        case .number, .colors, .boolean: return nil
        }
    }
}

extension Ease: ParameterConvertible {
    /// The easing that a word names.
    public init?(_ value: ParameterValue) {
        guard case .choice(let word) = value else { return nil }
        self = .named(word)
    }
}

extension UnitPoint: ParameterConvertible {
    /// The point that a word names.
    public init?(_ value: ParameterValue) {
        guard case .choice(let word) = value,
            let named = UnitPoint.named.first(where: { $0.name == word })
        else { return nil }
        self = named.point
    }
}

extension Layer.Anchor: ParameterConvertible {
    /// The point of the frame that a word names.
    public init?(_ value: ParameterValue) {
        guard let point = UnitPoint(value) else { return nil }
        self = .unit(point)
    }
}

extension ParameterConvertible where Self: RawRepresentable, RawValue == String {
    /// What a word names.
    public init?(_ value: ParameterValue) {
        guard case .choice(let word) = value else { return nil }
        self.init(rawValue: word)
    }
}

extension BlendMode: ParameterConvertible {}
extension CopyOrder: ParameterConvertible {}
extension Layer.Mask.Measure: ParameterConvertible {}
extension FillRule: ParameterConvertible {}
extension ImageFilter: ParameterConvertible {}
extension Gradient.Interpolation: ParameterConvertible {}
extension Path.Corners: ParameterConvertible {}
extension StateTimeline.Drive: ParameterConvertible {}
extension StrokeStyle.Cap: ParameterConvertible {}
extension StrokeStyle.Join: ParameterConvertible {}
