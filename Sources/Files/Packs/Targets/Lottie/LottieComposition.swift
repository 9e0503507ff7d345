import Base
import Pictures
import Raster

/// A document as a Lottie animation.
///
/// A layer becomes one shape layer with its sublayers as groups. Masks, blend modes, images, and
/// groups whose opacity must apply to several shapes at once, become compositions of their own.
struct LottieComposition {
    let document: VectorDocument
    /// The pixels per point of pictures for conic gradients.
    let scale: Double
    private let timeline: LottieTimeline
    private var assets: [JSON] = []
    private var precompositionCount = 0
    /// The PNGs by name.
    private(set) var images: [(name: String, bytes: [UInt8])] = []
    /// The JSON of the animation, with its images embedded.
    private(set) var json = JSON.null

    /// Converts a document.
    ///
    /// - Throws: `EncodingError` if an image cannot be encoded.
    init(_ document: VectorDocument, scale: Double) throws(EncodingError) {
        self.document = document
        self.scale = scale
        timeline = LottieTimeline(document.sequences)
        let center = Vector(dx: document.canvas.width / 2, dy: document.canvas.height / 2)
        var layers = try self.layers(document.layers, origin: center)
        if let background = document.background { layers.append(self.background(background)) }
        json = [
            "v": "5.9.0", "nm": .string(document.name), "fr": .number(LottieTimeline.rate),
            "ip": 0, "op": .rounded(timeline.end), "w": .rounded(document.canvas.width),
            "h": .rounded(document.canvas.height), "ddd": 0, "assets": .array(assets),
            "layers": .array(Self.numbered(layers)), "markers": timeline.markers,
        ]
    }

    /// The side of inner compositions as a multiple of the canvas, so that they cut nothing off.
    private static let extent = 3.0

    /// Returns Lottie's layers, what is on top first.
    private mutating func layers(
        _ layers: [VectorLayer],
        origin: Vector
    ) throws(EncodingError) -> [JSON] {
        var result: [JSON] = []
        for layer in layers.reversed() where !layer.isInvisible {
            result += try self.layers(layer, origin: origin)
        }
        return result
    }

    private mutating func layers(
        _ layer: VectorLayer,
        origin: Vector
    ) throws(EncodingError) -> [JSON] {
        if layer.blur != nil || layer.shadow != nil {
            return [try effectLayer(layer, origin: origin)]
        }
        if layer.isPlainShape { return [shapeLayer(layer, origin: origin)] }
        if let mask = layer.mask { return [try maskedLayer(layer, mask, origin: origin)] }
        switch layer.content {
        case .image(let image): return [try imageLayer(image, layer, origin: origin)]
        case .shape(let shape):
            return try conicLayers(shape, layer, origin: origin)
        case .group(let layers):
            let inner = try composition(layers)
            return [compositionLayer(inner, for: layer, origin: origin)]
        }
    }

    /// Returns a composition of the masked layer below its mask.
    private mutating func maskedLayer(
        _ layer: VectorLayer,
        _ mask: VectorLayer.Mask,
        origin: Vector
    ) throws(EncodingError) -> JSON {
        let count = document.sequences.count
        var inner = layer
        inner.mask = nil
        inner.clip = nil
        inner.transform = .identity(sequences: count)
        inner.opacity = Animated(Opacity(1), sequences: count)
        inner.blend = .sourceOver
        let masked = try composition([inner])
        let masking = try composition(mask.layers)
        let center = compositionCenter
        let both = addComposition([
            compositionLayer(masking, "mask", center: center, members: [JSON.Member("td", 1)]),
            compositionLayer(
                masked,
                layer.label,
                center: center,
                members: [JSON.Member("tt", mask.matteType)]
            ),
        ])
        return compositionLayer(both, for: layer, origin: origin)
    }

    /// Returns a composition of the transformed layer, with effects, which are not transformed.
    private mutating func effectLayer(
        _ layer: VectorLayer,
        origin: Vector
    ) throws(EncodingError) -> JSON {
        let count = document.sequences.count
        var inner = layer
        (inner.blur, inner.shadow, inner.blend) = (nil, nil, .sourceOver)
        inner.opacity = Animated(Opacity(1), sequences: count)
        let name = try composition([inner])
        var outer = layer
        (outer.clip, outer.transform) = (nil, .identity(sequences: count))
        let effects = LottieEffects(timeline: timeline).list(layer)
        return compositionLayer(
            name,
            for: outer,
            origin: origin,
            members: [JSON.Member("ef", .array(effects))]
        )
    }

