import Indicators

extension Design {
    /// What is allowed in the design but hardly meant, at its place in the file that it was read from, in
    /// the order of the file.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: What warnings call it.
    public func warnings(in bytes: [UInt8], file: String) -> [DesignProblem] {
        guard let root = YAMLFile.root(of: bytes, log: ProblemLog(file: file)) else { return [] }
        let log = ProblemLog(file: file, severity: .warning)
        let pairs = MistakenPair.all(in: root)
        for pair in pairs { log.report(pair.message, at: pair.mark, hint: pair.hint) }
        for warning in warnings {
            let mark = root.mark(at: warning.path, ofKey: warning.isAboutKey)
            // That a layer with such a pair is not seen follows from it.
            if warning.kind == "unseen-layer", pairs.contains(where: { $0.layer == mark }) {
                continue
            }
            log.report(warning.message, at: mark, hint: warning.hint)
        }
        return log.errors?.problems ?? []
    }
}
