/// A value of a design that may be changed without changing its file.
///
/// Two parameters are equal when their values are, however these are written.
public struct Parameter: Sendable {
    /// What values a parameter takes.
    public enum Kind: Equatable, Sendable {
        /// A number within a range.
        case number(ClosedRange<Double>)
        /// One colour.
        case color
        /// Two or more colours in order.
        case colors
        /// One of several words.
        case choice([String])
        /// True or false.
        case boolean

        /// The word that stands for the kind in a design file.
        public var name: String {
            switch self {
            case .number: "number"
            case .color: "color"
            case .colors: "colors"
            case .choice: "choice"
            case .boolean: "boolean"
            }
        }

        /// The words by which it can choose between values; nil where it cannot.
        package var words: [String]? {
            switch self {
            case .choice(let words): words
            case .boolean: ["true", "false"]
            case .number, .color, .colors: nil
            }
        }
    }

    /// What it is called, without the dollar sign.
    public let name: String
    /// What values it takes.
    public let kind: Kind
    /// What it is for, in the words of the design; empty where the design says nothing.
    public let summary: String
    /// The default value.
    public let defaultValue: ParameterValue
    /// The value in the design file, as it is written there.
    public let defaultText: String
    /// The value in force.
    public private(set) var value: ParameterValue
    /// The value in force as text, as it would be given on a command line.
    public private(set) var text: String

    /// A parameter that has its default.
    public init(
        _ name: String,
        _ kind: Kind,
        default value: ParameterValue,
        summary: String = ""
    ) {
        self.init(name, kind, default: value, text: value.text, summary: summary)
    }

    /// A parameter whose default is written as `text`.
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

    /// The parameter with another value in force; what it may be is checked by the design.
    public func set(to value: ParameterValue) -> Parameter { set(to: value, text: value.text) }

    /// The parameter with another value in force, which was given as `text`.
    package func set(to value: ParameterValue, text: String) -> Parameter {
        var changed = self
        changed.value = value
        changed.text = text
        return changed
    }
}

extension Parameter: Equatable {
    /// Whether both are the same but for how their values are written.
    public static func == (left: Parameter, right: Parameter) -> Bool {
        left.name == right.name && left.kind == right.kind && left.summary == right.summary
            && left.defaultValue == right.defaultValue && left.value == right.value
    }
}

extension Parameter {
    /// A number within a range.
    public static func number(
        _ name: String,
        default value: Double,
        in range: ClosedRange<Double> = -DesignLimits.magnitude...DesignLimits.magnitude,
        _ summary: String = ""
    ) -> Parameter {
        Parameter(name, .number(range), default: .number(value), summary: summary)
    }

    /// One colour.
    public static func color(
        _ name: String,
        default value: ColorValue,
        _ summary: String = ""
    ) -> Parameter {
        Parameter(name, .color, default: .color(value), summary: summary)
    }

    /// Two or more colours in order.
    public static func colors(
        _ name: String,
        default value: [ColorValue],
        _ summary: String = ""
    ) -> Parameter {
        Parameter(name, .colors, default: .colors(value), summary: summary)
    }

    /// One of several words; default: the first.
    public static func choice(
        _ name: String,
        of words: [String],
        default word: String? = nil,
        _ summary: String = ""
    ) -> Parameter {
        let word = word ?? words.first ?? ""
        return Parameter(name, .choice(words), default: .choice(word), summary: summary)
    }

    /// True or false.
    public static func boolean(
        _ name: String,
        default value: Bool,
        _ summary: String = ""
    ) -> Parameter {
        Parameter(name, .boolean, default: .boolean(value), summary: summary)
    }
}
