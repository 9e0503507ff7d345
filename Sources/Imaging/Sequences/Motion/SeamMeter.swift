import Raster

/// Measures how the step from a loop's last frame to its first differs from the expected one.
struct SeamMeter {
    /// A loop's last and first picture.
    typealias Ends = (last: Image, first: Image)

    private let meter: TurnMeter
    private let area: PixelRect

    /// What a turn may leave of the squared difference.
    private static let mostTurnRest = 0.3
    /// How many times as much as expected must change.
    private static let leastRatio = 1.5

    /// A meter for pictures of one size that differ within an area.
    init(size: PixelSize, area: PixelRect) {
        meter = TurnMeter(size: size, area: area)
        self.area = area
    }

    /// The jump, as a turn where both steps are turns, otherwise by how much changes; nil where
    /// there is none worth telling.
    func jump(expected: Ends, actual: Ends) -> SeamJump? {
        if let old = turn(expected), let new = turn(actual) {
            return .turn(by: new - old, radius: meter.radius)
        }
        let old = change(expected)
        let ratio = old > 0 ? (change(actual) / old).squareRoot() : 0
        return ratio >= Self.leastRatio ? .change(ratio: ratio) : nil
    }

    /// The step in degrees; nil where it is no turn.
    private func turn(_ ends: Ends) -> Double? {
        if ends.last == ends.first { return 0 }
        guard let turn = meter.turn(from: ends.last, to: ends.first),
            turn.rest <= Self.mostTurnRest
        else { return nil }
        return turn.degrees
    }

    private func change(_ ends: Ends) -> Double {
        PictureCells(ends.last, area: area, side: 1)
            .squaredDistance(to: PictureCells(ends.first, area: area, side: 1))
    }
}
