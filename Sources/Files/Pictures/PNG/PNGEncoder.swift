import CPNG
import Raster

/// An encoder of images to PNG that reuses its buffers. Only one thread may use it at a time.
///
/// The format is 8-bit RGBA that is not premultiplied, with an sRGB chunk, and the scale in the
/// pHYs chunk as 72 × scale pixels per inch. Equal images give equal bytes with the same versions
/// of libpng and libdeflate.
@safe public struct PNGEncoder: ~Copyable {
    /// The trade-off between time and size.
    public let compression: PNGCompression
    private let handle: OpaquePointer

    /// Creates an encoder.
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

    /// Encodes an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - scale: Pixels per point, above 0 and at most 1000.
    ///   - text: Text metadata, written in this order.
    /// - Throws: `PNGError` if the image is empty, the scale is invalid, or memory allocation
    ///   fails.
    public mutating func encode(
        _ image: Image,
        scale: Double = 1,
        text: [PNGText] = []
    ) throws(PNGError) -> [UInt8] {
        try run(image, scale: scale, text: text)
        return unsafe withBytes { bytes in unsafe [UInt8](bytes) }
    }

    /// Encodes `image` into the encoder's buffer.
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

    /// Passes the bytes of the last encoded image to `body`.
    private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe body(
            UnsafeRawBufferPointer(
                start: cpng_encoder_bytes(handle),
                count: cpng_encoder_length(handle)
            )
        )
    }

    /// Converts texts to C structs with pointers into one block of memory.
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
