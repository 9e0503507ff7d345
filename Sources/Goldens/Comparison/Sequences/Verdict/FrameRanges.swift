/// A set of frame numbers, stored as ascending ranges.
public struct FrameRanges: Equatable, Sendable {
    /// The ranges, ascending. They do not overlap, and there is a gap between any two.
    public let ranges: [ClosedRange<Int>]

    /// Creates ranges from frame numbers in any order.
    public init(_ numbers: some Sequence<Int>) {
        var ranges: [ClosedRange<Int>] = []
        for number in Set(numbers).sorted() {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        self.ranges = ranges
    }

    /// The number of frames.
    public var count: Int { ranges.reduce(0) { $0 + $1.count } }
    /// All frame numbers, ascending.
    public var numbers: [Int] { ranges.flatMap { Array($0) } }
    /// The first frame number, or −1 if the ranges are empty.
    public var first: Int { ranges.first?.lowerBound ?? -1 }
    /// The last frame number, or −1 if the ranges are empty.
    public var last: Int { ranges.last?.upperBound ?? -1 }
}

extension FrameRanges: CustomStringConvertible {
    /// The frame numbers in the syntax of commands, such as "20-22" or "3,7-9".
    public var description: String {
        ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: ",")
    }
}
