import Base
import DesignFormat
import Frames
import Indicators

extension GoldenPlanning {
    /// Adds the goldens of a set's designs. Appends the names of their parameters to `known`.
    mutating func addDesigns(of set: GoldenSet, known: inout [String]) {
        let file = file
        for planned in set.designs {
            add(planned, locations: set.locations) {
                let design = try file.design(planned.value)
                known += design.parameters.map(\.name)
                return try Self.changedGoldens(of: design, set)
            }
        }
    }

    /// Returns the goldens of an indicator, with the set's parameters applied.
    private static func changedGoldens(
        of design: some Indicator,
        _ set: GoldenSet
    ) throws -> [PlannedGolden] {
        let names = design.parameters.map(\.name)
        return try goldens(of: design.overriding(set.parameters(among: names)), set)
    }

    /// Returns the goldens of an indicator in the states and variants of a set.
    package static func goldens(
        of design: some Indicator,
        _ set: GoldenSet
    ) throws -> [PlannedGolden] {
        let timelines = design.states.filter { set.states?.contains($0.state) ?? true }
        guard !timelines.isEmpty else {
            throw InputError("\(design.name) has none of the set's states")
        }
        var goldens: [PlannedGolden] = []
        for appearance in set.appearances {
            for scale in set.scales {
                let environment = try FrameEnvironment.environment(
                    for: design,
                    appearance: appearance,
                    palette: set.palette,
                    scale: scale
                )
                let variant = PlannedSubject(design: design, environment: environment, set: set)
                goldens += try timelines.map(variant.golden)
            }
        }
        return goldens
    }
}
