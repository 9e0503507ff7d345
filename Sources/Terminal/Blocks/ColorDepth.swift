/// How many colours a terminal's text can have.
package enum ColorDepth: Hashable, Sendable {
    /// 24 bits.
    case full
    /// xterm's 256: a cube of 6×6×6 and 24 greys.
    case indexed
    /// None: what stands out from the background is foreground.
    case none

    /// How far, of 255, a pixel's luma must be from the background's to be foreground.
    private static let contrast = 48.0

    /// The colour of a cell's half that comes nearest to `pixel` on `background`; nil for the background.
    func cellColor(of pixel: OpaquePixel, on background: OpaquePixel) -> CellColor? {
        switch self {
        case .full: .full(pixel)
        case .indexed: .indexed(IndexedColor.nearest(to: pixel))
        case .none: abs(pixel.luma - background.luma) > Self.contrast ? .foreground : nil
        }
    }
}
