/// The straight colours of a row of pixels: for each eight pixels their reds, then their greens,
/// blues and alphas.
@safe struct ColorBlocks {
    private let base: UnsafeMutablePointer<Float>

    /// How many components a row of `width` pixels has; its last block is whole, too.
    static func count(width: Int) -> Int { (width + 7) / 8 * 32 }

    /// The colours from `base` on.
    @inline(__always)
    @unsafe init(_ base: UnsafeMutablePointer<Float>) { unsafe self.base = base }

    /// The memory, for the kernels.
    @unsafe var pointer: UnsafeMutablePointer<Float> { unsafe base }

    /// The colour of pixel `x`.
    @inline(__always)
    subscript(x: Int) -> StraightPixel {
        get {
            let place = unsafe place(of: x)
            return unsafe StraightPixel(place[0], place[8], place[16], place[24])
        }
        nonmutating set {
            let place = unsafe place(of: x)
            unsafe place[0] = newValue.x
            unsafe place[8] = newValue.y
            unsafe place[16] = newValue.z
            unsafe place[24] = newValue.w
        }
    }

    @inline(__always)
    @unsafe private func place(of x: Int) -> UnsafeMutablePointer<Float> {
        unsafe base + (4 * (x & ~7) + (x & 7))
    }
}
