/// The finished picture while it is drawn: rows of encoded pixels, each of which is
/// written once.
@safe struct Target {
    private let base: UnsafeMutableRawPointer
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int

    /// A picture whose bytes begin at `base` and stay there as long as this value.
    @unsafe init(base: UnsafeMutableRawPointer, width: Int, height: Int) {
        unsafe self.base = base
        self.width = width
        self.height = height
    }

    /// The row `row`, which must be within the picture.
    @inline(__always)
    func row(_ row: Int) -> TargetRow {
        assert(row >= 0 && row < height)
        return unsafe TargetRow(base: base + 4 * row * width, width: width)
    }
}
