import Raster

/// Converts layers to scene items, at one instant and in one environment.
struct Drawing {
    /// The instant at which values are evaluated.
    let instant: Instant
    let environment: Environment
    private let timing: Timing
    /// The timings when previous states ended, latest first. Empty if no layer depends on them.
    private let history: [Timing]
    /// The limit on projected corners, or `nil` if the design's cost has been checked.
    let budget: ProjectionBudget?

    /// Creates a drawing at a time, after the ends of the previous states.
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

    /// Returns a drawing whose time is measured by `clock`, or this drawing if it is `nil`.
    func following(_ clock: Resolved.ByState<Resolved.Clock>?) -> Drawing {
        guard let clock else { return self }
        return Drawing(
            timing.following(clock),
            after: history.map { $0.following(clock) },
            in: environment,
            within: budget
        )
    }

    /// Returns the drawing of a copy with its delay.
    func forCopy(
        _ copy: Int,
        delayedBy delays: Resolved.ByState<[Resolved.Repetition.CopyDelay]>?
    ) -> Drawing {
        Drawing(
            timing.forCopy(copy, delayedBy: delays),
            after: history.map { $0.forCopy(copy, delayedBy: delays) },
            in: environment,
            within: budget
        )
    }

    /// Appends the items of `layer`.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - container: The size in points that unit points of groups refer to.
    ///   - transform: The transform from points around the container's centre to pixels.
    ///   - items: The items, to which the layer's items are appended.
    func draw(
        _ layer: Resolved.Layer,
        in container: Size,
        transform: Transform,
        onto items: inout [Scene.Item]
    ) {
        if let clock = layer.clock {
            following(clock).drawIgnoringClock(
                layer,
                in: container,
                transform: transform,
                onto: &items
            )
        } else {
            drawIgnoringClock(layer, in: container, transform: transform, onto: &items)
        }
    }

    /// Appends the items of `layer` after its clock has been applied.
    private func drawIgnoringClock(
        _ layer: Resolved.Layer,
        in container: Size,
        transform: Transform,
        onto items: inout [Scene.Item]
    ) {
        let placement = layer.placement(at: instant)
        guard placement.opacity > 0 else { return }
        let placed = self.transform(placement, of: layer, in: container).then(transform)
        if case .outline(let painted) = layer.content, painted.hasSinglePaint, placement.isPlain {
            let place = ShapePlacement(transform: placed, opacity: min(placement.opacity, 1))
            add(painted, at: CollectionOfOne(place), blend: placement.blend, onto: &items)
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
            groupIfNeeded(
                &items,
                from: start,
                areSourceOver: layer.contentIsSourceOver,
                clips: clips
            )
            clips = []
            let inner = Array(items[start...])
            items.removeSubrange(start...)
            items += effects(placement, on: inner, of: layer, in: container, transform)
        }
        groupIfNeeded(
            &items,
            from: start,
            areSourceOver: layer.contentIsSourceOver,
            opacity: min(placement.opacity, 1),
            blend: placement.blend,
            clips: clips
        )
    }

