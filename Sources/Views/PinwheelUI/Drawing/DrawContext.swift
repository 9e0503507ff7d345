import Foundation
import Raster

/// What is in force where something is drawn. Opacity, blending and filters go down to each leaf.
struct DrawContext {
    /// From the space of layout to pixels.
    var transform: Transform
    /// Multiplies alpha.
    var opacity = 1.0
    /// How leaves meet what is there.
    var blend = Raster.BlendMode.sourceOver
    /// What leaves go through, the innermost first.
    var effects: [LeafEffect] = []
    /// Pixels per point.
    var scale: Double

    /// The context turned, scaled or moved by a map of points.
    func transformed(by map: Transform) -> DrawContext {
        var context = self
        context.transform = map.then(transform)
        return context
    }

    /// Adds a leaf's items, with all that goes down to leaves.
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

    /// The context with an effect, its lengths in points of where it is, inside of those that are there.
    func filtered(by effect: LeafEffect) -> DrawContext {
        var context = self
        context.effects.insert(effect.seen(through: transform), at: 0)
        return context
    }

    /// The context with a share of alpha, which effects around it are told.
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

/// What a leaf's picture goes through; lengths are in points, and in pixels once it is drawn.
enum LeafEffect {
    /// Blurred by a Gaussian of a standard deviation.
    case blur(radius: Double)
    /// A shadow behind: colour, standard deviation and shift.
    case shadow(Raster.Color, radius: Double, dx: Double, dy: Double)
    /// A share of alpha.
    case faded(Double)
    /// Other colours.
    case filtered(ColorMatrix)
    /// Black, as opaque as the leaf is bright.
    case luminance
    /// Seen in perspective: a map of pixels.
    case projected(Projection)

    /// The effect of points as one of pixels.
    func seen(through transform: Transform) -> LeafEffect {
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

    /// The effect of pixels on a leaf.
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
    /// The square root of how areas grow: what lengths grow by on the whole.
    var averageScale: Double { determinant.magnitude.squareRoot() }
}

extension Scene.Item {
    /// The item with a share of its alpha, and a way to meet what is there.
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

    /// The item, moved by a map of pixels.
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
