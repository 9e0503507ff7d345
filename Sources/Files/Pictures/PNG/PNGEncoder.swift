import CPNG
import Raster

/// Turns pictures into PNGs, one after the other, on one thread, keeping its buffers.
///
/// 8-bit RGBA with straight alpha, an sRGB chunk, and the scale as pHYs: 72 pixels an inch at
/// scale 1. The same picture always gives the same bytes with the same libpng and
/// libdeflate.
@safe public struct PNGEncoder: ~Copyable {
    /// How much time to spend on size.
    public let compression: PNGCompression
    private let handle: OpaquePointer

    /// An encoder with empty buffers.
    ///
    /// - Throws: `PNGError.noMemory`.
    public init(compression: PNGCompression = .default) throws(PNGError) {
        guard let handle = unsafe cpng_encoder_create(Int32(compression.level)) else {
            throw .noMemory
        }
        unsafe self.handle = handle
        self.compression = compression
    }

    deinit { unsafe cpng_encoder_destroy(handle) }

    /// The PNG of `image`.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - scale: Pixels a point, above 0 and at most 1000.
    ///   - text: Texts to keep in the file, in this order.
    /// - Throws: `PNGError` for an empty picture, a bad scale, or lack of memory.
    public mutating func encode(
        _ image: Image,
        scale: Double = 1,
        text: [PNGText] = []
    ) throws(PNGError) -> [UInt8] {
        try run(image, scale: scale, text: text)
        return unsafe withBytes { bytes in unsafe [UInt8](bytes) }
    }

    /// Encodes `image` into the encoder's own buffer.
    private mutating func run(_ image: Image, scale: Double, text: [PNGText]) throws(PNGError) {
        let extents = 1...Int(Int32.max)
        guard extents.contains(image.width), extents.contains(image.height) else {
            throw .emptyImage(width: image.width, height: image.height)
        }
        guard scale > 0, scale <= 1000 else { throw .badScale(scale) }
        var settings = cpng_settings()
        settings.pixels_per_meter = UInt32((72 / 0.0254 * scale).rounded())
        let status = unsafe Self.withTexts(text) { texts in
            unsafe image.pixels.withUnsafeBufferPointer { pixels in
                unsafe cpng_encoder_run(
                    handle,
                    &settings,
                    pixels.baseAddress,
                    UInt32(image.width),
                    UInt32(image.height),
                    texts.baseAddress,
                    texts.count
                )
            }
        }
        switch status {
        case CPNG_OK: return
        case CPNG_NO_MEMORY: throw .noMemory
        default: throw .corrupt(unsafe String(cString: cpng_encoder_message(handle)))
        }
    }

    /// Hands out the bytes of the last picture.
    private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe body(
            UnsafeRawBufferPointer(
                start: cpng_encoder_bytes(handle),
                count: cpng_encoder_length(handle)
            )
        )
    }

    /// Lays the texts out as C wants them: one run of bytes and pointers into it.
    private static func withTexts<Result>(
        _ texts: [PNGText],
        _ body: (UnsafeBufferPointer<cpng_text>) -> Result
    ) -> Result {
        if texts.isEmpty { return unsafe body(UnsafeBufferPointer(start: nil, count: 0)) }
        var bytes: [UInt8] = []
        var positions: [(keyword: Int, value: Int, isUTF8: Bool)] = []
        for text in texts {
            let keyword = bytes.count
            bytes += text.keywordBytes
            let (value, isUTF8) = text.valueBytes
            positions.append((keyword, bytes.count, isUTF8))
            bytes += value
        }
        return unsafe bytes.withUnsafeBytes { raw in
            let base = unsafe raw.assumingMemoryBound(to: CChar.self).baseAddress
            let entries = unsafe positions.map { position in
                unsafe cpng_text(
                    keyword: base.map { unsafe $0 + position.keyword },
                    value: base.map { unsafe $0 + position.value },
                    utf8: position.isUTF8 ? 1 : 0
                )
            }
            return unsafe entries.withUnsafeBufferPointer(body)
        }
    }
}
