/// A value of a design that can be set without changing its file.
///
/// Two parameters are equal even if their values are written differently.
public struct Parameter: Sendable {
    /// The type of a parameter's values.
    public enum Kind: Equatable, Sendable {
        /// A number within a range.
        case number(ClosedRange<Double>)
        /// A whole number within a range, such as a number of copies.
        case integer(ClosedRange<Int>)
        /// A colour.
        case color
        /// Two or more colours in order.
        case colors
        /// One of several options.
        case choice([String])
        /// A Boolean.
        case boolean

        /// The name of the kind in a design file.
        public var name: String {
            switch self {
            case .number: "number"
            case .integer: "integer"
            case .color: "color"
            case .colors: "colors"
            case .choice: "choice"
            case .boolean: "boolean"
            }
        }

        /// The range of an integer parameter without a specified range.
        public static let anyInteger = -Int(DesignLimits.magnitude)...Int(DesignLimits.magnitude)

        /// The options of a choice or Boolean, which select branches. `nil` for other kinds, which
        /// cannot select branches.
        package var words: [String]? {
            switch self {
            case .choice(let words): words
            case .boolean: ["true", "false"]
            case .number, .integer, .color, .colors: nil
            }
        }
    }

    /// The name, without the dollar sign.
    public let name: String
    /// The type of its values.
    public let kind: Kind
    /// A description of the purpose. May be empty.
    public let summary: String
    /// The initial value.
    public let defaultValue: ParameterValue
    /// The default value as it is written in the design file.
    public let defaultText: String
    /// The current value.
    public private(set) var value: ParameterValue
    /// The current value as text, in the form of a command-line argument.
    public private(set) var text: String

    /// Creates a parameter with its default as the current value.
    public init(
        _ name: String,
        _ kind: Kind,
        default value: ParameterValue,
        summary: String = ""
    ) {
        self.init(name, kind, default: value, text: value.text, summary: summary)
    }

    /// Creates a parameter whose default is written as `text`.
    package init(
        _ name: String,
        _ kind: Kind,
        default value: ParameterValue,
        text: String,
        summary: String
    ) {
        self.name = name
        self.kind = kind
        self.summary = summary
        defaultValue = value
        defaultText = text
        self.value = value
        self.text = text
    }

    /// Returns the parameter with a new current value. The value is checked when the parameter is
    /// set in a design.
    public func set(to value: ParameterValue) -> Parameter { set(to: value, text: value.text) }

    /// Returns the parameter with a new current value that was written as `text`.
    package func set(to value: ParameterValue, text: String) -> Parameter {
        var changed = self
        changed.value = value
        changed.text = text
        return changed
    }
}

extension Parameter: Equatable {
    /// Whether both parameters are equal, regardless of how their values are written.
    public static func == (left: Parameter, right: Parameter) -> Bool {
        left.name == right.name && left.kind == right.kind && left.summary == right.summary
            && left.defaultValue == right.defaultValue && left.value == right.value
    }
}

extension Parameter {
    /// Returns a number parameter with an allowed range.
    public static func number(
        _ name: String,
        default value: Double,
        in range: ClosedRange<Double> = -DesignLimits.magnitude...DesignLimits.magnitude,
        _ summary: String = ""
    ) -> Parameter {
        Parameter(name, .number(range), default: .number(value), summary: summary)
    }

    /// Returns a parameter for whole numbers in an allowed range.
    public static func integer(
        _ name: String,
        default value: Int,
        in range: ClosedRange<Int> = Kind.anyInteger,
        _ summary: String = ""
    ) -> Parameter {
        Parameter(name, .integer(range), default: .number(Double(value)), summary: summary)
    }

    /// Returns a colour parameter.
    public static func color(
        _ name: String,
        default value: ColorValue,
        _ summary: String = ""
    ) -> Parameter {
        Parameter(name, .color, default: .color(value), summary: summary)
    }

    /// Returns a parameter of two or more colours.
    public static func colors(
        _ name: String,
        default value: [ColorValue],
        _ summary: String = ""
    ) -> Parameter {
        Parameter(name, .colors, default: .colors(value), summary: summary)
    }

    /// Returns a choice between options. By default the first one is selected.
    public static func choice(
        _ name: String,
        of words: [String],
        default word: String? = nil,
        _ summary: String = ""
    ) -> Parameter {
        let word = word ?? words.first ?? ""
        return Parameter(name, .choice(words), default: .choice(word), summary: summary)
    }

    /// Returns a Boolean parameter.
    public static func boolean(
        _ name: String,
        default value: Bool,
        _ summary: String = ""
    ) -> Parameter {
        Parameter(name, .boolean, default: .boolean(value), summary: summary)
    }
}
