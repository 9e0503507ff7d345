/// The times of frames in whole units, such as hundredths of a second.
///
/// The end of each frame is rounded instead of its duration, so rounding errors do not accumulate:
/// a frame's delay is round(end / unit) − round(start / unit).
package struct WholeDelays {
    /// The unit in seconds.
    private let unit: Double
    /// The rounded end of the previous frame, in units.
    private var end = 0
    /// The start and the number of the last frames with equal times. Their end is a product,
    /// because a sum would accumulate floating-point errors.
    private var run = (start: 0.0, seconds: 0.0, count: 0)

    /// Creates an empty sequence of delays in a unit of so many seconds.
    package init(unit: Double) { self.unit = unit }

    /// Returns the delay of the next frame, in units.
    package mutating func next(_ seconds: Double) -> Int {
        if seconds != run.seconds {
            run = (run.start + run.seconds * Double(run.count), seconds, 0)
        }
        run.count += 1
        let start = end
        end = Self.rounded((run.start + run.seconds * Double(run.count)) / unit)
        return end - start
    }

    /// Returns the delays of `count` frames of equal duration, in units.
    ///
    /// Their sum is the rounded total.
    ///
    /// - Parameters:
    ///   - count: The number of frames.
    ///   - total: The duration of all frames, in seconds.
    ///   - unit: The unit in seconds.
    package static func delays(count: Int, total: Double, unit: Double) -> [Int] {
        guard count > 0 else { return [] }
        let ends = (0...count).map { rounded(Double($0) * total / (Double(count) * unit)) }
        return zip(ends.dropFirst(), ends).map { $0 - $1 }
    }

    /// Rounds to the nearest integer. Rounds halves up, also if they are slightly too small because
    /// of floating-point errors.
    private static func rounded(_ exact: Double) -> Int { Int((exact + 0.5 + 1e-7).rounded(.down)) }
}
