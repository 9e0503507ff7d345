/// The alignment of two sequences: pairs of frames, in order, and frames without a partner.
///
/// Sequences of equal length are paired by number. Otherwise, the cheapest alignment is computed,
/// as for strings (Needleman and Wunsch, "A general method applicable to the search for
/// similarities in the amino acid sequence of two proteins", 1970). A pair of equal images costs
/// nothing. A frame without a partner costs `gap`. The cost of a pair of different images increases
/// with their dissimilarity.
struct FrameAlignment {
    /// The pairs, ascending.
    private(set) var pairs: [FramePair] = []
    /// The expected frames without a partner, ascending.
    private(set) var missing: [Int] = []
    /// The actual frames without a partner, ascending.
    private(set) var extra: [Int] = []

    /// The cost of a frame without a partner. Two of them cost more than any pair.
    private static let gap = 0.75
    /// The number of frames by which the alignment may deviate beyond the difference of the
    /// lengths, to limit the memory.
    private static let slack = 32

    /// Aligns frames, given by the indices of their images. `dissimilarity` returns a value in 0…1
    /// for two different images.
    ///
    /// - Complexity: Time and memory are linear in the longer length, for a given difference of the
    ///   lengths.
    init(_ expected: [Int], _ actual: [Int], dissimilarity: (Int, Int) -> Double) {
        guard expected.count != actual.count else {
            pairs = expected.indices.map { FramePair(expected: $0, actual: $0) }
            return
        }
        let shorter = min(expected.count, actual.count)
        let prefix = zip(expected, actual).prefix { $0 == $1 }.count
        let rest = shorter - prefix
        let suffix = zip(expected.suffix(rest).reversed(), actual.suffix(rest).reversed())
            .prefix { $0 == $1 }.count
        pairs = (0..<prefix).map { FramePair(expected: $0, actual: $0) }
        let (last, lastActual) = (expected.count - suffix, actual.count - suffix)
        let grid = AlignmentGrid(
            rows: last - prefix,
            columns: lastActual - prefix,
            slack: Self.slack,
            gap: Self.gap
        ) { row, column in
            let (a, b) = (expected[prefix + row], actual[prefix + column])
            return a == b ? 0 : 0.8 + 0.6 * dissimilarity(a, b)
        }
        for step in grid.path() {
            switch step {
            case .pair(let row, let column):
                pairs.append(FramePair(expected: prefix + row, actual: prefix + column))
            case .row(let row): missing.append(prefix + row)
            case .column(let column): extra.append(prefix + column)
            }
        }
        pairs += (0..<suffix).map {
            FramePair(expected: last + $0, actual: lastActual + $0)
        }
    }
}

/// An expected frame and the actual frame at its position.
struct FramePair: Hashable {
    /// The number of the expected frame.
    let expected: Int
    /// The number of the actual frame.
    let actual: Int
}
