import Base
import Pictures
import Raster

/// Pictures that the user names.
package enum PictureFile {
    /// The picture in the PNG at `path`, the first of an animation.
    ///
    /// - Throws: `InputError` with the path, what is wrong with the file, and what to do.
    package static func read(
        _ path: String,
        limits: PNGLimits = .default
    ) throws(InputError) -> Image {
        let bytes: [UInt8]
        do { bytes = try PNG.bytes(path: path, limits: limits) } catch { throw words(error, path) }
        return try image(bytes, path, limits: limits)
    }

    /// The picture in the bytes of a PNG that messages call `path`.
    static func image(
        _ bytes: [UInt8],
        _ path: String,
        limits: PNGLimits = .default
    ) throws(InputError) -> Image {
        ColorWarning.check(bytes, path)
        do { return try PNG.decode(bytes, limits: limits) } catch { throw words(error, path) }
    }

    /// The frames in the PNG at `path`: one unless it is animated.
    ///
    /// - Throws: `InputError` with the path, what is wrong with the file, and what to do.
    package static func frames(_ path: String) throws(InputError) -> [APNGFrame] {
        do { return try APNG.read(path: path) } catch { throw words(error, path) }
    }

    /// The frames in the PNG at `path`, which a user has typed, and the texts that it has beside
    /// them, by keyword.
    ///
    /// - Throws: As `frames(_:)`.
    package static func contents(
        _ path: String,
        limits: PNGLimits = .default
    ) throws(InputError) -> (frames: [APNGFrame], texts: [String: String]) {
        do {
            let bytes = try PNG.bytes(path: path, from: .argument, limits: limits)
            ColorWarning.check(bytes, path)
            return (try APNG.decode(bytes, limits: limits), try PNG.texts(in: bytes))
        } catch {
            throw words(error, path)
        }
    }

    private static func words(_ error: PNGError, _ path: String) -> InputError {
        switch error {
        case .noSuchFile, .cannotRead, .cannotWrite: InputError(error.description)
        case .notPNG: InputError("\(path): \(error)", hint: "only PNG files can be compared")
        case .truncated, .badChecksum, .corrupt:
            InputError("\(path): \(error)", hint: "write or fetch the file anew")
        case .tooLarge:
            InputError("\(path): \(error)", hint: "compare reads larger ones with --max-pixels")
        case .gitLFSPointer, .noMemory, .emptyImage, .badScale, .badText:
            InputError("\(path): \(error)")
        }
    }
}
