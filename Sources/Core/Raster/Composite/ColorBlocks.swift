/// The straight colours of a row of pixels: for each block of eight pixels the reds, greens, blues
/// and alphas.
@safe struct ColorBlocks {
    private let base: UnsafeMutablePointer<Float>

    /// Returns the number of components in a row of `width` pixels, which is padded to an entire
    /// block.
    static func count(width: Int) -> Int { (width + 7) / 8 * 32 }

    /// Creates a view of the colours from `base` on.
    @inline(__always)
    @unsafe init(_ base: UnsafeMutablePointer<Float>) { unsafe self.base = base }

    /// The address of the first component.
    @unsafe var pointer: UnsafeMutablePointer<Float> { unsafe base }

    /// The colour of pixel `x`.
    @inline(__always)
    subscript(x: Int) -> StraightPixel {
        get {
            let address = unsafe address(of: x)
            return unsafe StraightPixel(address[0], address[8], address[16], address[24])
        }
        nonmutating set {
            let address = unsafe address(of: x)
            unsafe address[0] = newValue.x
            unsafe address[8] = newValue.y
            unsafe address[16] = newValue.z
            unsafe address[24] = newValue.w
        }
    }

    @inline(__always)
    @unsafe private func address(of x: Int) -> UnsafeMutablePointer<Float> {
        unsafe base + (4 * (x & ~7) + (x & 7))
    }
}
