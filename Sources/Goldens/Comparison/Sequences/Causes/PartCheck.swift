import Pictures
import Raster

/// A check for a shape or the end of a line that is present in one image and absent in the other.
struct PartCheck {
    /// The change of the part.
    enum Change: Equatable {
        /// A separate shape appeared.
        case added
        /// A separate shape vanished.
        case removed
        /// A shape or a line continues farther.
        case lengthened
        /// A shape or a line ends earlier.
        case shortened
    }

    /// The minimum fraction of the part's pixels that have the surrounding colour in the image
    /// without the part.
    private static let leastEven = 0.8
    /// The largest fraction of its border that the end of a line shares with other shapes.
    private static let mostEnd = 0.2
    /// The largest channel difference, 0…1, between colours of the same surface.
    private static let sameSurface: Float = 0.02
    /// The largest channel difference, 0…1, between colours of the same line.
    private static let sameLine: Float = 0.1
    /// The minimum number of pixels of a part.
    private static let fewestPixels = 6

    private let full: ImageCells
    private let empty: ImageCells
    private let isPart: [Bool]
    private let part: [Int]

    /// Returns the change of a part. Returns `nil` if the images differ in any other way.
    static func change(_ expected: Image, _ actual: Image) -> Change? {
        let area = PixelRect(x: 0, y: 0, width: expected.width, height: expected.height)
        let old = ImageCells(expected, area: area, side: 1)
        let new = ImageCells(actual, area: area, side: 1)
        let added = PartCheck(full: new, empty: old)?.contact
        let removed = PartCheck(full: old, empty: new)?.contact
        switch (added, removed) {
        case (let end?, nil): return end ? .lengthened : .added
        case (nil, let end?): return end ? .shortened : .removed
        default: return nil
        }
    }

    private init?(full: ImageCells, empty: ImageCells) {
        self.full = full
        self.empty = empty
        isPart = zip(full.colors, empty.colors).map { !Self.isNear($0, $1, 0.01) }
        let isPart = isPart
        part = isPart.indices.filter { isPart[$0] }
        guard part.count >= Self.fewestPixels else { return nil }
    }

    /// Whether the part is the end of a line instead of a separate shape. `nil` if the part
    /// replaces something other than the surrounding colour, or if its contact with other shapes is
    /// unclear.
    private var contact: Bool? {
        let surface = surface
        let even = part.count { Self.isNear(empty.colors[$0], surface, Self.sameSurface) }
        guard Double(even) >= Self.leastEven * Double(part.count) else { return nil }
        var (border, touching, continued) = (0, 0, 0)
        for index in part {
            let others = neighbours(of: index).filter { !isPart[$0] }
            guard !others.isEmpty else { continue }
            border += 1
            let otherShapes = others.filter {
                !Self.isNear(empty.colors[$0], surface, Self.sameSurface)
            }
            guard !otherShapes.isEmpty else { continue }
            touching += 1
            let color = full.colors[index]
            if otherShapes.contains(where: { Self.isNear(full.colors[$0], color, Self.sameLine) }) {
                continued += 1
            }
        }
        let share = Double(touching) / Double(max(border, 1))
        if touching == 0 { return false }
        return share <= Self.mostEnd && 2 * continued >= touching ? true : nil
    }

    /// The most frequent colour of the part's pixels in the image without the part.
    private var surface: SIMD4<Float> {
        var counts: [SIMD4<Float>: Int] = [:]
        for index in part { counts[empty.colors[index], default: 0] += 1 }
        // Of equally frequent colours, the first one in the image is used.
        let most = counts.values.max() ?? 0
        let index = part.first { counts[empty.colors[$0]] == most } ?? 0
        return empty.colors[index]
    }

    private static func isNear(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ slack: Float) -> Bool {
        let difference = a - b
        return max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w))
            <= slack
    }

    private func neighbours(of index: Int) -> [Int] {
        let (x, y) = (index % full.width, index / full.width)
        var result: [Int] = []
        for row in max(y - 1, 0)...min(y + 1, full.height - 1) {
            for column in max(x - 1, 0)...min(x + 1, full.width - 1) {
                result.append(row * full.width + column)
            }
        }
        return result
    }
}
