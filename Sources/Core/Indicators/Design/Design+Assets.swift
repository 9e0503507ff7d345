import Raster

extension Design {
    /// The sorted paths of all files that the design uses, in all branches of choices.
    public var assets: [String] {
        let collected = collected
        let components = collected.components.keys.filter(AssetPath.isFile)
        return Set(collected.images.keys).union(components).union(collected.fonts.keys).sorted()
    }

    /// The images by file path.
    package var images: [String: Image] { collected.images }

    /// The used designs by file path or by name of a built-in design, including nested ones.
    package var components: [String: DesignModel] { collected.components }

    private var collected: CollectedAssets { CollectedAssets(of: model) }
}

extension DesignModel {
    /// The fonts of the model and its used designs, sorted by file path. Each contains the texts
    /// that are set in it.
    package var fonts: [OutlineFont] {
        CollectedAssets(of: self).fonts.sorted { $0.key < $1.key }.map { path, font in
            OutlineFont(file: path, metrics: font.metrics, lines: font.lines)
        }
    }
}

/// The files of a design in all branches of its choices, by paths relative to its folder.
private struct CollectedAssets {
    private(set) var images: [String: Image] = [:]
    private(set) var components: [String: DesignModel] = [:]
    /// The metrics and the shaped texts of the fonts, by file path.
    private(set) var fonts: [String: (metrics: FontMetrics, lines: [OutlineFont.Line])] = [:]

    /// Collects the files of a model.
    init(of model: DesignModel) { add(model.layers, in: "") }

    /// Adds the files of layers. `folder` is the folder of the design that contains the layers.
    private mutating func add(_ layers: Layer.Layers, in folder: String) {
        for layer in layers.all.flatMap({ $0 }).flatMap({ $0.all }) {
            for mask in layer.mask?.all ?? [] { add(mask.layers, in: folder) }
            for clip in layer.clip?.all ?? [] { add(clip.outline, in: folder) }
            for follow in layer.follow?.all ?? [] { add(follow.outline, in: folder) }
            switch layer.content {
            case .outline(let painted): add(painted.outline, in: folder)
            case .image(let layerImage):
                for file in layerImage.all.flatMap({ $0.source.files }) {
                    for (name, image) in file.byName { images[path(name, in: folder)] = image }
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
        for argument in outline.arguments.all.flatMap({ $0 }) {
            switch argument {
            case .font(let font):
                for font in font.all {
                    fonts[path(font.file, in: folder), default: (font.metrics, [])].lines +=
                        font.lines
                }
            case .outlines(let outlines):
                for placed in outlines.all.flatMap({ $0 }).flatMap({ $0.all }) {
                    add(placed.outline, in: folder)
                }
            default: break
            }
        }
    }

    private mutating func add(_ used: UsedDesign, in folder: String) {
        let path = AssetPath.path(of: used.source, in: folder) ?? used.source
        // A file has the same contents in every use.
        guard components.updateValue(used.model, forKey: path) == nil else { return }
        add(used.model.layers, in: AssetPath.folder(of: path))
    }

    private func path(_ name: String, in folder: String) -> String {
        AssetPath.joined(folder, name) ?? name
    }
}

extension Setting {
    /// The constants in all branches. Values of parameters are left out.
    package var all: [Value] {
        switch self {
        case .constant(let value): [value]
        case .parameter: []
        case .choice(let choice): choice.branches.flatMap { $0.value.all }
        }
    }
}
