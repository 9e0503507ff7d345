import Comparison
import Raster

/// The layer of a design that contains all differences between its frames and the expected ones.
struct DifferingLayer {
    /// The path to the layer in the file.
    let path: [DesignTree.Step]

    /// The margin around the layer that may contain differences, as a fraction of the layer's
    /// longer side. The expected layer may be larger than the actual one.
    private static let reach = 0.35
    /// The minimum margin, in pixels.
    private static let leastReach = 2.0
    /// The margin of a text layer, as a fraction of its longer side. The expected string may be
    /// much longer.
    private static let textReach = 4.0
    /// The minimum number of differing pixels, as a fraction of the layer's pixels. A smaller
    /// difference may be caused by another, removed layer.
    private static let leastShare = 0.6

    /// Finds the smallest layer that contains all differences. Returns `nil` if no layer contains
    /// them, or if several layers do and are not nested.
    init?(_ attempts: DesignAttempts) {
        let design = attempts.design.tree
        let differences = zip(attempts.expected, attempts.actual).map(PixelFrame.init)
        var found: [(path: [DesignTree.Step], area: Int)] = []
        for path in Self.layers(of: design, at: []) {
            guard let tree = design.removing(path), let images = attempts.draw(tree) else {
                continue
            }
            let frames = zip(images, attempts.actual).map(PixelFrame.init)
            let isText = design.value(at: path)?["text"] != nil
            let reach = isText ? Self.textReach : Self.reach
            let isAround = zip(frames, differences).allSatisfy { $0.contains($1, reach: reach) }
            let layerCount = frames.reduce(0) { $0 + $1.count }
            let count = differences.reduce(0) { $0 + $1.count }
            if isAround, Double(count) >= Self.leastShare * Double(layerCount) {
                found.append((path, frames.reduce(0) { $0 + $1.area }))
            }
        }
        guard let inner = found.max(by: { ($0.path.count, -$0.area) < ($1.path.count, -$1.area) }),
            found.allSatisfy({ inner.path.starts(with: $0.path) })
        else { return nil }
        path = inner.path
    }

    /// Returns the paths of all layers, outer layers first.
    private static func layers(
        of tree: DesignTree,
        at path: [DesignTree.Step]
    ) -> [[DesignTree.Step]] {
        let own = DesignLayer.isLayer(path) ? [path] : []
        let parts = tree.entries.filter { $0.key != "mask" }.map {
            (DesignTree.Step.key($0.key), $0.value)
        }
        let items = tree.items.enumerated().map { (DesignTree.Step.index($0), $1) }
        return own + (parts + items).flatMap { layers(of: $1, at: path + [$0]) }
    }

    /// The bounding box of the pixels that differ between two images.
    private struct PixelFrame {
        private(set) var columns: ClosedRange<Int>?
        private(set) var rows: ClosedRange<Int>?
        private(set) var count = 0

        init(_ pair: (Image, Image)) {
            for run in ImageComparison().difference(pair.0, pair.1).different {
                count += run.columns.count
                let (left, right) = (run.columns.lowerBound, run.columns.upperBound)
                columns =
                    min(
                        columns?.lowerBound ?? left,
                        left
                    )...max(columns?.upperBound ?? right, right)
                rows =
                    min(
                        rows?.lowerBound ?? run.row,
                        run.row
                    )...max(rows?.upperBound ?? run.row, run.row)
            }
        }

        var area: Int { (columns?.count ?? 0) * (rows?.count ?? 0) }

        func contains(_ other: PixelFrame, reach: Double) -> Bool {
            guard let innerColumns = other.columns, let innerRows = other.rows else { return true }
            guard let columns, let rows else { return false }
            let side = Double(max(columns.count, rows.count))
            let slack = Int(max(reach * side, DifferingLayer.leastReach))
            // A different string changes the width of a layer much more than its height.
            let rowSlack = Int(
                max(DifferingLayer.reach * Double(rows.count), DifferingLayer.leastReach)
            )
            return innerColumns.lowerBound >= columns.lowerBound - slack
                && innerColumns.upperBound <= columns.upperBound + slack
                && innerRows.lowerBound >= rows.lowerBound - rowSlack
                && innerRows.upperBound <= rows.upperBound + rowSlack
        }
    }
}
