import Raster

/// A type-erased indicator.
public struct AnyIndicator: Indicator {
    /// The name in commands and file names.
    public let name: String
    /// A short title for people. May be empty.
    public let title: String
    /// The kind, tags, description and origin.
    public let info: DesignInfo
    /// The size in points.
    public let canvas: Size
    /// The pull distance for a progress of 1, in points.
    public let pullThreshold: Double
    /// The parameters that can be set.
    public let parameters: [Parameter]
    /// The timelines of the states.
    public let states: [StateTimeline]
    /// The files that the indicator uses, relative to its own file.
    public let assets: [String]

    private let draw: @Sendable (Moment, Environment, Transform) -> [Scene.Item]
    private let colorBehind: @Sendable (Moment, Environment) -> Color?
    private let change: @Sendable ([Parameter]) throws(ModelErrors) -> AnyIndicator

    /// Creates a wrapper around an indicator.
    public init(_ indicator: some Indicator) {
        name = indicator.name
        title = indicator.title
        info = indicator.info
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

    /// Returns the items at a moment, back to front, without the background.
    public func items(
        at moment: Moment,
        in environment: Environment,
        transform: Transform
    ) -> [Scene.Item] {
        draw(moment, environment, transform)
    }

    /// Returns the indicator's background colour at a moment, or `nil` if it has none.
    public func background(at moment: Moment, in environment: Environment) -> Color? {
        colorBehind(moment, environment)
    }

    /// Returns the indicator with other current values.
    ///
    /// - Throws: `ModelErrors` for invalid values.
    public func with(_ parameters: [Parameter]) throws(ModelErrors) -> AnyIndicator {
        try change(parameters)
    }
}
