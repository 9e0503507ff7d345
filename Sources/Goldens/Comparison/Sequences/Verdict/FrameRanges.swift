/// Frame numbers as runs without gaps, ascending.
public struct FrameRanges: Equatable, Sendable {
    /// The runs; no two touch.
    public let ranges: [ClosedRange<Int>]

    /// The runs that frame numbers make, in whatever order these come.
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

    /// How many frames there are.
    public var count: Int { ranges.reduce(0) { $0 + $1.count } }
    /// All numbers, ascending.
    public var numbers: [Int] { ranges.flatMap { Array($0) } }
    /// The first frame; −1 when there is none.
    public var first: Int { ranges.first?.lowerBound ?? -1 }
    /// The last frame; −1 when there is none.
    public var last: Int { ranges.last?.upperBound ?? -1 }
}

extension FrameRanges: CustomStringConvertible {
    /// Such as "20-22" or "3,7-9": the form in which commands take frames.
    public var description: String {
        ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: ",")
    }
}
