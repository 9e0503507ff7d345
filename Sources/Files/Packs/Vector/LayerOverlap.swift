import Raster

/// Checks whether the shapes of a group may overlap. If they do not, the opacity of the group can
/// be multiplied into theirs.
struct LayerOverlap {
    /// The index of the sequence.
    let sequence: Int

    private static let times = (0...12).map { Double($0) / 12 }

    /// Returns whether two visible shapes may overlap at some time of the sequence.
    func mayOverlap(_ layers: [VectorLayer]) -> Bool {
        Self.times.contains { time in
            var hulls: [Hull] = []
            for layer in layers {
                add(layer, TrackMoment(time: time), .identity, opacity: 1, to: &hulls)
            }
            return hulls.indices.contains { index in
                hulls[index].isPaintedTwice
                    || hulls[..<index].contains { $0.mayOverlap(hulls[index]) }
            }
        }
    }

    private func add(
        _ layer: VectorLayer,
        _ moment: TrackMoment,
        _ transform: Transform,
        opacity: Double,
        to hulls: inout [Hull]
    ) {
        let opacity = opacity * layer.opacity.tracks[sequence].value(at: moment).value
        guard opacity > KeyTolerance.channel else { return }
        let transform = layer.transform.matrix(sequence, at: moment).then(transform)
        switch layer.content {
        case .group(let layers):
            for layer in layers {
                add(layer, moment, transform, opacity: opacity, to: &hulls)
            }
        case .image(let image):
            let size = image.size.tracks[sequence].value(at: moment)
            let frame = Rect(center: .zero, size: Size(width: size.dx, height: size.dy))
            hulls.append(Hull(.rect(frame), transform, reach: 0, isPaintedTwice: false))
        case .shape(let shape):
            let path = shape.path.tracks[sequence].value(at: moment)
            var reach = 0.0
            if let stroke = shape.stroke {
                let width = stroke.width.tracks[sequence].value(at: moment).values[0]
                reach = width / 2 * (stroke.join == .miter && path.elements.count > 2 ? 2 : 1)
            }
            let isPaintedTwice = shape.fill != nil && shape.stroke != nil
            hulls.append(Hull(path, transform, reach: reach, isPaintedTwice: isPaintedTwice))
        }
    }
}

/// The extent of a shape along several directions.
private struct Hull {
    /// The smallest and largest coordinate along each direction.
    private let extents: [ClosedRange<Double>]
    /// Whether the shape has a fill and a stroke, which overlap.
    let isPaintedTwice: Bool

    private static let directions = (0..<16).map { index in
        DeterministicMath.sineCosine(.pi * Double(index) / 16)
    }

    init(_ path: Path, _ transform: Transform, reach: Double, isPaintedTwice: Bool) {
        self.isPaintedTwice = isPaintedTwice
        let points = path.elements.flatMap { element -> [Point] in
            switch element {
            case .move(let end), .line(let end), .arc(_, _, let end): [end]
            case .quad(let control, let end): [control, end]
            case .cubic(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
        .map(transform.apply(to:))
        let scale = max(
            Vector(dx: transform.a, dy: transform.b).length,
            Vector(dx: transform.c, dy: transform.d).length
        )
        extents = Self.directions.map { direction in
            let along = points.map { $0.x * direction.cosine + $0.y * direction.sine }
            guard let low = along.min(), let high = along.max(), low <= high else { return 0...0 }
            return (low - reach * scale)...(high + reach * scale)
        }
    }

    func mayOverlap(_ other: Hull) -> Bool {
        let touch = KeyTolerance.points
        return zip(extents, other.extents).allSatisfy {
            $0.upperBound > $1.lowerBound + touch && $1.upperBound > $0.lowerBound + touch
        }
    }
}
