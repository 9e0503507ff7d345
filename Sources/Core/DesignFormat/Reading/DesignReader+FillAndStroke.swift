import Indicators
import Raster

extension DesignReader {
    /// Parses `trim`: the part of an outline that is drawn.
    func trim(_ node: YAMLNode) -> Layer.Trim? {
        fields(of: node, .trim).map { fields in
            Layer.Trim(
                from: driven(fields["from"], .number(.trim)) ?? 0,
                to: driven(fields["to"], .number(.trim)) ?? 1
            )
        }
    }

    /// Parses `fill`: a paint, or a map with a paint and a fill rule.
    func fill(_ node: YAMLNode) -> Setting<Layer.Fill>? {
        let isLong = contains(node) { node in
            node.entries?.contains { ObjectSchema.fill.keys.contains($0.key) } ?? false
        }
        guard isLong else { return paint(node).map { .constant(Layer.Fill($0)) } }
        return setting(node) { node in
            guard node.entries?.contains(where: { ObjectSchema.fill.keys.contains($0.key) }) == true
            else {
                return paint(node).map { Layer.Fill($0) }
            }
            guard let fields = fields(of: node, .fill), let paint = fields["paint"].flatMap(paint)
            else { return nil }
            return Layer.Fill(
                paint,
                rule: word(fields["rule"], of: "a fill rule") ?? .constant(.nonZero)
            )
        }
    }

    /// Parses `stroke`.
    func stroke(_ node: YAMLNode) -> Layer.Stroke? {
        guard let fields = fields(of: node, .stroke) else { return nil }
        var stroke = Layer.Stroke()
        if let colors = fields["along"] {
            if let paint = fields["paint"] {
                log.report(
                    "a stroke needs either paint or along",
                    at: paint.mark,
                    hint: "remove one of them"
                )
            }
            stroke.paint = along(colors).map(PaintSource.along) ?? stroke.paint
        } else {
            stroke.paint = fields["paint"].flatMap(paint) ?? stroke.paint
        }
        stroke.width = driven(fields["width"], .number(.extent)) ?? stroke.width
        stroke.cap = word(fields["cap"], of: "a cap") ?? stroke.cap
        stroke.join = word(fields["join"], of: "a join") ?? stroke.join
        if let limit = fields["miterLimit"].flatMap({ number($0, of: .miterLimit) }) {
            stroke.miterLimit = limit
        }
        stroke.dash = driven(fields["dash"], .dash) ?? stroke.dash
        stroke.dashPhase = driven(fields["dashPhase"], .number(.points)) ?? stroke.dashPhase
        return stroke
    }
}
