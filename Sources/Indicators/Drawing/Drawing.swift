import Raster

/// Turns layers into a scene's items, at one instant and in one environment.
struct Drawing {
    /// When.
    let instant: Instant
    /// In what surroundings.
    let environment: Environment

    /// Adds what `layer` shows to `items`.
    ///
    /// `container` is the size in points that groups and unit points refer to; `transform`
    /// leads from points around its centre to pixels.
    func draw(
        _ layer: Resolved.Layer,
        in container: Size,
        transform: Transform,
        onto items: inout [Scene.Item]
    ) {
        let placement = layer.placement(at: instant)
        guard placement.opacity > 0 else { return }
        let placed = self.transform(placement, of: layer, in: container).then(transform)
        let inner = contents(of: layer, in: container, transform: placed)
        guard !inner.isEmpty else { return }
        add(
            inner,
            opacity: min(placement.opacity, 1),
            blend: placement.blend,
            clips: placement.clip.map { [clip($0, transform: placed)] } ?? [],
            onto: &items
        )
    }

    /// Adds items as one picture; a group is made only where it makes a difference.
    private func add(
        _ inner: [Scene.Item],
        opacity: Double,
        blend: BlendMode,
        clips: [Group.Clip],
        onto items: inout [Scene.Item]
    ) {
        if clips.isEmpty {
            if inner.count == 1, case .shape(var shape) = inner[0], shape.blend == .sourceOver {
                shape.opacity *= opacity
                shape.blend = blend
                items.append(.shape(shape))
                return
            }
            // Source-over is associative; other modes mix with what their group holds alone.
            if opacity == 1, blend == .sourceOver, inner.allSatisfy({ $0.isSourceOver }) {
                items += inner
                return
            }
        }
        items.append(.group(Group(items: inner, opacity: opacity, blend: blend, clips: clips)))
    }

    private func contents(
        of layer: Resolved.Layer,
        in container: Size,
        transform: Transform
    ) -> [Scene.Item] {
        switch layer.content {
        case .outline(let painted):
            return items(of: painted, transform: transform)
        case .image(let image, let size):
            let frame = Rect(center: .zero, size: size.size(at: instant))
            let paint = Paint.image(image, rect: frame)
            return [.shape(Shape(path: .rect(frame), paint: paint, transform: transform))]
        case .group(let layers):
            var items: [Scene.Item] = []
            for layer in layers {
                draw(layer, in: container, transform: transform, onto: &items)
            }
            return items
        case .repetition(let repetition):
            return items(of: repetition, in: container, transform: transform)
        }
    }

    private func items(
        of repetition: Resolved.Repetition,
        in container: Size,
        transform: Transform
    ) -> [Scene.Item] {
        let step = repetition.angle.value(at: instant)
        let shift = repetition.offset.value(at: instant)
        var items: [Scene.Item] = []
        for index in 0..<repetition.count {
            let opacity = repetition.opacity(of: index, at: instant)
            guard opacity > 0 else { continue }
            let way = shift * Double(index)
            let copy = Transform.turn(degrees: step * Double(index))
                .then(.translation(dx: way.dx, dy: way.dy))
                .then(transform)
            var inner: [Scene.Item] = []
            for layer in repetition.layers {
                draw(layer, in: container, transform: copy, onto: &inner)
            }
            guard !inner.isEmpty else { continue }
            add(inner, opacity: opacity, blend: .sourceOver, clips: [], onto: &items)
        }
        return items
    }

    private func clip(_ clip: Resolved.ClipOutline, transform: Transform) -> Group.Clip {
        let way = clip.offset.value(at: instant)
        return Group.Clip(
            path: clip.outline.shape(at: instant).path,
            rule: clip.rule,
            transform: .translation(dx: way.dx, dy: way.dy).then(transform)
        )
    }
}

extension Scene.Item {
    /// Whether the item meets what lies behind it by source-over.
    fileprivate var isSourceOver: Bool {
        switch self {
        case .shape(let shape): shape.blend == .sourceOver
        case .group(let group): group.blend == .sourceOver
        }
    }
}

/// A moment as layers read it: the state, its local time, and how fast that time goes.
struct Instant: Hashable, Sendable {
    /// The state.
    var state: StateName
    /// The state's local time, 0…1; more in `armed`.
    var time: Double
    /// The seconds that local time 0…1 takes; a second where no clock runs.
    var length: Double
}
