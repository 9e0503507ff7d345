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
            items += leaf.map { faded($0) }
            return
        }
        var drawn = leaf
        for effect in effects { drawn = effect.apply(drawn, scale: transform.averageScale) }
        if opacity < 1 || blend != .sourceOver {
            drawn = [.group(Raster.Group(items: drawn, opacity: opacity, blend: blend))]
        }
        items += drawn
    }

    private func faded(_ item: Scene.Item) -> Scene.Item {
        switch item {
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
}

/// What a leaf's picture goes through.
enum LeafEffect {
    /// Blurred by a Gaussian, its standard deviation in points.
    case blur(radius: Double)
    /// A shadow behind: colour, standard deviation and shift in points.
    case shadow(Raster.Color, radius: Double, dx: Double, dy: Double)
    /// Other colours.
    case filtered(ColorMatrix)
    /// Black, as opaque as the leaf is bright.
    case luminance
    /// Seen in perspective: a map of pixels.
    case projected(Projection)

    func apply(_ leaf: [Scene.Item], scale: Double) -> [Scene.Item] {
        switch self {
        case .blur(let radius):
            guard radius > 0 else { return leaf }
            return [.group(Raster.Group(items: leaf, blur: radius * scale))]
        case .shadow(let color, let radius, let dx, let dy):
            let shift = Transform.translation(dx: dx * scale, dy: dy * scale)
            let shadow = Raster.Group(
                items: leaf.map { $0.transformed(by: shift) },
                measure: .silhouette(color),
                blur: radius * scale
            )
            return [.group(shadow)] + leaf
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
