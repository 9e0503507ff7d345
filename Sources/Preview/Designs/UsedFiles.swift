import DesignFormat
import Frames
import Platform
import Raster
import Synchronization

/// The pictures beside a design, and which of them it asked for.
final class UsedFiles: Sendable {
    private let folder: String
    private let assets: DesignAssets
    private let state = Mutex<[String: FileStamp?]>([:])

    /// The pictures beside the file at `path`.
    init(besideFile path: String) {
        folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        assets = DesignAssets(folder: folder)
    }

    /// The picture at a path relative to the design's folder.
    ///
    /// - Throws: `ImageFailure` with what `DesignAssets` throws.
    func image(at path: String, pixels: Int) throws(ImageFailure) -> Image {
        let index = folder + path
        // Taken first: what is changed while it is read will be found out.
        let stamp = FileStamp(path: index)
        state.withLock { $0[index] = .some(stamp) }
        return try assets.loaded(path, pixels: pixels)
    }

    /// The files that were asked for, there or not, with their stamps at that time.
    var stamps: [String: FileStamp?] { state.withLock { $0 } }
}
