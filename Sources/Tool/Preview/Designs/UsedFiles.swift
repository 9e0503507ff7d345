import DesignFormat
import Frames
import Indicators
import Platform
import Synchronization

/// The files beside a design, and which of them it asked for.
final class UsedFiles: Sendable {
    private let folder: String
    private let files: DesignFolder
    private let state = Mutex<[String: FileStamp?]>([:])

    /// The files beside the file at `path`.
    init(besideFile path: String) {
        folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        files = DesignFolder(folder)
    }

    /// The files as the reader of the design requests them.
    var assets: DesignAssets {
        let assets = files.assets
        return DesignAssets(
            image: { path, pixels throws(AssetFailure) in
                self.note(path)
                return try assets.image(path, pixels)
            },
            text: { path throws(AssetFailure) in
                self.note(path)
                return try assets.text(path)
            },
            font: { path, bytes throws(AssetFailure) in
                self.note(path)
                return try assets.font(path, bytes)
            }
        )
    }

    /// Warnings about the images of a design.
    func warnings(about design: Design) -> [DesignProblem] { files.warnings(about: design) }

    /// Notes a file before it is read: what is changed while it is read will be found out.
    private func note(_ path: String) {
        let index = folder + path
        let stamp = FileStamp(path: index)
        state.withLock { $0[index] = .some(stamp) }
    }

    /// The files that were asked for, there or not, with their stamps at that time.
    var stamps: [String: FileStamp?] { state.withLock { $0 } }
}
