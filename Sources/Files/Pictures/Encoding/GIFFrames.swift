import Raster

/// The colours of an animation's frames. Each frame is stored as the rectangle that differs from
/// the frame before it.
struct GIFFrames {
    /// A rectangle of changes with its colours.
    struct Frame {
        let area: GIFArea
        let colors: [GIFColor]
        /// The delay in hundredths of a second.
        var delay: Int
    }

    let size: PixelSize
    private(set) var list: [Frame] = []
    /// The number of stored pixels of each colour, without transparent ones.
    private(set) var counts: [GIFColor: Int] = [:]
    /// The number of all stored pixels.
    private(set) var pixelCount = 0
    /// The colours of the last frame.
    private var current: [GIFColor]

    init(size: PixelSize) {
        self.size = size
        current = Self.blank(size)
    }

    /// Returns the colours of an image without frames.
    static func blank(_ size: PixelSize) -> [GIFColor] {
        Array(repeating: .transparent, count: size.width * size.height)
    }

    /// Adds a frame. A frame that equals the one before it extends the delay of that frame.
    mutating func add(_ colors: [GIFColor], delay: Int) {
        let all = GIFArea(left: 0, top: 0, right: size.width, bottom: size.height)
        let area = list.isEmpty ? all : size.area { colors[$0] != current[$0] }
        if area.isEmpty, let last = list.last, last.delay + delay <= GIFEncoder.longestDelay {
            list[list.count - 1].delay += delay
            return
        }
        var stored: [GIFColor] = []
        stored.reserveCapacity(area.width * area.height)
        for y in area.top..<area.bottom {
            stored += colors[area.row(y, inWidth: size.width)]
        }
        for color in stored where !color.isTransparent { counts[color, default: 0] += 1 }
        pixelCount += stored.count
        list.append(Frame(area: area, colors: stored, delay: delay))
        current = colors
    }

    /// Draws the changes of a frame onto the colours of the frame before it.
    func apply(_ frame: Frame, to colors: inout [GIFColor]) {
        var next = 0
        for y in frame.area.top..<frame.area.bottom {
            let row = frame.area.row(y, inWidth: size.width)
            colors.replaceSubrange(row, with: frame.colors[next..<next + row.count])
            next += row.count
        }
    }
}

extension PixelSize {
    /// Returns the smallest rectangle with all pixels whose indices satisfy a condition.
    func area(where isPart: (Int) -> Bool) -> GIFArea {
        var area = GIFArea.empty
        for y in 0..<height {
            let row = y * width..<(y + 1) * width
            guard let first = row.first(where: isPart), let last = row.last(where: isPart) else {
                continue
            }
            let part = GIFArea(
                left: first - row.lowerBound,
                top: y,
                right: last + 1 - row.lowerBound,
                bottom: y + 1
            )
            area = area.union(part)
        }
        return area
    }
}
