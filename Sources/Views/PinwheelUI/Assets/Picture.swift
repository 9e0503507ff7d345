import Foundation
import Raster
import Synchronization

/// A picture, and its halves for where it is drawn small: what is drawn takes four pixels at most into account
/// for one of its own, so a picture that is shrunk by more would lose lines.
final class Picture: Equatable, Sendable {
    /// The picture, its half, the half of that and so on, as far as they were asked for.
    private let halves: Mutex<[Raster.Image]>
    let width: Int
    let height: Int

    init(_ picture: Raster.Image) {
        (width, height) = (picture.width, picture.height)
        halves = Mutex([picture])
    }

    /// The whole picture.
    var image: Raster.Image { halves.withLock { $0[0] } }

    /// The picture in at least so many pixels, but in less than twice as many where it has more.
    func drawn(inPixels size: CGSize) -> Raster.Image {
        halves.withLock { halves in
            var index = 0
            while CGFloat(halves[index].width) >= 2 * max(size.width, 1),
                CGFloat(halves[index].height) >= 2 * max(size.height, 1)
            {
                if index + 1 == halves.count { halves.append(halves[index].halved) }
                index += 1
            }
            return halves[index]
        }
    }

    static func == (left: Picture, right: Picture) -> Bool {
        left === right || left.image == right.image
    }
}

extension Raster.Image {
    /// The picture in half as many rows and columns: means of four pixels, weighted by their alpha. A last row
    /// or column without a partner goes into the one before it.
    fileprivate var halved: Raster.Image {
        let (columns, rows) = (Swift.max(width / 2, 1), Swift.max(height / 2, 1))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * columns * rows)
        for row in 0..<rows {
            let last = row == rows - 1 ? height - 1 : 2 * row + 1
            for column in 0..<columns {
                let right = column == columns - 1 ? width - 1 : 2 * column + 1
                pixels += mean(ofColumns: 2 * column...right, rows: 2 * row...last)
            }
        }
        return Raster.Image(width: columns, height: rows, pixels: pixels)
    }

    private func mean(ofColumns columns: ClosedRange<Int>, rows: ClosedRange<Int>) -> [UInt8] {
        var (red, green, blue, alpha) = (0, 0, 0, 0)
        for y in rows {
            for x in columns {
                let pixel = self[x, y]
                let weight = Int(pixel.alpha)
                red += Int(pixel.red) * weight
                green += Int(pixel.green) * weight
                blue += Int(pixel.blue) * weight
                alpha += weight
            }
        }
        guard alpha > 0 else { return [0, 0, 0, 0] }
        let count = columns.count * rows.count
        return [red, green, blue].map { UInt8(($0 + alpha / 2) / alpha) }
            + [UInt8((alpha + count / 2) / count)]
    }
}
