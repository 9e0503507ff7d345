import Raster

extension Design {
    /// The files beside the design that it uses, in all branches of choices, sorted.
    public var assets: [String] {
        let gathered = gathered
        let components = gathered.components.keys.filter(AssetPath.isFile)
        return Set(gathered.pictures.keys).union(components).union(gathered.fonts.keys).sorted()
    }

    /// The images by the paths of their files.
    package var pictures: [String: Image] { gathered.pictures }

    /// The designs that it uses, and those that they use, by the paths of their files; built-ins by
    /// their names.
    package var components: [String: DesignModel] { gathered.components }

    private var gathered: GatheredAssets { GatheredAssets(of: model) }
}

extension DesignModel {
    /// The fonts with all texts that the model and the designs that it uses have in them, by the paths
    /// of their files, sorted.
    package var fonts: [OutlineFont] {
        GatheredAssets(of: self).fonts.sorted { $0.key < $1.key }.map { path, font in
            OutlineFont(file: path, metrics: font.metrics, lines: font.lines)
        }
    }
}

/// What lies beside a design, in all branches of its choices, by paths from its folder.
private struct GatheredAssets {
    private(set) var pictures: [String: Image] = [:]
    private(set) var components: [String: DesignModel] = [:]
    /// The metrics and the texts of fonts.
    private(set) var fonts: [String: (metrics: FontMetrics, lines: [OutlineFont.Line])] = [:]

    /// What a model needs.
    init(of model: DesignModel) { add(model.layers, in: "") }

    /// Adds what layers need that a file in `folder` has.
    private mutating func add(_ layers: Layer.Layers, in folder: String) {
        for layer in layers.all.flatMap({ $0 }).flatMap({ $0.all }) {
            for mask in layer.mask?.all ?? [] { add(mask.layers, in: folder) }
            for clip in layer.clip?.all ?? [] { add(clip.outline, in: folder) }
            switch layer.content {
            case .outline(let painted): add(painted.outline, in: folder)
            case .image(let picture):
                for file in picture.all.flatMap({ $0.source.files }) {
                    for (name, image) in file.byName { pictures[path(name, in: folder)] = image }
                }
            case .group(let layers): add(layers, in: folder)
            case .repetition(let repetition):
                for repetition in repetition.all { add(repetition.layers, in: folder) }
            case .component(let component):
                for used in component.design.all { add(used, in: folder) }
            }
        }
    }

    private mutating func add(_ outline: Outline, in folder: String) {
        for case .font(let font)? in outline.arguments.all.flatMap({ $0 }) {
            for font in font.all {
                fonts[path(font.file, in: folder), default: (font.metrics, [])].lines += font.lines
            }
        }
    }

    private mutating func add(_ used: UsedDesign, in folder: String) {
        let path = AssetPath.path(of: used.source, in: folder) ?? used.source
        // A file says the same however often it is used.
        guard components.updateValue(used.model, forKey: path) == nil else { return }
        add(used.model.layers, in: AssetPath.folder(of: path))
    }

    private func path(_ name: String, in folder: String) -> String {
        AssetPath.joined(folder, name) ?? name
    }
}

extension Setting {
    /// The values that may come into force.
    package var all: [Value] {
        switch self {
        case .constant(let value): [value]
        case .parameter: []
        case .choice(let choice): choice.branches.flatMap { $0.value.all }
        }
    }
}
