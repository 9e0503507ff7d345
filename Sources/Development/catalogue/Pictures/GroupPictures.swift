import Raster

/// Clips, nested groups, and images as paint.
enum GroupPictures {
    static let all: [CatalogueImage] = clips + groups + images

    private static let star = Group.Clip(
        path: Outlines.star(),
        rule: .evenOdd,
        transform: .scale(0.8)
    )
    private static let disc = Group.Clip(
        path: .circle(center: Point(x: 50.4, y: 48.8), radius: 33.3)
    )

    private static let clips = [("one", [star]), ("two", [star, disc])].map { name, clips in
        CatalogueImage("layers/clips/\(name)", side: 96) {
            [.group(Group(items: stripes, opacity: 0.85, clips: clips))]
        }
    }

    private static let blends: [BlendMode] = [.sourceOver, .multiply, .xor, .screen, .plusLighter]

    private static let groups = [1, 3, 6].map { depth in
        CatalogueImage("layers/groups/\(depth)", side: 96) {
            (0..<depth).reduce(stripes) { items, level in
                let turn = Path.circle(center: Point(x: 48, y: 48), radius: 8 + Double(level) * 4)
                let ring = Scene.Item.stroke(
                    turn,
                    StrokeStyle(width: 2.2),
                    .solid(Color(red: 1, green: 0.9, blue: 0.2, alpha: 0.9))
                )
                let blend = blends[level % blends.count]
                let group = Group(items: items + [ring], opacity: 0.9, clips: [disc])
                return items + [.group(Group(items: [.group(group)], blend: blend))]
            }
        }
    }

    private static let images = [
        ("small", Transform.identity), ("turned", .rotation(.degrees(23))),
        ("large", Transform(a: 5, b: 0.2, c: -0.3, d: 4, tx: -160, ty: -60)),
        ("tiny", .scale(0.21)),
    ].map { name, transform in
        CatalogueImage("layers/images/\(name)", side: 96) {
            let rect = Rect(x: 20.5, y: 10.25, width: 60, height: 41.5)
            return [
                .fill(.capsule(in: rect), .image(tartan, rect: rect), transform: transform)
            ]
        }
    }

    private static let stripes: [Scene.Item] = (0..<12).map { index in
        let shade = Double(index) / 11
        return .fill(
            .rect(Rect(x: 0, y: Double(index) * 8.3 - 2, width: 96, height: 6.7)),
            .solid(Color(red: 1 - shade, green: 0.4, blue: shade, alpha: 0.35 + shade * 0.65)),
            transform: .rotation(.degrees(-11))
        )
    }

    /// An image whose bytes and alpha values vary.
    private static let tartan: Image = {
        let (width, height) = (23, 17)
        let pixels = (0..<4 * width * height).map { index in
            UInt8(truncatingIfNeeded: index &* 37 ^ (index / (4 * width)) &* 91)
        }
        return Image(width: width, height: height, pixels: pixels)
    }()
}
