import Indicators
import Packs
import Raster

/// Draws animated layers with the rasteriser, as a reference for what formats must show.
struct VectorDocumentDrawing {
    let document: VectorDocument
    /// The index of the sequence.
    let sequence: Int
    /// The time as a fraction of the sequence.
    let time: Double

    /// Returns the picture at a scale in pixels per point.
    func image(scale: Double) throws -> Image {
        let size = document.canvas.pixelSize(atScale: scale) ?? (0, 0)
        let transform = Transform.scale(scale)
            .then(.translation(dx: Double(size.width) / 2, dy: Double(size.height) / 2))
        var scene = Scene(width: size.width, height: size.height)
        if let background = document.background {
            let frame = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
            scene.items.append(.shape(Shape(path: .rect(frame), paint: .solid(value(background)))))
        }
        scene.items += items(of: document.layers, transform)
        var renderer = Renderer()
        return renderer.render(scene)
    }

    private func value<Value: Keyable>(_ animated: Animated<Value>) -> Value {
        animated.tracks[sequence].value(at: time)
    }

    private func items(of layers: [VectorLayer], _ transform: Transform) -> [Scene.Item] {
        layers.flatMap { items(of: $0, transform) }
    }

    private func items(of layer: VectorLayer, _ transform: Transform) -> [Scene.Item] {
        let opacity = value(layer.opacity).value
        guard opacity > 0 else { return [] }
        let placed = self.transform(layer.transform).then(transform)
        var items = contents(of: layer, placed)
        if let mask = layer.mask {
            let masking = Group(
                items: self.items(of: mask.layers, placed),
                blend: mask.isInverted ? .destinationOut : .destinationIn,
                measure: mask.usesLuminance ? .luminance : .color
            )
            items = [.group(Group(items: items + [.group(masking)]))]
        }
        var clips: [Group.Clip] = []
        if let clip = layer.clip {
            clips = [Group.Clip(path: value(clip.path), rule: clip.rule, transform: placed)]
        }
        let scale = abs(transform.determinant).squareRoot()
        if layer.blur != nil || layer.shadow != nil {
            items = [.group(Group(items: items, clips: clips))]
            clips = []
        }
        if let blur = layer.blur {
            items = [.group(Group(items: items, blur: value(blur).values[0] * scale))]
        }
        if let shadow = layer.shadow {
            let offset = transform.apply(to: value(shadow.offset))
            let cast = Group(
                items: items.map { $0.moved(dx: offset.dx, dy: offset.dy) },
                measure: .silhouette(value(shadow.color)),
                blur: value(shadow.blur).values[0] * scale
            )
            items = [.group(cast)] + items
        }
        return [.group(Group(items: items, opacity: opacity, blend: layer.blend, clips: clips))]
    }

    private func contents(of layer: VectorLayer, _ transform: Transform) -> [Scene.Item] {
        switch layer.content {
        case .group(let layers): return items(of: layers, transform)
        case .image(let image):
            let size = value(image.size)
            let frame = Rect(center: .zero, size: Size(width: size.dx, height: size.dy))
            let paint = Paint.image(
                image.image,
                rect: frame,
                part: image.part,
                filter: image.filter
            )
            return [.shape(Shape(path: .rect(frame), paint: paint, transform: transform))]
        case .shape(let shape): return items(of: shape, transform)
        }
    }

    private func items(of shape: VectorShape, _ transform: Transform) -> [Scene.Item] {
        var path = value(shape.path)
        if let trim = shape.trim {
            let start = value(trim.start).value
            path = path.trimmedAround(from: start, to: start + value(trim.length).value)
        }
        var items: [Scene.Item] = []
        if let fill = shape.fill {
            let paint = value(fill.paint)
            items.append(
                .shape(
                    Shape(path: path, style: .fill(fill.rule), paint: paint, transform: transform)
                )
            )
        }
        if let stroke = shape.stroke {
            let style = StrokeStyle(
                width: value(stroke.width).values[0],
                cap: stroke.cap,
                join: stroke.join,
                miterLimit: stroke.miterLimit,
                dash: value(stroke.dash).values,
                dashPhase: value(stroke.dashPhase).values[0]
            )
            items.append(
                .shape(
                    Shape(
                        path: path,
                        style: .stroke(style),
                        paint: value(stroke.paint),
                        transform: transform
                    )
                )
            )
        }
        return items
    }

    private func transform(_ transform: VectorTransform) -> Transform {
        let anchor = value(transform.anchor)
        let offset = value(transform.offset)
        let scale = value(transform.scale)
        return Transform.translation(dx: -anchor.dx, dy: -anchor.dy)
            .then(Transform(a: 1, b: 0, c: value(transform.shear).value, d: 1, tx: 0, ty: 0))
            .then(.scale(x: scale.x, y: scale.y))
            .then(.rotation(.degrees(value(transform.rotation).value)))
            .then(.translation(dx: anchor.dx + offset.dx, dy: anchor.dy + offset.dy))
    }
}
