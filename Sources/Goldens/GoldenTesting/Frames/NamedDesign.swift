import Base
import DesignFormat
import Frames
import Goldens
import Indicators
import Platform

/// A loader of designs for tests. Loads built-in designs, and files next to the test.
package enum NamedDesign {
    /// Loads a design.
    ///
    /// - Parameters:
    ///   - name: The name of a built-in, or the path of a YAML or JSON file. Relative paths start
    ///     at `folder`.
    ///   - folder: The test file's folder.
    /// - Throws: `GoldenError` with all problems of the file.
    package static func design(_ name: String, from folder: String) throws(GoldenError) -> Design {
        if let design = BuiltInDesigns.design(named: name) { return design }
        let isFile = [".yaml", ".yml", ".json"].contains { name.lowercased().hasSuffix($0) }
        guard isFile else {
            throw GoldenError(
                "there is no built-in design “\(NearestName.excerpt(name))”",
                hint: NearestName.hint(for: name, among: BuiltInDesigns.names)
                    + "; a file's name ends in .yaml, .yml or .json"
            )
        }
        let path = name.hasPrefix("/") ? name : "\(folder)/\(name)"
        do {
            return try design(at: path)
        } catch {
            throw GoldenError("\(error)")
        }
    }

    private static func design(at path: String) throws -> Design {
        let bytes = try FileContents.read(path: path, limit: DesignLimits.fileSize)
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().joined(separator: "/")
        let stem = parts.last?.split(separator: ".").first.map(String.init)
        return try Design(
            yaml: bytes,
            name: stem ?? "design",
            file: path,
            assets: DesignFolder(folder).assets
        )
    }
}
