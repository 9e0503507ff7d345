/// Another design, drawn in place as a group: its canvas lies around the layer's centre, its layers
/// follow the states of the design that uses it, and by these alone its values tell what holds.
///
///     use: dots.yaml
///     with: {tint: $accent, count: 5}
public struct Component: Equatable, Sendable {
    /// The design.
    public var design: Setting<UsedDesign>
    /// What its parameters are set to, each once; the others have their defaults.
    public var values: [Value]

    /// What a parameter of the design is set to.
    public struct Value: Equatable, Sendable {
        /// The parameter's name, without the dollar sign.
        public var name: String
        /// The value, or a parameter of the design around.
        public var value: Setting<ParameterValue>

        /// What a parameter is set to.
        public init(_ name: String, _ value: Setting<ParameterValue>) {
            self.name = name
            self.value = value
        }
    }

    /// A design by a choice, with values for its parameters.
    public init(_ design: Setting<UsedDesign>, values: [Value]) {
        self.design = design
        self.values = values
    }

    /// A design with values for its parameters.
    ///
    ///     Component(UsedDesign(dots, from: "dots.yaml"), with: ["count": 5, "tint": .parameter("accent")])
    public init(
        _ design: UsedDesign,
        with values: KeyValuePairs<String, Setting<ParameterValue>> = [:]
    ) {
        self.init(.constant(design), values: values.map { Value($0.key, $0.value) })
    }
}

/// A design that another one uses, and where it comes from.
public struct UsedDesign: Equatable, Sendable {
    /// The path of its file, from the folder of the file that uses it, or a built-in's name.
    public var source: String
    /// All that it says.
    public var model: DesignModel

    /// A design from a file, or a built-in one.
    public init(_ model: DesignModel, from source: String) {
        self.source = source
        self.model = model
    }
}

extension ParameterValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral
{
    /// A number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }

    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }

    /// True or false.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
