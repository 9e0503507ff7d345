import Raster

/// Turns layers into a scene's items, at one instant and in one environment.
struct Drawing {
    /// When, as the values of layers read it.
    let instant: Instant
    /// In what surroundings.
    let environment: Environment
    private let timing: Timing
    /// Where the states before were left, the latest first; empty where no layer asks for it.
    private let history: [Timing]
    /// What may be turned in space; nil where the design's cost is known to be fine.
    let budget: ProjectionBudget?

    /// A drawing at a time, after other states.
    init(
        _ timing: Timing,
        after history: [Timing],
        in environment: Environment,
        within budget: ProjectionBudget? = nil
    ) {
        self.budget = budget
        self.timing = timing
        self.history = history
        self.environment = environment
        guard !history.isEmpty else {
            instant = timing.instant
            return
        }
        var instant = timing.instant(after: history.first)
        instant.history = history.indices.map { index in
            history[index].instant(after: history.dropFirst(index + 1).first)
        }
        self.instant = instant
    }

    /// The drawing of what runs by a clock; itself where there is none.
    func by(_ clock: Resolved.Clock?) -> Drawing {
        guard let clock else { return self }
        return Drawing(
            timing.by(clock),
            after: history.map { $0.by(clock) },
            in: environment,
            within: budget
        )
    }

