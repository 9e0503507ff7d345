import Raster

/// Blurs, shadows, masks and rotations in space.
enum EffectPictures {
    static let all: [CatalogueImage] = blurs + shadows + masks + turns

    private static let blurs = [0.4, 1.3, 3, 4.99, 5, 7.7, 14, 60].map { deviation in
        CatalogueImage("effects/blur/\(deviation)", side: 96) {
            [.group(Group(items: petals, opacity: 0.9, blur: deviation))]
        }
    }

    private static let shadows = [0, 2.5, 9].map { deviation in
        CatalogueImage("effects/shadow/\(deviation)", side: 96) {
            let dark = Color(red: 0.1, green: 0, blue: 0.3, alpha: 0.6)
            let cast = petals.map { $0.moved(dx: 3.3, dy: 5.1) }
            return [.group(Group(items: cast, measure: .silhouette(dark), blur: deviation))]
                + petals
        }
    }

    private static let masks = [("alpha", Group.Measure.color), ("luminance", .luminance)]
        .flatMap { name, measure in
            [("", BlendMode.destinationIn), ("-inverted", .destinationOut)].map { suffix, blend in
                CatalogueImage("effects/mask/\(name)\(suffix)", side: 96) {
                    let star = Scene.Item.fill(Outlines.star(), conic, transform: .scale(0.9))
                    let mask = Group(items: [star], blend: blend, measure: measure)
                    return [.group(Group(items: petals + [.group(mask)]))]
                }
            }
        }

    private static let turns = [
        (20.0, 0.0, nil), (0, 65, nil), (50, 0, 120.0), (-35, 40, 90), (180, 30, 60), (80, 75, 70),
    ].map { degreesX, degreesY, distance in
        CatalogueImage("effects/turn/\(degreesX),\(degreesY),\(distance ?? 0)", side: 96) {
            let middle = Projection(.translation(dx: -48, dy: -48))
            let back = Projection(.translation(dx: 48, dy: 48))
            let turn = Projection(degreesX: degreesX, degreesY: degreesY, distance: distance)
            let plane = middle.then(turn).then(back)
            let pen = StrokeStyle(width: 4, cap: .round, dash: [14, 8])
            let ring = Path.circle(center: Point(x: 48, y: 48), radius: 40)
            let all = petals + [.fill(Outlines.star(), conic, transform: .scale(0.9))]
            return (all + [.stroke(ring, pen, conic)]).map { $0.projected(by: plane) }
        }
    }

    private static let conic = Paint.conic(
        Gradient(colors: [.white, .black, Color(red: 1, green: 0.5, blue: 0, alpha: 0.5), .white]),
        center: Point(x: 48, y: 48),
        start: .zero,
        end: .turns(1)
    )

    private static let petals: [Scene.Item] = (0..<5).map { index in
        let offset = Vector(angle: .turns(Double(index) / 5)) * 20
        let shade = Double(index) / 4
        return .fill(
            .circle(center: Point(x: 48, y: 48) + offset, radius: 17.3),
            .solid(Color(red: shade, green: 0.6, blue: 1 - shade, alpha: 0.5 + shade * 0.5))
        )
    }
}
