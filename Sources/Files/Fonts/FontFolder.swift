import DesignFormat
import Indicators
import Platform

/// The fonts in a design's folder. Paths that lead out of the folder are rejected.
package struct FontFolder: Sendable {
    /// The path of the folder without symbolic links, or `nil` if it does not exist.
    private let folder: String?

    /// Creates a loader for fonts in `folder`. An empty string is the current folder.
    package init(_ folder: String) {
        self.folder = FilePath.resolved(folder.isEmpty ? "." : folder)
    }

    /// Opens the font at a path relative to the folder.
    ///
    /// - Parameters:
    ///   - path: The relative path.
    ///   - bytes: The maximum size of the file, in bytes.
    package func font(at path: String, bytes room: Int) throws(AssetFailure) -> LoadedFont {
        switch ContainedFile(path, in: folder) {
        case .outside: throw AssetFailure("it leads out of the design's folder")
        case .missing:
            let similar = SimilarPath.clause(for: path, in: folder)
            throw AssetFailure("there is no such file" + similar, isMissing: true)
        case .file(let target):
            let bytes = try Self.bytes(of: target, room: room)
            return try FontFile(bytes).loaded(size: bytes.count)
        }
    }

    private static func bytes(of path: String, room: Int) throws(AssetFailure) -> [UInt8] {
        do {
            return try FileContents.read(path: path, limit: room)
        } catch {
            // Code 0 means that the error is from Pinwheel. The only such error here is the size
            // limit.
            throw error.code == 0
                ? AssetFailure.tooLarge(room: room)
                : AssetFailure(error.reason, isMissing: error.isMissing)
        }
    }
}
