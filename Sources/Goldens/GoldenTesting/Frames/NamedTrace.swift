import Base
import Platform
import Goldens
import Lifecycles

/// A trace that a test names: a built-in, or a file beside the test.
package enum NamedTrace {
    /// The most bytes of a file.
    private static let sizeLimit = 256 << 20
    private static let endings = [".yaml", ".yml", ".json", ".csv"]

    /// The trace called `name`.
    ///
    /// - Parameters:
    ///   - name: A built-in's name, or the path of a YAML, JSON or CSV file, from `folder` unless
    ///     it is absolute.
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
