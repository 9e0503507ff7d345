import Base
import Indicators
import Raster

/// The files that a design asks for, each read once.
final class AssetReading {
    /// Who reads them.
    let assets: DesignAssets
    /// The designs that are used, by the paths of their files; built-ins by their names.
    var documents = NamedValues<DesignDocument>()
    /// The images by the paths of their files.
    private var images = NamedValues<ImageFile>()
    /// How many pixels they have together.
    private var pixels = 0

    /// Files read by `assets`.
    init(_ assets: DesignAssets) { self.assets = assets }

    /// The image at a path, with those of more pixels a point beside it.
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

/// Which image cannot be had, and why.
struct ImageProblem: Error {
    /// The image's path.
    let path: String
    /// Why it cannot be had.
    let failure: AssetFailure
}
