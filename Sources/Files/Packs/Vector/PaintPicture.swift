import Raster

/// A picture of a paint over everything that a shape may cover, for formats that lack the paint.
struct PaintPicture {
    let image: Image
    /// The position of the layer's centre in the picture, in pixels.
    let center: Vector

    /// Draws a paint.
    ///
    /// - Parameter scale: The pixels per point.
    init(of paint: Paint, on shape: VectorShape, scale: Double) {
        let bounds = shape.largestBounds
        let margin = 2.0
        let width = (bounds.size.width * scale + 2 * margin).rounded(.up)
        let height = (bounds.size.height * scale + 2 * margin).rounded(.up)
        center = Vector(dx: margin - bounds.minX * scale, dy: margin - bounds.minY * scale)
        let frame = Rect(x: 0, y: 0, width: width, height: height)
        let transform = Transform.scale(scale).then(.translation(dx: center.dx, dy: center.dy))
        let path = transform.inverted.map { Path.rect(frame).transformed(by: $0) } ?? Path()
        var renderer = Renderer()
        image = renderer.render(
            Scene(
                width: Int(min(width, Self.sideLimit)),
                height: Int(min(height, Self.sideLimit)),
                items: [.shape(Shape(path: path, paint: paint, transform: transform))]
            )
        )
    }

    /// The maximum side in pixels.
    private static let sideLimit = 4096.0
}

extension VectorShape {
    /// The bounds of the path and its stroke at all keys.
    fileprivate var largestBounds: Rect {
        let paths = path.tracks.flatMap { $0.keys.map(\.value) }
        let bounds = paths.compactMap(\.bounds).reduce(frame) { $0.union($1) }
        guard let stroke else { return bounds }
        let widths = stroke.width.tracks.flatMap { $0.keys.map { $0.value.values[0] } }
        let reach = stroke.join == .miter ? min(stroke.miterLimit, 4) : 1.5
        return bounds.grown(by: (widths.max() ?? 0) / 2 * reach)
    }
}

extension VectorImage {
    /// The drawn part of the image.
    var pixels: Image {
        guard let part else { return image }
        let frame = Rect(x: 0, y: 0, width: Double(part.width), height: Double(part.height))
        let paint = Paint.image(image, rect: frame, part: part, filter: .nearest)
        var renderer = Renderer()
        return renderer.render(
            Scene(
                width: part.width,
                height: part.height,
                items: [.shape(Shape(path: .rect(frame), paint: paint))]
            )
        )
    }
}
