/// The items of a group and their blurred image.
final class BlurredItems {
    /// The items, moved into the coordinates of the blurred image.
    let scene: Scene
    /// The nesting depth of the items within groups.
    let depth: Int
    private let kernel: GaussianKernel
    /// The position of the blurred image within the outer image.
    private let left: Int
    private let top: Int
    /// The blur that has the image, from `begin` to `release`.
    private var blur: GaussianBlur?

    /// The largest width and height of a blurred image, in pixels.
    private static let maximumExtent = 0x1p14

    /// Creates blurred items in an image of `width` × `height` pixels. Returns `nil` if the blur is
    /// not visible there or is too large.
    init?(
        _ items: [Scene.Item],
        by kernel: GaussianKernel,
        within width: Int,
        _ height: Int,
        depth: Int
    ) {
        let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        let reach = Double(kernel.reach)
        // Items farther away are not visible.
        guard let bounds = items.bounds?.intersection(frame.grown(by: reach)),
            bounds.width <= Self.maximumExtent, bounds.height <= Self.maximumExtent
        else { return nil }
        let (left, top) = (bounds.minX.rounded(.down) - reach, bounds.minY.rounded(.down) - reach)
        self.left = Int(left)
        self.top = Int(top)
        self.kernel = kernel
        self.depth = depth + 1
        scene = Scene(
            width: Int(bounds.maxX.rounded(.up) + reach - left),
            height: Int(bounds.maxY.rounded(.up) + reach - top),
            items: items.map { $0.moved(dx: -left, dy: -top) }
        )
    }

    /// The rows that the blurred image may change.
    var rows: Range<Int> { top..<top + scene.height }

    /// Returns the rows of `scene` that contribute to `rows`.
    func sourceRows(of rows: Range<Int>) -> Range<Int> {
        let shown = rows.clamped(to: self.rows)
        guard !shown.isEmpty else { return 0..<0 }
        let first = max(shown.lowerBound - top - kernel.reach, 0)
        let end = min(shown.upperBound - top + kernel.reach, scene.height)
        // Aligned, so that halving always averages the same pixels.
        return (first >> kernel.levels) << kernel.levels..<end
    }

    /// Begins a blurred image of `rows` of `scene`, which must be added next.
    func begin(_ rows: Range<Int>, by blur: GaussianBlur) {
        self.blur = blur
        blur.begin(kernel, width: scene.width, rows: rows)
    }

    /// Adds a drawn row.
    func addRow(_ pixels: PixelRow, at row: Int) { blur?.addRow(pixels, at: row) }

    /// Ends after all rows have been drawn.
    func finish() { blur?.finish() }

    /// Releases the blurred image, and returns its blur.
    func release() -> GaussianBlur? {
        defer { blur = nil }
        return blur
    }

    /// Writes the visible part of `rows` to a band whose rows are `width` pixels wide.
    func write(_ rows: Range<Int>, to band: PixelBand, width: Int) {
        let columns = (left..<left + scene.width).clamped(to: 0..<width)
        let shown = rows.clamped(to: self.rows)
        guard let blur, !columns.isEmpty, !shown.isEmpty else { return }
        blur.prepare(shown.lowerBound - top..<shown.upperBound - top)
        for row in shown {
            let source = unsafe blur.row(row - top) + (columns.lowerBound - left)
            unsafe band[row].replace(columns, withPremultiplied: source)
        }
    }
}

extension Scene.Item {
    /// Returns the item moved by `dx` pixels to the right and `dy` pixels down.
    public func moved(dx: Double, dy: Double) -> Scene.Item {
        let translation = Transform.translation(dx: dx, dy: dy)
        switch self {
        case .shape(var shape):
            shape.transform = shape.transform.then(translation)
            return .shape(shape)
        case .group(var group):
            group.items = group.items.map { $0.moved(dx: dx, dy: dy) }
            for index in group.clips.indices {
                group.clips[index].transform = group.clips[index].transform.then(translation)
            }
            return .group(group)
        }
    }
}
