import Indicators
import Raster

/// A layer's linear transform as a rotation, a scale and a shear.
struct LinearParts {
    /// The rotation in degrees clockwise.
    var rotation: Double
    var scale: ScaleFactors
    /// The x that is added for each y, before the scale.
    var shear: Double

    /// Splits the transform of a layer. A rotation in space is included without perspective.
    ///
    /// Without a skew and a rotation in space these are the layer's own values. Otherwise the
    /// matrix is decomposed as in CSS Transforms 1, §12.2, and the rotation is within half a turn
    /// of the layer's own.
    init(of layer: LayerSnapshot) {
        rotation = layer.rotation
        scale = ScaleFactors(x: layer.scale.dx, y: layer.scale.dy)
        shear = 0
        guard layer.deformation != .identity || layer.rotation3D != .zero else { return }
        let projection = Projection(
            degreesX: layer.rotation3D.dx,
            degreesY: layer.rotation3D.dy,
            distance: nil
        )
        let right = projection.apply(to: Point(x: 1, y: 0))
        let down = projection.apply(to: Point(x: 0, y: 1))
        let matrix = layer.deformation
            .then(.scale(x: layer.scale.dx, y: layer.scale.dy))
            .then(.turn(degrees: layer.rotation))
            .then(Transform(a: right.x, b: right.y, c: down.x, d: down.y, tx: 0, ty: 0))
        // Rotated back by the layer's own angle, the matrix has the rest of the rotation.
        let rest = matrix.then(.turn(degrees: -layer.rotation))
        let length = Vector(dx: rest.a, dy: rest.b).length
        guard length > 1e-9 else {
            scale = ScaleFactors(x: 0, y: Vector(dx: rest.c, dy: rest.d).length)
            return
        }
        // A half turn of the first column counts as a mirrored x.
        let sign = rest.a < 0 ? -1.0 : 1.0
        let x = Vector(dx: sign * rest.a / length, dy: sign * rest.b / length)
        let angle = DeterministicMath.atan2(y: x.dy, x: x.dx)
        rotation += angle * 180 / .pi
        let along = x.dx * rest.c + x.dy * rest.d
        scale = ScaleFactors(x: sign * length, y: x.dx * rest.d - x.dy * rest.c)
        shear = along / (sign * length)
    }
}
