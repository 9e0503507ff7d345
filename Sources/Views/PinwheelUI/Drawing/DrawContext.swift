import Foundation
import Raster

/// The drawing state of a subtree. Opacity, blending and filters apply to each leaf separately.
struct DrawContext {
    /// The transform from points of the layout to pixels.
    var transform: Transform
    /// A factor for the alpha of each leaf, 0…1.
    var opacity = 1.0
    /// The blend mode of each leaf.
    var blend = Raster.BlendMode.sourceOver
    /// The effects on each leaf, the innermost first.
    var effects: [LeafEffect] = []
    /// The pixels per point.
    var scale: Double

    /// Returns the context with a transform applied before its own.
    func transformed(by map: Transform) -> DrawContext {
        var context = self
        context.transform = map.then(transform)
        return context
    }

    /// Adds the items of a leaf, with opacity, blending and effects applied.
    func emit(_ leaf: [Scene.Item], into items: inout [Scene.Item]) {
        guard opacity > 0, !leaf.isEmpty else { return }
        guard !effects.isEmpty || leaf.count > 1 && (opacity < 1 || blend != .sourceOver) else {
            items += leaf.map { $0.faded(by: opacity, blend) }
            return
        }
        var drawn = leaf
        for effect in effects { drawn = effect.apply(drawn) }
        if opacity < 1 || blend != .sourceOver {
            drawn = [.group(Raster.Group(items: drawn, opacity: opacity, blend: blend))]
        }
        items += drawn
    }

    /// Calls `draw` with a context that has only this context's transform. Adds the result as one
    /// group with this context's opacity, blend mode and effects.
    func emitGroup(
        clippedBy clips: @autoclosure () -> [Raster.Group.Clip] = [],
        into items: inout [Scene.Item],
        _ draw: (DrawContext, inout [Scene.Item]) -> Void
    ) {
        var drawn: [Scene.Item] = []
        draw(DrawContext(transform: transform, scale: scale), &drawn)
        guard !drawn.isEmpty else { return }
        emit([.group(Raster.Group(items: drawn, clips: clips()))], into: &items)
    }

    /// Returns the context with `effect` applied before the existing effects. The effect's lengths
    /// are in points.
    func filtered(by effect: LeafEffect) -> DrawContext {
        var context = self
        context.effects.insert(effect.mapped(by: transform), at: 0)
        return context
    }

    /// Returns the context with `opacity` applied before the existing effects.
    func faded(by opacity: Double) -> DrawContext {
        var context = self
        switch effects.first {
        case nil: context.opacity *= opacity
        case .faded(let inner)?: context.effects[0] = .faded(inner * opacity)
        default: if opacity != 1 { context.effects.insert(.faded(opacity), at: 0) }
        }
        return context
    }
}

/// An effect on the image of a leaf. Lengths are in points, and in pixels after `mapped(by:)`.
enum LeafEffect {
    /// A Gaussian blur with a standard deviation.
    case blur(radius: Double)
    /// A shadow behind the leaf, with its colour, standard deviation and offset.
    case shadow(Raster.Color, radius: Double, dx: Double, dy: Double)
    /// A factor for the alpha, 0…1.
    case faded(Double)
    /// A colour matrix.
    case filtered(ColorMatrix)
    /// Black, with the luminance of the leaf as its alpha.
    case luminance
    /// A projective transform of pixels.
    case projected(Projection)

    /// Returns the effect with its lengths converted to pixels.
    func mapped(by transform: Transform) -> LeafEffect {
        switch self {
        case .blur(let radius): .blur(radius: radius * transform.averageScale)
        case .shadow(let color, let radius, let dx, let dy):
            .shadow(
                color,
                radius: radius * transform.averageScale,
                dx: transform.a * dx + transform.c * dy,
                dy: transform.b * dx + transform.d * dy
            )
        case .faded, .filtered, .luminance, .projected: self
        }
    }

    /// Returns a leaf with the effect applied. Lengths are in pixels.
    func apply(_ leaf: [Scene.Item]) -> [Scene.Item] {
        switch self {
        case .blur(let radius):
            guard radius > 0 else { return leaf }
            return [.group(Raster.Group(items: leaf, blur: radius))]
        case .shadow(let color, let radius, let dx, let dy):
            let shift = Transform.translation(dx: dx, dy: dy)
            let shadow = Raster.Group(
                items: leaf.map { $0.transformed(by: shift) },
                measure: .silhouette(color),
                blur: radius
            )
            return [.group(shadow)] + leaf
        case .faded(let opacity):
            if leaf.count == 1 { return leaf.map { $0.faded(by: opacity, .sourceOver) } }
            return [.group(Raster.Group(items: leaf, opacity: opacity))]
        case .filtered(let matrix):
            return [.group(Raster.Group(items: leaf, measure: .filtered(matrix)))]
        case .luminance: return [.group(Raster.Group(items: leaf, measure: .luminance))]
        case .projected(let projection): return leaf.map { $0.projected(by: projection) }
        }
    }
}

extension Transform {
    /// The average factor by which lengths grow: the square root of the factor for areas.
    var averageScale: Double { determinant.magnitude.squareRoot() }
}

extension Scene.Item {
    /// Returns the item with its alpha multiplied and with a blend mode.
    fileprivate func faded(by opacity: Double, _ blend: Raster.BlendMode) -> Scene.Item {
        switch self {
        case .shape(var shape):
            shape.opacity *= opacity
            shape.blend = blend
            return .shape(shape)
        case .group(var group):
            group.opacity *= opacity
            group.blend = blend
            return .group(group)
        }
    }

    /// Returns the item with a transform of pixels applied.
    func transformed(by map: Transform) -> Scene.Item {
        switch self {
        case .shape(var shape):
            shape.transform = shape.transform.then(map)
            return .shape(shape)
        case .group(var group):
            group.items = group.items.map { $0.transformed(by: map) }
            for index in group.clips.indices {
                group.clips[index].transform = group.clips[index].transform.then(map)
            }
            return .group(group)
        }
    }
}
