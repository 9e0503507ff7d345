import Raster

/// How much work a frame is, with every copy counted.
struct DrawingWeight {
    /// Shapes, a fill and a stroke counting as two.
    var shapes = 0
    /// Curves and lines of the shapes' outlines.
    var segments = 0

    /// Both together; sums beyond what an integer holds stay at the greatest.
    static func + (left: DrawingWeight, right: DrawingWeight) -> DrawingWeight {
        DrawingWeight(
            shapes: sum(left.shapes, right.shapes),
            segments: sum(left.segments, right.segments)
        )
    }

    /// So many times as much.
    func times(_ factor: Int) -> DrawingWeight {
        DrawingWeight(
            shapes: Self.product(shapes, factor),
            segments: Self.product(segments, factor)
        )
    }

    private static func sum(_ a: Int, _ b: Int) -> Int {
        let (value, overflow) = a.addingReportingOverflow(b)
        return overflow ? .max : value
    }

    private static func product(_ a: Int, _ b: Int) -> Int {
        let (value, overflow) = a.multipliedReportingOverflow(by: b)
        return overflow ? .max : value
    }
}

extension Resolved.Layer {
    /// The work that the layer makes in every frame, that of its mask with it.
    var weight: DrawingWeight {
        properties.reduce(contentWeight) { weight, property in
            switch property.argument {
            case .mask(let mask): mask.layers.reduce(weight) { $0 + $1.weight }
            // It is drawn twice.
            case .shadow: weight.times(2)
            default: weight
            }
        }
    }

    private var contentWeight: DrawingWeight {
        switch content {
        case .image:
            return DrawingWeight(shapes: 1, segments: 4)
        case .group(let layers), .component(let layers, _):
            return layers.reduce(DrawingWeight()) { $0 + $1.weight }
        case .repetition(let repetition):
            return repetition.layers.reduce(DrawingWeight()) { $0 + $1.weight }
                .times(repetition.count)
        case .outline(let painted):
            let paints = (painted.fill == nil ? 0 : 1) + (painted.stroke == nil ? 0 : 1)
            return DrawingWeight(shapes: 1, segments: painted.outline.segments).times(paints)
        }
    }
}
