import Raster

/// All blend modes over opaque and translucent backgrounds, with shapes and with groups.
enum BlendPictures {
    static let all: [CatalogueImage] = BlendMode.allCases.flatMap { mode in
        [("opaque", 1.0), ("half", 0.55)].flatMap { background, alpha in
            [
                CatalogueImage("blends/\(mode.rawValue)/\(background)-shape", side: 48) {
                    [backdrop(alpha), disc(blend: mode)]
                },
                CatalogueImage("blends/\(mode.rawValue)/\(background)-group", side: 48) {
                    let items = [disc(blend: .sourceOver), bar]
                    return [
                        backdrop(alpha), .group(Group(items: items, opacity: 0.7, blend: mode)),
                    ]
                },
            ]
        }
    }

    private static func backdrop(_ alpha: Double) -> Scene.Item {
        .fill(
            .roundedRect(Rect(x: 3.3, y: 6.1, width: 30.5, height: 33), cornerRadius: 8),
            .linear(
                Gradient(colors: [
                    Color(red8: 255, green8: 149, blue8: 0, alpha: alpha),
                    Color(red8: 88, green8: 86, blue8: 214, alpha: alpha),
                ]),
                start: Point(x: 3, y: 6),
                end: Point(x: 33, y: 39)
            )
        )
    }

    private static func disc(blend: BlendMode) -> Scene.Item {
        .fill(
            .circle(center: Point(x: 29.7, y: 26.2), radius: 14.6),
            .solid(Color(red8: 48, green8: 209, blue8: 88, alpha: 0.8)),
            opacity: 0.9,
            blend: blend
        )
    }

    private static let bar = Scene.Item.stroke(
        .line(from: Point(x: 8, y: 41), to: Point(x: 44, y: 12)),
        StrokeStyle(width: 5, cap: .round),
        .solid(Color(red8: 255, green8: 45, blue8: 85, alpha: 0.6))
    )
}
