import Foundation
import Raster

/// Frames of a ring with soft edges whose colours turn once.
enum SpinningRing {
    /// Returns an image with a side of `side` pixels.
    static func frame(_ index: Int, of count: Int, side: Int = 40) -> Image {
        var pixels: [UInt8] = []
        let (middle, turn) = (Double(side - 1) / 2, Double(index) / Double(count))
        for y in 0..<side {
            for x in 0..<side {
                let (dx, dy) = (Double(x) - middle, Double(y) - middle)
                let radius = (dx * dx + dy * dy).squareRoot()
                let coverage = min(max(middle / 4 + 0.5 - abs(radius - 0.7 * middle), 0), 1)
                let angle = atan2(dy, dx) / (2 * .pi) - turn
                let part = angle - angle.rounded(.down)
                let alpha = (255 * coverage * (1 - 0.6 * part)).rounded()
                let color = [20 + 200 * part, 120 + 100 * part, 250 - 90 * part]
                pixels += color.map { alpha == 0 ? 0 : UInt8($0) } + [UInt8(alpha)]
            }
        }
        return Image(width: side, height: side, pixels: pixels)
    }

    static func frames(_ count: Int, side: Int = 40) -> [Image] {
        (0..<count).map { frame($0, of: count, side: side) }
    }
}
