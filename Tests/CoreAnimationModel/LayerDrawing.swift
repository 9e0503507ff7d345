import Foundation
import Raster

extension CALayer {
    /// Returns the items that the layer shows at a time of all layers.
    public func items(at time: Double, transform: Transform) -> [Scene.Item] {
        layoutSublayers()
        return items(parentTime: time, transform: transform)
    }

    private func items(parentTime: Double, transform: Transform) -> [Scene.Item] {
        let time = parentTime * Double(speed) + timeOffset
        let alpha = Double(value("opacity", at: time, default: opacity))
        guard alpha > 0 else { return [] }
        let x = value("position.x", at: time, default: position.x)
        let y = value("position.y", at: time, default: position.y)
        var bounds = bounds
        bounds.origin.x = value("bounds.origin.x", at: time, default: bounds.origin.x)
        bounds.origin.y = value("bounds.origin.y", at: time, default: bounds.origin.y)
        bounds.size.width = value("bounds.size.width", at: time, default: bounds.width)
        bounds.size.height = value("bounds.size.height", at: time, default: bounds.height)
        let placed = Transform.translation(dx: -bounds.midX, dy: -bounds.midY)
            .then(linear(at: time)).then(.translation(dx: x, dy: y)).then(transform)
        var items = contentItems(at: time, bounds, placed)
        for sublayer in sublayers ?? [] {
            items += sublayer.items(parentTime: time, transform: placed)
        }
        if let mask {
            let masking = Group(
                items: mask.items(parentTime: time, transform: placed),
                blend: .destinationIn
            )
            items = [.group(Group(items: items + [.group(masking)]))]
        }
        if shadowOpacity > 0, let shadow = shadow(of: items, at: time, placed) {
            items.insert(shadow, at: 0)
        }
        return alpha < 1 ? [.group(Group(items: items, opacity: alpha))] : items
    }

    private func shadow(
        of items: [Scene.Item],
        at time: Double,
        _ transform: Transform
    ) -> Scene.Item? {
        let color: CGColor? = value("shadowColor", at: time, default: shadowColor)
        guard let color else { return nil }
        let dx = value("shadowOffset.width", at: time, default: shadowOffset.width)
        let dy = value("shadowOffset.height", at: time, default: shadowOffset.height)
        let radius = value("shadowRadius", at: time, default: shadowRadius)
        let scale = transform.determinant.magnitude.squareRoot()
        let silhouette = Group(
            items: items,
            measure: .silhouette(color.color),
            blur: radius * scale
        )
        return .group(silhouette).moved(dx: transform.a * dx, dy: transform.d * dy)
    }

    private func contentItems(
        at time: Double,
        _ bounds: CGRect,
        _ transform: Transform
    ) -> [Scene.Item] {
        var items: [Scene.Item] = []
        func fill(_ path: Raster.Path, _ paint: Paint, _ style: Shape.Style = .fill(.nonZero)) {
            items.append(
                .shape(Shape(path: path, style: style, paint: paint, transform: transform))
            )
        }
        let area = Raster.Path.rect(Rect(bounds))
        let background: CGColor? = value("backgroundColor", at: time, default: backgroundColor)
        if let background { fill(area, .solid(background.color)) }
        if let image = contents as? Image {
            let filter: ImageFilter = magnificationFilter.isNearest ? .nearest : .smooth
            fill(area, .image(image, rect: Rect(bounds), part: nil, filter: filter))
        }
        if let gradient = self as? CAGradientLayer { fill(area, gradient.paint(at: time, bounds)) }
        if let shape = self as? CAShapeLayer { shape.draw(at: time, fill) }
        return items
    }
}

extension CAShapeLayer {
    fileprivate func draw(at time: Double, _ fill: (Raster.Path, Paint, Shape.Style) -> Void) {
        let path: CGPath? = value("path", at: time, default: path)
        guard let path = path?.path else { return }
        let interior: CGColor? = value("fillColor", at: time, default: fillColor)
        if let interior { fill(path, .solid(interior.color), .fill(fillRule.rule)) }
        let line: CGColor? = value("strokeColor", at: time, default: strokeColor)
        guard let line else { return }
        let start = value("strokeStart", at: time, default: strokeStart)
        let end = value("strokeEnd", at: time, default: strokeEnd)
        let style = Raster.StrokeStyle(
            width: value("lineWidth", at: time, default: lineWidth),
            cap: lineCap.cap,
            join: lineJoin.join,
            miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map(\.doubleValue),
            dashPhase: value("lineDashPhase", at: time, default: lineDashPhase)
        )
        guard start < end else { return }
        fill(path.trimmed(from: start, to: end), .solid(line.color), .stroke(style))
    }
}

extension CAGradientLayer {
    /// Returns the gradient. Its points are fractions of the bounds.
    fileprivate func paint(at time: Double, _ bounds: CGRect) -> Paint {
        precondition(bounds.width == bounds.height, "the gradient would be stretched")
        func point(_ keyPath: String, _ standard: CGPoint) -> Point {
            let value: NSValue? = value(keyPath, at: time, default: nil)
            let numbers = value?.numbers ?? [standard.x, standard.y]
            return Point(
                x: bounds.minX + numbers[0] * bounds.width,
                y: bounds.minY + numbers[1] * bounds.height
            )
        }
        let (start, end) = (point("startPoint", startPoint), point("endPoint", endPoint))
        let colors: [CGColor] = value(
            "colors",
            at: time,
            default: (self.colors ?? []).compactMap { $0 as? CGColor }
        )
        let locations: [Double] = value(
            "locations",
            at: time,
            default: (self.locations ?? []).map(\.doubleValue)
        )
        precondition(colors.count == locations.count, "colours and locations differ in number")
        let gradient = Gradient(
            stops: zip(colors, locations).map { Gradient.Stop(color: $0.color, location: $1) },
            interpolation: .srgb
        )
        switch type {
        case .radial:
            return .radial(
                gradient,
                center: start,
                startRadius: 0,
                endRadius: (end.x - start.x).magnitude
            )
        case .conic:
            // Clockwise from the direction of the end point.
            let angle = atan2(end.y - start.y, end.x - start.x)
            return .conic(
                gradient,
                center: start,
                start: .radians(angle),
                end: .radians(angle + 2 * Double.pi)
            )
        default: return .linear(gradient, start: start, end: end)
        }
    }
}
