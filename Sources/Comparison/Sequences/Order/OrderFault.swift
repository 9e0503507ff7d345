/// Frames that show pictures of other frames; indices are those of pairs.
enum OrderFault {
    /// The frames run backwards.
    case reversed(ClosedRange<Int>)
    /// Two frames have changed places.
    case swapped(Int, Int)
    /// The frames show the picture of the frame before them, `at`.
    case frozen(ClosedRange<Int>, at: Int)
    /// The frames show what was expected so many frames earlier; later where it is negative.
    case late(ClosedRange<Int>, by: Int)

    /// Whether one or two late frames are so by chance, since many more show pictures that nobody
    /// expected: an empty picture is soon another's.
    func isChance(among others: Int) -> Bool {
        guard case .late(let range, _) = self else { return false }
        return range.count <= 2 && others >= 4 * range.count
    }

    /// The indices concerned.
    var indices: [Int] {
        switch self {
        case .reversed(let range), .frozen(let range, _), .late(let range, _): Array(range)
        case .swapped(let a, let b): [a, b]
        }
    }
}
