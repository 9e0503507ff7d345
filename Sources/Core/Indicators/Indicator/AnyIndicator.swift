import Raster

/// An indicator whose type no longer matters.
public struct AnyIndicator: Indicator {
    /// The name in commands and file names.
    public let name: String
    /// One line that says what the indicator is; empty where nothing is said.
    public let title: String
    /// The picture's size in points.
    public let canvas: Size
    /// The pull in points that makes progress 1.
    public let pullThreshold: Double
    /// The values that can be changed.
    public let parameters: [Parameter]
    /// The states that the indicator has.
    public let states: [StateTimeline]
    /// The files beside the indicator's own that it was made of.
    public let assets: [String]

    private let draw: @Sendable (Moment, Environment, Transform) -> [Scene.Item]
    private let colorBehind: @Sendable (Moment, Environment) -> Color?
    private let change: @Sendable ([Parameter]) throws(ModelErrors) -> AnyIndicator

    /// Wraps an indicator.
    public init(_ indicator: some Indicator) {
        name = indicator.name
        title = indicator.title
        canvas = indicator.canvas
        pullThreshold = indicator.pullThreshold
        parameters = indicator.parameters
        states = indicator.states
        assets = indicator.assets
        draw = { indicator.items(at: $0, in: $1, transform: $2) }
        colorBehind = { indicator.background(at: $0, in: $1) }
        change = { parameters throws(ModelErrors) in
            AnyIndicator(try indicator.with(parameters))
        }
    }

    /// What is drawn at a moment, back to front, without a background.
    public func items(
        at moment: Moment,
        in environment: Environment,
        transform: Transform
    ) -> [Scene.Item] {
        draw(moment, environment, transform)
    }

    /// The indicator's own colour behind all else at a moment; nil where it has none.
    public func background(at moment: Moment, in environment: Environment) -> Color? {
        colorBehind(moment, environment)
    }

    /// The indicator with other values in force.
    ///
    /// - Throws: `ModelErrors` for values that cannot be.
    public func with(_ parameters: [Parameter]) throws(ModelErrors) -> AnyIndicator {
        try change(parameters)
    }
}
