import Raster

extension SwiftUIDrawing {
    /// Returns the statements that fill and stroke a shape.
    mutating func lines(_ grid: Grid<VectorShape>, on canvas: String, _ name: String) -> [String] {
        let shape = grid.first
        let isMeasured = shape.isMeasured
        var lines: [String] = []
        var path = path(grid.map(\.path), name + "Path", isMeasured: isMeasured)
        if let trims = grid.compactMap(\.trim) { path += trimming(trims, name, into: &lines) }
        if shape.fill != nil, shape.stroke != nil {
            lines.append("let path = \(path)")
            path = "path"
        }
        if let fills = grid.compactMap(\.fill) {
            let shading = shading(fills.map(\.paint), name + "Fill")
            let style = fills.first.rule == .evenOdd ? ", style: FillStyle(eoFill: true)" : ""
            lines.append("\(canvas).fill(\(path), with: \(shading)\(style))")
        }
        if let strokes = grid.compactMap(\.stroke) {
            let shading = shading(strokes.map(\.paint), name + "Stroke")
            let style = style(strokes, name)
            lines.append("\(canvas).stroke(\(path), with: \(shading), \(style))")
        }
        // A constant needs the scope of a block.
        return lines.contains { $0.hasPrefix("let ") }
            ? ["do {"] + SwiftText.indented(lines) + ["}"] : lines
    }

    /// Returns the call that trims a path. Adds the statements before it to `lines`.
    private mutating func trimming(
        _ grid: Grid<VectorShape.Trim>,
        _ name: String,
        into lines: inout [String]
    ) -> String {
        let starts = Grid<Factor>.curves(grid.map(\.start))
        let lengths = Grid<Factor>.curves(grid.map(\.length))
        if starts.all.allSatisfy({ $0.constant == [0] }) {
            if lengths.all.allSatisfy({ $0.constant == [1] }) { return "" }
            return ".trimmedPath(from: 0, to: \(motion.number(lengths, name + "Trim")))"
        }
        var start = motion.number(starts, name + "TrimStart")
        let length = motion.number(lengths, name + "TrimLength")
        if grid.all.contains(where: \.crossesEnd) {
            helpers.insert(.trim)
            return ".trimmed(from: \(start), length: \(length))"
        }
        if starts.all.contains(where: { $0.constant == nil }) {
            lines.append("let start = \(start)")
            start = "start"
        }
        func operand(_ text: String) -> String { text.contains("?") ? "(\(text))" : text }
        return ".trimmedPath(from: \(start), to: \(operand(start)) + \(operand(length)))"
    }

    private mutating func style(_ grid: Grid<VectorShape.Stroke>, _ name: String) -> String {
        let stroke = grid.first
        let width = motion.number(Grid<Lengths>.curves(grid.map(\.width)), name + "Width")
        var arguments = ["lineWidth: \(width)"]
        if stroke.cap != .butt { arguments.append("lineCap: .\(stroke.cap.rawValue)") }
        if stroke.join != .miter { arguments.append("lineJoin: .\(stroke.join.rawValue)") }
        if stroke.join == .miter, stroke.miterLimit != 10 {
            arguments.append("miterLimit: \(SwiftText.number(stroke.miterLimit))")
        }
        if !stroke.dash.first.values.isEmpty {
            let dash = motion.list(Grid<Lengths>.curves(grid.map(\.dash)), name + "Dash")
            arguments.append(
                dash.hasPrefix("[") && !dash.contains("][")
                    ? "dash: \(dash)" : "dash: \(dash).map { CGFloat($0) }"
            )
            let phases = Grid<Lengths>.curves(grid.map(\.dashPhase))
            if phases.all.contains(where: { $0.constant != [0] }) {
                arguments.append("dashPhase: \(motion.number(phases, name + "DashPhase"))")
            }
        }
        if arguments.count == 1 { return arguments[0] }
        return "style: StrokeStyle(\(arguments.joined(separator: ", ")))"
    }

    /// Returns the statements that draw an image.
    mutating func lines(_ grid: Grid<VectorImage>, on canvas: String, _ name: String) -> [String] {
        let image = grid.first
        let width = Self.component(grid.map(\.size)) { Lengths([$0.dx]) }
        let height = Self.component(grid.map(\.size)) { Lengths([$0.dy]) }
        let imageName = self.imageName(image.image, image.part)
        let filter = image.filter == .smooth ? "" : ".interpolation(.none)"
        let size: String
        if let width = width.first.constant, let height = height.first.constant {
            size = Self.rect(
                Rect(x: -width[0] / 2, y: -height[0] / 2, width: width[0], height: height[0])
            )
        } else {
            let sides = Grid<Vector>.curves(grid.map(\.size))
            helpers.formUnion([.rect, .rectAroundCenter])
            size = "CGRect(size: \(motion.list(sides, name + "Size")))"
        }
        return ["\(canvas).draw(Image(\"\(imageName)\")\(filter), in: \(size))"]
    }

