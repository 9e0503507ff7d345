import Indicators
import Raster

extension VectorDocument {
    /// Converts a design to animated layers, within the tolerances of `KeyTolerance`.
    package init(of design: Design, _ sequences: [PackSequence], in environment: Environment) {
        name = design.name
        title = design.title
        canvas = design.canvas
        self.sequences = sequences.map { sequence in
            Sequence(
                name: sequence.name,
                state: sequence.state,
                playback: sequence.playback,
                duration: sequence.clockDuration
            )
        }
        background = Self.background(of: design, sequences, in: environment)
        let samples = sequences.map { VectorSamples(of: design, $0, in: environment) }
        let count = samples[0].samples[0].layers.count
        layers = (0..<count).map { index in
            let samples = LayerSamples(
                tracks: samples.map { $0.samples.map { ($0.time, $0.layers[index]) } }
            )
            return samples.layer(within: "")
        }
    }

    private static func background(
        of design: Design,
        _ sequences: [PackSequence],
        in environment: Environment
    ) -> Animated<Color>? {
        if let fixed = environment.background {
            return fixed == .clear ? nil : Animated(fixed, sequences: sequences.count)
        }
        let steps = 200
        let tracks = sequences.map { sequence in
            let times = sequence.playback == .still ? 0...0 : 0...steps
            let keys = times.map { step in
                let time = Double(step) / Double(steps)
                let moment = sequence.moment(at: time)
                return Track<Color>.Key(
                    time: time,
                    value: design.background(at: moment, in: environment) ?? .clear
                )
            }
            return Track(samples: keys)
        }
        let background = Animated(tracks)
        return background.constant?.alpha == 0 ? nil : background
    }
}

/// One layer's snapshots in all sequences.
private struct LayerSamples {
    let tracks: [[(time: Double, layer: LayerSnapshot)]]

    private var first: LayerSnapshot { tracks[0][0].layer }

    /// Returns the layer with its sublayers. `prefix` precedes the label.
    func layer(within prefix: String) -> VectorLayer {
        let label = prefix + first.label
        var layer = VectorLayer(
            label: label,
            content: content(within: label + "/"),
            opacity: animated { Opacity($0.opacity) },
            transform: transform,
            blend: first.blend,
            hasPerspective: hasPerspective
        )
        layer.clip = first.clip.map { clip in
            VectorLayer.Clip(path: animated { $0.clip?.path ?? clip.path }, rule: clip.rule)
        }
        layer.mask = first.mask.map { mask in
            VectorLayer.Mask(
                layers: sublayers(mask.layers.count, within: label + "/mask/") {
                    $0.mask?.layers ?? []
                },
                usesLuminance: mask.usesLuminance,
                isInverted: mask.isInverted
            )
        }
        let blur = animated { Lengths([$0.blur]) }
        layer.blur = blur.constant?.values == [0] ? nil : blur
        layer.shadow = first.shadow.map { shadow in
            VectorLayer.Shadow(
                color: animated { ($0.shadow ?? shadow).color },
                offset: animated { ($0.shadow ?? shadow).offset },
                blur: animated { Lengths([($0.shadow ?? shadow).blur]) }
            )
        }
        return layer
    }

    private var transform: VectorTransform {
        VectorTransform(
            anchor: animated(\.anchor),
            offset: animated(\.offset),
            rotation: animated { Degrees(LinearParts(of: $0).rotation) },
            scale: animated { LinearParts(of: $0).scale },
            shear: animated { Factor(LinearParts(of: $0).shear) }
        )
    }

    private var hasPerspective: Bool {
        tracks.joined().contains { $0.layer.viewer > 0 }
    }

    private func content(within prefix: String) -> VectorLayer.Content {
        if case .group(let layers) = first.content {
            return .group(
                sublayers(layers.count, within: prefix) { layer in
                    guard case .group(let layers) = layer.content else { return [] }
                    return layers
                }
            )
        }
        let variants = tracks.joined().map(\.layer.variant).unique()
        guard variants.count > 1 else { return only(variants[0]).plainContent }
        return .group(
            variants.enumerated().map { index, variant in
                let samples = only(variant)
                let visibility = animated { Opacity($0.variant == variant ? 1 : 0) }
                return VectorLayer(
                    label: prefix + "variant \(index + 1)",
                    content: samples.plainContent,
                    opacity: visibility,
                    transform: .identity(sequences: tracks.count),
                    blend: .sourceOver,
                    hasPerspective: false
                )
            }
        )
    }

