import Raster

/// A coarse estimate of the work to draw a frame, including all copies.
struct DrawingWeight {
    /// The number of shapes. A fill and a stroke count as two.
    var shapes = 0
    /// The number of curves and lines in the outlines.
    var segments = 0

    /// Returns the sum, clamped to the largest integer.
    static func + (left: DrawingWeight, right: DrawingWeight) -> DrawingWeight {
        DrawingWeight(
            shapes: sum(left.shapes, right.shapes),
            segments: sum(left.segments, right.segments)
        )
    }

    /// Returns the work multiplied by `factor`, clamped to the largest integer.
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
    /// The work to draw the layer and its mask.
    var weight: DrawingWeight {
        properties.reduce(contentWeight) { weight, property in
            switch property.argument {
            case .mask(let mask): mask.layers.reduce(weight) { $0 + $1.weight }
            // A layer with a shadow is drawn twice.
            case .shadow: weight.times(2)
            case .clip(let clip) where clip.outline.isComposed:
                weight + DrawingWeight(segments: clip.outline.work)
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
            return DrawingWeight(shapes: 1, segments: painted.outline.work).times(paints)
        }
    }
}

extension Resolved.Outline {
    /// The number of curves whose drawing costs as much as flattening and combining one.
    private static let combinationCost = 16

    /// Whether the outline is combined from others in each frame.
    fileprivate var isComposed: Bool {
        !isConstant && arguments.contains { if case .outlines = $0 { true } else { false } }
    }

    /// The number of curves and lines, or of those whose drawing costs as much.
    fileprivate var work: Int {
        isComposed
            ? DrawingWeight(segments: segments).times(Self.combinationCost).segments : segments
    }
}
