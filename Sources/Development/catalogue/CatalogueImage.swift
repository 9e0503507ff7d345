import Raster

/// An image of the catalogue, drawn on demand.
package struct CatalogueImage: Sendable {
    /// The unique name, which is also used as a path.
    package let name: String
    private let draw: @Sendable () -> Scene

    /// Creates an image from a scene.
    init(_ name: String, scene: @escaping @Sendable () -> Scene) {
        self.name = name
        draw = scene
    }

    /// Creates an image of `side` × `side` pixels.
    init(_ name: String, side: Int, _ items: @escaping @Sendable () -> [Scene.Item]) {
        self.init(name) { Scene(width: side, height: side, items: items()) }
    }

    /// Returns a new scene.
    package func scene() -> Scene { draw() }
}

extension Scene.Item {
    /// Returns a filled path.
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

    /// Returns a stroked path.
    static func stroke(
        _ path: Path,
        _ style: StrokeStyle,
        _ paint: Paint,
        transform: Transform = .identity
    ) -> Scene.Item {
        .shape(Shape(path: path, style: .stroke(style), paint: paint, transform: transform))
    }
}
