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
