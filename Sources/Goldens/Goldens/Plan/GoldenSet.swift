import Indicators

/// Designs and lifecycles that a plan draws with the same options. Each state of a design and each
/// trace of a lifecycle is one golden per appearance and scale.
package struct GoldenSet: Equatable, Sendable {
    /// The first part of the goldens' names, to distinguish sets. `nil` adds no such part.
    package var name: String?
    /// The designs: names of built-ins, or file paths relative to the plan's folder.
    package var designs: [Located<String>]
    /// The states to draw, if a design has them, or `nil` for all states.
    package var states: [StateName]?
    /// The number of evenly spaced frames per state. `nil` uses the design's number, or `fps` for
    /// states that time drives.
    package var steps: Int?
    /// The lifecycles and their options, or `nil` if there are none.
    package var replays: PlannedReplays?
    /// The frame rate of lifecycles and of states that time drives, in frames per second.
    package var fps: Double
    /// Whether loops have exactly `fps` frames per second, over several periods if necessary.
    package var wholePeriods: Bool
    /// The scales, in pixels per point, without duplicates.
    package var scales: [Double]
    /// Light, dark or both.
    package var appearances: [Appearance]
    /// The palette of system colours.
    package var palette: Palette
    /// The parameters' values, as text, with their locations.
    package var parameters: [Located<PlannedParameter>]
    /// The accepted differences.
    package var tolerance: PlannedTolerance

    package init(
        name: String? = nil,
        designs: [Located<String>],
        states: [StateName]? = nil,
        steps: Int? = nil,
        replays: PlannedReplays? = nil,
        fps: Double = 60,
        wholePeriods: Bool = false,
        scales: [Double] = [1],
        appearances: [Appearance] = [.light, .dark],
        palette: Palette = .ios18,
        parameters: [Located<PlannedParameter>] = [],
        tolerance: PlannedTolerance = PlannedTolerance()
    ) {
        self.name = name
        self.designs = designs
        self.states = states
        self.steps = steps
        self.replays = replays
        self.fps = fps
        self.wholePeriods = wholePeriods
        self.scales = scales
        self.appearances = appearances
        self.palette = palette
        self.parameters = parameters
        self.tolerance = tolerance
    }
}

/// A parameter's value in a plan.
package struct PlannedParameter: Equatable, Sendable {
    /// The parameter's name.
    package var name: String
    /// The value, as text.
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
