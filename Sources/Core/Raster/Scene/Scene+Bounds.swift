extension Scene.Item {
    /// The rows of a picture of `height` in which the item may change something; nil if in none.
    func rows(of height: Int) -> Range<Int>? {
        guard let bounds else { return nil }
        let limit = Double(height)
        let top = min(max(bounds.minY.rounded(.down), 0), limit)
        let bottom = min(max(bounds.maxY.rounded(.up), 0), limit)
        return top < bottom ? Int(top)..<Int(bottom) : nil
    }

    /// Where the item may change something, in pixels; nil if nowhere.
    var bounds: Rect? {
        switch self {
        case .shape(let shape): return shape.bounds
        case .group(let group):
            // Such a group erases what is beside it, too.
            guard group.blend.keepsBackdropOfClearSource else { return .everywhere }
            guard let inside = group.items.bounds else { return nil }
            guard let kernel = group.kernel else { return inside }
            return inside.grown(by: Double(kernel.reach))
        }
    }
}

extension [Scene.Item] {
    /// Where any of them may change something, in pixels; nil if nowhere.
    var bounds: Rect? {
        reduce(nil) { bounds, item in
            guard let next = item.bounds else { return bounds }
            return bounds?.union(next) ?? next
        }
    }
}

extension Rect {
    /// All that a picture may hold, and more.
    fileprivate static let everywhere = Rect(x: -1e8, y: -1e8, width: 2e8, height: 2e8)
}

extension Shape {
    /// Where there may be ink, in pixels; nil if nowhere.
    fileprivate var bounds: Rect? {
        guard transform.isFinite, let hull = path.bounds else { return nil }
        var reach = 1.0
        if case .stroke(let pen) = style {
            reach += pen.width / 2 * pen.reach * transform.maximumScale
        }
        guard !reach.isNaN else { return nil }
        return transform.bounds(of: hull).grown(by: reach)
    }
}

extension Group {
    /// The kernel of its blur; nil for none.
    var kernel: GaussianKernel? { GaussianKernel(deviation: blur) }
}
