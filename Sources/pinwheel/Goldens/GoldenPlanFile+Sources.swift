import Indicators
import UserInput

/// What a plan names: built-ins, and files beside it.
extension GoldenPlanFile {
    /// The design that the plan calls `source`.
    ///
    /// - Throws: `DesignErrors` with all problems of the file; `FileError`; `InputError`.
    func design(_ source: String) throws -> Design {
        let isBuiltIn = BuiltInDesigns.names.contains(source)
        return try DesignSource(argument: isBuiltIn ? source : path(source)).load()
    }

    /// The trace that the plan calls `source`.
    ///
    /// - Throws: As `design(_:)`.
    func trace(_ source: String) throws -> Trace {
        let isBuiltIn = BuiltInTraces.names.contains(source)
        return try TraceSource(argument: isBuiltIn ? source : path(source)).load()
    }

    private func path(_ source: String) throws(InputError) -> String {
        guard source != "-" else {
            throw InputError("a plan cannot name standard input", hint: "name a built-in or a file")
        }
        return beside(source)
    }
}
