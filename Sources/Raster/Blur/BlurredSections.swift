extension Scene {
    /// Bytes that blurred pictures may take together.
    private static let blurredLimit = Double(1 << 26)
    /// Sections are not made lower than so many rows, since what is beside them is drawn for each again.
    private static let leastSection = 64

    /// Parts of some rows, from top to bottom, one of which is drawn at a time so that the memory of what is
    /// blurred in each stays within bounds; most often all in one.
    package func sections(of rows: Range<Int>) -> [Range<Int>] {
        var height = max(rows.count, 1)
        while true {
            let sections = stride(from: rows.lowerBound, to: rows.upperBound, by: height).map {
                $0..<min($0 + height, rows.upperBound)
            }
            let fits = sections.allSatisfy { section in
                let view = Rect(
                    x: 0,
                    y: Double(section.lowerBound),
                    width: Double(width),
                    height: Double(section.count)
                )
                return items.blurredSize(in: view) <= Self.blurredLimit
            }
            if fits || height <= Self.leastSection { return sections }
            height = max((height + 1) / 2, Self.leastSection)
        }
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
