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
        for warning in warnings {
            let mark = root.mark(at: warning.path, ofKey: warning.isAboutKey)
            log.report(warning.message, at: mark, hint: warning.hint)
        }
        return log.errors?.problems ?? []
    }
}
