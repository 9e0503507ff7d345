import CPNG
import Platform
import Raster

/// PNG files in memory and on disk, through libpng and libdeflate.
public enum PNG {
    /// The PNG of one picture; for many, keep a `PNGEncoder`.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - scale: Pixels a point, kept as pHYs: 72 pixels an inch at scale 1.
    ///   - text: Texts to keep in the file.
    ///   - compression: How hard the picture is compressed.
    /// - Throws: `PNGError` for an empty picture, a bad scale, or lack of memory.
    public static func encode(
        _ image: Image,
        scale: Double = 1,
        text: [PNGText] = [],
        compression: PNGCompression = .default
    ) throws(PNGError) -> [UInt8] {
        var encoder = try PNGEncoder(compression: compression)
        return try encoder.encode(image, scale: scale, text: text)
    }

    /// The picture in a PNG of any colour type and depth, as straight 8-bit RGBA.
    ///
    /// - Throws: `PNGError`; every file that is cut short, damaged or over a limit is refused.
    public static func decode(
        _ bytes: [UInt8],
        limits: PNGLimits = .default
    ) throws(PNGError) -> Image {
        try PNGDecoder.decode(bytes, limits: limits)
    }

    /// The picture in the PNG file at `path`.
    ///
    /// - Throws: `PNGError`, with `noSuchFile` where there is none.
    public static func read(
        path: String,
        limits: PNGLimits = .default
    ) throws(PNGError) -> Image {
        try decode(bytes(path: path, limits: limits), limits: limits)
    }

    /// The uncompressed Latin-1 texts of a PNG, by keyword.
    ///
    /// - Throws: `PNGError` for bytes that are no PNG, are cut short or damaged.
    public static func texts(in bytes: [UInt8]) throws(PNGError) -> [String: String] {
        try PNGOutline(bytes).texts
    }

    /// The bytes of the file at `path`.
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

    /// Writes `image` to `path`, whole or not at all; missing folders are made.
    ///
    /// - Throws: `PNGError`, with `cannotWrite` for the file system's refusals.
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

    /// The version of the libpng that runs, such as "1.6.39".
    public static var libraryVersion: String {
        unsafe String(cString: cpng_libpng_version())
    }

    /// The version of the libdeflate that was built with, such as "1.14".
    public static var compressorVersion: String {
        unsafe String(cString: cpng_libdeflate_version())
    }
}
