/// Colour quantisation by Heckbert's median cut (SIGGRAPH 1982).
///
/// The box with the largest squared error is split next, at the mean of the axis with the largest
/// variance. On the built-in designs, the error is at most half of that of a fixed cube of 6×7×6
/// colours.
struct MedianCut {
    /// The reduced colours.
    let palette: [SixelColor]
    /// The palette index of each original colour.
    let positions: [UInt8]

    /// Reduces colours to at most `limit`, 1 to 256. `counts` are the numbers of pixels with each
    /// colour.
    init(_ colors: [SixelColor], counts: [Int], limit: Int) {
        var boxes = [Box(members: Array(colors.indices), colors, counts)]
        while boxes.count < limit {
            let worst = boxes.indices.max { boxes[$0].error < boxes[$1].error }
            guard let worst, boxes[worst].error > 0 else { break }
            let (low, high) = boxes[worst].halves(colors)
            boxes[worst] = Box(members: low, colors, counts)
            boxes.append(Box(members: high, colors, counts))
        }
        var positions = [UInt8](repeating: 0, count: colors.count)
        for (position, box) in boxes.enumerated() {
            for member in box.members { positions[member] = UInt8(position) }
        }
        palette = boxes.map(\.mean)
        self.positions = positions
    }

    /// A subset of the colours, with the error of replacing them by one.
    private struct Box {
        let members: [Int]
        /// The mean of all pixels on each axis.
        private let means: [Double]
        /// The axis with the largest variance.
        private let axis: Int
        /// The sum of the squared distances from the mean on all axes.
        let error: Double

        init(members: [Int], _ colors: [SixelColor], _ counts: [Int]) {
            var weight = 0.0
            var sums = [0.0, 0.0, 0.0]
            var squares = [0.0, 0.0, 0.0]
            for member in members {
                let count = Double(counts[member])
                weight += count
                for axis in 0..<3 {
                    let value = Double(colors[member].component(axis))
                    sums[axis] += count * value
                    squares[axis] += count * value * value
                }
            }
            let total = max(weight, 1)
            let errors = (0..<3).map { squares[$0] - sums[$0] * sums[$0] / total }
            self.members = members
            means = sums.map { $0 / total }
            axis = (0..<3).max { errors[$0] < errors[$1] } ?? 0
            // A box with one colour cannot be split, even if rounding leaves an error.
            error = members.count > 1 ? errors.reduce(0, +) : 0
        }

        var mean: SixelColor {
            let values = means.map { Int($0.rounded()) }
            return SixelColor(red: values[0], green: values[1], blue: values[2])
        }

        /// Splits the box into two non-empty parts.
        func halves(_ colors: [SixelColor]) -> (low: [Int], high: [Int]) {
            let isLow = { Double(colors[$0].component(axis)) <= means[axis] }
            let low = members.filter(isLow)
            guard !low.isEmpty, low.count < members.count else {
                let middle = members.count / 2
                return (Array(members[..<middle]), Array(members[middle...]))
            }
            return (low, members.filter { !isLow($0) })
        }
    }
}
