import Base
import DesignFormat
import Frames
import Indicators
import Lifecycles

/// Designs and traces of a plan.
extension GoldenPlanFile {
    /// Loads a known design or a file, whose path is relative to the plan's folder.
    ///
    /// - Throws: `DesignErrors` with all problems of the file, `FileError` or `InputError`.
    func design(_ source: String) throws -> any Indicator {
        let isKnown = Program.current.knownDesigns.contains(source)
        return try DesignSource(argument: isKnown ? source : path(source)).load(from: .file)
    }

    /// Loads a built-in trace or a file, whose path is relative to the plan's folder.
    ///
    /// - Throws: `DesignErrors` with all problems of the file, `FileError` or `InputError`.
    func trace(_ source: String) throws -> Trace {
        let isBuiltIn = BuiltInTraces.names.contains(source)
        return try TraceSource(argument: isBuiltIn ? source : path(source)).load(from: .file)
    }

    /// The plan's file and the files that it refers to.
    package var files: [String] {
        let replays = plan.sets.compactMap(\.replays)
        let designs = plan.sets.flatMap(\.designs) + replays.compactMap(\.design)
        let traces = replays.flatMap(\.traces)
        let named =
            designs.map(\.value).filter { !Program.current.knownDesigns.contains($0) }
            + traces.map(\.value).filter { !BuiltInTraces.names.contains($0) }
        return [path].compactMap(\.self) + named.map(pathFromPlan)
    }

    private func path(_ source: String) throws(InputError) -> String {
        guard source != "-" else {
            throw InputError("a plan cannot name standard input", hint: "name a built-in or a file")
        }
        return pathFromPlan(source)
    }
}
