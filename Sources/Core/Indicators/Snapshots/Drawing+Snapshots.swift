import Raster

extension Design {
    /// Returns the snapshots of the outermost layers at a moment, back to front.
    ///
    /// Their structure is the same at all moments: transparent layers and copies are included.
    package func layerSnapshots(at moment: Moment, in environment: Environment) -> [LayerSnapshot] {
        drawing(at: moment, in: environment).snapshots(of: content.layers, in: canvas)
    }
}

extension Drawing {
    fileprivate func snapshots(
        of layers: [Resolved.Layer],
        in container: Size
    ) -> [LayerSnapshot] {
        zip(layers, layers.labels).map { layer, label in
            following(layer.clock).snapshot(of: layer, label: label, in: container)
        }
    }

    private func snapshot(
        of layer: Resolved.Layer,
        label: String,
        in container: Size
    ) -> LayerSnapshot {
        let placement = layer.placement(at: instant)
        var snapshot = LayerSnapshot(label: label, content: content(of: layer, in: container))
        snapshot.opacity = min(max(placement.opacity, 0), 1)
        snapshot.anchor = point(of: placement.anchor, of: layer, in: container)
        snapshot.offset = placement.offset
        snapshot.rotation = placement.rotation
        snapshot.scale = placement.scale
        snapshot.deformation = placement.deformation ?? .identity
        snapshot.rotation3D = Vector(dx: placement.rotationX, dy: placement.rotationY)
        snapshot.viewer = placement.viewer
        snapshot.blend = placement.blend
        snapshot.blur = max(placement.blur, 0)
        snapshot.clip = placement.clip.map { clip in
            let offset = clip.offset.value(at: instant)
            return Group.Clip(
                path: shape(of: clip.outline).path,
                rule: clip.rule,
                transform: .translation(dx: offset.dx, dy: offset.dy)
            )
        }
        snapshot.mask = placement.mask.map { mask in
            LayerSnapshot.Mask(
                layers: snapshots(of: mask.layers, in: container),
                usesLuminance: mask.measure == .luminance,
                isInverted: mask.isInverted
            )
        }
        snapshot.shadow = placement.shadow.map { shadow in
            LayerSnapshot.Shadow(
                color: color(shadow.color),
                offset: shadow.offset.value(at: instant),
                blur: max(shadow.blur.value(at: instant), 0)
            )
        }
        return snapshot
    }

    private func content(of layer: Resolved.Layer, in container: Size) -> LayerSnapshot.Content {
        switch layer.content {
        case .outline(let painted): return .outline(snapshot(of: painted))
        case .image(let image):
            let size = image.size.size(at: instant)
            let frame = Rect(center: .zero, size: size)
            return .image(image.paint(at: instant, scale: environment.scale, over: frame), size)
        case .group(let layers): return .group(snapshots(of: layers, in: container))
        case .component(let layers, let canvas): return .group(snapshots(of: layers, in: canvas))
        case .repetition(let repetition): return .group(copies(of: repetition, in: container))
        }
    }

    private func copies(
        of repetition: Resolved.Repetition,
        in container: Size
    ) -> [LayerSnapshot] {
        if repetition.isOrderedByDepth, repetition.hasUniformLayers {
            return copiesByDepth(of: repetition, in: container)
        }
        let angle = repetition.angle.value(at: instant)
        let step = repetition.offset.value(at: instant)
        return repetition.opacities(at: instant).enumerated().map { index, opacity in
            let drawing =
                repetition.hasIdenticalCopies
                ? self : forCopy(index, delayedBy: repetition.copyDelays)
            let layers = drawing.snapshots(of: repetition.layers, in: container)
            var copy = LayerSnapshot(label: "copy \(index + 1)", content: .group(layers))
            copy.opacity = opacity
            copy.rotation = angle * Double(index)
            copy.offset = step * Double(index)
            return copy
        }
    }

