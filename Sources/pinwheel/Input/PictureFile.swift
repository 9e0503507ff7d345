import Imaging
import Raster

/// Pictures that the user names.
package enum PictureFile {
    /// The picture in the PNG at `path`.
    ///
    /// - Throws: `InputError` with the path, what is wrong with the file, and what to do.
    package static func read(_ path: String) throws(InputError) -> Image {
        do {
            return try PNG.read(path: path)
        } catch {
            switch error {
            case .noSuchFile, .cannotRead, .cannotWrite: throw InputError(error.description)
            case .gitLFSPointer: throw InputError("\(path): \(error)")
            case .notPNG:
                throw InputError("\(path): \(error)", hint: "only PNG files can be compared")
            case .truncated, .badChecksum, .corrupt:
                throw InputError("\(path): \(error)", hint: "write or fetch the file anew")
            case .tooLarge, .noMemory, .emptyImage, .badScale, .badText:
                throw InputError("\(path): \(error)")
            }
        }
    }
}
