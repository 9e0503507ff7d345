extension Track {
    /// Returns the fewest samples between which all others are on straight lines, within the
    /// tolerances of the values.
    ///
    /// Each line reaches as far as possible. Complexity: linear in the number of samples.
    static func keys(fitting samples: [Key]) -> [Key] {
        let numbers = samples.map(\.value.components)
        var keys = [samples[0]]
        var start = 0
        while start < samples.count - 1 {
            let end = endOfLine(from: start, in: samples, numbers)
            let isJump = samples[end].time == samples[start].time
            if !(isJump && samples[end].value.isClose(to: samples[start].value)) {
                keys.append(samples[end])
            }
            start = end
        }
        return keys
    }

    /// Returns the index of the last sample that a line from another one reaches. The line stays
    /// within the tolerances of all samples between them, and does not cross a jump.
    private static func endOfLine(
        from start: Int,
        in samples: [Key],
        _ numbers: [[Double]]
    ) -> Int {
        var end = start + 1
        guard samples[start].time < samples[end].time else { return end }
        var slopes = Slopes(from: numbers[start], tolerances: samples[start].value.tolerances)
        while end + 1 < samples.count, samples[end].time < samples[end + 1].time {
            slopes.narrow(to: numbers[end], after: samples[end].time - samples[start].time)
            let next = samples[end + 1].time - samples[start].time
            guard slopes.contain(numbers[end + 1], after: next) else { break }
            end += 1
        }
        return end
    }
}

/// For each number, the slopes of the lines that start at one sample and pass the following samples
/// within the tolerances.
///
/// Source: the swing filter, in Elmeleegy et al., “Online Piece-wise Linear Approximation of
/// Numerical Streams with Precision Guarantees”, VLDB 2009.
private struct Slopes {
    private let start: [Double]
    private let tolerances: [Double]
    private var lowest: [Double]
    private var highest: [Double]

    /// Creates the range of all slopes.
    init(from start: [Double], tolerances: [Double]) {
        (self.start, self.tolerances) = (start, tolerances)
        lowest = Array(repeating: -.infinity, count: start.count)
        highest = Array(repeating: .infinity, count: start.count)
    }

    /// Excludes the lines that miss a sample. A number without a meaning excludes none.
    mutating func narrow(to sample: [Double], after time: Double) {
        for index in 0..<min(start.count, sample.count) {
            let change = sample[index] - start[index]
            let low = (change - tolerances[index]) / time
            let high = (change + tolerances[index]) / time
            if low > lowest[index] { lowest[index] = low }
            if high < highest[index] { highest[index] = high }
        }
    }

    /// Returns whether the line to a sample has one of the slopes.
    func contain(_ sample: [Double], after time: Double) -> Bool {
        guard sample.count == start.count else { return false }
        for index in 0..<start.count {
            let slope = (sample[index] - start[index]) / time
            if slope < lowest[index] || slope > highest[index] { return false }
        }
        return true
    }
}
