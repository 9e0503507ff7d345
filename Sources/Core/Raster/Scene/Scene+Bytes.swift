extension Scene {
    /// Appends an encoding of the scene to `bytes`. Scenes with equal bytes draw equal pixels, and
    /// different scenes have different bytes.
    ///
    /// The bytes are the same on every machine, unlike the values of `Hashable`. Their hash can
    /// therefore be stored in files. Each list is preceded by its count and each enumeration case
    /// by a tag.
    ///
    /// Complexity: linear in the items, the elements of paths, and the pixels of images.
    package func append(to bytes: inout [UInt8]) {
        var writer = SceneWriter(bytes: bytes)
        bytes = []
        writer.add(width)
        writer.add(height)
        writer.add(items) { $0.add($1) }
        bytes = writer.bytes
    }
}

/// An encoder of the values of a scene, in little-endian order.
private struct SceneWriter {
    /// The part of an image that a paint shows.
    private struct ShownImage: Hashable {
        var image: Image
        var part: PixelRect?
    }

    private(set) var bytes: [UInt8]
    /// The images written so far.
    private var images: [ShownImage] = []

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func add(_ value: UInt64) {
        unsafe withUnsafeBytes(of: value.littleEndian) { raw in
            unsafe bytes.append(contentsOf: raw)
        }
    }

    mutating func add(_ value: Int) { add(UInt64(bitPattern: Int64(value))) }

    mutating func add(_ values: Double...) {
        for value in values { add(value.bitPattern) }
    }

    mutating func add<Value>(_ values: [Value], each: (inout SceneWriter, Value) -> Void) {
        add(values.count)
        for value in values { each(&self, value) }
    }

    mutating func add(_ item: Scene.Item) {
        switch item {
        case .shape(let shape):
            tag(0)
            add(shape)
        case .group(let group):
            tag(1)
            add(group.items) { $0.add($1) }
            add(group.opacity)
            add(name: group.blend.rawValue)
            add(group.clips) { $0.add($1) }
            add(group.measure)
            add(group.blur)
        }
    }

    private mutating func add(_ shape: Shape) {
        add(shape.path)
        switch shape.style {
        case .fill(let rule):
            tag(0)
            add(name: rule.rawValue)
        case .stroke(let style):
            tag(1)
            add(style)
        }
        add(shape.paint)
        add(shape.transform)
        add(shape.opacity)
        add(name: shape.blend.rawValue)
    }

    private mutating func add(_ measure: Group.Measure) {
        switch measure {
        case .color: tag(0)
        case .luminance: tag(1)
        case .silhouette(let color):
            tag(2)
            add(color)
        case .filtered(let matrix):
            tag(3)
            for row in [matrix.red, matrix.green, matrix.blue, matrix.alpha] {
                add(row.red, row.green, row.blue, row.alpha, row.constant)
            }
        }
    }

    private mutating func add(_ clip: Group.Clip) {
        add(clip.path)
        add(name: clip.rule.rawValue)
        add(clip.transform)
    }

    private mutating func add(_ path: Path) {
        add(path.elements) { writer, element in
            switch element {
            case .move(let point): writer.add(tag: 0, point)
            case .line(let point): writer.add(tag: 1, point)
            case .quad(let control, let end): writer.add(tag: 2, control, end)
            case .cubic(let control1, let control2, let end):
                writer.add(tag: 3, control1, control2, end)
            case .close: writer.tag(4)
            case .arc(let center, let sweep, let end):
                writer.add(tag: 5, center, end)
                writer.add(sweep.radians)
            }
        }
    }

    private mutating func add(_ style: StrokeStyle) {
        add(style.width, style.miterLimit, style.dashPhase)
        add(name: style.cap.rawValue)
        add(name: style.join.rawValue)
        add(style.dash) { $0.add($1) }
    }

    private mutating func add(_ paint: Paint) {
        switch paint {
        case .solid(let color):
            tag(0)
            add(color)
        case .linear(let gradient, let start, let end):
            add(tag: 1, start, end)
            add(gradient)
        case .radial(let gradient, let center, let startRadius, let endRadius):
            add(tag: 2, center)
            add(startRadius, endRadius)
            add(gradient)
        case .conic(let gradient, let center, let start, let end):
            add(tag: 3, center)
            add(start.radians, end.radians)
            add(gradient)
        case .image(let image, let rect, let part, let filter):
            add(tag: 4, rect.origin)
            add(rect.size.width, rect.size.height)
            add(name: filter.rawValue)
            add(ShownImage(image: image, part: part))
        case .projected(let paint, let projection):
            tag(5)
            for number in projection.coefficients { add(number) }
            add(paint)
        case .along(let gradient, let line, let style):
            tag(6)
            add(line)
            add(style)
            add(gradient)
        }
    }

    /// Adds the pixels of an image, or the index of an equal image that was added before.
    private mutating func add(_ image: ShownImage) {
        if let number = images.firstIndex(of: image) { return add(number) }
        add(images.count)
        images.append(image)
        let shown = image.part.map { image.image.cropped(to: $0) } ?? image.image
        add(shown.width)
        add(shown.height)
        bytes += shown.pixels
    }

    private mutating func add(_ gradient: Gradient) {
        add(name: gradient.interpolation.rawValue)
        add(gradient.stops) { writer, stop in
            writer.add(stop.color)
            writer.add(stop.location)
        }
    }

    private mutating func add(_ color: Color) {
        add(color.red, color.green, color.blue, color.alpha)
    }

    private mutating func add(_ transform: Transform) {
        add(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    }

    private mutating func add(tag number: UInt8, _ points: Point...) {
        tag(number)
        for point in points { add(point.x, point.y) }
    }

    private mutating func tag(_ number: UInt8) { bytes.append(number) }

    private mutating func add(name: String) {
        bytes += name.utf8
        tag(0)
    }
}
