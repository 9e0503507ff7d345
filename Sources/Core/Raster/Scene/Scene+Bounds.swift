extension Scene.Item {
    /// Returns the rows of an image of `height` that the item may change. Returns `nil` if there
    /// are none.
    func rows(of height: Int) -> Range<Int>? {
        guard let bounds else { return nil }
        let limit = Double(height)
        let top = min(max(bounds.minY.rounded(.down), 0), limit)
        let bottom = min(max(bounds.maxY.rounded(.up), 0), limit)
        return top < bottom ? Int(top)..<Int(bottom) : nil
    }

    /// The bounds of the pixels that the item may change. `nil` if it changes none.
    var bounds: Rect? {
        switch self {
        case .shape(let shape): return shape.bounds
        case .group(let group):
            // The blend mode of such a group erases pixels outside its items, too.
            guard group.blend.keepsBackdropOfClearSource else { return .everywhere }
            guard let inside = group.items.bounds else { return nil }
            guard let kernel = group.kernel else { return inside }
            return inside.grown(by: Double(kernel.reach))
        }
    }
}

extension [Scene.Item] {
    /// The bounds of the pixels that any item may change. `nil` if they change none.
    var bounds: Rect? {
        reduce(nil) { bounds, item in
            guard let next = item.bounds else { return bounds }
            return bounds?.union(next) ?? next
        }
    }
}

extension Rect {
    /// A rectangle that contains every image.
    fileprivate static let everywhere = Rect(x: -1e8, y: -1e8, width: 2e8, height: 2e8)
}

extension Shape {
    /// The bounds of the pixels that the shape may cover. `nil` if it covers none.
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
    /// The kernel of the group's blur; `nil` if the group is not blurred.
    var kernel: GaussianKernel? { GaussianKernel(deviation: blur) }
}
