import Raster

/// The transform and opacity with which a shape is drawn.
struct ShapePlacement {
    /// The transform from the shape's coordinates to pixels.
    let transform: Transform
    /// The opacity, 0…1.
    let opacity: Double
}

extension Drawing {
    /// Appends the fill and stroke of an outline once for each placement.
    ///
    /// With several placements, an opacity or a blend mode, the outline must have either a fill or
    /// a stroke, not both.
    func add(
        _ painted: Resolved.PaintedOutline,
        at places: some Sequence<ShapePlacement>,
        blend: BlendMode = .sourceOver,
        onto items: inout [Scene.Item]
    ) {
        let (path, frame) = outline(of: painted)
        guard !path.isEmpty else { return }
        if let fill = painted.fill {
            let paint = paint(fill.paint, on: frame)
            append(path, .fill(fill.rule), paint, at: places, blend: blend, onto: &items)
        }
        if let stroke = painted.stroke, let style = style(of: stroke) {
            let paint = paint(stroke.paint, on: frame, along: path, style)
            append(path, .stroke(style), paint, at: places, blend: blend, onto: &items)
        }
    }

    // Not inlined, because the optimiser would then copy the arguments for each placement.
    @inline(never)
    private func append(
        _ path: Path,
        _ style: Shape.Style,
        _ paint: Paint,
        at places: some Sequence<ShapePlacement>,
        blend: BlendMode,
        onto items: inout [Scene.Item]
    ) {
        for place in places {
            let shape = Shape(
                path: path,
                style: style,
                paint: paint,
                transform: place.transform,
                opacity: place.opacity,
                blend: blend
            )
            items.append(.shape(shape))
        }
    }

    /// Returns the trimmed path of an outline, and the frame to which unit points of paints refer.
    private func outline(of painted: Resolved.PaintedOutline) -> (path: Path, frame: Rect) {
        let shape = painted.outline.shape(at: instant)
        guard painted.isTrimmed else { return (shape.path, shape.frame) }
        let path = shape.path.trimmedAround(
            from: painted.trimStart.value(at: instant),
            to: painted.trimEnd.value(at: instant)
        )
        return (path, shape.frame)
    }

    /// Returns the stroke style at the instant, or `nil` if the width is 0.
    private func style(of stroke: Resolved.PaintedOutline.Stroke) -> StrokeStyle? {
        var style = stroke.style
        style.width = stroke.width.value(at: instant)
        style.dash = stroke.dash.value(at: instant).map { max($0, 0) }
        style.dashPhase = stroke.dashPhase.value(at: instant)
        return style.width > 0 ? style : nil
    }

    /// Returns a paint with its colours resolved and its unit points mapped to `frame`. `line` is
    /// the trimmed path of a stroke with its style.
    func paint(
        _ source: Resolved.DrivenPaint,
        on frame: Rect,
        along line: Path = Path(),
        _ style: StrokeStyle = StrokeStyle()
    ) -> Paint {
        switch source {
        case .color(let driven):
            return .solid(color(driven))
        case .linear(let ramp, let start, let end):
            return .linear(
                gradient(ramp),
                start: frame.point(atUnit: start.value(at: instant)),
                end: frame.point(atUnit: end.value(at: instant))
            )
        case .radial(let ramp, let center, let startRadius, let endRadius):
            return .radial(
                gradient(ramp),
                center: frame.point(atUnit: center.value(at: instant)),
                startRadius: max(startRadius.value(at: instant), 0),
                endRadius: max(endRadius.value(at: instant), 0)
            )
        case .along(let ramp):
            return .along(gradient(ramp), line: line, style: style)
        case .conic(let ramp, let center, let start, let end):
            let first = start.value(at: instant)
            return .conic(
                gradient(ramp),
                center: frame.point(atUnit: center.value(at: instant)),
                start: .degrees(first),
                end: .degrees(end?.value(at: instant) ?? first + 360)
            )
        }
    }

    private func gradient(_ ramp: Resolved.DrivenPaint.Ramp) -> Gradient {
        var last = 0.0
        let stops = ramp.stops.map { stop in
            // Moving stops are clamped to the gradient and cannot pass one another.
            last = max(last, min(stop.location.value(at: instant), 1))
            return Gradient.Stop(color: color(stop.color), location: last)
        }
        return Gradient(stops: stops, interpolation: ramp.space)
    }

    /// Returns the colour at the instant. Colours are interpolated in sRGB with premultiplied
    /// alpha, as UIKit does.
    func color(_ driven: Resolved.Driven<ColorValue>) -> Color { color(driven, at: instant) }

    private func color(_ driven: Resolved.Driven<ColorValue>, at instant: Instant) -> Color {
        if let constant = driven.motion.constant { return resolved(driven[constant]) }
        let motion = driven.motion.motion(ofCopy: instant.copy)
        guard let (track, instant) = motion.track(at: instant) else {
            return previousColor(driven, motion, before: instant)
        }
        let sample = track.sample(at: instant)
        let from =
            sample.from.map { resolved(driven[$0]) }
            ?? previousColor(driven, motion, before: instant)
        guard sample.fraction != 0 else { return from }
        return from.mixed(with: resolved(driven[sample.to]), at: sample.fraction)
    }

    /// Returns the last colour of the previous state.
    private func previousColor(
        _ driven: Resolved.Driven<ColorValue>,
        _ motion: Resolved.Motion,
        before instant: Instant
    ) -> Color {
        instant.previous.map { color(driven, at: $0) } ?? resolved(driven[motion.first])
    }

    private func resolved(_ color: ColorValue) -> Color {
        color.resolved(in: environment.appearance, of: environment.palette)
    }
}

extension Color {
    /// Interpolates in sRGB with premultiplied alpha: C = (C₀α₀(1 − f) + C₁α₁f)/α with α = α₀(1 −
    /// f) + α₁f.
    func mixed(with other: Color, at fraction: Double) -> Color {
        let weight = alpha * (1 - fraction)
        let otherWeight = other.alpha * fraction
        let sum = weight + otherWeight
        guard sum > 0 else { return .clear }
        return Color(
            red: (red * weight + other.red * otherWeight) / sum,
            green: (green * weight + other.green * otherWeight) / sum,
            blue: (blue * weight + other.blue * otherWeight) / sum,
            alpha: sum
        )
    }
}
