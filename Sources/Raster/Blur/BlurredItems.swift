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
    private let blurring: GaussianBlur

    /// Pictures may not be wider or higher than so many pixels.
    private static let maximumExtent = 0x1p14

    /// Items whose blurred picture may show in one of `width` × `height` pixels; nil if it does not.
    /// The memory is that of `blurring`.
    init?(
        _ items: [Scene.Item],
        by kernel: GaussianKernel,
        in blurring: GaussianBlur,
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
        self.blurring = blurring
        scene = Scene(
            width: Int(bounds.maxX.rounded(.up) + reach - left),
            height: Int(bounds.maxY.rounded(.up) + reach - top),
            items: items.map { $0.moved(dx: -left, dy: -top) }
        )
        blurring.picture.reset(
            width: scene.width,
            height: scene.height,
            border: GaussianBlur.border(of: kernel)
        )
    }

    /// The picture, which is to be drawn, then blurred.
    var picture: PaddedPicture { blurring.picture }

    /// Blurs the picture.
    func blur() { blurring.blur(by: kernel) }

    /// The rows in which it may show.
    var rows: Range<Int> { top..<top + scene.height }

    /// Writes a row, one of `rows`, to pixels of which there are `width`.
    func write(_ row: Int, to pixels: PixelRow, width: Int) {
        let columns = (left..<left + scene.width).clamped(to: 0..<width)
        guard !columns.isEmpty else { return }
        pixels.replace(
            columns,
            with: picture,
            row: row - top,
            offset: columns.lowerBound - left
        )
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
