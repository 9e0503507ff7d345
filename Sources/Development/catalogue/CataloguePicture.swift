import Raster

/// One picture of the catalogue, drawn only when it is asked for.
package struct CataloguePicture: Sendable {
    /// What it shows; unique, of the letters of a path.
    package let name: String
    private let draw: @Sendable () -> Scene

    /// The picture called `name`.
    init(_ name: String, scene: @escaping @Sendable () -> Scene) {
        self.name = name
        draw = scene
    }

    /// A picture of `side` × `side` pixels.
    init(_ name: String, side: Int, _ items: @escaping @Sendable () -> [Scene.Item]) {
        self.init(name) { Scene(width: side, height: side, items: items()) }
    }

    /// The scene, worked out anew each time.
    package func scene() -> Scene { draw() }
}

extension Scene.Item {
    /// A filled path.
    static func fill(
        _ path: Path,
        _ paint: Paint,
        rule: FillRule = .nonZero,
        transform: Transform = .identity,
        opacity: Double = 1,
        blend: BlendMode = .sourceOver
    ) -> Scene.Item {
        .shape(
            Shape(
                path: path,
                style: .fill(rule),
                paint: paint,
                transform: transform,
                opacity: opacity,
                blend: blend
            )
        )
    }

    /// A path with a pen along it.
    static func stroke(
        _ path: Path,
        _ style: StrokeStyle,
        _ paint: Paint,
        transform: Transform = .identity
    ) -> Scene.Item {
        .shape(Shape(path: path, style: .stroke(style), paint: paint, transform: transform))
    }
}
