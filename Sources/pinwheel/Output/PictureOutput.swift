import Imaging
import Raster

/// One picture's way out: to a file, or to standard output.
package enum PictureOutput {
    /// Writes `image` as a PNG to `path`, `-` for standard output.
    ///
    /// - Throws: `InputError` where standard output is a terminal; `PNGError`, `FileError`,
    ///   `BrokenPipe`.
    package static func write(
        _ image: Image,
        to path: String,
        scale: Double,
        compression: PNGCompression = .default
    ) throws {
        guard path == "-" else {
            return try PNG.write(image, path: path, scale: scale, compression: compression)
        }
        guard !StandardOutput.isTerminal else {
            throw InputError(
                "a terminal cannot show a PNG's bytes",
                hint: "name a file with -o or send standard output to one"
            )
        }
        try StandardOutput.write(PNG.encode(image, scale: scale, compression: compression))
    }
}