    /// Returns an expression of a path.
    ///
    /// - Parameter isMeasured: Whether the start of the path matters, as for trims and dashes.
    mutating func path(
        _ grid: Grid<Animated<Path>>,
        _ name: String,
        isMeasured: Bool
    ) -> String {
        let paths = grid.all.flatMap { $0.tracks.flatMap(\.keys).map(\.value) }
        let frames = paths.map(\.enclosingRect)
        func frame() -> String {
            let curves = grid.map { Curve($0.simplifiedMap { FrameNumbers($0.enclosingRect) }) }
            if curves.all.allSatisfy({ $0.constant != nil && $0 == curves.first }) {
                return Self.rect(frames[0])
            }
            helpers.insert(.rect)
            return "CGRect(\(motion.list(curves, name + "Frame")))"
        }
        func isEach(_ path: (Rect) -> Path) -> Bool {
            zip(paths, frames).allSatisfy { $0.isNear(path($1)) }
        }
        if isEach({ .ellipse(in: $0) }) { return "Path(ellipseIn: \(frame()))" }
        if isEach({ .rect($0) }) { return "Path(\(frame()))" }
        if !isMeasured, grid.all.allSatisfy({ $0.constant == grid.first.constant }),
            let (radius, corners) = paths[0].roundedCorners
        {
            return "Path(roundedRect: \(Self.rect(frames[0])), "
                + "cornerRadius: \(SwiftText.number(radius)), style: .\(corners.rawValue))"
        }
        helpers.insert(.path)
        let commands = paths[0].commands
        let curves = Grid<Path>.curves(grid, digits: 4)
        if let numbers = curves.first.constant, curves.all.allSatisfy({ $0.constant == numbers }) {
            let text = SwiftText.array(numbers, digits: 4)
            return motion.constant(
                name,
                lines: SwiftText.wrapped(["Path(\"\(commands)\", \(text))"], columns: 92)
            )
        }
        return "Path(\"\(commands)\", \(motion.list(curves, name)))"
    }

    /// Returns a rectangle.
    static func rect(_ rect: Rect) -> String {
        "CGRect(x: \(SwiftText.number(rect.minX)), y: \(SwiftText.number(rect.minY)), "
            + "width: \(SwiftText.number(rect.width)), height: \(SwiftText.number(rect.height)))"
    }

    private mutating func imageName(_ image: Image, _ part: PixelRect?) -> String {
        if let known = images.first(where: { $0.image == image && $0.part == part }) {
            return known.name
        }
        let name = "\(imagePrefix)-image-\(images.count + 1)"
        images.append(SwiftUIImage(name: name, image: image, part: part))
        return name
    }
}

/// An image that a generated view loads from an asset catalogue.
struct SwiftUIImage {
    let name: String
    let image: Image
    /// The part to write, or `nil` for all of it.
    let part: PixelRect?
}

/// A frame's position and size.
struct FrameNumbers: Keyable {
    var components: [Double]

    init(_ rect: Rect) { components = [rect.minX, rect.minY, rect.width, rect.height] }

    var tolerances: [Double] { components.map { _ in KeyTolerance.points } }

    func replacing(_ components: [Double]) -> FrameNumbers {
        var copy = self
        copy.components = components
        return copy
    }
}

extension VectorShape.Trim {
    /// Whether the drawn part crosses the end of the path.
    var crossesEnd: Bool {
        for (starts, lengths) in zip(start.tracks, length.tracks) {
            for time in starts.keys.map(\.time) + lengths.keys.map(\.time) {
                for time in [time - 1e-6, time] {
                    let start = starts.value(at: time).value
                    let end = start + lengths.value(at: time).value
                    if start < -1e-6 || end > 1 + 1e-6 { return true }
                }
            }
        }
        return false
    }
}

extension Path {
    /// The rectangle around all end points.
    var enclosingRect: Rect {
        let points = elements.compactMap { element -> Point? in
            switch element {
            case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end),
                .arc(_, _, let end):
                end
            case .close: nil
            }
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return Rect(
            x: left,
            y: top,
            width: (xs.max() ?? left) - left,
            height: (ys.max() ?? top) - top
        )
    }

    /// Whether the paths have the same elements, with an error far below a pixel.
    func isNear(_ other: Path) -> Bool {
        guard commands == other.commands else { return false }
        let size = Swift.max(enclosingRect.width, enclosingRect.height, 1)
        return zip(components, other.components).allSatisfy {
            ($0 - $1).magnitude < 2e-4 * size
        }
    }

    /// The radius and kind of corners of the path as a rounded rectangle, or `nil`.
    fileprivate var roundedCorners: (radius: Double, corners: Corners)? {
        let frame = enclosingRect
        var current = Point.zero
        var distance: Double?
        for element in elements where distance == nil {
            switch element {
            case .move(let end), .line(let end): current = end
            default: distance = frame.maxY - current.y
            }
        }
        guard let distance, distance > 0.01 else { return nil }
        for (radius, corners) in [(distance, Corners.circular), (distance / 1.528665, .continuous)]
        {
            let path = Path.roundedRect(frame, cornerRadius: radius, corners: corners)
            if isNear(path.withoutArcs) { return (radius.rounded(toDigits: 4), corners) }
        }
        return nil
    }
}