    private func shapeLayer(_ layer: VectorLayer, origin: Vector) -> JSON {
        let shapes = LottieShapes(timeline: timeline).contents(of: layer)
        return self.layer(
            type: 4,
            layer,
            origin: origin,
            members: [JSON.Member("shapes", .array(shapes))]
        )
    }

    private func background(_ color: Animated<Color>) -> JSON {
        let count = document.sequences.count
        let canvas = Rect(center: .zero, size: document.canvas)
        var shape = VectorShape(
            kind: "rect",
            path: Animated(Path.rect(canvas), sequences: count),
            frame: canvas
        )
        shape.fill = VectorShape.Fill(paint: color.map { .solid($0) }, rule: .nonZero)
        let layer = VectorLayer(
            label: "background",
            content: .shape(shape),
            opacity: Animated(Opacity(1), sequences: count),
            transform: .identity(sequences: count),
            blend: .sourceOver,
            hasPerspective: false
        )
        let center = Vector(dx: canvas.size.width / 2, dy: canvas.size.height / 2)
        return shapeLayer(layer, origin: center)
    }

    /// Returns an image layer with the colours of a conic gradient, and above it the outline as
    /// its matte.
    private mutating func conicLayers(
        _ shape: VectorShape,
        _ layer: VectorLayer,
        origin: Vector
    ) throws(EncodingError) -> [JSON] {
        var layers: [JSON] = []
        if let stroke = shape.stroke {
            var part = shape
            part.fill = nil
            layers += try matteLayers(part, stroke.paint, layer, origin: origin)
        }
        if let fill = shape.fill {
            var part = shape
            part.stroke = nil
            layers += try matteLayers(part, fill.paint, layer, origin: origin)
        }
        return layers
    }

    private mutating func matteLayers(
        _ shape: VectorShape,
        _ paint: Animated<Paint>,
        _ layer: VectorLayer,
        origin: Vector
    ) throws(EncodingError) -> [JSON] {
        guard case .conic = paint.first else {
            var part = layer
            part.content = .shape(shape)
            return [shapeLayer(part, origin: origin)]
        }
        let picture = PaintPicture(of: paint.first, on: shape, scale: scale)
        let name = try add(picture.image)
        let matte = LottieShapes(timeline: timeline).items(of: shape, solid: .white)
        return [
            self.layer(
                type: 4,
                layer,
                origin: origin,
                opacity: Animated(Opacity(1), sequences: document.sequences.count),
                members: [JSON.Member("td", 1), JSON.Member("shapes", .array(matte))]
            ),
            self.layer(
                type: 2,
                layer,
                origin: origin,
                contentOrigin: picture.center,
                contentScale: ScaleFactors(x: 1 / scale, y: 1 / scale),
                members: [JSON.Member("tt", 1), JSON.Member("refId", .string(name))]
            ),
        ]
    }

    private mutating func imageLayer(
        _ image: VectorImage,
        _ layer: VectorLayer,
        origin: Vector
    ) throws(EncodingError) -> JSON {
        let pixels = image.pixels
        let name = try add(pixels)
        let size = image.size.first
        return self.layer(
            type: 2,
            layer,
            origin: origin,
            contentOrigin: Vector(dx: Double(pixels.width) / 2, dy: Double(pixels.height) / 2),
            contentScale: ScaleFactors(
                x: size.dx / Double(pixels.width),
                y: size.dy / Double(pixels.height)
            ),
            members: [JSON.Member("refId", .string(name))]
        )
    }

    // MARK: Compositions

    private var compositionCenter: Vector {
        Vector(
            dx: document.canvas.width * Self.extent / 2,
            dy: document.canvas.height * Self.extent / 2
        )
    }

    /// Adds a composition of layers. Returns its name.
    private mutating func composition(
        _ layers: [VectorLayer]
    ) throws(EncodingError) -> String {
        addComposition(try self.layers(layers, origin: compositionCenter))
    }

