import Foundation
import Raster
import Synchronization

/// An image with its mipmaps.
///
/// The rasteriser samples at most four pixels of an image for each pixel drawn. An image drawn at
/// less than half its size would lose detail without a mipmap.
final class MipmappedImage: Equatable, Sendable {
    /// The image and the mipmaps created so far. Each has half the size of the one before.
    private let mipmaps: Mutex<[Raster.Image]>
    let width: Int
    let height: Int

    init(_ image: Raster.Image) {
        (width, height) = (image.width, image.height)
        mipmaps = Mutex([image])
    }

    /// The image at full size.
    var image: Raster.Image { mipmaps.withLock { $0[0] } }

    /// Returns the smallest mipmap of at least `size` pixels, or the image itself if it is smaller.
    func mipmap(ofAtLeast size: CGSize) -> Raster.Image {
        mipmaps.withLock { mipmaps in
            var index = 0
            while CGFloat(mipmaps[index].width) >= 2 * max(size.width, 1),
                CGFloat(mipmaps[index].height) >= 2 * max(size.height, 1)
            {
                if index + 1 == mipmaps.count { mipmaps.append(mipmaps[index].halved) }
                index += 1
            }
            return mipmaps[index]
        }
    }

    static func == (left: MipmappedImage, right: MipmappedImage) -> Bool {
        left === right || left.image == right.image
    }
}

extension Raster.Image {
    /// The image with half as many rows and columns. Each pixel is the mean of four, weighted by
    /// alpha. If the number of rows or columns is odd, the last mean covers three of them.
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