    /// Returns each layer of each copy, the lowest depth first. All have the same structure, so
    /// that formats whose drawing order is fixed can exchange their values when the order changes.
    private func copiesByDepth(
        of repetition: Resolved.Repetition,
        in container: Size
    ) -> [LayerSnapshot] {
        let angle = repetition.angle.value(at: instant)
        let step = repetition.offset.value(at: instant)
        var parts: [(depth: Double, copy: LayerSnapshot)] = []
        for (index, opacity) in repetition.opacities(at: instant).enumerated() {
            let drawing = forCopy(index, delayedBy: repetition.copyDelays)
            for layer in repetition.layers {
                let placement = layer.placement(at: drawing.following(layer.clock).instant)
                let content = drawing.snapshots(of: [layer], in: container)
                var copy = LayerSnapshot(label: "", content: .group(content))
                copy.opacity = opacity
                copy.rotation = angle * Double(index)
                copy.offset = step * Double(index)
                parts.append((placement.depth, copy))
            }
        }
        let order = Resolved.Repetition.order(ofDepths: parts.map { $0.depth })
        return order.enumerated().map { position, index in
            var copy = parts[index].copy
            copy.label = "copy \(position + 1) by depth"
            return copy
        }
    }

    /// Returns the shape of an outline. One that is combined from moving outlines changes in steps.
    private func shape(of outline: Resolved.Outline) -> OutlineShape {
        outline.shape(at: outline.isRecombined ? instant.stepped : instant)
    }

    private func snapshot(of painted: Resolved.PaintedOutline) -> OutlineSnapshot {
        let shape = shape(of: painted.outline)
        var snapshot = OutlineSnapshot(
            kind: painted.outline.kind.name,
            path: shape.path,
            frame: shape.frame
        )
        if painted.isTrimmed {
            snapshot.trim = OutlineSnapshot.Trim(
                start: painted.trimStart.value(at: instant),
                end: painted.trimEnd.value(at: instant)
            )
        }
        snapshot.fill = painted.fill.map { fill in
            OutlineSnapshot.Fill(paint: paint(fill.paint, on: shape.frame), rule: fill.rule)
        }
        snapshot.stroke = painted.stroke.map { stroke in
            var style = stroke.style
            style.width = max(stroke.width.value(at: instant), 0)
            style.dash = stroke.dash.value(at: instant).map { max($0, 0) }
            style.dashPhase = stroke.dashPhase.value(at: instant)
            let line =
                snapshot.trim.map { shape.path.trimmedAround(from: $0.start, to: $0.end) }
                ?? shape.path
            let paint = paint(stroke.paint, on: shape.frame, along: line, style)
            return OutlineSnapshot.Stroke(paint: paint, style: style)
        }
        return snapshot
    }
}

extension Resolved.Repetition {
    /// Whether all layers are outlines of the same kind with the same kinds of paints.
    fileprivate var hasUniformLayers: Bool {
        let outlines = layers.map { layer -> Resolved.PaintedOutline? in
            guard case .outline(let painted) = layer.content else { return nil }
            return painted
        }
        guard let first = outlines.first ?? nil else { return false }
        return outlines.allSatisfy { painted in
            painted?.outline.kind == first.outline.kind
                && (painted?.fill == nil) == (first.fill == nil)
                && (painted?.stroke == nil) == (first.stroke == nil)
        }
    }
}

extension Resolved.Outline {
    /// Whether the outline is combined again in each frame, so that its corners have no
    /// counterparts in the next one.
    fileprivate var isRecombined: Bool {
        arguments.contains { argument in
            if case .outlines(let list) = argument { !list.isConstant } else { false }
        }
    }
}

extension Instant {
    /// The instant at the beginning of one of 60 steps of local time.
    fileprivate var stepped: Instant {
        var instant = self
        instant.time = (time * 60 + 1e-6).rounded(.down) / 60
        return instant
    }
}
