import Base
import DesignFormat
import Fonts
import Indicators
import Pictures
import Platform
import Raster

/// The pictures and fonts beside a design file, and nothing outside of its folder.
package struct DesignAssets: Sendable {
    /// The folder with links resolved; nil where there is none.
    private let folder: String?
    private let fonts: FontFolder

    /// The files in `folder`; "" for the current one.
    package init(folder: String) {
        self.folder = FilePath.resolved(folder.isEmpty ? "." : folder)
        fonts = FontFolder(folder)
    }

    /// The picture in the PNG at `path`, relative to the folder.
    ///
    /// - Parameter pixels: The most that the picture may have; its header is looked at before it is
    ///   decoded.
    /// - Throws: `InputError` for a path that leads out of the folder, also by links;
    ///   `ImageTooLarge`; `PNGError`.
    package func image(at path: String, pixels: Int = DesignLimits.imagePixels) throws -> Image {
        let target: String
        switch InnerFile(path, in: folder) {
        case .file(let path): target = path
        case .missing: throw PNGError.noSuchFile(path)
        case .outside:
            throw InputError(
                "\(path) leads out of the design's folder",
                hint: "use a path below it"
            )
        }
        do {
            return try PNG.read(path: target, limits: Self.limits(pixels))
        } catch {
            guard case .tooLarge(let width, let height, _) = error else { throw error }
            throw ImageTooLarge(width: width, height: height, room: pixels)
        }
    }

    /// The picture at `path`, as readers of designs request it.
    package func loaded(_ path: String, pixels: Int) throws(ImageFailure) -> Image {
        do {
            return try image(at: path, pixels: pixels)
        } catch {
            throw ImageFailure("\(error)")
        }
    }

    /// The font at `path`, as readers of designs request it.
    package func font(_ path: String, bytes: Int) throws(FontFailure) -> LoadedFont {
        try fonts.font(at: path, bytes: bytes)
    }

    /// Files of 16 bits a channel that are hardly compressed are larger than their pixels.
    private static func limits(_ pixels: Int) -> PNGLimits {
        PNGLimits(file: DesignLimits.imageFileSize, bytes: 4 * pixels)
    }
}
