import Base
import Indicators

/// Loads the designs that a command line names, and assigns its parameter values.
package enum ChosenDesigns {
    /// Loads the designs in order. Without arguments, loads the program's default designs.
    ///
    /// If there are several designs, assigns a value to each design that has the parameter.
    ///
    /// - Throws: `DesignErrors`, `FileError`, or `InputError` for duplicate names and for a
    ///   parameter that no design has.
    package static func load(
        _ arguments: [String],
        assigning assignments: [Assignment] = []
    ) throws -> [any Indicator] {
        let names = arguments.isEmpty ? Program.current.defaultDesigns : arguments.unique()
        let designs = try names.map { try DesignSource(argument: $0).load() }
        try checkNames(designs.map(\.name))
        for assignment in assignments where designs.count > 1 {
            let known = designs.flatMap(\.parameters).map(\.name)
            guard known.contains(assignment.name) else {
                throw InputError(
                    "no design has a parameter “\(NearestName.excerpt(assignment.name))”",
                    hint: NearestName.hint(for: assignment.name, among: known.unique())
                )
            }
        }
        return try designs.map { try assign(assignments, in: $0, alone: designs.count == 1) }
    }

    /// Throws an error if two designs would be written to the same folder because their names are
    /// equal or differ only in case.
    private static func checkNames(_ names: [String]) throws(InputError) {
        var seen: [String: String] = [:]
        for name in names {
            guard let other = seen.updateValue(name, forKey: name.lowercased()) else { continue }
            throw InputError(
                other == name
                    ? "two designs are called “\(name)”"
                    : "the names “\(other)” and “\(name)” differ only in case, so some "
                        + "file systems cannot tell their files apart",
                hint: "rename one of them"
            )
        }
    }

    private static func assign(
        _ assignments: [Assignment],
        in design: some Indicator,
        alone: Bool
    ) throws -> any Indicator {
        let known = design.parameters.map(\.name)
        let suitable = assignments.filter { alone || known.contains($0.name) }
        guard !suitable.isEmpty else { return design }
        return try design.overriding(suitable.map { (name: $0.name, value: $0.value) })
    }
}
