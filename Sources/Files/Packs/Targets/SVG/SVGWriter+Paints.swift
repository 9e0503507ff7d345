import Raster

extension SVGWriter {
    /// Sets a paint attribute, `fill` or `stroke`.
    ///
    /// - Parameters:
    ///   - paint: The paint.
    ///   - attribute: The attribute.
    ///   - bounds: The painted region at all times.
    ///   - layer: The layer, for messages.
    ///   - element: The element.
    mutating func add(
        _ paint: Animated<Paint>,
        as attribute: String,
        over bounds: Rect,
        of layer: VectorLayer,
        to element: inout SVGElement
    ) throws {
        let track = track(paint)
        switch track.keys[0].value {
        case .solid:
            let colors = track.map { paint -> Color in
                guard case .solid(let color) = paint else { return .clear }
                return color
            }
            add(colors, as: attribute, to: &element)
        case .linear, .radial:
            guard let gradient = gradient(track) else { return }
            element[attribute] = "url(#\(define(gradient)))"
        case .conic(_, let center, _, _):
            let pattern = try conicPattern(track, around: center, over: bounds, of: layer)
            element[attribute] = "url(#\(define(pattern)))"
        case .along, .image, .projected: break
        }
    }

    /// Returns a linear or radial gradient.
    private func gradient(_ track: Track<Paint>) -> SVGElement? {
        let isAnimated = !track.isConstant
        guard let first = FlatGradient(track.keys[0].value, isAnimated: isAnimated) else {
            return nil
        }
        let gradients =
            isAnimated
            ? track.resampled { FlatGradient($0, isAnimated: true) ?? first } : Track(first)
        var isRadial = false
        if case .radial = track.keys[0].value { isRadial = true }
        var element = SVGElement(
            isRadial ? "radialGradient" : "linearGradient",
            [("gradientUnits", "userSpaceOnUse")]
        )
        let names = isRadial ? ["cx", "cy", "", "r"] : ["x1", "y1", "x2", "y2"]
        for (number, name) in names.enumerated() where !name.isEmpty {
            add(gradients.map { Lengths([$0.geometry[number]]) }, as: name, to: &element) {
                $0.values[0].svg
            }
        }
        for number in first.stops.indices {
            var stop = SVGElement("stop")
            add(gradients.map { Factor($0.stops[number].location) }, as: "offset", to: &stop) {
                $0.value.css
            }
            add(gradients.map { $0.stops[number].color }, as: "stop-color", to: &stop)
            element.children.append(stop)
        }
        return element
    }

    /// Returns a pattern with the image of a conic gradient, which SVG does not have.
    private mutating func conicPattern(
        _ track: Track<Paint>,
        around center: Point,
        over bounds: Rect,
        of layer: VectorLayer
    ) throws -> SVGElement {
        let scale = 2 * self.scale
        // The image has whole pixels and a border for the interpolation at its edge.
        let width = Int((bounds.width * scale).rounded(.up)) + 4
        let height = Int((bounds.height * scale).rounded(.up)) + 4
        let frame = Rect(
            x: bounds.minX - 2 / scale,
            y: bounds.minY - 2 / scale,
            width: Double(width) / scale,
            height: Double(height) / scale
        )
        var scene = Scene(width: width, height: height)
        let transform = Transform.translation(dx: -frame.minX, dy: -frame.minY)
            .then(.scale(scale))
        let shape = Shape(path: .rect(frame), paint: track.keys[0].value, transform: transform)
        scene.items = [.shape(shape)]
        var renderer = Renderer()
        let image = renderer.render(scene)
        let element = SVGElement(
            "image",
            Self.frame(Rect(x: 0, y: 0, width: frame.width, height: frame.height))
                + [("preserveAspectRatio", "none"), ("href", try Self.address(of: image))]
        )
        var pattern = SVGElement(
            "pattern",
            [("patternUnits", "userSpaceOnUse")] + Self.frame(frame),
            [element]
        )
        if !track.isConstant, !rotate(&pattern, by: track, around: center) {
            substitute(
                "svg has no conic gradients that change over time: \(layer.label) keeps its first "
                    + "colours"
            )
        }
        return pattern
    }

    /// Rotates a pattern with the start of its conic gradient. Returns `false` if the gradient
    /// changes otherwise.
    private func rotate(
        _ pattern: inout SVGElement,
        by track: Track<Paint>,
        around center: Point
    ) -> Bool {
        guard case .conic(let gradient, _, let start, let end) = track.keys[0].value else {
            return false
        }
        let isRotation = track.keys.allSatisfy { key in
            guard case .conic(let other, let point, let first, let last) = key.value else {
                return false
            }
            let change = (first - start).degrees - (last - end).degrees
            return other == gradient && point == center && change.magnitude < KeyTolerance.degrees
        }
        guard isRotation else { return false }
        let rotation = track.map { paint -> Degrees in
            guard case .conic(_, _, let first, _) = paint else { return Degrees(0) }
            return Degrees((first - start).degrees)
        }
        let animation = timing.transformation("rotate", rotation, of: "patternTransform") {
            "\($0.value.svg) \(center.svg)"
        }
        if let animation { pattern.children.append(animation) }
        return true
    }
}
