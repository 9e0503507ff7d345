import Base
import DesignFormat
import Indicators

extension Trace {
    /// Reads a trace from the bytes of a file: rows of samples, or YAML (or JSON).
    ///
    /// - Parameters:
    ///   - bytes: The file. It is a table if its name ends in `.csv` or `.tsv`, or if its first line
    ///     begins with `time` and a separator. YAML is UTF-8; a table may also be UTF-16.
    ///   - name: The name of the trace if the file gives none.
    ///   - file: The name of the file in problems.
    /// - Throws: `DesignErrors` with everything that is wrong, by line and column.
    package init(reading bytes: [UInt8], name: String, file: String) throws(DesignErrors) {
        let isTable = [".csv", ".tsv"].contains { file.lowercasedASCII.hasSuffix($0) }
        if isTable || TableText.isTable(bytes) {
            try self.init(csv: bytes, name: name, file: file)
        } else {
            try self.init(yaml: bytes, name: name, file: file)
        }
    }

    /// Reads a YAML or JSON file with a gesture or with samples.
    ///
    /// - Throws: `DesignErrors` with everything that is wrong, by line and column.
    package init(yaml bytes: [UInt8], name: String, file: String) throws(DesignErrors) {
        let log = ProblemLog(file: file)
        let reader = DesignReader(log: log)
        let root = YAMLFile.root(of: bytes, as: .trace, log: log)
        let trace = root.flatMap { reader.trace(of: $0, named: name) }
        guard log.isEmpty, let trace else {
            throw log.errors ?? DesignErrors(problems: [])
        }
        self = trace
    }

    /// Reads rows of `time,offset,touching` below a header with these names.
    ///
    /// Cells may be separated by commas, semicolons or tabs, and may be quoted.
    ///
    /// - Throws: `DesignErrors` with everything that is wrong, by line and column.
    package init(csv bytes: [UInt8], name: String, file: String) throws(DesignErrors) {
        let log = ProblemLog(file: file)
        var reader = TraceTableReader(log: log)
        let samples = reader.samples(in: bytes)
        if let errors = log.errors { throw errors }
        self.init(checked: samples, name: name, title: "", taps: [])
    }
}
