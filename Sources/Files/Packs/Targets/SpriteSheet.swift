import Base
import Raster

/// The arrangement of a sequence's frames in one image.
struct SpriteSheet {
    /// The largest side that browsers and GPUs draw everywhere, in pixels.
    static let sideLimit = 8192

    /// The number of frames.
    let count: Int
    /// The number of columns.
    let columns: Int
    /// The size of a frame in pixels.
    let frame: (width: Int, height: Int)

    /// Arranges `count` frames in one row, or in a grid if a row would be too wide.
    init(count: Int, frame: (width: Int, height: Int)) {
        self.count = count
        self.frame = frame
        let most = max(Self.sideLimit / max(frame.width, 1), 1)
        columns = min(count, most)
    }

    /// The number of rows.
    var rows: Int { (count + columns - 1) / columns }
    /// The size of the sheet in pixels.
    var size: (width: Int, height: Int) { (columns * frame.width, rows * frame.height) }

    /// Returns the left and upper edge of a frame, in pixels.
    func origin(of index: Int) -> (x: Int, y: Int) {
        (index % columns * frame.width, index / columns * frame.height)
    }

    /// Returns the sheet's image.
    func image(of frames: [Image]) -> Image {
        let (width, height) = size
        var pixels = [UInt8](repeating: 0, count: 4 * width * height)
        for (index, image) in frames.enumerated() {
            let (left, top) = origin(of: index)
            for row in 0..<image.height {
                let start = 4 * ((top + row) * width + left)
                let source = 4 * row * image.width
                pixels.replaceSubrange(
                    start..<start + 4 * image.width,
                    with: image.pixels[source..<source + 4 * image.width]
                )
            }
        }
        return Image(width: width, height: height, pixels: pixels)
    }
}
