import Raster

extension CoreAnimationDrawing {
    /// Whether one shape layer draws the layer's shape: with colours only, without a trim across
    /// the end of the path.
    func isSimpleShape(_ grid: Grid<VectorLayer>) -> Bool {
        guard let shapes = grid.compactMap(\.shape) else { return false }
        return shapes.all.allSatisfy { shape in
            shape.fill?.paint.first.gradient == nil && shape.stroke?.paint.first.gradient == nil
                && !(shape.trim?.crossesEnd ?? false)
        }
    }

    /// Returns the statements that set up a shape layer with colours.
    mutating func simple(_ grid: Grid<VectorShape>, of name: String) -> [String] {
        var lines = path(grid.map(\.path), of: name, isMeasured: grid.first.isMeasured)
        if let fills = grid.compactMap(\.fill) {
            lines += color(fills.map(\.paint), of: name, "fillColor")
            if fills.first.rule == .evenOdd { lines.append("\(name).fillRule = .evenOdd") }
        } else {
            lines.append("\(name).fillColor = nil")
        }
        if let strokes = grid.compactMap(\.stroke) {
            lines += color(strokes.map(\.paint), of: name, "strokeColor")
            lines += style(strokes, of: name)
        }
        if let trims = grid.compactMap(\.trim) {
            lines += trim(trims.map { TrimCurves($0) }, of: name, isRest: false)
        }
        return lines
    }

    /// Returns the statements that add the layers of a shape with a gradient, or with a trim across
    /// the end of the path.
    mutating func lines(
        _ grid: Grid<VectorShape>,
        to parent: String,
        _ label: String
    ) -> [String] {
        var lines: [String] = []
        if let fills = grid.compactMap(\.fill) {
            lines += painted(fills.map(\.paint), grid, to: parent, label + "Fill") {
                name,
                drawing in
                let path = drawing.path(grid.map(\.path), of: name, isMeasured: false)
                return fills.first.rule == .evenOdd ? path + ["\(name).fillRule = .evenOdd"] : path
            }
        }
        if let strokes = grid.compactMap(\.stroke) {
            let trims = grid.compactMap(\.trim)
            let parts = trims?.all.contains(where: \.crossesEnd) == true ? [false, true] : [false]
            for isRest in parts where grid.first.stroke?.paint.first.gradient == nil {
                let name = unique(label + (isRest ? "Rest" : "Stroke"))
                lines.append("let \(name) = newLayer(CAShapeLayer(), in: \(parent))")
                lines += outline(grid, strokes, isRest: isRest, of: name)
                lines += color(strokes.map(\.paint), of: name, "strokeColor")
            }
            if grid.first.stroke?.paint.first.gradient != nil {
                lines += gradientStroke(grid, strokes, parts, to: parent, label)
            }
        }
        return lines
    }

    private mutating func gradientStroke(
        _ grid: Grid<VectorShape>,
        _ strokes: Grid<VectorShape.Stroke>,
        _ parts: [Bool],
        to parent: String,
        _ label: String
    ) -> [String] {
        guard parts.count > 1 else {
            return painted(strokes.map(\.paint), grid, to: parent, label + "Stroke") {
                name,
                drawing in
                drawing.outline(grid, strokes, isRest: false, of: name)
                    + ["\(name).strokeColor = CGColor(gray: 0, alpha: 1)"]
            }
        }
        let container = unique(label + "Stroke")
        let mask = unique(label + "StrokeMask")
        var lines = [
            "let \(container) = newLayer(CALayer(), in: \(parent))",
            "let \(mask) = newLayer(CALayer())",
        ]
        for isRest in parts {
            let name = unique(label + (isRest ? "RestMask" : "PartMask"))
            lines.append("let \(name) = newLayer(CAShapeLayer(), in: \(mask))")
            lines += outline(grid, strokes, isRest: isRest, of: name)
            lines.append("\(name).strokeColor = CGColor(gray: 0, alpha: 1)")
        }
        lines.append("\(container).mask = \(mask)")
        return lines + gradient(strokes.map(\.paint), grid, to: container, label)
    }

