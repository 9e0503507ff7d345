import DesignFormat
import Indicators
import Raster

extension Scene {
    /// All shapes in drawing order. The opacity of groups is multiplied into their shapes.
    package var shapes: [Shape] { Self.shapes(in: items, opacity: 1) }

    private static func shapes(in items: [Item], opacity: Double) -> [Shape] {
        items.flatMap { item -> [Shape] in
            switch item {
            case .shape(var shape):
                shape.opacity *= opacity
                return [shape]
            case .group(let group):
                return shapes(in: group.items, opacity: opacity * group.opacity)
            }
        }
    }
}

extension Shape {
    /// The colour of a solid paint with the shape's opacity, or `nil` for other paints.
    package var color: Color? {
        guard case .solid(let color) = paint else { return nil }
        return color.opacity(opacity)
    }

    /// The stroke style, or `nil` for a fill.
    package var pen: StrokeStyle? {
        guard case .stroke((let pen)) = style else { return nil }
        return pen
    }
}

extension Transform {
    /// The point that the transform maps the origin to.
    package var origin: Point { apply(to: .zero) }

    /// The rotation of the transform, in degrees within 0..<360.
    package var degrees: Double {
        let turn = DeterministicMath.atan2(y: b, x: a) * 180 / .pi
        let positive = turn < -1e-9 ? turn + 360 : max(turn, 0)
        return positive > 360 - 1e-9 ? 0 : positive
    }
}

extension Design {
    /// Creates a design from text, without files.
    package init(text: String, file: String = "x.yaml") throws(DesignErrors) {
        try self.init(yaml: Array(text.utf8), name: "x", file: file)
    }

    /// Returns the scene in the default environment.
    package func scene(_ state: StateName, progress: Double) -> Scene {
        scene(at: Moment(state: state, position: .progress(progress)), in: .standard)
    }

    /// Returns the scene in the default environment.
    package func scene(_ state: StateName, time: Double) -> Scene {
        scene(at: Moment(state: state, position: .time(time)), in: .standard)
    }
}

/// Returns whether two numbers are equal up to a tolerance.
package func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance
}
