import Pictures
import Raster

/// Whether frames show the expected motion at other times, and which of them.
struct TimingCheck {
    /// What the other times leave of the squared difference, 0…1.
    let rest: Double
    /// By how many frames each pair is late; below 0, early.
    let delays: [FramePair: Double]

    /// The most cells of a picture.
    private static let mostCells = 6000.0
    /// What other times may leave where they are the cause.
    private static let mostRest = 0.15
    /// The least delay that is distinguished from noise, in frames.
    private static let leastDelay = 0.1

    /// Looks at `pairs`, whose positions in the expected sequence are known from their signatures.
    ///
    /// - Parameter picture: The expected picture of a position; nil beyond the ends.
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
                SoftPicture(image, area: area, side: side, background: own).cells
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

    /// What the delays come to where they are not one and the same.
    var kind: SequenceFinding.Kind? {
        let told = delays.filter { abs($0.value) >= Self.leastDelay }
        guard 2 * told.count > delays.count, let most = told.values.map(\.magnitude).max() else {
            return nil
        }
        let early = FrameRanges(told.filter { $0.value < 0 }.map(\.key.actual))
        let late = FrameRanges(told.filter { $0.value > 0 }.map(\.key.actual))
        // One delay of all is reported as such.
        let least = told.values.min() ?? 0
        guard (told.values.max() ?? 0) - least > 0.3, rest <= Self.mostRest else { return nil }
        // What is now early and now late is no part of the sequence.
        guard early.ranges.count + late.ranges.count <= 3 else { return nil }
        return .timed(early: early, late: late, most: most)
    }
}

extension PictureCells {
    /// The cells on the way to others.
    fileprivate func mixed(with other: PictureCells, _ share: Float) -> PictureCells {
        let mixed = zip(colors, other.colors).map { $0 + share * ($1 - $0) }
        return PictureCells(width: width, height: height, colors: mixed)
    }
}
