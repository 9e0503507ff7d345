import Raster

extension CoreAnimationDrawing {
    /// Adds the layers that transform the content. Each animates one kind of transform, because
    /// Core Animation splits the matrix of a layer with several kinds.
    ///
    /// - Parameters:
    ///   - grid: The transform.
    ///   - label: The start of the names.
    ///   - type: The class of the innermost layer.
    /// - Returns: The innermost layer, and its superlayer.
    mutating func transformed(
        _ grid: Grid<VectorTransform>,
        _ label: String,
        type: String,
        in parent: String,
        into lines: inout [String]
    ) -> (name: String, parent: String) {
        let parts = TransformParts(grid)
        // The steps from the outermost to the innermost.
        var steps: [Step] = []
        if parts.isStatic {
            if !parts.isIdentity { steps.append(.matrix) }
        } else {
            if !parts.rotation.isFixed([0]) { steps.append(.rotation) }
            if !parts.scaleX.isFixed([1]) || !parts.scaleY.isFixed([1]) { steps.append(.scale) }
            if !parts.shear.isFixed([0]) { steps.append(.shear) }
        }
        let hasAnchor = !steps.isEmpty && parts.hasAnchor
        let hasOffset = parts.hasOffset
        var parent = parent
        // Position and anchor in one layer can only be added if one of them never changes.
        if hasAnchor, hasOffset {
            let name = unique(label + "Position")
            lines.append("let \(name) = newLayer(CALayer(), in: \(parent))")
            lines += position(parts.offsetX, parts.offsetY, of: name)
            parent = name
        }
        let levels = steps.isEmpty ? [Step.none] : steps
        var name = parent
        for (index, step) in levels.enumerated() {
            let isLast = index == levels.count - 1
            if index > 0 { parent = name }
            name = unique(isLast ? label : label + step.suffix)
            let kind = isLast ? type : "CALayer"
            lines.append("let \(name) = newLayer(\(kind)(), in: \(parent))")
            if index == 0 {
                if hasAnchor {
                    lines += position(parts.anchorX, parts.anchorY, of: name)
                } else if hasOffset {
                    lines += position(parts.offsetX, parts.offsetY, of: name)
                }
            }
            if isLast, hasAnchor {
                let (width, height) = ("Self.canvas.width / 2", "Self.canvas.height / 2")
                lines += motion.statements(
                    parts.anchorX,
                    of: name,
                    "bounds.origin.x",
                    initial: [0]
                ) { "\(name).bounds.origin.x = \($0) - \(width)" }
                lines += motion.statements(
                    parts.anchorY,
                    of: name,
                    "bounds.origin.y",
                    initial: [0]
                ) { "\(name).bounds.origin.y = \($0) - \(height)" }
            }
            lines += self.lines(step, parts, of: name)
        }
        return (name, parent)
    }

    private mutating func position(
        _ x: Grid<Curve>,
        _ y: Grid<Curve>,
        of name: String
    ) -> [String] {
        motion.statements(x, of: name, "position.x", initial: [0])
            + motion.statements(y, of: name, "position.y", initial: [0])
    }

    private mutating func lines(_ step: Step, _ parts: TransformParts, of name: String) -> [String]
    {
        switch step {
        case .none: return []
        case .matrix:
            let values = parts.matrices
            let only = values.first
            if values.all.allSatisfy({ $0 == only }) {
                return ["\(name).setAffineTransform(\(Self.matrix(only)))"]
            }
            let angle = motion.statements(parts.rotation, of: name, "", .degrees) { $0 }
            if parts.scaleX.isFixed([1]), parts.scaleY.isFixed([1]), parts.shear.isFixed([0]),
                let angle = angle.first
            {
                let radians = "(\(angle)) * .pi / 180"
                return ["\(name).setAffineTransform(CGAffineTransform(rotationAngle: \(radians)))"]
            }
            let list = values.values[0].map(Self.matrix).joined(separator: ", ")
            return ["\(name).setAffineTransform([\(list)][\(values.index)])"]
        case .rotation:
            return motion.statements(
                parts.rotation,
                of: name,
                "transform.rotation.z",
                .degrees
            ) {
                "\(name).setAffineTransform(CGAffineTransform(rotationAngle: (\($0)) * .pi / 180))"
            }
        case .scale:
            if parts.scaleX.values == parts.scaleY.values {
                return motion.statements(parts.scaleX, of: name, "transform.scale") {
                    "\(name).setAffineTransform(CGAffineTransform(scaleX: \($0), y: \($0)))"
                }
            }
            func statements(_ curves: Grid<Curve>, _ axis: String) -> [String] {
                motion.statements(curves, of: name, "transform.scale.\(axis)", initial: [1]) {
                    "\(name).setValue(\($0), forKeyPath: \"transform.scale.\(axis)\")"
                }
            }
            return statements(parts.scaleX, "x") + statements(parts.scaleY, "y")
        case .shear:
            return motion.statements(parts.shear, of: name, "transform", .shear) {
                "\(name).setAffineTransform(CGAffineTransform(a: 1, b: 0, c: \($0), d: 1, tx: 0, ty: 0))"
            }
        }
    }

    private static func matrix(_ matrix: Transform) -> String {
        let texts = [matrix.a, matrix.b, matrix.c, matrix.d].map { SwiftText.number($0, digits: 6) }
        return "CGAffineTransform(a: \(texts[0]), b: \(texts[1]), c: \(texts[2]), d: \(texts[3]), "
            + "tx: 0, ty: 0)"
    }

    /// A kind of transform.
    private enum Step {
        case none, matrix, rotation, scale, shear

        var suffix: String {
            switch self {
            case .none, .matrix: ""
            case .rotation: "Rotation"
            case .scale: "Scale"
            case .shear: "Shear"
            }
        }
    }
}
