import Indicators
import Raster

/// What distinguishes two forms of a layer that numbers cannot connect, such as two texts.
struct VectorVariant: Hashable {
    private var elements: [UInt8] = []
    private var dashCount = 0
    private var image: Paint?

    /// Describes a group, which has one form.
    init() {}

    /// Describes an outline.
    init(of outline: OutlineSnapshot) {
        elements = outline.path.elements.map { element in
            switch element {
            case .move: 0
            case .line: 1
            case .quad: 2
            case .cubic: 3
            case .arc: 4
            case .close: 5
            }
        }
        dashCount = outline.stroke?.style.dash.count ?? 0
    }

    /// Describes an image.
    init(image: Paint) { self.image = image.withoutFrame }
}

extension Paint {
    /// The image over a fixed frame, so that only the pixels are compared.
    fileprivate var withoutFrame: Paint {
        guard case .image(let image, _, let part, let filter) = self else { return self }
        let frame = Rect(x: 0, y: 0, width: 1, height: 1)
        return .image(image, rect: frame, part: part, filter: filter)
    }
}

extension LayerSnapshot {
    /// The layer with values that formats can store: no arcs in paths, and what is not drawn because
    /// of a trim or a width of 0 is transparent.
    var normalized: LayerSnapshot {
        var layer = self
        if let clip = layer.clip {
            layer.clip?.path = clip.path.transformed(by: clip.transform).withoutArcs
            layer.clip?.transform = .identity
        }
        if var mask = layer.mask {
            mask.layers = mask.layers.map(\.normalized)
            layer.mask = mask
        }
        switch layer.content {
        case .group(let layers): layer.content = .group(layers.map(\.normalized))
        case .image: break
        case .outline(var outline):
            outline.path = outline.path.withoutArcs
            if outline.isEmpty { layer.opacity = 0 }
            if let trim = outline.trim, trim.end - trim.start >= 1 {
                outline.trim = OutlineSnapshot.Trim(start: 0, end: 1)
            }
            layer.content = .outline(outline)
        }
        return layer
    }
}

extension OutlineSnapshot {
    /// Whether nothing is drawn.
    fileprivate var isEmpty: Bool {
        if let trim, !(trim.start < trim.end) { return true }
        return path.isEmpty || fill == nil && (stroke?.style.width ?? 0) <= 0
    }
}

extension Path {
    /// The path with each arc replaced by four cubic curves, so that paths with equal arcs have equal
    /// elements. The error is below .0003 of the radius.
    var withoutArcs: Path {
        var elements: [Element] = []
        var current = Point.zero
        for element in self.elements {
            if case .arc(let center, let sweep, let end) = element {
                elements += Self.curves(from: current, to: end, center: center, sweep: sweep)
            } else {
                elements.append(element)
            }
            current = element.end ?? current
        }
        return Path(elements: elements)
    }

    /// Returns the curves of an arc. The handles have the length 4/3·tan(θ/4)·r for a curve over θ.
    private static func curves(
        from start: Point,
        to end: Point,
        center: Point,
        sweep: Angle
    ) -> [Element] {
        let count = 4
        let step = sweep.radians / Double(count)
        let quarter = DeterministicMath.sineCosine(step / 4)
        let handle = 4.0 / 3 * quarter.sine / quarter.cosine
        let turn = DeterministicMath.sineCosine(step)
        var radius = start - center
        return (0..<count).map { index in
            let next =
                index == count - 1
                ? end - center : radius.turned(sine: turn.sine, cosine: turn.cosine)
            defer { radius = next }
            return .cubic(
                center + radius + radius.quarterTurned * handle,
                center + next - next.quarterTurned * handle,
                center + next
            )
        }
    }
}

extension Path.Element {
    /// The end point, or `nil` for `close`.
    fileprivate var end: Point? {
        switch self {
        case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end),
            .arc(_, _, let end):
            end
        case .close: nil
        }
    }
}
