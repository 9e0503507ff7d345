extension Scene {
    /// Bytes that blurred pictures may take together.
    static let blurredLimit = 1 << 26

    /// Whether what is blurred takes too much memory to be there all at once.
    package var isBlurredOneByOne: Bool {
        let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        return items.blurredSize(in: frame) > Double(Self.blurredLimit)
    }
}

extension [Scene.Item] {
    /// About how many bytes blurred pictures take at once while what shows in `view` is drawn: those among
    /// the items, and at a time those within one of them.
    fileprivate func blurredSize(in view: Rect) -> Double {
        var (beside, within) = (0.0, 0.0)
        for case .group(let group) in self {
            guard let kernel = group.kernel else {
                beside += group.items.blurredSize(in: view)
                continue
            }
            let near = view.grown(by: Double(kernel.reach))
            guard let bounds = group.items.bounds?.intersection(near) else { continue }
            beside += kernel.size(
                width: bounds.width + 2 * Double(kernel.reach),
                height: Swift.min(bounds.height + 2 * Double(kernel.reach), near.height)
            )
            within = Swift.max(within, group.items.blurredSize(in: near))
        }
        return beside + within
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
