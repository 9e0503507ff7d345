extension Scene {
    /// The rows in which the picture may differ from that of another scene of the same size: those of the
    /// items from the first that differs to the last.
    ///
    /// Complexity: linear in the items and, where they do not share their memory, their paths.
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

extension Scene.Item {
    /// The rows of a picture of `height` in which the item may change something; nil if in none.
    func rows(of height: Int) -> Range<Int>? {
        switch self {
        case .shape(let shape): return shape.rows(of: height)
        case .group(let group):
            // Such a group erases what is beside it, too.
            guard group.blend.keepsBackdropOfClearSource else { return 0..<height }
            let rows = group.items.compactMap { $0.rows(of: height) }
            guard let first = rows.map({ $0.lowerBound }).min(),
                let end = rows.map({ $0.upperBound }).max()
            else { return nil }
            return first..<end
        }
    }
}

extension Shape {
    /// The rows of a picture of `height` in which there may be ink; nil if in none.
    fileprivate func rows(of height: Int) -> Range<Int>? {
        guard transform.isFinite, let hull = path.bounds else { return nil }
        var reach = 1.0
        if case .stroke(let pen) = style {
            reach += pen.width / 2 * pen.reach * transform.maximumScale
        }
        guard !reach.isNaN else { return nil }
        let bounds = transform.bounds(of: hull)
        let limit = Double(height)
        let top = min(max((bounds.minY - reach).rounded(.down), 0), limit)
        let bottom = min(max((bounds.maxY + reach).rounded(.up), 0), limit)
        return top < bottom ? Int(top)..<Int(bottom) : nil
    }
}
