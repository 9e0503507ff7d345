import CImageCodecs
import Raster

/// An encoder that writes all frames as one animated AVIF.
@safe final class AVIFEncoder: FrameEncoder {
    private static let unit = 1 / Double(CIC_AVIF_TIMESCALE)

    private let settings: FrameSettings
    private var delays = WholeDelays(unit: unit)
    private var size: PixelSize?
    /// The library's encoder from the first frame until the end.
    private var handle: OpaquePointer?

    init(_ settings: FrameSettings) throws(EncodingError) {
        let codec = ImageCodec.avif
        try codec.checkInstalled()
        guard settings.plays == 0 || cic_avif_limits_plays() != 0 else {
            throw codec.refused(
                "libavif \(codec.version ?? "") can only repeat for ever; use --plays 0"
            )
        }
        self.settings = settings
    }

    deinit { unsafe cic_avif_destroy(handle) }

    func add(_ image: Image, lasting seconds: Double) throws(EncodingError) {
        if unsafe handle == nil {
            var animation = try ImageCodec.avif.animation(of: image, settings)
            try check(unsafe cic_avif_create(&animation, &handle))
            size = PixelSize(image)
        }
        precondition(size == PixelSize(image), "the frames of an animation have one size")
        let delay = UInt32(clamping: delays.next(seconds))
        let status = unsafe image.pixels.withUnsafeBufferPointer { pixels in
            unsafe cic_avif_add(handle, pixels.baseAddress, delay)
        }
        try check(status)
    }

    func finish() throws(EncodingError) -> [UInt8] {
        guard unsafe handle != nil else { throw ImageCodec.avif.refused("there are no frames") }
        defer {
            unsafe cic_avif_destroy(handle)
            unsafe handle = nil
            delays = WholeDelays(unit: Self.unit)
        }
        var (bytes, count) = unsafe (UnsafePointer<UInt8>?.none, 0)
        try check(unsafe cic_avif_finish(handle, &bytes, &count))
        var file = unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
        AVIFTimes.clear(in: &file)
        return file
    }

    private func check(_ status: cic_status) throws(EncodingError) {
        let error = unsafe ImageCodec.avif.error(status) { unsafe cic_avif_message(handle) }
        if let error { throw error }
    }
}