    /// Groups the items from `start` on if opacity, blend mode or clips require it.
    ///
    /// If `areSourceOver` is `true`, the blend modes of the items are not checked.
    private func groupIfNeeded(
        _ items: inout [Scene.Item],
        from start: Int,
        areSourceOver: Bool,
        opacity: Double = 1,
        blend: BlendMode = .sourceOver,
        clips: [Group.Clip] = []
    ) {
        let count = items.count - start
        guard count > 0 else { return }
        let isPlain = opacity == 1 && blend == .sourceOver && clips.isEmpty
        // Source-over is associative. Other blend modes apply only within their group.
        if isPlain, areSourceOver || items[start...].allSatisfy({ $0.isSourceOver }) { return }
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
            let place = ShapePlacement(transform: transform, opacity: 1)
            add(painted, at: CollectionOfOne(place), onto: &items)
        case .image(let image):
            let frame = Rect(center: .zero, size: image.size.size(at: instant))
            let paint = image.paint(at: instant, scale: environment.scale, over: frame)
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
        let opacities = repetition.opacities(at: instant)
        let steps = RepeatSteps(
            degrees: repetition.angle.value(at: instant),
            shift: repetition.offset.value(at: instant),
            transform: transform
        )
        if let painted = repetition.sharedOutline {
            let layer = repetition.layers[0]
            let placement = layer.placement(at: instant)
            if placement.blend == .sourceOver, placement.isPlain {
                guard placement.opacity > 0 else { return }
                let placed = self.transform(placement, of: layer, in: container)
                let own = min(placement.opacity, 1)
                let places = opacities.indices.lazy.filter { opacities[$0] > 0 }.map { index in
                    ShapePlacement(
                        transform: placed.then(steps.transform(ofCopy: index)),
                        opacity: own * opacities[index]
                    )
                }
                if items.isEmpty { items.reserveCapacity(opacities.count) }
                return add(painted, at: places, onto: &items)
            }
        }
        if repetition.isOrderedByDepth {
            return addByDepth(repetition, opacities, steps, in: container, onto: &items)
        }
        let areSourceOver = repetition.layers.allSatisfy { $0.isSourceOver }
        for (index, opacity) in opacities.enumerated() where opacity > 0 {
            let start = items.count
            let drawing =
                repetition.hasIdenticalCopies
                ? self : forCopy(index, delayedBy: repetition.copyDelays)
            let copy = steps.transform(ofCopy: index)
            for layer in repetition.layers {
                drawing.draw(layer, in: container, transform: copy, onto: &items)
            }
            groupIfNeeded(&items, from: start, areSourceOver: areSourceOver, opacity: opacity)
        }
    }

    /// Appends each layer of each copy, the lowest depth first.
    private func addByDepth(
        _ repetition: Resolved.Repetition,
        _ opacities: [Double],
        _ steps: RepeatSteps,
        in container: Size,
        onto items: inout [Scene.Item]
    ) {
        var parts: [(depth: Double, items: [Scene.Item])] = []
        for (index, opacity) in opacities.enumerated() where opacity > 0 {
            let drawing = forCopy(index, delayedBy: repetition.copyDelays)
            let transform = steps.transform(ofCopy: index)
            for layer in repetition.layers {
                let placement = layer.placement(at: drawing.following(layer.clock).instant)
                var own: [Scene.Item] = []
                drawing.draw(layer, in: container, transform: transform, onto: &own)
                let isSourceOver = layer.isSourceOver
                groupIfNeeded(&own, from: 0, areSourceOver: isSourceOver, opacity: opacity)
                parts.append((placement.depth, own))
            }
        }
        for index in Resolved.Repetition.order(ofDepths: parts.map { $0.depth }) {
            items += parts[index].items
        }
    }

    /// Returns a group that masks the items below it by its blend mode.
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
        let offset = clip.offset.value(at: instant)
        return Group.Clip(
            path: clip.outline.shape(at: instant).path,
            rule: clip.rule,
            transform: .translation(dx: offset.dx, dy: offset.dy).then(transform)
        )
    }
}

/// The transforms of a repetition's copies.
private struct RepeatSteps {
    /// The rotation from each copy to the next, in degrees clockwise.
    let degrees: Double
    /// The offset from each copy to the next, in points.
    let shift: Vector
    /// The transform from the first copy to pixels.
    let transform: Transform

    /// Returns the transform from a copy to pixels.
    func transform(ofCopy index: Int) -> Transform {
        let offset = shift * Double(index)
        return Transform.turn(degrees: degrees * Double(index))
            .then(.translation(dx: offset.dx, dy: offset.dy))
            .then(transform)
    }
}

extension Resolved.Repetition {
    /// The outline shared by all copies. `nil` if the copies differ in more than position and
    /// opacity, or if the outline has both a fill and a stroke.
    fileprivate var sharedOutline: Resolved.PaintedOutline? {
        guard hasIdenticalCopies, layers.count == 1, layers[0].clock == nil,
            case .outline(let painted) = layers[0].content, painted.hasSinglePaint
        else { return nil }
        return painted
    }
}

extension Scene.Item {
    /// Whether the item uses source-over.
    fileprivate var isSourceOver: Bool {
        switch self {
        case .shape(let shape): shape.blend == .sourceOver
        case .group(let group): group.blend == .sourceOver
        }
    }
}
