import Raster

extension SwiftUIDrawing {
    /// Returns the statements that apply a layer's transform to a context.
    ///
    /// - Parameters:
    ///   - name: The name of the context.
    ///   - own: The start of the names of members.
    mutating func transform(
        _ grid: Grid<VectorTransform>,
        of name: String,
        _ own: String
    ) -> [String] {
        let parts = TransformParts(grid)
        let linear = self.linear(parts, of: name, own)
        var lines: [String] = []
        if parts.hasOffset {
            let x = motion.number(parts.offsetX, own + "X")
            let y = motion.number(parts.offsetY, own + "Y")
            lines.append("\(name).translateBy(x: \(x), y: \(y))")
        }
        guard !linear.isEmpty, parts.hasAnchor else { return lines + linear }
        let x = motion.number(parts.anchorX, own + "AnchorX")
        let y = motion.number(parts.anchorY, own + "AnchorY")
        lines.append("\(name).translateBy(x: \(x), y: \(y))")
        let back = "\(name).translateBy(x: \(Self.negated(x)), y: \(Self.negated(y)))"
        return lines + linear + [back]
    }

    /// Returns the statements for the rotation, the scale and the shear.
    private mutating func linear(
        _ parts: TransformParts,
        of name: String,
        _ own: String
    ) -> [String] {
        var lines: [String] = []
        if !parts.rotation.isFixed([0]) {
            let angle = motion.number(parts.rotation, own + "Rotation")
            lines.append("\(name).rotate(by: .degrees(\(angle)))")
        }
        if parts.scaleX.values == parts.scaleY.values {
            if !parts.scaleX.isFixed([1]) {
                let scale = motion.number(parts.scaleX, own + "Scale")
                lines.append("\(name).scaleBy(x: \(scale), y: \(scale))")
            }
        } else {
            let x = motion.number(parts.scaleX, own + "ScaleX")
            let y = motion.number(parts.scaleY, own + "ScaleY")
            lines.append("\(name).scaleBy(x: \(x), y: \(y))")
        }
        if !parts.shear.isFixed([0]) {
            let shear = motion.number(parts.shear, own + "Shear")
            let matrix = "CGAffineTransform(a: 1, b: 0, c: \(shear), d: 1, tx: 0, ty: 0)"
            lines.append("\(name).concatenate(\(matrix))")
        }
        return lines
    }

    private static func negated(_ expression: String) -> String {
        if expression == "0" { return "0" }
        if expression.hasPrefix("-"), !expression.contains(" ") {
            return String(expression.dropFirst())
        }
        return expression.contains(" ") ? "-(\(expression))" : "-\(expression)"
    }

    /// Returns one number of an animated value.
    static func component<Value: Keyable, Part: Keyable>(
        _ grid: Grid<Animated<Value>>,
        _ part: (Value) -> Part
    ) -> Grid<Curve> {
        grid.map { Curve($0.simplifiedMap(part)) }
    }

    /// Returns the statements that add a shadow and a blur to a context.
    mutating func filters(_ grid: Grid<VectorLayer>, _ name: String) -> [String] {
        var lines: [String] = []
        if let shadows = grid.compactMap(\.shadow) {
            let color = color(shadows.map(\.color), name + "Shadow")
            let radius = motion.number(
                Grid<Lengths>.curves(shadows.map(\.blur)),
                name + "ShadowRadius"
            )
            let offset = shadows.map(\.offset)
            let x = motion.number(
                Self.component(offset) { Lengths([$0.dx]) },
                name + "ShadowX"
            )
            let y = motion.number(
                Self.component(offset) { Lengths([$0.dy]) },
                name + "ShadowY"
            )
            lines.append(
                "\(name).addFilter(.shadow(color: \(color), radius: \(radius), x: \(x), y: \(y)))"
            )
        }
        if let blurs = grid.compactMap(\.blur) {
            let radius = motion.number(Grid<Lengths>.curves(blurs), name + "Blur")
            lines.append("\(name).addFilter(.blur(radius: \(radius)))")
        }
        return lines
    }

    /// Returns the statements that clip and mask a context.
    mutating func clipping(
        _ grid: Grid<VectorLayer>,
        of name: String,
        _ own: String
    ) -> [String] {
        var lines: [String] = []
        if let clips = grid.compactMap(\.clip) {
            let path = path(clips.map(\.path), own + "Clip", isMeasured: false)
            let rule = clips.first.rule == .evenOdd ? ", style: FillStyle(eoFill: true)" : ""
            lines.append("\(name).clip(to: \(path)\(rule))")
        }
        guard let masks = grid.compactMap(\.mask) else { return lines }
        let mask = masks.first
        var inner = mask.layers.indices.flatMap { index in
            self.lines(masks.map { $0.layers[index] }, on: "mask")
        }
        if mask.usesLuminance {
            inner =
                ["mask.addFilter(.luminanceToAlpha)", "mask.drawLayer { mask in"]
                + SwiftText.indented(inner) + ["}"]
        }
        let options = mask.isInverted ? "(options: .inverse)" : ""
        return lines + ["\(name).clipToLayer\(options) { mask in"] + SwiftText.indented(inner) + [
            "}"
        ]
    }
}
