import Indicators

extension Design {
    /// Reads a design from the bytes of a YAML or JSON file.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file, as UTF-8.
    ///   - name: The design's name if the file contains none.
    ///   - file: The file's name in error messages.
    ///   - assets: Loaders for images, fonts and other designs that the file refers to.
    /// - Throws: `DesignErrors` with all errors and their lines and columns.
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

    /// Reads a design with the vocabulary of `reader`, which may contain custom kinds.
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
        for problem in problems { reader.report(problem, in: root) }
        throw log.errors ?? DesignErrors(problems: [])
    }
}
