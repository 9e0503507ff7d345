extension Scene {
    /// The largest total size of blurred images, in bytes.
    static let blurredLimit = 1 << 26

    /// Whether the blurred groups take too much memory to be prepared at once.
    package var isBlurredOneByOne: Bool {
        let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        return items.blurredSize(in: frame).peak > Double(Self.blurredLimit)
    }
}

extension [Scene.Item] {
    /// Estimates the bytes of blurred images: the peak while `view` is drawn, and the bytes that
    /// remain until the end.
    fileprivate func blurredSize(in view: Rect) -> (peak: Double, remaining: Double) {
        var (peak, remaining) = (0.0, 0.0)
        for case .group(let group) in self {
            guard let kernel = group.kernel else {
                let inside = group.items.blurredSize(in: view)
                peak = Swift.max(peak, remaining + inside.peak)
                remaining += inside.remaining
                continue
            }
            let near = view.grown(by: Double(kernel.reach))
            guard let bounds = group.items.bounds?.intersection(near) else { continue }
            // Inner blurs exist while this one is drawn, and are released afterwards.
            let inside = group.items.blurredSize(in: near)
            peak = Swift.max(peak, remaining + inside.peak)
            remaining += kernel.size(
                width: bounds.width + 2 * Double(kernel.reach),
                height: Swift.min(bounds.height + 2 * Double(kernel.reach), near.height)
            )
            peak = Swift.max(peak, remaining + inside.remaining)
        }
        return (peak, remaining)
    }
}

extension GaussianKernel {
    /// Returns the size of the stored image, in bytes.
    fileprivate func size(width: Double, height: Double) -> Double {
        let scale = 1 / Double(1 << levels)
        let border = Double(2 * weights.count)
        return width * scale * (height * scale + border) * Double(MemoryLayout<SIMD4<Float>>.stride)
    }
}
