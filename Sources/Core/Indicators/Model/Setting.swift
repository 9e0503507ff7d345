/// A value of a design that is given once and for all, or left to a parameter.
///
/// Wherever a design file may have `$name` or `{$name: {choice: value}}` in place of a value, the
/// model has a setting:
///
///     let width: Setting<Double> = 4
///     let pen: Setting<Double> = .parameter("lineWidth")
///     let side: Setting<Double> = .choice("size", ["medium": 20, "large": 37])
public indirect enum Setting<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The value itself.
    case constant(Value)
    /// The value of the parameter with this name.
    case parameter(String)
    /// A value for each word of a choice.
    case choice(Choice<Setting>)

    /// The first parameter that decides the value, or `nil` for a constant.
    var firstParameter: String? {
        switch self {
        case .constant: nil
        case .parameter(let name): name
        case .choice(let choice): choice.parameter
        }
    }

    /// The value of a constant; nil where a parameter decides.
    public var constant: Value? {
        guard case .constant(let value) = self else { return nil }
        return value
    }

    /// A value for each word of the parameter called `name`, a choice or a boolean.
    public static func choice(
        _ name: String,
        _ branches: KeyValuePairs<String, Setting>
    ) -> Setting {
        .choice(Choice(of: name, branches))
    }

    /// The setting with each of its values replaced by another setting.
    package func flatMap<Other>(_ transform: (Value) -> Setting<Other>) -> Setting<Other> {
        switch self {
        case .constant(let value): transform(value)
        case .parameter(let name): .parameter(name)
        case .choice(let choice): .choice(choice.map { $0.flatMap(transform) })
        }
    }
}

/// What stands for each word of a parameter that is a choice, or `true` and `false` of a boolean.
public struct Choice<Value: Equatable & Sendable>: Equatable, Sendable {
    /// A word, and what stands for it.
    public struct Branch: Equatable, Sendable {
        /// One of the parameter's words.
        public var word: String
        /// What stands for the word.
        public var value: Value

        /// What stands for a word.
        public init(word: String, value: Value) {
            self.word = word
            self.value = value
        }
    }

    /// The parameter's name, without the dollar sign.
    public var parameter: String
    /// A branch for each of the parameter's words.
    public var branches: [Branch]

    /// A choice by the parameter with this name.
    public init(of parameter: String, _ branches: KeyValuePairs<String, Value>) {
        self.init(of: parameter, branches: branches.map { Branch(word: $0.key, value: $0.value) })
    }

    /// A choice by the parameter with this name.
    public init(of parameter: String, branches: [Branch]) {
        self.parameter = parameter
        self.branches = branches
    }

    /// The choice with each branch's value replaced by another.
    package func map<Other>(_ transform: (Value) -> Other) -> Choice<Other> {
        Choice<Other>(
            of: parameter,
            branches: branches.map {
                Choice<Other>.Branch(word: $0.word, value: transform($0.value))
            }
        )
    }
}

extension Setting: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    /// A constant.
    public init(integerLiteral value: Value.IntegerLiteralType) {
        self = .constant(Value(integerLiteral: value))
    }
}

extension Setting: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    /// A constant.
    public init(floatLiteral value: Value.FloatLiteralType) {
        self = .constant(Value(floatLiteral: value))
    }
}

extension Setting: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
    /// A constant.
    public init(booleanLiteral value: Value.BooleanLiteralType) {
        self = .constant(Value(booleanLiteral: value))
    }
}

extension Setting: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
    /// A constant.
    public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
        self = .constant(Value(unicodeScalarLiteral: value))
    }
}

extension Setting: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
    /// A constant.
    public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
        self = .constant(Value(extendedGraphemeClusterLiteral: value))
    }
}

extension Setting: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
    /// A constant.
    public init(stringLiteral value: Value.StringLiteralType) {
        self = .constant(Value(stringLiteral: value))
    }
}

extension Setting: ExpressibleByArrayLiteral where Value: RangeReplaceableCollection {
    /// A constant list.
    public init(arrayLiteral elements: Value.Element...) { self = .constant(Value(elements)) }
}
