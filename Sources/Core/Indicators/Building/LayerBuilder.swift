/// Gathers layers back to front, with `if` and `for` where a design is made by rule.
@resultBuilder
public enum LayerBuilder {
    /// A layer.
    public static func buildExpression(_ content: some LayerContent) -> [Setting<Layer>] {
        [.constant(content.layer)]
    }

    /// A layer for each word of a choice.
    public static func buildExpression(_ layer: Setting<Layer>) -> [Setting<Layer>] { [layer] }

    /// Layers one after the other.
    public static func buildBlock(_ parts: [Setting<Layer>]...) -> [Setting<Layer>] {
        parts.flatMap { $0 }
    }

    /// Layers or none.
    public static func buildOptional(_ part: [Setting<Layer>]?) -> [Setting<Layer>] { part ?? [] }

    /// The layers of the first of two branches.
    public static func buildEither(first part: [Setting<Layer>]) -> [Setting<Layer>] { part }

    /// The layers of the second of two branches.
    public static func buildEither(second part: [Setting<Layer>]) -> [Setting<Layer>] { part }

    /// The layers of a loop.
    public static func buildArray(_ parts: [[Setting<Layer>]]) -> [Setting<Layer>] {
        parts.flatMap { $0 }
    }

    /// The list of layers.
    public static func buildFinalResult(_ layers: [Setting<Layer>]) -> Layer.Layers {
        .constant(layers)
    }
}

extension Design {
    /// A design made in place.
    ///
    ///     let ring = try Design("ring", canvas: 60) {
    ///         Circle(diameter: 40)
    ///             .trim(to: .by(idle: 0, pulling: [0, 1], else: 0.75))
    ///             .rotate(.by(refreshing: [0, 360]))
    ///             .stroke(.conic(.cyan, .mint), width: 4, cap: .round)
    ///     }
    ///
    /// - Parameters:
    ///   - name: The name in commands and file names.
    ///   - title: One line that says what the indicator is.
    ///   - canvas: The picture's width and height in points, 1…4096; one number for a square.
    ///   - pullThreshold: The pull in points that makes progress 1.
    ///   - background: What lies behind the layers.
    ///   - parameters: What may be changed without changing the design.
    ///   - states: The states that the indicator has, and how they run.
    ///   - layers: What is drawn, back to front.
    /// - Throws: `ModelErrors` with everything that is wrong.
    public init(
        _ name: String,
        title: Setting<String> = "",
        canvas: Setting<Pair>,
        pullThreshold: Setting<Double> = .constant(DesignModel.usualThreshold),
        background: Driven<ColorValue>? = nil,
        parameters: [Parameter] = [],
        states: [ModelState] = .usual,
        @LayerBuilder _ layers: () -> Layer.Layers
    ) throws(ModelErrors) {
        try self.init(
            DesignModel(
                name: name,
                title: title,
                canvas: canvas,
                pullThreshold: pullThreshold,
                background: background,
                parameters: parameters,
                states: states,
                layers: layers()
            )
        )
    }
}

extension Pair: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// The same number twice.
    public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

    /// The same number twice.
    public init(floatLiteral value: Double) { self.init(.constant(value), .constant(value)) }
}
