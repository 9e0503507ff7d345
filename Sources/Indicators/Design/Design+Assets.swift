import Raster

extension Design {
    /// The files beside the design that it uses, in all branches of choices, sorted.
    public var assets: [String] { pictures.keys.sorted() }

    /// The images by the names of their files.
    package var pictures: [String: Image] {
        var pictures: [String: Image] = [:]
        model.layers.forEach { Self.gather($0, into: &pictures) }
        return pictures
    }

    private static func gather(_ layers: [Setting<Layer>], into pictures: inout [String: Image]) {
        for layer in layers {
            layer.forEach { layer in
                layer.mask?.forEach { mask in mask.layers.forEach { gather($0, into: &pictures) } }
                switch layer.content {
                case .outline: break
                case .image(let picture):
                    picture.forEach { picture in
                        for file in picture.source.files {
                            for (name, image) in file.byName { pictures[name] = image }
                        }
                    }
                case .group(let layers): layers.forEach { gather($0, into: &pictures) }
                case .repetition(let repetition):
                    repetition.forEach { $0.layers.forEach { gather($0, into: &pictures) } }
                }
            }
        }
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
