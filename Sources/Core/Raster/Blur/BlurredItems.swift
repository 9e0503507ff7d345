/// Items of a group and the picture of them, blurred.
final class BlurredItems {
    /// The items, moved to where the picture has them.
    let scene: Scene
    /// In how many groups they lie.
    let depth: Int
    private let kernel: GaussianKernel
    /// The picture's place in the one that the group is in.
    private let left: Int
    private let top: Int
    /// What has the picture, from when it is begun to when it is let go of.
    private var blur: GaussianBlur?

    /// Pictures may not be wider or higher than so many pixels.
    private static let maximumExtent = 0x1p14

    /// Items whose blurred picture may show in one of `width` × `height` pixels; nil if it does not.
    init?(
        _ items: [Scene.Item],
        by kernel: GaussianKernel,
        within width: Int,
        _ height: Int,
        depth: Int
    ) {
        let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        let reach = Double(kernel.reach)
        // What is farther off does not show.
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

    /// The rows in which the picture may show.
    var rows: Range<Int> { top..<top + scene.height }

    /// The rows of `scene` of which some of `rows` are made.
    func sourceRows(of rows: Range<Int>) -> Range<Int> {
        let shown = rows.clamped(to: self.rows)
        guard !shown.isEmpty else { return 0..<0 }
        let first = max(shown.lowerBound - top - kernel.reach, 0)
        let end = min(shown.upperBound - top + kernel.reach, scene.height)
        // Whatever the rows, the same pixels are halved to one.
        return (first >> kernel.levels) << kernel.levels..<end
    }

    /// Begins with rows of `scene`, which are to be drawn.
    func begin(_ rows: Range<Int>, by blur: GaussianBlur) {
        self.blur = blur
        blur.begin(kernel, width: scene.width, rows: rows)
    }

    /// Takes a row that has been drawn.
    func take(_ pixels: PixelRow, row: Int) { blur?.take(pixels, row: row) }

    /// Ends once all rows are drawn.
    func finish() { blur?.finish() }

    /// Lets go of the picture; returns what had it.
    func release() -> GaussianBlur? {
        defer { blur = nil }
        return blur
    }

    /// Writes what shows in rows to those of a band of pixels of which there are `width` in each.
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
    /// The item farther right and down, in pixels.
    public func moved(dx: Double, dy: Double) -> Scene.Item {
        let way = Transform.translation(dx: dx, dy: dy)
        switch self {
        case .shape(var shape):
            shape.transform = shape.transform.then(way)
            return .shape(shape)
        case .group(var group):
            group.items = group.items.map { $0.moved(dx: dx, dy: dy) }
            for index in group.clips.indices {
                group.clips[index].transform = group.clips[index].transform.then(way)
            }
            return .group(group)
        }
    }
}
