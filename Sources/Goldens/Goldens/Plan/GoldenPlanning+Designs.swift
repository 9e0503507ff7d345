import Base
import DesignFormat
import Frames
import Indicators

extension GoldenPlanning {
    /// Adds the goldens of a set's designs, and what their parameters are called to `known`.
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

    /// The goldens of an indicator with a set's parameters.
    private static func changedGoldens(
        of design: some Indicator,
        _ set: GoldenSet
    ) throws -> [PlannedGolden] {
        let names = design.parameters.map(\.name)
        return try goldens(of: design.overriding(set.parameters(among: names)), set)
    }

    /// The goldens of an indicator as a set describes them.
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
                let environment = try FrameSurroundings.environment(
                    for: design,
                    appearance: appearance,
                    palette: set.palette,
                    scale: scale
                )
                let look = PlannedSubject(design: design, environment: environment, set: set)
                goldens += try timelines.map(look.golden)
            }
        }
        return goldens
    }
}
