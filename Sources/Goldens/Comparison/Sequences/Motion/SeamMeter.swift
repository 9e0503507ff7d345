import Pictures
import Raster

/// A measurement of the difference between the actual and the expected step from a loop's last
/// frame to its first.
struct SeamMeter {
    /// A loop's last and first image.
    typealias Ends = (last: Image, first: Image)

    private let meter: TurnMeter
    private let area: PixelRect

    /// The smallest ratio of the actual change to the expected one that is reported.
    private static let leastRatio = 1.5

    /// Creates a meter for images of one size that differ only within `area`.
    init(size: PixelSize, area: PixelRect) {
        meter = TurnMeter(size: size, area: area)
        self.area = area
    }

    /// Returns the jump: a rotation if both steps are rotations, otherwise the ratio of the
    /// changes. Returns `nil` if the jump is too small to report.
    func jump(expected: Ends, actual: Ends) -> SeamJump? {
        if let old = turn(expected), let new = turn(actual) {
            return .turn(by: new.degrees - old.degrees, radius: max(old.radius, new.radius))
        }
        let old = change(expected)
        let ratio = old > 0 ? (change(actual) / old).squareRoot() : 0
        return ratio >= Self.leastRatio ? .change(ratio: ratio) : nil
    }

    private func turn(_ ends: Ends) -> TurnMeter.Turn? {
        if ends.last == ends.first { return TurnMeter.Turn(degrees: 0, rest: 0, radius: 0) }
        return meter.turn(from: ends.last, to: ends.first).flatMap { $0.isClear ? $0 : nil }
    }

    private func change(_ ends: Ends) -> Double {
        ImageCells(ends.last, area: area, side: 1)
            .squaredDistance(to: ImageCells(ends.first, area: area, side: 1))
    }
}