    /// The drawing of one copy of a repeat.
    func copied(_ copy: Int, _ lag: Resolved.Repetition.Lag?) -> Drawing {
        let (delay, phase) = (lag?.delay ?? 0, lag?.phase ?? 0)
        return Drawing(
            timing.copied(copy, delay: delay, phase: phase),
            after: history.map { $0.copied(copy, delay: delay, phase: phase) },
            in: environment,
            within: budget
        )
    }

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
        if let clock = layer.clock {
            by(clock).drawAtTime(layer, in: container, transform: transform, onto: &items)
        } else {
            drawAtTime(layer, in: container, transform: transform, onto: &items)
        }
    }

    /// The same once the layer's clock is set.
    private func drawAtTime(
        _ layer: Resolved.Layer,
        in container: Size,
        transform: Transform,
        onto items: inout [Scene.Item]
    ) {
        let placement = layer.placement(at: instant)
        guard placement.opacity > 0 else { return }
        let placed = self.transform(placement, of: layer, in: container).then(transform)
        if case .outline(let painted) = layer.content, painted.isAlone, placement.isPlain {
            add(
                painted,
                transform: placed,
                opacity: min(placement.opacity, 1),
                blend: placement.blend,
                onto: &items
            )
            return
        }
        let start = items.count
        addContents(of: layer, in: container, transform: placed, onto: &items)
        if let mask = placement.mask, items.count > start {
            let inner = Array(items[start...])
            items.removeSubrange(start...)
            let masking = group(of: mask, in: container, transform: placed)
            items.append(.group(Group(items: inner + [.group(masking)])))
        }
        var clips = placement.clip.map { [clip($0, transform: placed)] } ?? []
        if placement.hasEffects {
            join(&items, from: start, opacity: 1, blend: .sourceOver, clips: clips)
            clips = []
            let inner = Array(items[start...])
            items.removeSubrange(start...)
            items += effects(placement, on: inner, of: layer, in: container, transform)
        }
        join(
            &items,
            from: start,
            opacity: min(placement.opacity, 1),
            blend: placement.blend,
            clips: clips
        )
    }

    /// Makes items from `start` on one picture; a group only where it makes a difference.
    private func join(
        _ items: inout [Scene.Item],
        from start: Int,
        opacity: Double,
        blend: BlendMode,
        clips: [Group.Clip] = []
    ) {
        let count = items.count - start
        guard count > 0 else { return }
        let isPlain = opacity == 1 && blend == .sourceOver && clips.isEmpty
        // Source-over is associative; other modes mix with what their group holds alone.
        if isPlain, items[start...].allSatisfy({ $0.isSourceOver }) { return }
        if count == 1, clips.isEmpty, case .shape(var shape) = items[start],
            shape.blend == .sourceOver
        {
            shape.opacity *= opacity
            shape.blend = blend
            items[start] = .shape(shape)
            return
        }
        let inner = Array(items[start...])
        items.removeSubrange(start...)
        items.append(.group(Group(items: inner, opacity: opacity, blend: blend, clips: clips)))
    }

    private func addContents(
        of layer: Resolved.Layer,
        in container: Size,
        transform: Transform,
        onto items: inout [Scene.Item]
    ) {
        switch layer.content {
        case .outline(let painted):
            add(painted, transform: transform, onto: &items)
        case .image(let picture):
            let frame = Rect(center: .zero, size: picture.size.size(at: instant))
            let paint = picture.paint(at: instant, scale: environment.scale, over: frame)
            items.append(.shape(Shape(path: .rect(frame), paint: paint, transform: transform)))
        case .group(let layers):
            for layer in layers {
                draw(layer, in: container, transform: transform, onto: &items)
            }
        case .component(let layers, let canvas):
            for layer in layers { draw(layer, in: canvas, transform: transform, onto: &items) }
        case .repetition(let repetition):
            add(repetition, in: container, transform: transform, onto: &items)
        }
    }

    private func add(
        _ repetition: Resolved.Repetition,
        in container: Size,
        transform: Transform,
        onto items: inout [Scene.Item]
    ) {
        let step = repetition.angle.value(at: instant)
        let shift = repetition.offset.value(at: instant)
        let opacities = repetition.opacities(at: instant)
        let shared = repetition.hasLikeCopies ? sharedShape(of: repetition, in: container) : nil
        if items.isEmpty { items.reserveCapacity(repetition.count) }
        for index in 0..<repetition.count {
            let opacity = opacities[index]
            guard opacity > 0 else { continue }
            let way = shift * Double(index)
            let copy = Transform.turn(degrees: step * Double(index))
                .then(.translation(dx: way.dx, dy: way.dy))
                .then(transform)
            if let shared {
                items.append(.shape(shared.copied(by: copy, opacity: opacity)))
                continue
            }
            let start = items.count
            let drawing = repetition.hasLikeCopies ? self : copied(index, repetition.lags?[index])
            for layer in repetition.layers {
                drawing.draw(layer, in: container, transform: copy, onto: &items)
            }
            join(&items, from: start, opacity: opacity, blend: .sourceOver)
        }
    }

    /// The shape that all copies show, but for where they are and their own opacity: where one outline is
    /// copied that has one paint; nil elsewhere.
    private func sharedShape(
        of repetition: Resolved.Repetition,
        in container: Size
    ) -> Shape? {
        guard repetition.layers.count == 1,
            case .outline(let painted) = repetition.layers[0].content, painted.isAlone
        else { return nil }
        let layer = repetition.layers[0]
        guard layer.clock == nil else { return nil }
        let placement = layer.placement(at: instant)
        guard placement.opacity > 0, placement.blend == .sourceOver, placement.isPlain else {
            return nil
        }
        let placed = self.transform(placement, of: layer, in: container)
        var items: [Scene.Item] = []
        add(painted, transform: placed, opacity: min(placement.opacity, 1), onto: &items)
        guard case .shape(let shape)? = items.first else { return nil }
        return shape
    }

    /// The mask's picture, which leaves of what is there what the mask shows.
    private func group(
        of mask: Resolved.Mask,
        in container: Size,
        transform: Transform
    ) -> Group {
        var items: [Scene.Item] = []
        for layer in mask.layers {
            draw(layer, in: container, transform: transform, onto: &items)
        }
        return Group(
            items: items,
            blend: mask.isInverted ? .destinationOut : .destinationIn,
            measure: mask.measure == .luminance ? .luminance : .color
        )
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

extension Shape {
    /// The same shape elsewhere; its parts are copied once each.
    fileprivate func copied(by copy: Transform, opacity: Double) -> Shape {
        Shape(
            path: path,
            style: style,
            paint: paint,
            transform: transform.then(copy),
            opacity: self.opacity * opacity,
            blend: blend
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
