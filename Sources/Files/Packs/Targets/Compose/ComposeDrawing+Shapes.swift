import Base
import Raster

extension ComposeDrawing {
    /// Returns the statements that draw an outline.
    mutating func statements(
        of shape: VectorShape,
        _ dark: VectorShape?,
        blend: BlendMode
    ) throws(InputError) -> [String] {
        var statements: [String] = []
        let rule = shape.fill?.rule ?? .nonZero
        var outline = try path("outline", shape.path, rule, trim: shape.trim)
        if shape.fill != nil && shape.stroke != nil || outline.count > 60 {
            statements.append("val shape = " + outline)
            outline = "shape"
        }
        let mode = blend == .sourceOver ? "" : ", blendMode = BlendMode.\(blend.kotlin)"
        if let fill = shape.fill {
            let paint = try paint(fill.paint, dark?.fill?.paint)
            let call = "drawPath(\(outline), \(paint), alpha\(mode))"
            if call.count <= 88 {
                statements.append(call)
            } else {
                let last = "    alpha" + (mode.isEmpty ? "" : ",")
                statements += ["drawPath(", "    \(outline),", "    \(paint),", last]
                statements += (mode.isEmpty ? [] : ["    " + mode.dropFirst(2)]) + [")"]
            }
        }
        if let stroke = shape.stroke {
            let paint = try paint(stroke.paint, dark?.stroke?.paint)
            let style = try style(of: stroke)
            // A stroke without a width would be a hairline.
            let condition = style.isAlwaysVisible ? "" : "if (\(style.width) > 0f) "
            let call = "\(condition)drawPath(\(outline), \(paint), alpha, "
            let single = call + style.text + mode + ")"
            if single.count <= 88 {
                statements.append(single)
            } else {
                statements += [
                    "\(condition)drawPath(", "    \(outline),", "    \(paint),", "    alpha,",
                    "    \(style.text)\(mode)", ")",
                ]
            }
        }
        return statements
    }

    private mutating func style(
        of stroke: VectorShape.Stroke
    ) throws(InputError) -> (text: String, width: String, isAlwaysVisible: Bool) {
        let width = try number("width", stroke.width, \.values[0])
        var arguments = [width]
        if stroke.join == .miter { arguments.append("miter = \(stroke.miterLimit.kotlin)") }
        if stroke.cap != .butt {
            arguments.append("cap = StrokeCap.\(Self.capitalized(stroke.cap))")
        }
        if stroke.join != .miter {
            arguments.append("join = StrokeJoin.\(Self.capitalized(stroke.join))")
        }
        let count = stroke.dash.first.values.count
        if count > 0, stroke.dash.first.values.reduce(0, +) > 0 {
            let phase = try number("dashPhase", stroke.dashPhase, \.values[0])
            var lengths: [String] = []
            for index in 0..<count {
                lengths.append(
                    try number("dash", stroke.dash) {
                        index < $0.values.count ? $0.values[index] : 0
                    }
                )
            }
            let list = lengths.joined(separator: ", ")
            arguments.append(
                "pathEffect = PathEffect.dashPathEffect(floatArrayOf(\(list)), \(phase))"
            )
        }
        let isAlwaysVisible = stroke.width.constant.map { $0.values[0] > 0 } ?? false
        return ("Stroke(\(arguments.joined(separator: ", ")))", width, isAlwaysVisible)
    }

    private static func capitalized<Name: RawRepresentable<String>>(_ name: Name) -> String {
        name.rawValue.prefix(1).uppercased() + name.rawValue.dropFirst()
    }

    /// Returns the expression of a path.
    mutating func path(
        _ base: String,
        _ path: Animated<Path>,
        _ rule: FillRule,
        trim: VectorShape.Trim? = nil
    ) throws(InputError) -> String {
        let type = rule == .evenOdd ? ", PathFillType.EvenOdd" : ""
        guard let trim, trim.length.constant.map({ $0.value < 1 }) ?? true else {
            return try wholePath(base, path, type)
        }
        if let path = path.constant, let start = trim.start.constant,
            let length = trim.length.constant
        {
            let part = path.trimmedAround(from: start.value, to: start.value + length.value)
            use(.path)
            return constant(base, ["path(\"\(part.svg())\"\(type))"])
        }
        use(.trimmed)
        let start = try number("start", trim.start, \.value)
        let length = try number("length", trim.length, \.value)
        let contours = try contours(base, path)
        return "trimmed(\(contours), \(start), \(length)\(type))"
    }

    private mutating func wholePath(
        _ base: String,
        _ path: Animated<Path>,
        _ type: String
    ) throws(InputError) -> String {
        if let path = path.constant {
            use(.path)
            return constant(base, ["path(\"\(path.svg())\"\(type))"])
        }
        use(.morph)
        let keys = try table("points", path, \.components)
        return "morph(\"\(path.first.commands)\", \(keys), moment\(type))"
    }

    /// Returns the expression of a list with a path for each contour.
    private mutating func contours(
        _ base: String,
        _ path: Animated<Path>
    ) throws(InputError) -> String {
        if let path = path.constant {
            use(.path)
            let contours = path.contours.map { "path(\"\($0.svg())\")" }
            let line = "listOf(\(contours.joined(separator: ", ")))"
            if line.count <= 80 { return constant(base + "Contours", [line]) }
            let entries = contours.enumerated().map {
                "    " + $1 + ($0 == contours.count - 1 ? "" : ",")
            }
            return constant(base + "Contours", ["listOf("] + entries + [")"])
        }
        use(.morph)
        var entries: [String] = []
        for index in path.first.contours.indices {
            let contour = path.map { path in
                index < path.contours.count ? path.contours[index] : Path()
            }
            let keys = try table("points", contour, \.components)
            entries.append("morph(\"\(contour.first.commands)\", \(keys), moment)")
        }
        return "listOf(\(entries.joined(separator: ", ")))"
    }
}
