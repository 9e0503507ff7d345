extension Scene {
    /// Bytes that blurred pictures may take together.
    static let blurredLimit = 1 << 26

    /// Whether what is blurred takes too much memory to be there all at once.
    package var isBlurredOneByOne: Bool {
        let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        return items.blurredSize(in: frame).most > Double(Self.blurredLimit)
    }
}

extension [Scene.Item] {
    /// About how many bytes blurred pictures take while what shows in `view` is drawn: at the most, and those
    /// that are there until all of it is.
    fileprivate func blurredSize(in view: Rect) -> (most: Double, kept: Double) {
        var (most, kept) = (0.0, 0.0)
        for case .group(let group) in self {
            guard let kernel = group.kernel else {
                let inside = group.items.blurredSize(in: view)
                most = Swift.max(most, kept + inside.most)
                kept += inside.kept
                continue
            }
            let near = view.grown(by: Double(kernel.reach))
            guard let bounds = group.items.bounds?.intersection(near) else { continue }
            // What is blurred within is there while this is drawn, and gone afterwards.
            let inside = group.items.blurredSize(in: near)
            most = Swift.max(most, kept + inside.most)
            kept += kernel.size(
                width: bounds.width + 2 * Double(kernel.reach),
                height: Swift.min(bounds.height + 2 * Double(kernel.reach), near.height)
            )
            most = Swift.max(most, kept + inside.kept)
        }
        return (most, kept)
    }
}

extension GaussianKernel {
    /// How many bytes are kept of a picture.
    fileprivate func size(width: Double, height: Double) -> Double {
        let share = 1 / Double(1 << levels)
        let border = Double(2 * weights.count)
        return width * share * (height * share + border) * Double(MemoryLayout<SIMD4<Float>>.stride)
    }
}
