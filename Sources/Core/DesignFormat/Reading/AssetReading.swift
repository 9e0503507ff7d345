import Base
import Indicators
import Raster

/// The images and used designs of one reading run. Each file is read once.
final class AssetReading {
    /// The loaders of the calling program.
    let assets: DesignAssets
    /// The used designs, by file path or by built-in name.
    var documents = NamedValues<DesignDocument>()
    /// The images, by file path.
    private var images = NamedValues<ImageFile>()
    /// The total number of pixels of all images, at most `DesignLimits.imagePixels`.
    private var pixels = 0

    init(_ assets: DesignAssets) { self.assets = assets }

    /// Returns the image at `path`, with its variants for higher pixel densities (`@2x`, `@3x`) if
    /// their files exist.
    func image(at path: String) throws(ImageProblem) -> ImageFile {
        if let image = images[path] { return image }
        var file = ImageFile(try load(path), file: path)
        for density in ImageFile.densities {
            let name = ImageFile.name(of: path, density: density)
            do throws(ImageProblem) {
                file.denser[density] = try load(name)
            } catch {
                guard error.failure.isMissing else { throw error }
            }
        }
        images[path] = file
        return file
    }

    private func load(_ path: String) throws(ImageProblem) -> Image {
        let room = DesignLimits.imagePixels - pixels
        do throws(AssetFailure) {
            let image = try assets.image(path, room)
            guard image.width * image.height <= room else {
                let error = ImageTooLarge(width: image.width, height: image.height, room: room)
                throw AssetFailure(error.description)
            }
            pixels += image.width * image.height
            return image
        } catch {
            throw ImageProblem(path: path, failure: error)
        }
    }
}

/// An image that cannot be read, with the reason.
struct ImageProblem: Error {
    let path: String
    let failure: AssetFailure
}
