/// Expressions for a curve, or for those of all copies of a repetition.
struct CurveText {
    /// The curve of each copy.
    let curves: [Curve]
    /// Whether a value is a list of numbers, and not one.
    let isList: Bool
    /// The function that takes keys.
    let function: String
    /// Arguments before the times.
    var leading = ""
    /// The index of a copy.
    var index = "index"
    /// Whether constant values are keys as well.
    var hasConstantKeys = false

    /// Returns the value in a sequence: a constant, or a call of the function with keys.
    func value(sequence: Int, _ playback: PackSequence.Playback) -> String {
        let tracks = curves.map { $0.tracks[sequence] }
        if tracks.allSatisfy({ $0.count == 1 }) {
            let constant = Self.fixed(tracks.map { $0[0].values }, index, isList: isList)
            return hasConstantKeys ? "\(function)(\(leading)[0], [\(constant)])" : constant
        }
        if tracks.allSatisfy({ $0 == tracks[0] }) { return keys(tracks[0]) }
        if playback == .loop, let delay = commonDelay(tracks, tolerance: curves[0].tolerance) {
            return String(keys(tracks[0]).dropLast()) + ", delay: \(delay))"
        }
        let times = tracks.map { SwiftText.array($0.map(\.time), digits: 6) }
        let timesText =
            times.allSatisfy { $0 == times[0] }
            ? times[0] : "[" + times.joined(separator: ", ") + "][\(index)]"
        let values = tracks.map { list($0) }.joined(separator: ", ")
        return "\(function)(\(leading)\(timesText), [\(values)][\(index)])"
    }

    /// Returns the delay of the copy `index` as an expression, if all copies have the track of the
    /// first with a delay that grows evenly.
    private func commonDelay(_ tracks: [[Curve.Key]], tolerance: Double) -> String? {
        guard tracks.count > 1,
            let delay = tracks[0].delay(of: tracks[1], tolerance: tolerance)
        else { return nil }
        func isCommon(_ step: Double) -> Bool {
            tracks.enumerated().allSatisfy { copy, track in
                let delay = step * Double(copy)
                return tracks[0].isEqual(
                    to: track,
                    delayedBy: delay - delay.rounded(.down),
                    tolerance: tolerance
                )
            }
        }
        let count = tracks.count
        if let part = (1..<count).first(where: { isCommon(Double($0) / Double(count)) }) {
            let signed = part * 2 > count ? part - count : part
            let factor = signed.magnitude == 1 ? "" : " * \(signed.magnitude)"
            return "\(signed < 0 ? "-" : "")Double(\(index))\(factor) / \(count)"
        }
        guard isCommon(delay) else { return nil }
        return "Double(\(index)) * \(SwiftText.number(delay, digits: 6))"
    }

    private func keys(_ track: [Curve.Key]) -> String {
        let times = SwiftText.array(track.map(\.time), digits: 6)
        return "\(function)(\(leading)\(times), \(list(track)))"
    }

    private func list(_ track: [Curve.Key]) -> String {
        isList
            ? SwiftText.arrays(track.map(\.values)) : SwiftText.array(track.map { $0.values[0] })
    }

    /// Returns values of copies that do not change over time, as an expression of `index`.
    static func fixed(_ values: [[Double]], _ index: String, isList: Bool) -> String {
        if values.allSatisfy({ $0 == values[0] }) {
            return isList ? SwiftText.array(values[0]) : SwiftText.number(values[0][0])
        }
        guard !isList else { return SwiftText.arrays(values) + "[\(index)]" }
        let numbers = values.map { $0[0] }
        let step = numbers[1] - numbers[0]
        let isEven = numbers.indices.allSatisfy {
            (numbers[$0] - numbers[0] - step * Double($0)).magnitude < 1e-4
        }
        guard isEven, !index.contains("*") else { return SwiftText.array(numbers) + "[\(index)]" }
        let start = numbers[0] == 0 ? "" : SwiftText.number(numbers[0]) + " + "
        return "\(start)Double(\(index)) * \(SwiftText.number(step))"
    }
}
