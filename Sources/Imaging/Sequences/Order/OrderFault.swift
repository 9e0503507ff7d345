/// Frames that show pictures of other frames; places are those of pairs.
enum OrderFault {
    /// The frames run backwards.
    case reversed(ClosedRange<Int>)
    /// Two frames have changed places.
    case swapped(Int, Int)
    /// The frames show the picture of the frame before them, `at`.
    case frozen(ClosedRange<Int>, at: Int)
    /// The frames show what was expected so many frames earlier; later where it is negative.
    case late(ClosedRange<Int>, by: Int)

    /// The places concerned.
    var places: [Int] {
        switch self {
        case .reversed(let range), .frozen(let range, _), .late(let range, _): Array(range)
        case .swapped(let a, let b): [a, b]
        }
    }
}
