/// Another design, drawn as a group.
///
/// The centre of its canvas is placed at the centre of the layer. Its layers follow the states of
/// the design that uses it, and its own states are ignored.
///
///     use: dots.yaml
///     with: {tint: $accent, count: 5}
public struct Component: Equatable, Sendable {
    /// The used design, or one for each option of a choice.
    public var design: Setting<UsedDesign>
    /// Values for parameters of the used design, each at most once. All other parameters have their
    /// defaults.
    public var values: [Value]

    /// A value for a parameter of the used design.
    public struct Value: Equatable, Sendable {
        /// The parameter's name, without the dollar sign.
        public var name: String
        /// A constant, or a parameter or choice of the design that contains the component.
        public var value: Setting<ParameterValue>

        /// Creates a value for the parameter called `name`.
        public init(_ name: String, _ value: Setting<ParameterValue>) {
            self.name = name
            self.value = value
        }
    }

    /// Creates a component from a setting of the design and values for its parameters.
    public init(_ design: Setting<UsedDesign>, values: [Value]) {
        self.design = design
        self.values = values
    }

    /// Creates a component from a design and values for its parameters.
    public init(
        _ design: UsedDesign,
        with values: KeyValuePairs<String, Setting<ParameterValue>> = [:]
    ) {
        self.init(.constant(design), values: values.map { Value($0.key, $0.value) })
    }
}

/// A design that is drawn within another design, with its file path or name.
public struct UsedDesign: Equatable, Sendable {
    /// The path of the design's file, relative to the file that uses it, or the name of a built-in
    /// design.
    public var source: String
    /// The model of the used design.
    public var model: DesignModel

    /// Creates a used design from its model and its path or name.
    public init(_ model: DesignModel, from source: String) {
        self.source = source
        self.model = model
    }
}

extension ParameterValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral
{
    /// Creates a number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }

    /// Creates a number.
    public init(floatLiteral value: Double) { self = .number(value) }

    /// Creates a Boolean.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
