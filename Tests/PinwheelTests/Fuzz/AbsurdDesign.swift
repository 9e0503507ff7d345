import DesignFormat
import Raster
import SeededRandom

/// A valid but absurd design, which nobody would write.
///
/// Examples are wide strokes on sharp bends, tiny dashes, nested groups, outlines with a thousand
/// self-intersections, nested blurs, and shadows of a thousand copies.
struct AbsurdDesign {
    /// The property that is absurd.
    enum Kind: CaseIterable {
        case pens, dashes, groups, crossings, copies, paints, clips
        case blurs, shadows, masks, turns, skews, blends, clocks, texts, images, components, morphs
        case stars, each, mixtures
    }

    /// The text of the design file.
    let text: String

    /// The files next to the design.
    static let assets = DesignAssets(
        images: ["dot.png": picture(side: 1), "large.png": picture(side: 600)],
        texts: [
            "part.yaml": """
            {"pinwheel": 1, "canvas": {"size": [60, 60]},
            "parameters": {"size": {"type": "number", "default": 20}},
            "states": {"pulling": {"drive": "progress"}},
            "layers": [{"star": {"count": 40, "radius": "$size", "innerRadius": 3}, "fill": "#3366cc80",
            "shadow": {"blur": 3}, "rotateY": 30}]}
            """
        ]
    )

    init(_ kind: Kind, seed: UInt64) {
        var writer = Writer(random: SplitMix64(seed: seed))
        let sides = [24, 60, 200, 400, 1_000, 4_096]
        writer.side = Double(sides[writer.whole(0...(sides.count - 1))])
        let layers = writer.layers(kind)
        let side = Int(writer.side)
        text = """
            {"pinwheel": 1, "canvas": {"size": [\(side), \(side)]},
            "states": {"pulling": {"drive": "progress"}}, "layers": [\(layers)]}
            """
    }

    private static func picture(side: Int) -> Image {
        let pixels = (0..<4 * side * side).map { UInt8(truncatingIfNeeded: $0 / 3 * 7) }
        return Image(width: side, height: side, pixels: pixels)
    }
}
