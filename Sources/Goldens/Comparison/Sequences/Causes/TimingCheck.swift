import Pictures
import Raster

/// A check for frames that show the expected motion at shifted times.
struct TimingCheck {
    /// The fraction of the squared difference that remains at shifted times, 0…1.
    let rest: Double
    /// The delay of each pair, in frames. Negative values are early.
    let delays: [FramePair: Double]

    /// The maximum number of cells of a downscaled image.
    private static let mostCells = 6000.0
    /// The largest fraction of the squared difference that remains if shifted times are the cause.
    private static let mostRest = 0.15
    /// The smallest delay, in frames, that is distinguished from noise.
    private static let leastDelay = 0.1

    /// Compares the actual image of each pair with the expected motion at its delay.
    ///
    /// - Parameters:
    ///   - pairs: The differing frames.
    ///   - delay: Returns the delay of a pair, in frames.
    ///   - area: A rectangle that contains all differences.
    ///   - expected: Returns the expected image at a position, or `nil` beyond the ends.
    ///   - actual: Returns the actual image of a frame.
    init(
        _ pairs: [FramePair],
        delay: (FramePair) -> Double,
        area: PixelRect,
        expected: (Int) -> Image?,
        actual: (Int) -> Image
    ) {
        let cells = Double(area.width * area.height) / Self.mostCells
        let side = max(Int(cells.squareRoot().rounded(.up)), 1)
        var (whole, left) = (0.0, 0.0)
        var delays: [FramePair: Double] = [:]
        for pair in pairs {
            guard let own = expected(pair.expected) else { continue }
            let soft = { (image: Image) in
                BlurredImage(image, area: area, side: side, background: own).cells
            }
            let seen = soft(actual(pair.actual))
            let late = delay(pair)
            delays[pair] = late
            let position = Double(pair.expected) - late
            let first = Int(position.rounded(.down))
            let distance = seen.squaredDistance(to: soft(own))
            whole += distance
            guard let from = expected(first) ?? expected(first + 1),
                let to = expected(first + 1) ?? expected(first)
            else {
                left += distance
                continue
            }
            let share = Float(position - Double(first))
            let mixed = soft(from).mixed(with: soft(to), share)
            left += min(seen.squaredDistance(to: mixed), distance)
        }
        rest = whole > 0 ? left / whole : 1
        self.delays = delays
    }

    /// The kind of finding for delays that are not all equal. `nil` if delays are not the cause.
    var kind: SequenceFinding.Kind? {
        let noticeable = delays.filter { abs($0.value) >= Self.leastDelay }
        guard 2 * noticeable.count > delays.count,
            let most = noticeable.values.map(\.magnitude).max()
        else {
            return nil
        }
        let early = FrameRanges(noticeable.filter { $0.value < 0 }.map(\.key.actual))
        let late = FrameRanges(noticeable.filter { $0.value > 0 }.map(\.key.actual))
        // A common delay of all frames is reported as `Kind.late`.
        let least = noticeable.values.min() ?? 0
        guard (noticeable.values.max() ?? 0) - least > 0.3, rest <= Self.mostRest else {
            return nil
        }
        // Frames that alternate between early and late are not part of the expected motion.
        guard early.ranges.count + late.ranges.count <= 3 else { return nil }
        return .timed(early: early, late: late, most: most)
    }
}

extension ImageCells {
    /// Returns a linear interpolation between two sets of cells.
    fileprivate func mixed(with other: ImageCells, _ share: Float) -> ImageCells {
        let mixed = zip(colors, other.colors).map { $0 + share * ($1 - $0) }
        return ImageCells(width: width, height: height, colors: mixed)
    }
}
