import Base
import Indicators

extension DesignReader {
    /// Parses a layer that draws another design, with values for that design's parameters.
    func component(_ node: YAMLNode, with values: YAMLNode?) -> Component? {
        let design = settingByWord(node, used)
        let models = design?.all.map { $0.model } ?? []
        let set = values.flatMap { models.isEmpty ? nil : self.values($0, of: models) } ?? []
        return design.map { Component($0, values: set) }
    }

    /// Returns the design in a file, or the built-in design of that name.
    private func used(_ node: YAMLNode) -> UsedDesign? {
        if let entries = node.entries {
            let file = entries.first {
                ["file", "src", "name", "design", "source"].contains($0.key)
            }
            log.report(
                "expected a design's file or name, found a map",
                at: node.mark,
                hint:
                    "write use: \(file.map { HintValues.text($0.value) } ?? "parts/dots.yaml"), "
                    + "and values for its parameters as with: {size: 12}"
            )
            return nil
        }
        guard let source = text(node) else { return nil }
        guard let path = path(of: source, at: node) else { return nil }
        let chain = location.chain + [path]
        guard !location.chain.contains(path) else {
            let text = chain.map { NearestName.excerpt($0) }.joined(separator: " → ")
            log.report("the designs use one another in a circle: \(text)", at: node.mark)
            return nil
        }
        guard chain.count <= DesignLimits.componentDepth + 1 else {
            log.report(Component.tooDeep, at: node.mark)
            return nil
        }
        return document(location.using(path), at: node)?.model.map { UsedDesign($0, from: source) }
    }

    private func path(of source: String, at node: YAMLNode) -> String? {
        if AssetPath.isFile(source) { return assetPath(source, at: node.mark) }
        if BuiltInDesigns.names.contains(source) { return source }
        log.report(
            "there is no built-in design “\(NearestName.excerpt(source))”",
            at: node.mark,
            hint: NearestName.hint(for: source, among: BuiltInDesigns.names)
                + "; a file's name ends in .yaml, .yml or .json"
        )
        return nil
    }

    /// Reads a used design, or returns the cached one. Returns `nil` after reporting an error.
    private func document(_ location: DesignLocation, at node: YAMLNode) -> DesignDocument? {
        if let document = files.documents[location.path] { return document }
        guard files.documents.count < DesignLimits.components else {
            log.report("more than \(DesignLimits.components) designs are used", at: node.mark)
            return nil
        }
        let bytes: [UInt8]
        do throws(AssetFailure) {
            if let builtIn = BuiltInDesigns.source(named: location.path) {
                bytes = builtIn
            } else {
                bytes = try files.assets.text(location.path)
            }
        } catch {
            log.report(
                "the design “\(NearestName.excerpt(location.path))” cannot be read: "
                    + error.description,
                at: node.mark
            )
            return nil
        }
        let reader = DesignReader(in: location, of: self)
        let root = YAMLFile.root(of: bytes, log: reader.log)
        let model = root.flatMap { reader.model(of: $0, named: AssetPath.stem(of: location.path)) }
        log.addProblems(
            reader.log.errors?.problems ?? [],
            ofDesignUsedAt: node.mark
        )
        let document = DesignDocument(root: root, model: model, location: location)
        files.documents[location.path] = document
        return document
    }

    /// Parses the values that `with` sets for the parameters of used designs.
    private func values(_ node: YAMLNode, of models: [DesignModel]) -> [Component.Value]? {
        guard let node = literal(node) else { return nil }
        guard let entries = node.entries else {
            log.report(
                "expected a map from parameters to values, found \(node.summary)",
                at: node.mark
            )
            return nil
        }
        let parameters = models.flatMap { $0.parameters }
        return entries.compactMap { entry in
            guard let parameter = parameters.first(where: { $0.name == entry.key }) else {
                let unknown = Parameter.unknownParameterMessage(
                    for: entry.key,
                    of: models[0].name,
                    among: parameters.map { $0.name }
                )
                log.report(unknown.message, at: entry.mark, hint: unknown.hint)
                return nil
            }
            if let found = entry.value.animatedForm(of: parameter.kind) {
                log.report(
                    "a parameter value cannot vary by state, time or copy, found \(found)",
                    at: entry.value.mark,
                    hint:
                        "animate inside the used design, or animate the layer that uses it "
                        + "with opacity, offset, scale and so on"
                )
                return nil
            }
            let value = setting(entry.value) { self.value($0, parameter.kind) }
            return value.map { Component.Value(entry.key, $0) }
        }
    }
}

extension YAMLNode {
    /// Returns a description of a value that varies by state, copy or time. Returns `nil` for a
    /// value that a parameter can have.
    fileprivate func animatedForm(of kind: Parameter.Kind) -> String? {
        guard reference == nil else { return nil }
        if case .sequence = content {
            if case .colors = kind { return nil }
            return "a list"
        }
        let words = DesignReader.stateKeys + DesignReader.trackKeys + ["each"]
        guard let entries,
            let entry = entries.first(where: { words.contains($0.key) || KeyTime($0.key) != nil })
        else { return nil }
        return "a map with “\(NearestName.excerpt(entry.key))”"
    }
}

/// A used design after reading.
struct DesignDocument {
    /// The root of the file, or `nil` if the file is empty or not valid YAML.
    let root: YAMLNode?
    /// The design's model, or `nil` if it has errors.
    let model: DesignModel?
    /// The location of the file.
    let location: DesignLocation
}
