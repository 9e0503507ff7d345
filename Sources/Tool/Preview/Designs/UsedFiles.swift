import DesignFormat
import Frames
import Indicators
import Platform
import Synchronization

/// The files next to a design, with a record of the files that it uses.
final class UsedFiles: Sendable {
    private let folder: String
    private let files: DesignFolder
    private let state = Mutex<[String: FileStamp?]>([:])

    /// Creates the files next to the file at `path`.
    init(nextTo path: String) {
        folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        files = DesignFolder(folder)
    }

    /// The files for the design's parser. Each requested file is recorded.
    var assets: DesignAssets {
        let assets = files.assets
        return DesignAssets(
            image: { path, pixels throws(AssetFailure) in
                self.recordStamp(of: path)
                return try assets.image(path, pixels)
            },
            text: { path throws(AssetFailure) in
                self.recordStamp(of: path)
                return try assets.text(path)
            },
            font: { path, bytes throws(AssetFailure) in
                self.recordStamp(of: path)
                return try assets.font(path, bytes)
            }
        )
    }

    /// Returns warnings about the images of a design.
    func warnings(about design: Design) -> [DesignProblem] { files.warnings(about: design) }

    /// Stores a file's stamp before the file is read, so that a change during reading is detected.
    private func recordStamp(of path: String) {
        let index = folder + path
        let stamp = FileStamp(path: index)
        state.withLock { $0[index] = .some(stamp) }
    }

    /// The stamps of all requested files, including missing ones, from when they were requested.
    var stamps: [String: FileStamp?] { state.withLock { $0 } }
}
