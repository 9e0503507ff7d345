/// How many colours a terminal's text can have.
package enum ColorDepth: Hashable, Sendable {
    /// 24 bits.
    case full
    /// xterm's 256: a cube of 6×6×6 and 24 greys.
    case indexed
    /// None: what stands out from the ground is ink.
    case none

    /// How far, of 255, a pixel's luma must be from the ground's to be ink.
    private static let contrast = 48.0

    /// The colour of a cell's half that comes nearest to `pixel` on `ground`; nil for the ground.
    func cellColor(of pixel: OpaquePixel, on ground: OpaquePixel) -> CellColor? {
        switch self {
        case .full: .full(pixel)
        case .indexed: .indexed(IndexedColor.nearest(to: pixel))
        case .none: abs(pixel.luma - ground.luma) > Self.contrast ? .ink : nil
        }
    }
}
