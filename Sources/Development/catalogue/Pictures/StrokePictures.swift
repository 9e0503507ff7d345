import Raster

/// Strokes with caps, joins, dashes and cusps, and very thick and very thin lines.
enum StrokePictures {
    static let all: [CatalogueImage] = rings + pens + edgeCases

    private static let rings = [0.01, 0.37, 0.74, 0.999].flatMap { progress in
        [("white", Paint.solid(.white)), ("conic", GradientPictures.ringPaint)].map { name, paint in
            CatalogueImage("strokes/ring-\(name)/\(Int(progress * 1000))", side: 120) {
                let style = StrokeStyle(width: 24, cap: .round)
                return [.stroke(Outlines.ring(progress: progress), style, paint)]
            }
        }
    }

    private static let pens = StrokeStyle.Cap.allCases.flatMap { cap in
        StrokeStyle.Join.allCases.flatMap { join in
            [("open", false), ("closed", true)].flatMap { shape, closed in
                [("plain", []), ("dashed", [11.5, 6])].map { line, dash in
                    let pen = "\(cap.rawValue)-\(join.rawValue)"
                    return CatalogueImage("strokes/pen/\(pen)/\(shape)-\(line)", side: 120) {
                        let style = StrokeStyle(
                            width: 7.3,
                            cap: cap,
                            join: join,
                            dash: dash,
                            dashPhase: 4.25
                        )
                        let paint = Paint.solid(.white)
                        return [.stroke(Outlines.zigzag(closed: closed), style, paint)]
                    }
                }
            }
        }
    }

    private static let edgeCases: [CatalogueImage] = [
        edgeCase("cusp", StrokeStyle(width: 9), "M10 90C130 0 -10 0 110 90"),
        edgeCase("loop", StrokeStyle(width: 5, join: .round), "M10 90C180 -40 -60 -40 110 90"),
        edgeCase("thick", StrokeStyle(width: 70, join: .round), "M40 50Q60 90 70 45L80 80"),
        edgeCase("hair", StrokeStyle(width: 0.05), "M5 5C60 110 70-40 115 100"),
        edgeCase(
            "dots",
            StrokeStyle(width: 8, cap: .round, dash: [0, 12]),
            "M10 60C40 0 80 120 110 60"
        ),
        edgeCase("point", StrokeStyle(width: 30, cap: .round), "M60 60L60 60"),
        edgeCase("point-square", StrokeStyle(width: 30, cap: .square), "M60 60L60 60"),
        edgeCase(
            "miter-short",
            StrokeStyle(width: 8, miterLimit: 1.5),
            "M10 20L90 40L20 60L100 110"
        ),
        edgeCase("miter-long", StrokeStyle(width: 8, miterLimit: 40), "M10 50L80 55L10 60"),
        edgeCase("retraced", StrokeStyle(width: 12, join: .round), "M20 60H100H40"),
        edgeCase(
            "stretched",
            StrokeStyle(width: 4, cap: .round, join: .round, dash: [9, 6]),
            "M2 8Q10 40 20 10L30 30A9 6 20 1 1 12 50",
            Transform(a: 3, b: 0.4, c: -0.9, d: 1.5, tx: 30, ty: 5)
        ),
    ]

    private static func edgeCase(
        _ name: String,
        _ style: StrokeStyle,
        _ data: String,
        _ transform: Transform = .identity
    ) -> CatalogueImage {
        CatalogueImage("strokes/odd/\(name)", side: 120) {
            [.stroke(Outlines.svg(data), style, .solid(.white), transform: transform)]
        }
    }
}
