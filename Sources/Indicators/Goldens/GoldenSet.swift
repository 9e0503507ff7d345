/// Designs that a plan draws in the same way; each state, appearance and scale is one golden.
public struct GoldenSet: Hashable, Sendable {
    /// What the goldens' names begin with, to tell them from those of other sets.
    public var name: String?
    /// The designs.
    public var designs: [PlannedDesign]
    /// The states, as far as a design has them; nil for all.
    public var states: [StateName]?
    /// Frames a state, evenly spread; nil for as many as the design or the clock asks for.
    public var steps: Int?
    /// Frames a second, for states that follow the clock.
    public var fps: Double
    /// Pixels a point, each once.
    public var scales: [Double]
    /// Light, dark or both.
    public var appearances: [Appearance]
    /// The system colours.
    public var palette: Palette
    /// New values for parameters, as text.
    public var parameters: [PlannedParameter]
    /// How much the frames may differ.
    public var tolerance: PlannedTolerance

    /// A set.
    public init(
        name: String? = nil,
        designs: [PlannedDesign],
        states: [StateName]? = nil,
        steps: Int? = nil,
        fps: Double = 60,
        scales: [Double] = [1],
        appearances: [Appearance] = [.light, .dark],
        palette: Palette = .ios18,
        parameters: [PlannedParameter] = [],
        tolerance: PlannedTolerance = PlannedTolerance()
    ) {
        self.name = name
        self.designs = designs
        self.states = states
        self.steps = steps
        self.fps = fps
        self.scales = scales
        self.appearances = appearances
        self.palette = palette
        self.parameters = parameters
        self.tolerance = tolerance
    }
}

/// A design that a plan names, and where.
public struct PlannedDesign: Hashable, Sendable {
    /// A built-in's name, or a file's path from the plan's folder.
    public var source: String
    /// The line in the plan, from 1; 0 where it is in none.
    public var line: Int
    /// The column in the plan, from 1; 0 where it is in none.
    public var column: Int

    /// A design, at a place if there is one.
    public init(_ source: String, line: Int = 0, column: Int = 0) {
        self.source = source
        self.line = line
        self.column = column
    }
}

/// A parameter's new value in a plan.
public struct PlannedParameter: Hashable, Sendable {
    /// The parameter.
    public var name: String
    /// The value, as text.
    public var value: String

    /// A value for a parameter.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// How much frames may differ from their goldens and still pass, in the numbers of a plan.
public struct PlannedTolerance: Hashable, Sendable {
    /// Steps by which a channel may differ, 0…255.
    public var step = 0
    /// The share of a frame's pixels that may differ, 0…1.
    public var share = 0.0
    /// How many pixels may differ in any one window.
    public var density = 0
    /// The side of the window in pixels.
    public var window = 5
    /// The share of all frames' pixels that may differ, 0…1.
    public var sequenceShare = 0.0

    /// Nothing may differ.
    public init() {}
}