    /// Returns the samples with every layer of another variant replaced by the nearest one of this
    /// variant.
    private func only(_ variant: VectorVariant) -> LayerSamples {
        let any = tracks.joined().first { $0.layer.variant == variant }?.layer ?? first
        return LayerSamples(
            tracks: tracks.map { samples in
                var last = samples.first { $0.layer.variant == variant }?.layer ?? any
                return samples.map { time, layer in
                    if layer.variant == variant { last = layer }
                    return (time, last)
                }
            }
        )
    }

    /// The shape or image of samples with one variant.
    private var plainContent: VectorLayer.Content {
        switch first.content {
        case .group: return .group([])
        case .image(let paint, _):
            guard case .image(let image, _, let part, let filter) = paint else { return .group([]) }
            return .image(
                VectorImage(image: image, part: part, filter: filter, size: animated(\.imageSize))
            )
        case .outline(let outline): return .shape(shape(outline))
        }
    }

    private func shape(_ first: OutlineSnapshot) -> VectorShape {
        func animated<Value: Keyable>(
            _ value: @escaping (OutlineSnapshot) -> Value
        ) -> Animated<Value> {
            self.animated { layer in
                guard case .outline(let outline) = layer.content else { return value(first) }
                return value(outline)
            }
        }
        var shape = VectorShape(kind: first.kind, path: animated(\.path), frame: first.frame)
        shape.trim = first.trim.map { trim in
            VectorShape.Trim(
                start: animated { Factor(($0.trim ?? trim).start) },
                length: animated { outline in
                    let trim = outline.trim ?? trim
                    return Factor(min(max(trim.end - trim.start, 0), 1))
                }
            )
        }
        shape.fill = first.fill.map { fill in
            VectorShape.Fill(paint: animated { ($0.fill ?? fill).paint }, rule: fill.rule)
        }
        shape.stroke = first.stroke.map { stroke in
            VectorShape.Stroke(
                paint: animated { ($0.stroke ?? stroke).paint.withoutLine },
                width: animated { Lengths([($0.stroke ?? stroke).style.width]) },
                cap: stroke.style.cap,
                join: stroke.style.join,
                miterLimit: stroke.style.miterLimit,
                dash: animated { Lengths(($0.stroke ?? stroke).style.dash.even) },
                dashPhase: animated { Lengths([($0.stroke ?? stroke).style.dashPhase]) },
                hasLineGradient: stroke.paint.isAlongLine
            )
        }
        return shape
    }

    private func sublayers(
        _ count: Int,
        within prefix: String,
        _ layers: (LayerSnapshot) -> [LayerSnapshot]
    ) -> [VectorLayer] {
        (0..<count).map { index in
            LayerSamples(tracks: tracks.map { $0.map { ($0.time, layers($0.layer)[index]) } })
                .layer(within: prefix)
        }
    }

    private func animated<Value: Keyable>(
        _ value: (LayerSnapshot) -> Value
    ) -> Animated<Value> {
        Animated(
            tracks.map { samples in
                Track(
                    samples: samples.map {
                        Track<Value>.Key(time: $0.time, value: value($0.layer))
                    }
                )
            }
        )
    }
}

extension VectorTransform {
    /// Returns a transform that changes nothing.
    static func identity(sequences: Int) -> VectorTransform {
        VectorTransform(
            anchor: Animated(.zero, sequences: sequences),
            offset: Animated(.zero, sequences: sequences),
            rotation: Animated(Degrees(0), sequences: sequences),
            scale: Animated(ScaleFactors(x: 1, y: 1), sequences: sequences),
            shear: Animated(Factor(0), sequences: sequences)
        )
    }
}

extension LayerSnapshot {
    fileprivate var variant: VectorVariant {
        switch content {
        case .group: VectorVariant()
        case .image(let paint, _): VectorVariant(image: paint)
        case .outline(let outline): VectorVariant(of: outline)
        }
    }

    fileprivate var imageSize: Vector {
        guard case .image(_, let size) = content else { return .zero }
        return Vector(dx: size.width, dy: size.height)
    }
}

extension [Double] {
    /// The pattern, repeated if it has an odd number of lengths.
    fileprivate var even: [Double] { count.isMultiple(of: 2) ? self : self + self }
}
