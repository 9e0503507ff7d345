import CImageCodecs
import Raster

/// An encoder that writes all frames as one lossless animated WebP.
@safe final class WebPEncoder: FrameEncoder {
    private let settings: FrameSettings
    private var delays = WholeDelays(unit: 0.001)
    private var size: PixelSize?
    /// The library's encoder from the first frame until the end.
    private var handle: OpaquePointer?

    init(_ settings: FrameSettings) throws(EncodingError) {
        try ImageCodec.webp.checkInstalled()
        try ImageCodec.webp.check(plays: settings.plays, upTo: 65535)
        self.settings = settings
    }

    deinit { unsafe cic_webp_destroy(handle) }

    func add(_ image: Image, lasting seconds: Double) throws(EncodingError) {
        if unsafe handle == nil {
            var animation = try ImageCodec.webp.animation(of: image, settings)
            try check(unsafe cic_webp_create(&animation, &handle))
            size = PixelSize(image)
        }
        precondition(size == PixelSize(image), "the frames of an animation have one size")
        let delay = UInt32(clamping: delays.next(seconds))
        let status = unsafe image.pixels.withUnsafeBufferPointer { pixels in
            unsafe cic_webp_add(handle, pixels.baseAddress, delay)
        }
        try check(status)
    }

    func finish() throws(EncodingError) -> [UInt8] {
        guard unsafe handle != nil else { throw ImageCodec.webp.refused("there are no frames") }
        defer {
            unsafe cic_webp_destroy(handle)
            unsafe handle = nil
            delays = WholeDelays(unit: 0.001)
        }
        var (bytes, count) = unsafe (UnsafePointer<UInt8>?.none, 0)
        try check(unsafe cic_webp_finish(handle, &bytes, &count))
        return unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
    }

    private func check(_ status: cic_status) throws(EncodingError) {
        let error = unsafe ImageCodec.webp.error(status) { unsafe cic_webp_message(handle) }
        if let error { throw error }
    }
}
