import Raster

/// A change of colours in images with equal shapes.
struct Recoloring {
    /// The number of pixels with each colour change, weighted by alpha.
    private var weights: [ColorChange: Int] = [:]

    /// The largest difference, in steps, between the replacements of the same colour. They differ
    /// at edges, which blend rounded colours.
    private static let slack = 2
    /// The number of background colours that are checked as targets of a fade.
    private static let mostBackgrounds = 3
    /// The largest deviation of a channel from a fade, in steps.
    private static let fadeSlack = 3.0
    /// The largest fraction of differing pixels whose colour has several replacements.
    private static let mostExceptions = 0.01

    init() {}

    /// Records the colour changes between two images of equal size. Returns `nil` if alpha differs,
    /// if a colour has several replacements, or if the change looks like a fade.
    init?(_ expected: Image, _ actual: Image) {
        let isValid = PixelPair.with(expected, actual) { pair in
            guard Self.hasSameAlpha(pair) else { return false }
            return recordChanges(in: pair)
        }
        guard isValid, !weights.isEmpty else { return nil }
        // A shape of one colour that fades or vanishes also looks like a change of colour.
        guard !Self.backgrounds(expected, actual).contains(where: isFade) else { return nil }
    }

    /// Returns the most frequent opaque colours that are equal in both images.
    private static func backgrounds(_ expected: Image, _ actual: Image) -> [PixelColor] {
        var counts: [UInt32: Int] = [:]
        PixelPair.with(expected, actual) { pair in
            for index in 0..<pair.width * pair.height {
                let pixel = pair.expected(index)
                guard pixel.alpha == 255, pixel == pair.actual(index) else { continue }
                counts[pixel.bits, default: 0] += 1
            }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(mostBackgrounds)
            .map { PixelColor(PackedPixel(bits: $0.key)) }
    }

    /// Whether the most frequent change is towards `color` or away from it. The cause can then be a
    /// change of opacity, or a shape that appeared or vanished.
    private func isFade(to color: PixelColor) -> Bool {
        guard let change = mostFrequent(1).first else { return false }
        func offset(to other: PixelColor) -> [Double] {
            zip([other.red, other.green, other.blue], [color.red, color.green, color.blue])
                .map { Double($0) - Double($1) }
        }
        let (old, new) = (offset(to: change.from), offset(to: change.to))
        let squares = old.reduce(0) { $0 + $1 * $1 }
        guard squares > 0 else { return true }
        let factor = zip(old, new).reduce(0) { $0 + $1.0 * $1.1 } / squares
        return factor >= 0 && zip(old, new).allSatisfy { abs($1 - factor * $0) <= Self.fadeSlack }
    }

    private static func hasSameAlpha(_ pair: PixelPair) -> Bool {
        (0..<pair.width * pair.height).allSatisfy {
            pair.expected($0).alpha == pair.actual($0).alpha
        }
    }

    /// Records all colour changes. Returns `false` if too many pixels have another replacement than
    /// their colour has elsewhere.
    private mutating func recordChanges(in pair: PixelPair) -> Bool {
        var became: [UInt32: PackedPixel] = [:]
        var (different, exceptions) = (0, 0)
        var last: (old: PackedPixel, new: PackedPixel)?
        var run = 0
        for index in 0..<pair.width * pair.height {
            let (old, new) = (pair.expected(index), pair.actual(index))
            guard old.alpha > 0 else { continue }
            if old != new { different += 1 }
            if let last, last.old == old, last.new == new {
                run += 1
                continue
            }
            if let last { note(last.old, last.new, run) }
            last = (old, new)
            run = 1
            if let other = became[old.bits] {
                if !Self.isNear(other, new) { exceptions += 1 }
            } else {
                became[old.bits] = new
            }
        }
        if let last { note(last.old, last.new, run) }
        return Double(exceptions) <= Self.mostExceptions * Double(different)
    }

    private mutating func note(_ old: PackedPixel, _ new: PackedPixel, _ count: Int) {
        guard old != new else { return }
        weights[ColorChange(from: Self.opaque(old), to: Self.opaque(new)), default: 0] +=
            count * old.alpha
    }

    private static func opaque(_ pixel: PackedPixel) -> PixelColor {
        PixelColor(PackedPixel(bits: pixel.bits | 0xFF00_0000))
    }

    /// Whether two colours with equal alpha are similar. The tolerance is larger for less opaque
    /// colours.
    private static func isNear(_ a: PackedPixel, _ b: PackedPixel) -> Bool {
        let most = max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
        return most * a.alpha <= slack * 255
    }

    /// Whether no channel changed by more than a rounding error.
    var isSlight: Bool {
        weights.keys.allSatisfy { change in
            let (a, b) = (change.from, change.to)
            let steps = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)]
            return steps.allSatisfy { abs(Int($0) - Int($1)) <= Self.slack }
        }
    }

    /// Adds the changes of another frame.
    mutating func add(_ other: Recoloring) {
        weights.merge(other.weights, uniquingKeysWith: +)
    }

    /// The number of distinct changes.
    var count: Int { weights.count }

    /// Returns up to `count` of the most frequent changes. Equally frequent changes are sorted by
    /// their text.
    func mostFrequent(_ count: Int) -> [ColorChange] {
        weights.map { (change: $0.key, weight: $0.value, text: $0.key.description) }
            .sorted { ($1.weight, $0.text) < ($0.weight, $1.text) }
            .prefix(count).map(\.change)
    }
}
