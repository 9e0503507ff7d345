import Raster

extension Design {
    /// The files beside the design that it uses, in all branches of choices, sorted.
    public var assets: [String] {
        let gathered = gathered
        return (gathered.pictures.keys + gathered.components.keys.filter(AssetPath.isFile)).sorted()
    }

    /// The images by the paths of their files.
    package var pictures: [String: Image] { gathered.pictures }

    /// The designs that it uses, and those that they use, by the paths of their files; built-ins by
    /// their names.
    package var components: [String: DesignModel] { gathered.components }

    private var gathered: GatheredAssets {
        var gathered = GatheredAssets()
        gathered.add(model.layers, in: "")
        return gathered
    }
}

/// What lies beside a design, by paths from its folder.
private struct GatheredAssets {
    var pictures: [String: Image] = [:]
    var components: [String: DesignModel] = [:]

    /// Adds what layers need that a file in `folder` has.
    mutating func add(_ layers: Layer.Layers, in folder: String) {
        for layer in layers.all.flatMap({ $0 }).flatMap({ $0.all }) {
            for mask in layer.mask?.all ?? [] { add(mask.layers, in: folder) }
            switch layer.content {
            case .outline: break
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
