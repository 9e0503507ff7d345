import Base
import Raster

/// The value of a parameter.
public enum ParameterValue: Equatable, Sendable {
    /// A number.
    case number(Double)
    /// A colour.
    case color(ColorValue)
    /// Colours in order.
    case colors([ColorValue])
    /// An option of a choice.
    case choice(String)
    /// A Boolean.
    case boolean(Bool)

    /// The value as text, in the form of a command-line argument.
    public var text: String {
        switch self {
        case .number(let number): NumberText.short(number)
        case .color(let color): color.text
        case .colors(let colors): colors.map { $0.text }.joined(separator: ",")
        case .choice(let word): word
        case .boolean(let value): value ? "true" : "false"
        }
    }

    /// The option that selects a branch of a choice, or `nil` for values that cannot select one.
    var word: String? {
        switch self {
        case .choice(let word): word
        case .boolean(let value): value ? "true" : "false"
        case .number, .color, .colors: nil
        }
    }
}

/// A type whose values a parameter can provide.
public protocol ParameterConvertible: Equatable, Sendable {
    /// Converts the value of a parameter to this type. Returns `nil` if it cannot be converted.
    init?(_ value: ParameterValue)
}

extension Double: ParameterConvertible {
    /// Creates a number from a number, or from the text of an option such as `1.5`.
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
    /// Creates an integer from an integral number, or from the text of an option such as `3`.
    public init?(_ value: ParameterValue) {
        guard let number = Double(value), let whole = Int(exactly: number) else { return nil }
        self = whole
    }
}

extension Bool: ParameterConvertible {
    /// Creates a Boolean from a Boolean, or from the option `true` or `false`.
    public init?(_ value: ParameterValue) {
        switch value.word {
        case "true": self = true
        case "false": self = false
        default: return nil
        }
    }
}

extension String: ParameterConvertible {
    /// Creates a string from the text of the value.
    public init?(_ value: ParameterValue) { self = value.text }
}

extension ParameterValue {
    /// The first parameter that a colour in the value refers to, or `nil` for none.
    var parameter: String? {
        switch self {
        case .color(let color): color.parameter
        case .colors(let colors): colors.lazy.compactMap { $0.parameter }.first
        case .number, .choice, .boolean: nil
        }
    }
}

extension ColorValue: ParameterConvertible {
    /// Creates a colour from a colour, or from the text of an option such as `#FF8800`.
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
    /// Creates the easing whose name is an option.
    public init?(_ value: ParameterValue) {
        guard case .choice(let word) = value else { return nil }
        self = .named(word)
    }
}

extension UnitPoint: ParameterConvertible {
    /// Creates the point whose name is an option.
    public init?(_ value: ParameterValue) {
        guard case .choice(let word) = value,
            let named = UnitPoint.named.first(where: { $0.name == word })
        else { return nil }
        self = named.point
    }
}

extension Layer.Anchor: ParameterConvertible {
    /// Creates the point of the frame whose name is an option.
    public init?(_ value: ParameterValue) {
        guard let point = UnitPoint(value) else { return nil }
        self = .unit(point)
    }
}

extension ParameterConvertible where Self: RawRepresentable, RawValue == String {
    /// Creates the value whose raw value is an option.
    public init?(_ value: ParameterValue) {
        guard case .choice(let word) = value else { return nil }
        self.init(rawValue: word)
    }
}

extension BlendMode: ParameterConvertible {}
extension CopyOrder: ParameterConvertible {}

extension FollowRotation: ParameterConvertible {}
extension Layer.Mask.Measure: ParameterConvertible {}
extension FillRule: ParameterConvertible {}
extension ImageFilter: ParameterConvertible {}
extension Gradient.Interpolation: ParameterConvertible {}
extension Path.Corners: ParameterConvertible {}
extension StateTimeline.Drive: ParameterConvertible {}
extension StrokeStyle.Cap: ParameterConvertible {}
extension StrokeStyle.Join: ParameterConvertible {}
