import Base
import Platform
import Goldens
import Lifecycles

/// A loader of traces for tests. Loads built-in traces, and files next to the test.
package enum NamedTrace {
    /// The maximum size of a file, in bytes.
    private static let sizeLimit = 256 << 20
    private static let endings = [".yaml", ".yml", ".json", ".csv"]

    /// Loads a trace.
    ///
    /// - Parameters:
    ///   - name: The name of a built-in, or the path of a YAML, JSON or CSV file. Relative paths
    ///     start at `folder`.
    ///   - folder: The test file's folder.
    /// - Throws: `GoldenError` with all problems of the file.
    package static func trace(_ name: String, from folder: String) throws(GoldenError) -> Trace {
        if let trace = BuiltInTraces.trace(named: name) { return trace }
        guard endings.contains(where: { name.lowercased().hasSuffix($0) }) else {
            throw GoldenError(
                "there is no built-in trace “\(NearestName.excerpt(name))”",
                hint: NearestName.hint(for: name, among: BuiltInTraces.names)
                    + "; a file's name ends in .yaml, .yml, .json or .csv"
            )
        }
        let path = name.hasPrefix("/") ? name : "\(folder)/\(name)"
        let file = path.split(separator: "/").last ?? "trace"
        do {
            return try Trace(
                reading: FileContents.read(path: path, limit: sizeLimit),
                name: file.split(separator: ".").first.map(String.init) ?? "trace",
                file: path
            )
        } catch {
            throw GoldenError("\(error)")
        }
    }
}
