import Raster

/// Pictures of the same shapes in other colours.
struct Recoloring {
    /// How many pixels, weighed by alpha, each change of colour has.
    private var weights: [ColorChange: Int] = [:]

    /// How far a colour may lie off what it became elsewhere, in steps: edges mix colours that
    /// were rounded before.
    private static let slack = 2
    /// How many colours are looked at that a shape may fade to, and how far off the way to one of them
    /// a colour may be, in steps.
    private static let (mostSurroundings, fadeSlack) = (3, 3.0)
    /// The share of the different pixels that may break the rule.
    private static let mostExceptions = 0.01

    /// No change yet.
    init() {}

    /// What changed between two pictures of one size; nil where more than colours did: where alpha
    /// differs, or where one colour became several.
    init?(_ expected: Image, _ actual: Image) {
        let isValid = PixelPair.with(expected, actual) { pair in
            guard Self.hasSameAlpha(pair) else { return false }
            return gather(pair)
        }
        guard isValid, !weights.isEmpty else { return nil }
        // Shown as one colour, fading and vanishing are changes of colour, too.
        guard !Self.surroundings(expected, actual).contains(where: isFade) else { return nil }
    }

    /// The opaque colours that most pixels have in both pictures.
    private static func surroundings(_ expected: Image, _ actual: Image) -> [PixelColor] {
        var counts: [UInt32: Int] = [:]
        PixelPair.with(expected, actual) { pair in
            for index in 0..<pair.width * pair.height {
                let pixel = pair.expected(index)
                guard pixel.alpha == 255, pixel == pair.actual(index) else { continue }
                counts[pixel.bits, default: 0] += 1
            }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(mostSurroundings)
            .map { PixelColor(PackedPixel(bits: $0.key)) }
    }

    /// Whether the commonest change is one towards a colour or away from it: that may be another
    /// opacity, or a shape that appeared or vanished.
    private func isFade(to color: PixelColor) -> Bool {
        guard let change = commonest(1).first else { return false }
        func way(to other: PixelColor) -> [Double] {
            zip([other.red, other.green, other.blue], [color.red, color.green, color.blue])
                .map { Double($0) - Double($1) }
        }
        let (old, new) = (way(to: change.from), way(to: change.to))
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

    /// Notes all changes; false where too many contradict each other.
    private mutating func gather(_ pair: PixelPair) -> Bool {
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

    /// Whether two colours of the same alpha are alike, the less opaque the more so.
    private static func isNear(_ a: PackedPixel, _ b: PackedPixel) -> Bool {
        let most = max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
        return most * a.alpha <= slack * 255
    }

    /// Whether no channel changed by more than what rounding does elsewhere.
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

    /// How many different changes there are.
    var count: Int { weights.count }

    /// The commonest changes, at most `count`; equals in the order of their texts.
    func commonest(_ count: Int) -> [ColorChange] {
        weights.map { (change: $0.key, weight: $0.value, text: $0.key.description) }
            .sorted { ($1.weight, $0.text) < ($0.weight, $1.text) }
            .prefix(count).map(\.change)
    }
}
