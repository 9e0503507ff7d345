import CPixels

/// The memory for a band of rows of a simple outline. They are summed together and read one by one.
@safe final class SummedRows {
    private let areas = GrowingBuffer<Int32>()
    private let marks = GrowingBuffer<UInt64>()
    /// The rows as a C struct at a fixed address.
    private let memory = UnsafeMutablePointer<cpixels_summed_rows>.allocate(capacity: 1)

    init() { unsafe memory.initialize(to: cpixels_summed_rows()) }

    deinit { unsafe memory.deallocate() }

    /// Discards the summed rows, before those of another outline in an image of `width` pixels.
    /// Returns the C struct.
    @unsafe func begin(width: Int) -> UnsafeMutablePointer<cpixels_summed_rows> {
        let stride = AreaRow.stride(width: width)
        if unsafe memory.pointee.stride != Int32(truncatingIfNeeded: stride) {
            let words = (width + 2) / 256 + 1
            areas.reset(count: stride * Int(cpixels_band_rows), to: 0)
            marks.reset(count: words * Int(cpixels_band_rows), to: 0)
            unsafe memory.pointee = cpixels_summed_rows(
                areas: areas.pointer,
                marks: marks.pointer,
                stride: Int32(truncatingIfNeeded: stride),
                words: Int32(truncatingIfNeeded: words),
                row: 0,
                count: 0
            )
        }
        unsafe memory.pointee.count = 0
        return unsafe memory
    }
}
