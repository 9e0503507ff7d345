import Raster

/// The largest differences of images, with colours multiplied by alpha.
public struct Difference: CustomStringConvertible {
    /// The largest difference of a channel, 0…255.
    public private(set) var largest = 0
    /// The largest fraction of pixels of an image that differ by more than 2.
    public private(set) var fraction = 0.0
    private var place = ""

    /// The differences with the place of the last increase.
    public var description: String {
        "differs by up to \(largest), and by more than 2 in a fraction of \(fraction), in \(place)"
    }

    /// Creates a comparison without images.
    public init() {}

    /// Compares two images. `place` describes them.
    public mutating func add(_ one: Image, _ other: Image, _ place: String) {
        guard one.width == other.width, one.height == other.height else {
            (largest, fraction) = (255, 1)
            self.place = "\(place): \(one.width) × \(one.height)"
            return
        }
        var (largest, count) = (0, 0)
        for y in 0..<one.height {
            for x in 0..<one.width {
                let difference = Self.difference(one[x, y], other[x, y])
                largest = max(largest, difference)
                if difference > 2 { count += 1 }
            }
        }
        let fraction = Double(count) / Double(one.width * one.height)
        guard largest > self.largest || fraction > self.fraction else { return }
        self.largest = max(largest, self.largest)
        self.fraction = max(fraction, self.fraction)
        self.place = place
    }

    private static func difference(
        _ one: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8),
        _ other: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
    ) -> Int {
        func premultiplied(_ channel: UInt8, _ alpha: UInt8) -> Int {
            (Int(channel) * Int(alpha) + 127) / 255
        }
        let alpha = abs(Int(one.alpha) - Int(other.alpha))
        return max(
            alpha,
            abs(premultiplied(one.red, one.alpha) - premultiplied(other.red, other.alpha)),
            abs(premultiplied(one.green, one.alpha) - premultiplied(other.green, other.alpha)),
            abs(premultiplied(one.blue, one.alpha) - premultiplied(other.blue, other.alpha))
        )
    }
}
