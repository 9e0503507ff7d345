import DesignFormat
import Frames
import Platform
import Raster
import Synchronization

/// The pictures and fonts beside a design, and which of them it asked for.
final class UsedFiles: Sendable {
    private let folder: String
    private let assets: DesignAssets
    private let state = Mutex<[String: FileStamp?]>([:])

    /// The files beside the file at `path`.
    init(besideFile path: String) {
        folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        assets = DesignAssets(folder: folder)
    }

    /// The picture at a path relative to the design's folder.
    ///
    /// - Throws: `ImageFailure` with what `DesignAssets` throws.
    func image(at path: String, pixels: Int) throws(ImageFailure) -> Image {
        stamp(path)
        return try assets.loaded(path, pixels: pixels)
    }

    /// The font at a path relative to the design's folder.
    ///
    /// - Throws: `FontFailure` with what `DesignAssets` throws.
    func font(at path: String, bytes: Int) throws(FontFailure) -> LoadedFont {
        stamp(path)
        return try assets.font(path, bytes: bytes)
    }

    /// Notes a file before it is read: what is changed while it is read will be found out.
    private func stamp(_ path: String) {
        let index = folder + path
        let stamp = FileStamp(path: index)
        state.withLock { $0[index] = .some(stamp) }
    }

    /// The files that were asked for, there or not, with their stamps at that time.
    var stamps: [String: FileStamp?] { state.withLock { $0 } }
}
