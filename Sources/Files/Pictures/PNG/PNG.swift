import CPNG
import Platform
import Raster

/// PNG files in memory and on disk, with libpng and libdeflate.
public enum PNG {
    /// Encodes one image. To encode many images, reuse a `PNGEncoder`.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - scale: Pixels per point, stored in the pHYs chunk as 72 × `scale` pixels per inch.
    ///   - text: Text metadata.
    ///   - compression: The trade-off between time and size.
    /// - Throws: `PNGError` if the image is empty, the scale is invalid, or memory allocation
    ///   fails.
    public static func encode(
        _ image: Image,
        scale: Double = 1,
        text: [PNGText] = [],
        compression: PNGCompression = .default
    ) throws(PNGError) -> [UInt8] {
        var encoder = try PNGEncoder(compression: compression)
        return try encoder.encode(image, scale: scale, text: text)
    }

    /// Decodes a PNG of any colour type and depth to 8-bit RGBA that is not premultiplied.
    ///
    /// - Throws: `PNGError` if the file is truncated, damaged or exceeds a limit.
    public static func decode(
        _ bytes: [UInt8],
        limits: PNGLimits = .default
    ) throws(PNGError) -> Image {
        try PNGDecoder.decode(bytes, limits: limits)
    }

    /// Decodes the PNG file at `path`.
    ///
    /// - Throws: `PNGError`. `noSuchFile` if the file does not exist.
    public static func read(
        path: String,
        limits: PNGLimits = .default
    ) throws(PNGError) -> Image {
        try decode(bytes(path: path, limits: limits), limits: limits)
    }

    /// Returns the uncompressed Latin-1 texts (tEXt) of a PNG, by keyword.
    ///
    /// - Throws: `PNGError` if the bytes are not a PNG, or are truncated or damaged.
    public static func texts(in bytes: [UInt8]) throws(PNGError) -> [String: String] {
        try PNGMetadata(bytes).texts
    }

    /// Returns the contents of the file at `path`.
    package static func bytes(
        path: String,
        from source: FileContents.Source = .file,
        limits: PNGLimits = .default
    ) throws(PNGError) -> [UInt8] {
        do {
            return try FileContents.read(path: path, from: source, limit: limits.file)
        } catch {
            throw error.isMissing ? .noSuchFile(path) : .cannotRead(error)
        }
    }

    /// Writes an image to `path` atomically. Creates missing folders.
    ///
    /// - Throws: `PNGError`. `cannotWrite` for errors of the file system.
    public static func write(
        _ image: Image,
        path: String,
        scale: Double = 1,
        text: [PNGText] = [],
        compression: PNGCompression = .default
    ) throws(PNGError) {
        let bytes = try encode(image, scale: scale, text: text, compression: compression)
        do {
            try AtomicFile.write(bytes, to: path)
        } catch {
            throw .cannotWrite(error)
        }
    }

    /// The version of libpng at run time, such as "1.6.39".
    public static var libraryVersion: String {
        unsafe String(cString: cpng_libpng_version())
    }

    /// The version of libdeflate at compile time, such as "1.14".
    public static var compressorVersion: String {
        unsafe String(cString: cpng_libdeflate_version())
    }
}
