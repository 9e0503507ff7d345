import Pictures
import Raster

/// Tells whether a shape or the end of a line is there in one picture, and only its surroundings in
/// the other.
struct PartCheck {
    /// What became of the part.
    enum Change: Equatable {
        /// A shape by itself appeared.
        case added
        /// A shape by itself vanished.
        case removed
        /// A shape or a line continues farther.
        case lengthened
        /// A shape or a line ends earlier.
        case shortened
    }

    /// The share of the part in which the emptier picture has the colour of the surroundings.
    private static let leastEven = 0.8
    /// The share of the part's border that may be the end of a line.
    private static let mostEnd = 0.2
    /// How far colours of each channel may lie apart, 0…1: of the same surface, of the same line.
    private static let (sameSurface, sameLine): (Float, Float) = (0.02, 0.1)
    /// The fewest pixels of a part.
    private static let fewestPixels = 6

    private let full: PictureCells
    private let empty: PictureCells
    private let isPart: [Bool]
    private let part: [Int]

    /// The change of a part; nil if the pictures differ in any other way.
    static func change(_ expected: Image, _ actual: Image) -> Change? {
        let area = PixelRect(x: 0, y: 0, width: expected.width, height: expected.height)
        let old = PictureCells(expected, area: area, side: 1)
        let new = PictureCells(actual, area: area, side: 1)
        let added = PartCheck(full: new, empty: old)?.contact
        let removed = PartCheck(full: old, empty: new)?.contact
        switch (added, removed) {
        case (let end?, nil): return end ? .lengthened : .added
        case (nil, let end?): return end ? .shortened : .removed
        default: return nil
        }
    }

    private init?(full: PictureCells, empty: PictureCells) {
        self.full = full
        self.empty = empty
        isPart = zip(full.colors, empty.colors).map { !Self.isNear($0, $1, 0.01) }
        let isPart = isPart
        part = isPart.indices.filter { isPart[$0] }
        guard part.count >= Self.fewestPixels else { return nil }
    }

    /// Whether the part is the end of a line, rather than a shape by itself; nil if the emptier
    /// picture does not have the colour of the surroundings there.
    private var contact: Bool? {
        let surface = surface
        let even = part.count { Self.isNear(empty.colors[$0], surface, Self.sameSurface) }
        guard Double(even) >= Self.leastEven * Double(part.count) else { return nil }
        var (border, touching, continued) = (0, 0, 0)
        for index in part {
            let others = neighbours(of: index).filter { !isPart[$0] }
            guard !others.isEmpty else { continue }
            border += 1
            let strange = others.filter {
                !Self.isNear(empty.colors[$0], surface, Self.sameSurface)
            }
            guard !strange.isEmpty else { continue }
            touching += 1
            let color = full.colors[index]
            if strange.contains(where: { Self.isNear(full.colors[$0], color, Self.sameLine) }) {
                continued += 1
            }
        }
        let share = Double(touching) / Double(max(border, 1))
        if touching == 0 { return false }
        return share <= Self.mostEnd && 2 * continued >= touching ? true : nil
    }

    /// The colour that the emptier picture has most often in the part.
    private var surface: SIMD4<Float> {
        var counts: [SIMD4<Float>: Int] = [:]
        for index in part { counts[empty.colors[index], default: 0] += 1 }
        // Of equals, the first in the picture.
        let most = counts.values.max() ?? 0
        let index = part.first { counts[empty.colors[$0]] == most } ?? 0
        return empty.colors[index]
    }

    private static func isNear(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ slack: Float) -> Bool {
        let way = a - b
        return max(abs(way.x), abs(way.y), abs(way.z), abs(way.w)) <= slack
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
