import Base
import Indicators

extension Design {
    /// Reads a design from the bytes of a YAML or JSON file.
    ///
    /// - Parameters:
    ///   - bytes: The file, UTF-8.
    ///   - name: The design's name where the file gives none.
    ///   - file: What problems call the file.
    ///   - assets: What lies beside the design.
    /// - Throws: `DesignErrors` with everything that is wrong, by line and column.
    public init(
        yaml bytes: [UInt8],
        name: String,
        file: String,
        assets: DesignAssets = .none
    ) throws(DesignErrors) {
        let log = ProblemLog(file: file)
        try self.init(
            yaml: bytes,
            name: name,
            reader: DesignReader(log: log, assets: assets)
        )
    }

    /// Reads a design that may be made of what the reader's vocabulary has.
    ///
    /// - Throws: `DesignErrors`, as `init(yaml:name:file:assets:)` does.
    package init(
        yaml bytes: [UInt8],
        name: String,
        reader: DesignReader
    ) throws(DesignErrors) {
        let log = reader.log
        guard let root = YAMLFile.root(of: bytes, log: log) else {
            throw log.errors ?? DesignErrors(problems: [])
        }
        let model = reader.model(of: root, named: name)
        let problems: [ModelProblem]
        if let model, log.isEmpty {
            do {
                self = try Design(model)
                return
            } catch {
                problems = error.problems
            }
        } else {
            problems = model.map(Design.problems(ofPartial:)) ?? []
        }
        for problem in problems {
            log.report(problem.message, at: root.mark(at: problem.path), hint: problem.hint)
        }
        throw log.errors ?? DesignErrors(problems: [])
    }
}

extension YAMLNode {
    /// Where the value at a path of the model begins; steps that are left out in the short ways to
    /// write a value are passed over.
    fileprivate func mark(at path: ModelPath) -> Mark {
        var node = self
        for step in path.steps {
            switch (step, node.content) {
            case (.key(let key), .mapping(let entries)):
                if let entry = entries.first(where: { $0.key == key }) { node = entry.value }
            case (.index(let index), .mapping(let entries)):
                let timed = entries.filter { NumberText.number($0.key) != nil }
                if timed.indices.contains(index) { node = timed[index].value }
            case (.index(let index), .sequence(let items)),
                (.layer(let index, _), .sequence(let items)):
                if items.indices.contains(index) { node = items[index] }
            case (_, .scalar), (.key, .sequence), (.layer, .mapping): break
            }
        }
        return node.mark
    }
}
