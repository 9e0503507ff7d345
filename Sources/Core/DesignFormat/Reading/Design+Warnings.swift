import Indicators

extension Design {
    /// Returns warnings about likely mistakes, in the order of the file.
    ///
    /// - Parameters:
    ///   - bytes: The file that the design was read from.
    ///   - file: The file's name in warnings.
    public func warnings(in bytes: [UInt8], file: String) -> [DesignProblem] {
        guard let root = YAMLFile.root(of: bytes, log: ProblemLog(file: file)) else { return [] }
        let log = ProblemLog(file: file, severity: .warning)
        let pairs = MistakenPair.all(in: root)
        for pair in pairs { log.report(pair.message, at: pair.mark, hint: pair.hint) }
        for warning in warnings {
            let mark = root.mark(at: warning.path, ofKey: warning.isAboutKey)
            // The pair is the cause of the invisible layer, so one warning is enough.
            if warning.kind == "unseen-layer", pairs.contains(where: { $0.layer == mark }) {
                continue
            }
            log.report(warning.message, at: mark, hint: warning.hint)
        }
        return log.errors?.problems ?? []
    }
}
