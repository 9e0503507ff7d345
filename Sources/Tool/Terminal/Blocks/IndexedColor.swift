/// xterm's palette of 256 colours. Its upper 240 colours are the same in all terminals.
package enum IndexedColor {
    private static let levels = [0, 95, 135, 175, 215, 255]

    /// Returns the index, 16…255, of the colour with the smallest squared RGB distance to `pixel`.
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

/// The number of colours for text.
package enum ColorDepth: Equatable, Sendable {
    /// 24-bit colours.
    case full
    /// xterm's 256 colours: a cube of 6×6×6 colours and 24 greys.
    case indexed
    /// No colours. Pixels that contrast with the background are drawn in the foreground colour.
    case none

    /// The luma difference from the background, 0…255, above which a pixel is drawn as
    /// foreground.
    private static let contrast = 48.0

    /// Returns the available colour that is closest to `pixel` on `background`. Returns `nil` for
    /// the background.
    func cellColor(of pixel: OpaquePixel, on background: OpaquePixel) -> CellColor? {
        switch self {
        case .full: .full(pixel)
        case .indexed: .indexed(IndexedColor.nearest(to: pixel))
        case .none: abs(pixel.luma - background.luma) > Self.contrast ? .foreground : nil
        }
    }
}
