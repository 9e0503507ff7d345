import Base
import DesignFormat
import Indicators
import Pictures
import Platform
import Raster

/// The files beside a design, and nothing outside of its folder.
package struct DesignFolder: Sendable {
    /// The folder with links resolved; nil where there is none.
    private let folder: String?

    /// The files in `folder`; "" for the current one.
    package init(_ folder: String) {
        self.folder = FilePath.resolved(folder.isEmpty ? "." : folder)
    }

    /// The picture in the PNG at `path`, relative to the folder.
    ///
    /// - Parameter pixels: The most that the picture may have; its header is looked at before it is
    ///   decoded.
    /// - Throws: `InputError` for a path that leads out of the folder, also by links;
    ///   `ImageTooLarge`; `PNGError`.
    package func image(at path: String, pixels: Int = DesignLimits.imagePixels) throws -> Image {
        guard let folder, !path.hasPrefix("/") else {
            throw InputError("pictures lie in the design's folder", hint: "use a relative path")
        }
        guard let target = FilePath.resolved("\(folder)/\(path)") else {
            throw PNGError.noSuchFile(path)
        }
        guard target.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") else {
            throw InputError("\(path) leads out of the design's folder")
        }
        do {
            return try PNG.read(path: target, limits: Self.limits(pixels))
        } catch {
            guard case .tooLarge(let width, let height, _) = error else { throw error }
            throw ImageTooLarge(width: width, height: height, room: pixels)
        }
    }

    /// The files as readers of designs request them.
    package var assets: DesignAssets { DesignAssets(image: loaded) }

    private func loaded(_ path: String, pixels: Int) throws(AssetFailure) -> Image {
        do {
            return try image(at: path, pixels: pixels)
        } catch PNGError.noSuchFile(let path) {
            throw AssetFailure.missing(path)
        } catch {
            throw AssetFailure("\(error)")
        }
    }

    /// Files of 16 bits a channel that are hardly compressed are larger than their pixels.
    private static func limits(_ pixels: Int) -> PNGLimits {
        PNGLimits(file: DesignLimits.imageFileSize, bytes: 4 * pixels)
    }
}
