extension Scene {
    /// Returns the rows that may differ between the images of two scenes of the same size: the rows
    /// covered by all items from the first to the last that differ.
    ///
    /// Complexity: linear in the items and, unless they share memory, in their paths.
    package func rows(changedFrom other: Scene) -> Range<Int> {
        let (count, otherCount) = (items.count, other.items.count)
        let shorter = min(count, otherCount)
        let first = (0..<shorter).first { items[$0] != other.items[$0] } ?? shorter
        let rest = shorter - first
        let same =
            (0..<rest).first { items[count - 1 - $0] != other.items[otherCount - 1 - $0] } ?? rest
        let changed = items[first..<count - same] + other.items[first..<otherCount - same]
        var rows: Range<Int>?
        for item in changed {
            guard let next = item.rows(of: height) else { continue }
            rows = rows.map {
                min($0.lowerBound, next.lowerBound)..<max($0.upperBound, next.upperBound)
            }
            rows = rows ?? next
        }
        return rows ?? 0..<0
    }
}
