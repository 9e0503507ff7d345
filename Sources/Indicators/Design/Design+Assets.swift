import Raster

extension Design {
    /// The files beside the design that it uses, in all branches of choices, sorted.
    public var assets: [String] {
        Set(pictures.keys.map { $0 } + model.fonts.map { $0.file }).sorted()
    }

    /// The images by the names of their files.
    package var pictures: [String: Image] { ModelAssets(of: model).pictures }
}

extension DesignModel {
    /// The fonts with all texts that the model has in them, sorted by their files.
    package var fonts: [OutlineFont] {
        ModelAssets(of: self).fonts.sorted { $0.file < $1.file }
    }
}

/// What a model has of other files, in all branches of its choices.
private struct ModelAssets {
    /// The images by the names of their files.
    private(set) var pictures: [String: Image] = [:]
    /// The metrics and the texts of fonts by the names of their files.
    private var lettering: [String: (metrics: FontMetrics, lines: [OutlineFont.Line])] = [:]

    /// The fonts, each once.
    var fonts: [OutlineFont] {
        lettering.map {
            OutlineFont(file: $0.key, metrics: $0.value.metrics, lines: $0.value.lines)
        }
    }

    /// What a model has.
    init(of model: DesignModel) { model.layers.forEach { gather($0) } }

    private mutating func gather(_ layers: [Setting<Layer>]) {
        for layer in layers { layer.forEach { gather($0) } }
    }

    private mutating func gather(_ layer: Layer) {
        for entry in layer.properties.entries {
            switch entry.argument {
            case .mask(let mask): mask.forEach { mask in mask.layers.forEach { gather($0) } }
            case .clip(let clip): clip.forEach { gather($0.outline) }
            default: break
            }
        }
        switch layer.content {
        case .outline(let painted): gather(painted.outline)
        case .image(let picture): picture.forEach { pictures[$0.file] = $0.image }
        case .group(let layers): layers.forEach { gather($0) }
        case .repetition(let repetition):
            repetition.forEach { $0.layers.forEach { gather($0) } }
        }
    }

    private mutating func gather(_ outline: Outline) {
        outline.arguments.forEach { arguments in
            for case .font(let font)? in arguments { font.forEach { add($0) } }
        }
    }

    private mutating func add(_ font: OutlineFont) {
        lettering[font.file, default: (font.metrics, [])].lines += font.lines
    }
}

extension Setting {
    /// Does `work` with each of the values that may come into force.
    package func forEach(_ work: (Value) -> Void) {
        switch self {
        case .constant(let value): work(value)
        case .parameter: break
        case .choice(let choice): for branch in choice.branches { branch.value.forEach(work) }
        }
    }
}
