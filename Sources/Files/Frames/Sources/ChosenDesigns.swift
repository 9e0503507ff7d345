import Base
import Indicators

/// The designs that a command line names, with its assignments made.
package enum ChosenDesigns {
    /// The designs in order; all that the program draws by itself where none is named.
    ///
    /// An assignment is made in each design that has its parameter. Errors of all designs are
    /// gathered before any is thrown.
    ///
    /// - Throws: `DesignErrors`, `FileError`, or `InputError` for a name that two designs share
    ///   and for an assignment that suits no design.
    package static func load(
        _ arguments: [String],
        assigning assignments: [Assignment] = []
    ) throws -> [any Indicator] {
        let names = arguments.isEmpty ? Program.current.usualDesigns : arguments.unique()
        let designs = try names.map { try DesignSource(argument: $0).load() }
        try checkNames(designs.map(\.name))
        for assignment in assignments where designs.count > 1 {
            let known = designs.flatMap(\.parameters).map(\.name)
            guard known.contains(assignment.name) else {
                throw InputError(
                    "none of the designs has a parameter “\(NearestName.excerpt(assignment.name))”",
                    hint: NearestName.hint(for: assignment.name, among: known.unique())
                )
            }
        }
        return try designs.map { try assign(assignments, in: $0, alone: designs.count == 1) }
    }

    /// Refuses names that would share a folder, also on file systems that ignore case.
    private static func checkNames(_ names: [String]) throws(InputError) {
        var seen: [String: String] = [:]
        for name in names {
            guard let other = seen.updateValue(name, forKey: name.lowercased()) else { continue }
            throw InputError(
                other == name
                    ? "two designs are called “\(name)”"
                    : "the designs “\(other)” and “\(name)” differ in nothing but case, so that some "
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