    /// Returns the statements of a stroked path without its colour.
    private mutating func outline(
        _ grid: Grid<VectorShape>,
        _ strokes: Grid<VectorShape.Stroke>,
        isRest: Bool,
        of name: String
    ) -> [String] {
        var lines = path(grid.map(\.path), of: name, isMeasured: true)
        lines.append("\(name).fillColor = nil")
        lines += style(strokes, of: name)
        if let trims = grid.compactMap(\.trim) {
            lines += trim(trims.map { TrimCurves($0) }, of: name, isRest: isRest)
        }
        return lines
    }

    /// Returns the statements that fill a path with a gradient or a colour.
    ///
    /// - Parameter shape: Returns the statements of the shape layer with a name.
    private mutating func painted(
        _ paints: Grid<Animated<Paint>>,
        _ grid: Grid<VectorShape>,
        to parent: String,
        _ label: String,
        _ shape: (String, inout CoreAnimationDrawing) -> [String]
    ) -> [String] {
        guard paints.first.first.gradient != nil else {
            let name = unique(label)
            let lines = ["let \(name) = newLayer(CAShapeLayer(), in: \(parent))"]
            return lines + shape(name, &self) + color(paints, of: name, "fillColor")
        }
        let container = unique(label)
        let mask = unique(label + "Mask")
        return [
            "let \(container) = newLayer(CALayer(), in: \(parent))",
            "let \(mask) = newLayer(CAShapeLayer())",
        ] + shape(mask, &self) + ["\(container).mask = \(mask)"]
            + gradient(paints, grid, to: container, label)
    }

    private mutating func style(
        _ grid: Grid<VectorShape.Stroke>,
        of name: String
    ) -> [String] {
        let stroke = grid.first
        var lines = motion.statements(
            Grid<Lengths>.curves(grid.map(\.width)),
            of: name,
            "lineWidth",
            initial: [1]
        )
        if stroke.cap != .butt { lines.append("\(name).lineCap = .\(stroke.cap.rawValue)") }
        if stroke.join != .miter { lines.append("\(name).lineJoin = .\(stroke.join.rawValue)") }
        if stroke.join == .miter, stroke.miterLimit != 10 {
            lines.append("\(name).miterLimit = \(SwiftText.number(stroke.miterLimit))")
        }
        guard !stroke.dash.first.values.isEmpty else { return lines }
        let dash = SwiftText.array(stroke.dash.first.values)
        lines.append("\(name).lineDashPattern = \(dash)")
        return lines
            + motion.statements(
                Grid<Lengths>.curves(grid.map(\.dashPhase)),
                of: name,
                "lineDashPhase",
                initial: [0]
            )
    }

    private mutating func trim(
        _ grid: Grid<TrimCurves>,
        of name: String,
        isRest: Bool
    ) -> [String] {
        guard !isRest else {
            return motion.statements(grid.map(\.rest), of: name, "strokeEnd", initial: [1])
        }
        return motion.statements(grid.map(\.start), of: name, "strokeStart", initial: [0])
            + motion.statements(grid.map(\.end), of: name, "strokeEnd", initial: [1])
    }

    /// Returns the statements that set or animate the path of a shape layer.
    mutating func path(
        _ grid: Grid<Animated<Path>>,
        of name: String,
        isMeasured: Bool
    ) -> [String] {
        let paths = grid.all.flatMap { $0.tracks.flatMap(\.keys).map(\.value) }
        let frames = grid.map { Curve($0.simplifiedMap { FrameNumbers($0.enclosingRect) }) }
        if !isMeasured, paths.allSatisfy({ $0.isNear(.ellipse(in: $0.enclosingRect)) }) {
            return motion.statements(frames, of: name, "path", .ellipse)
        }
        if !isMeasured, paths.allSatisfy({ $0.isNear(.rect($0.enclosingRect)) }) {
            return motion.statements(frames, of: name, "path", .rect)
        }
        usesPaths = true
        return motion.statements(
            Grid<Path>.curves(grid, digits: 4),
            of: name,
            "path",
            .path(paths[0].commands)
        )
    }

    private mutating func color(
        _ grid: Grid<Animated<Paint>>,
        of name: String,
        _ property: String
    ) -> [String] {
        motion.statements(
            Grid<Color>.curves(grid.map { $0.map(\.color) }, digits: 4),
            of: name,
            property,
            .color
        )
    }
}

extension VectorShape {
    /// Whether the start of the path matters, as for trims and dashes.
    var isMeasured: Bool {
        trim != nil || !(stroke?.dash.first.values.isEmpty ?? true)
    }
}