    private mutating func addComposition(_ layers: [JSON]) -> String {
        precompositionCount += 1
        let name = "comp\(precompositionCount)"
        assets.append(["id": .string(name), "layers": .array(Self.numbered(layers))])
        return name
    }

    private func compositionLayer(
        _ name: String,
        for layer: VectorLayer,
        origin: Vector,
        members: [JSON.Member] = []
    ) -> JSON {
        self.layer(
            type: 0,
            layer,
            origin: origin,
            contentOrigin: compositionCenter,
            members: members + sizeMembers(name)
        )
    }

    /// Returns a layer that shows a composition unchanged in another one.
    private func compositionLayer(
        _ name: String,
        _ label: String,
        center: Vector,
        members: [JSON.Member]
    ) -> JSON {
        let count = document.sequences.count
        let layer = VectorLayer(
            label: label,
            content: .group([]),
            opacity: Animated(Opacity(1), sequences: count),
            transform: .identity(sequences: count),
            blend: .sourceOver,
            hasPerspective: false
        )
        return self.layer(
            type: 0,
            layer,
            origin: center,
            contentOrigin: center,
            members: members + sizeMembers(name)
        )
    }

    private func sizeMembers(_ name: String) -> [JSON.Member] {
        [
            JSON.Member("refId", .string(name)),
            JSON.Member("w", .rounded(document.canvas.width * Self.extent)),
            JSON.Member("h", .rounded(document.canvas.height * Self.extent)),
        ]
    }

    private func layer(
        type: Int,
        _ layer: VectorLayer,
        origin: Vector,
        opacity: Animated<Opacity>? = nil,
        contentOrigin: Vector = .zero,
        contentScale: ScaleFactors = ScaleFactors(x: 1, y: 1),
        members: [JSON.Member]
    ) -> JSON {
        let transform = LottieTransform(timeline: timeline).members(
            layer.transform,
            opacity: opacity ?? layer.opacity,
            origin: origin,
            contentOrigin: contentOrigin,
            contentScale: contentScale
        )
        var all = [
            // rlottie reads this before the transform, and otherwise ignores rotations.
            JSON.Member("ddd", 0),
            JSON.Member("ty", .number(Double(type))), JSON.Member("nm", .string(layer.label)),
            JSON.Member("ip", 0), JSON.Member("op", .rounded(timeline.end)),
            JSON.Member("st", 0), JSON.Member("sr", 1), JSON.Member("ks", .object(transform)),
        ]
        if let blend = layer.blend.lottieNumber { all.append(JSON.Member("bm", blend)) }
        if let clip = layer.clip, type != 2 {
            all.append(JSON.Member("hasMask", true))
            all.append(JSON.Member("masksProperties", .array(masks(clip, contentOrigin))))
        }
        return .object(all + members)
    }

    /// Returns the contours of a clip as masks whose union is visible.
    private func masks(_ clip: VectorLayer.Clip, _ origin: Vector) -> [JSON] {
        let path = clip.path.map { path in
            path.transformed(by: .translation(dx: origin.dx, dy: origin.dy))
        }
        return path.first.lottieContours.indices.map { index in
            [
                "mode": "a", "inv": false, "o": ["a": 0, "k": 100],
                "pt": LottieShapes(timeline: timeline).property(of: path, contour: index),
            ]
        }
    }

    private mutating func add(_ image: Image) throws(EncodingError) -> String {
        let name = "image\(images.count + 1)"
        let settings = FrameSettings(count: 1, compression: PNGCompression(level: 9))
        let bytes = try FrameFormat.png.file(of: image, settings)
        images.append((name, bytes))
        assets.append([
            "id": .string(name), "w": .number(Double(image.width)),
            "h": .number(Double(image.height)), "u": "", "e": 1,
            "p": .string("data:image/png;base64," + Base64.text(of: bytes)),
        ])
        return name
    }

    /// Numbers layers from 1, from top to bottom.
    private static func numbered(_ layers: [JSON]) -> [JSON] {
        layers.enumerated().map { index, layer in
            guard case .object(let members) = layer else { return layer }
            return .object([JSON.Member("ind", .number(Double(index + 1)))] + members)
        }
    }
}
