/// xterm's 256 colours, of which the upper 240 are the same everywhere.
package enum IndexedColor {
    private static let levels = [0, 95, 135, 175, 215, 255]

    /// The number, 16…255, of the colour nearest to `pixel` by the squared distance in RGB.
    package static func nearest(to pixel: OpaquePixel) -> UInt8 {
        let components = [pixel.red, pixel.green, pixel.blue].map { Int($0) }
        let steps = components.map { component in
            levels.indices.min { abs(levels[$0] - component) < abs(levels[$1] - component) } ?? 0
        }
        let mean = components.reduce(0, +) / 3
        let gray = min(max((mean - 8 + 5) / 10, 0), 23)
        let cubeError = zip(components, steps).reduce(0) { sum, pair in
            sum + (pair.0 - levels[pair.1]) * (pair.0 - levels[pair.1])
        }
        let grayError = components.reduce(0) { sum, component in
            sum + (component - 8 - 10 * gray) * (component - 8 - 10 * gray)
        }
        if grayError < cubeError { return UInt8(232 + gray) }
        return UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
    }
}

/// How many colours a terminal's text can have.
package enum ColorDepth: Equatable, Sendable {
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
