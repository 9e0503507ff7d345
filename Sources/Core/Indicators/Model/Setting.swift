/// A value of a design that is constant or depends on a parameter.
///
/// In a design file it is a value, `$name`, or `{$name: {option: value, …}}`:
///
///     let width: Setting<Double> = 4
///     let pen: Setting<Double> = .parameter("lineWidth")
///     let side: Setting<Double> = .choice("size", ["medium": 20, "large": 37])
public indirect enum Setting<Value: Equatable & Sendable>: Equatable, Sendable {
    /// A constant value.
    case constant(Value)
    /// The value of a parameter.
    case parameter(String)
    /// A setting for each option of a choice.
    case choice(Choice<Setting>)

    /// The first parameter that the value depends on, or `nil` for a constant.
    var firstParameter: String? {
        switch self {
        case .constant: nil
        case .parameter(let name): name
        case .choice(let choice): choice.parameter
        }
    }

    /// The value of a constant, or `nil` if it depends on a parameter.
    public var constant: Value? {
        guard case .constant(let value) = self else { return nil }
        return value
    }

    /// Returns a setting with a branch for each option of the choice or Boolean parameter `name`.
    public static func choice(
        _ name: String,
        _ branches: KeyValuePairs<String, Setting>
    ) -> Setting {
        .choice(Choice(of: name, branches))
    }

    /// Returns the setting with each constant replaced by another setting.
    package func flatMap<Other>(_ transform: (Value) -> Setting<Other>) -> Setting<Other> {
        switch self {
        case .constant(let value): transform(value)
        case .parameter(let name): .parameter(name)
        case .choice(let choice): .choice(choice.map { $0.flatMap(transform) })
        }
    }
}

/// A value for each option of a choice parameter, or for `true` and `false` of a Boolean parameter.
public struct Choice<Value: Equatable & Sendable>: Equatable, Sendable {
    /// An option with its value.
    public struct Branch: Equatable, Sendable {
        /// The option of the parameter.
        public var word: String
        /// The value if the option is selected.
        public var value: Value

        /// Creates a branch.
        public init(word: String, value: Value) {
            self.word = word
            self.value = value
        }
    }

    /// The parameter's name, without the dollar sign.
    public var parameter: String
    /// The branches, one for each option of the parameter.
    public var branches: [Branch]

    /// Creates a choice that depends on the parameter called `parameter`.
    public init(of parameter: String, _ branches: KeyValuePairs<String, Value>) {
        self.init(of: parameter, branches: branches.map { Branch(word: $0.key, value: $0.value) })
    }

    /// Creates a choice that depends on the parameter called `parameter`.
    public init(of parameter: String, branches: [Branch]) {
        self.parameter = parameter
        self.branches = branches
    }

    /// Returns the choice with the value of each branch replaced.
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
    /// Creates a constant.
    public init(integerLiteral value: Value.IntegerLiteralType) {
        self = .constant(Value(integerLiteral: value))
    }
}

extension Setting: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    /// Creates a constant.
    public init(floatLiteral value: Value.FloatLiteralType) {
        self = .constant(Value(floatLiteral: value))
    }
}

extension Setting: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
    /// Creates a constant.
    public init(booleanLiteral value: Value.BooleanLiteralType) {
        self = .constant(Value(booleanLiteral: value))
    }
}

extension Setting: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
    /// Creates a constant.
    public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
        self = .constant(Value(unicodeScalarLiteral: value))
    }
}

extension Setting: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates a constant.
    public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
        self = .constant(Value(extendedGraphemeClusterLiteral: value))
    }
}

extension Setting: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
    /// Creates a constant.
    public init(stringLiteral value: Value.StringLiteralType) {
        self = .constant(Value(stringLiteral: value))
    }
}

extension Setting: ExpressibleByArrayLiteral where Value: RangeReplaceableCollection {
    /// Creates a constant list.
    public init(arrayLiteral elements: Value.Element...) { self = .constant(Value(elements)) }
}
