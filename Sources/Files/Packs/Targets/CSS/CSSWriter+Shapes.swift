import Base
import Raster

extension CSSWriter {
    /// Draws the fill or the stroke of an outline with an element. Returns the origin of the
    /// element, in the coordinates of the layer, or `nil` if nothing is drawn.
    ///
    /// - Parameter shape: An outline with either a fill or a stroke.
    mutating func add(
        _ shape: VectorShape,
        of layer: VectorLayer,
        to element: CSSElement
    ) throws(InputError) -> Point? {
        if let fill = shape.fill, shape.trim == nil {
            guard let bounds = shape.path.bounds else { return nil }
            let frame = Self.frame(around: bounds)
            setFrame(frame, of: element)
            animate("clip-path", shape.path, of: element) { $0.css(fill.rule, from: frame.origin) }
            try setPaint(fill.paint, in: frame, of: element, layer)
            return frame.origin
        }
        guard let paint = shape.fill?.paint ?? shape.stroke?.paint else { return nil }
        if let steps = OutlineSteps(of: shape, in: document.sequences.count) {
            guard let bounds = steps.bounds else { return nil }
            let frame = Self.frame(around: bounds)
            setFrame(frame, of: element)
            animate("clip-path", steps.indices, of: element) {
                steps.outlines[Int($0.values[0])].css(steps.rule, from: frame.origin)
            }
            try setPaint(paint, in: frame, of: element, layer)
            return frame.origin
        }
        guard let stroke = shape.stroke else { throw error("fills of trimmed paths", in: layer) }
        guard let trim = shape.trim else {
            throw error("strokes whose width or points change", in: layer)
        }
        guard shape.kind == "circle" else {
            throw error("changing trims of a path that is not a circle", in: layer)
        }
        guard let ring = Ring(of: shape, stroke) else {
            throw error(
                "changing trims of a circle with dashes, square caps or changing sizes",
                in: layer
            )
        }
        let frame = Self.frame(around: ring.bounds)
        setFrame(frame, of: element)
        set("clip-path", ring.outline.css(.evenOdd, from: frame.origin), of: element)
        setTrim(trim, of: ring, in: frame, on: element)
        try setPaint(stroke.paint, in: frame, of: element, layer)
        return frame.origin
    }

    /// Returns a frame of whole points with a border, so that its edges clip nothing.
    private static func frame(around bounds: Rect) -> Rect {
        let (x, y) = (bounds.minX.rounded(.down) - 1, bounds.minY.rounded(.down) - 1)
        return Rect(
            x: x,
            y: y,
            width: bounds.maxX.rounded(.up) + 1 - x,
            height: bounds.maxY.rounded(.up) + 1 - y
        )
    }

    /// Masks a ring by a sector and, for round caps, discs at both ends.
    private mutating func setTrim(
        _ trim: VectorShape.Trim,
        of ring: Ring,
        in frame: Rect,
        on element: CSSElement
    ) {
        let start = "--\(name)-\(element.number)-start"
        let length = "--\(name)-\(element.number)-length"
        for (property, value) in [(start, trim.start), (length, trim.length)] {
            sheet.register(property, syntax: "<number>", initial: "0")
            animate(property, value, of: element) { $0.value.css }
        }
        let center = Point(x: ring.center.x - frame.minX, y: ring.center.y - frame.minY)
        let at = "\(center.x.svg)px \(center.y.svg)px"
        var images: [String]
        if ring.isRound {
            images = [
                "conic-gradient(from calc((var(\(start)) + 0.25) * 1turn) at \(at), "
                    + "#000 calc(var(\(length)) * 1turn), #0000 0)"
            ]
            let (half, radius) = ((ring.width / 2).svg, ring.radius.svg)
            let pixel = "var(--\(name)-pixel) * 0.5px"
            // An arc of length 0 has no caps.
            let shown = "clamp(0, var(\(length)) * 10000, 1)"
            for end in ["var(\(start))", "(var(\(start)) + var(\(length)))"] {
                let x = "calc(\(center.x.svg)px + \(radius)px * cos(\(end) * 1turn))"
                let y = "calc(\(center.y.svg)px + \(radius)px * sin(\(end) * 1turn))"
                images.append(
                    "radial-gradient(circle at \(x) \(y), "
                        + "#000 calc((\(half)px - \(pixel)) * \(shown)), "
                        + "#0000 calc((\(half)px + \(pixel)) * \(shown)))"
                )
            }
        } else {
            // The ends are as soft as a pixel, and a full ring has none.
            let soft = "--\(name)-\(element.number)-soft"
            let full = "rgb(0 0 0 / clamp(0, (var(\(length)) - 0.9999) * 10000, 1))"
            // The angle of half a pixel, as a fraction of a turn.
            let half = (1 / (4 * Double.pi * ring.radius)).css
            set(soft, "calc(var(--\(name)-pixel) * \(half))", of: element)
            images = [
                "conic-gradient(from calc((var(\(start)) - var(\(soft)) + 0.25) * 1turn) at \(at), "
                    + "\(full) 0, #000 calc(var(\(soft)) * 2turn), "
                    + "#000 calc(var(\(length)) * 1turn), "
                    + "\(full) calc((var(\(length)) + var(\(soft)) * 2) * 1turn), \(full) 1turn)"
            ]
        }
        set("mask", images.joined(separator: ", "), of: element)
    }
}

/// A circle's stroke with a constant size.
private struct Ring {
    let center: Point
    let radius: Double
    let width: Double
    /// Whether the ends are round, and not cut.
    let isRound: Bool

    /// Measures the stroke of a circle. Returns `nil` if it changes, has dashes or square caps.
    init?(of shape: VectorShape, _ stroke: VectorShape.Stroke) {
        guard let box = shape.path.constant?.bounds, box.width > 0,
            let width = stroke.width.constant?.values[0], stroke.dash.first.values.isEmpty,
            stroke.cap != .square, width > 0
        else { return nil }
        center = box.center
        radius = box.width / 2
        self.width = width
        isRound = stroke.cap == .round
    }

    var bounds: Rect {
        let side = 2 * radius + width
        return Rect(center: center, size: Size(width: side, height: side))
    }

    /// The edges of the ring, to be filled by the even-odd rule.
    var outline: Path { Path.ring(center: center, radius: radius, width: width) }
}

extension Path {
    /// Returns the edges of a circle's stroke, to be filled by the even-odd rule.
    static func ring(center: Point, radius: Double, width: Double) -> Path {
        var path = Path.circle(center: center, radius: radius + width / 2)
        if radius > width / 2 { path.append(.circle(center: center, radius: radius - width / 2)) }
        return path
    }
}

extension Animated<Path> {
    /// The bounding box of the path at all times, or `nil` if it is empty.
    var bounds: Rect? {
        let boxes = tracks.flatMap(\.keys).compactMap(\.value.bounds)
        guard let first = boxes.first else { return nil }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }
}
