import DesignFormat
import Indicators
import Platform

/// The fonts beside a design file, and nothing outside of its folder.
package struct FontFolder: Sendable {
    /// The folder with links resolved; nil where there is none.
    private let folder: String?

    /// The fonts in `folder`; "" for the current one.
    package init(_ folder: String) {
        self.folder = FilePath.resolved(folder.isEmpty ? "." : folder)
    }

    /// The font at a path relative to the folder, as readers of designs request it.
    ///
    /// - Parameter bytes: The most that its file may have.
    package func font(at path: String, bytes room: Int) throws(AssetFailure) -> LoadedFont {
        switch InnerFile(path, in: folder) {
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
            // The only reason of Pinwheel's own is the size.
            throw error.code == 0
                ? AssetFailure.tooLarge(room: room)
                : AssetFailure(error.reason, isMissing: error.isMissing)
        }
    }
}
