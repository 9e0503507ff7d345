import CPNG
import Raster

/// A decoder of PNGs to 8-bit RGBA that is not premultiplied.
///
/// Converts grey, palettes, transparent colours and depths of 1 to 16 bits to RGBA. 16-bit values
/// are rounded to the nearest 8-bit value. Ignores gamma, colour profiles and background colours.
enum PNGDecoder {
    /// The first bytes of a Git LFS pointer file (git-lfs, docs/spec.md).
    private static let lfsStart = "version https://git-lfs.github.com/spec/".utf8

    /// Decodes the image in `bytes`.
    static func decode(_ bytes: [UInt8], limits: PNGLimits) throws(PNGError) -> Image {
        // The closure returns a `Result`, since typed errors do not pass through
        // `withUnsafeBufferPointer`.
        let result = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe decode(buffer, limits: limits)
        }
        if case .failure(.notPNG) = result, isLFSPointer(bytes) { throw .gitLFSPointer }
        return try result.get()
    }

    /// Whether the bytes are a Git LFS pointer file, which stands in for a file that has not been
    /// fetched.
    static func isLFSPointer(_ bytes: [UInt8]) -> Bool { bytes.starts(with: lfsStart) }

    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>,
        limits: PNGLimits
    ) -> Result<Image, PNGError> {
        guard let decoder = unsafe cpng_decoder_create(bytes.baseAddress, bytes.count) else {
            return .failure(.noMemory)
        }
        defer { unsafe cpng_decoder_destroy(decoder) }
        var columns: UInt32 = 0
        var rows: UInt32 = 0
        var status = unsafe cpng_decoder_start(decoder, &columns, &rows)
        guard status == CPNG_OK else { return unsafe .failure(error(status, of: decoder)) }
        let (width, height) = (Int(columns), Int(rows))
        if let limit = limits.exceeded(byWidth: width, height: height) {
            return .failure(.tooLarge(width: width, height: height, limit: limit))
        }
        let count = 4 * width * height
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, filled in
            status = unsafe cpng_decoder_read(decoder, target.baseAddress)
            filled = status == CPNG_OK ? count : 0
        }
        guard status == CPNG_OK else { return unsafe .failure(error(status, of: decoder)) }
        return .success(Image(width: width, height: height, pixels: pixels))
    }

    private static func error(_ status: cpng_status, of decoder: OpaquePointer) -> PNGError {
        let message = unsafe String(cString: cpng_decoder_message(decoder))
        switch status {
        case CPNG_NOT_PNG: return .notPNG
        case CPNG_TRUNCATED: return .truncated(message)
        case CPNG_BAD_CHECKSUM: return .badChecksum(message)
        case CPNG_NO_MEMORY: return .noMemory
        default: return .corrupt(message)
        }
    }
}
