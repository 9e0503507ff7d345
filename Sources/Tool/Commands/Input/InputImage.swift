import Base
import Pictures
import Raster

/// Reading of images that the user names.
package enum InputImage {
    /// Reads the image, or the first frame of an animation, from a PNG.
    ///
    /// - Throws: `InputError` with the path, the error, and what to do.
    package static func read(
        _ path: String,
        limits: PNGLimits = .default
    ) throws(InputError) -> Image {
        let bytes: [UInt8]
        do { bytes = try PNG.bytes(path: path, limits: limits) } catch { throw wrap(error, path) }
        return try image(bytes, path, limits: limits)
    }

    /// Decodes the bytes of a PNG. `path` is its name in messages.
    static func image(
        _ bytes: [UInt8],
        _ path: String,
        limits: PNGLimits = .default
    ) throws(InputError) -> Image {
        ColorWarning.check(bytes, path)
        do { return try PNG.decode(bytes, limits: limits) } catch { throw wrap(error, path) }
    }

    /// Reads all frames of a PNG. An image that is not animated has one frame.
    ///
    /// - Throws: `InputError` with the path, the error, and what to do.
    package static func frames(_ path: String) throws(InputError) -> [APNGFrame] {
        do { return try APNG.read(path: path) } catch { throw wrap(error, path) }
    }

    /// Reads all frames of a PNG given on the command line, and its texts by keyword.
    ///
    /// - Throws: The errors of `frames(_:)`.
    package static func contents(
        _ path: String,
        limits: PNGLimits = .default
    ) throws(InputError) -> (frames: [APNGFrame], texts: [String: String]) {
        do {
            let bytes = try PNG.bytes(path: path, from: .argument, limits: limits)
            ColorWarning.check(bytes, path)
            return (try APNG.decode(bytes, limits: limits), try PNG.texts(in: bytes))
        } catch {
            throw wrap(error, path)
        }
    }

    private static func wrap(_ error: PNGError, _ path: String) -> InputError {
        switch error {
        case .noSuchFile, .cannotRead, .cannotWrite: InputError(error.description)
        case .notPNG: InputError("\(path): \(error)", hint: "only PNG files can be compared")
        case .truncated, .badChecksum, .corrupt:
            InputError("\(path): \(error)", hint: "write or download the file again")
        case .tooLarge:
            InputError("\(path): \(error)", hint: "raise the limit of compare with --max-pixels")
        case .gitLFSPointer, .noMemory, .emptyImage, .badScale, .badText:
            InputError("\(path): \(error)")
        }
    }
}
