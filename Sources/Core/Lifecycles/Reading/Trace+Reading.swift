import Base
import DesignFormat
import Indicators

extension Trace {
    /// Parses a file: a table of samples, YAML or JSON.
    ///
    /// - Parameters:
    ///   - bytes: The file. It is a table if its name ends in `.csv` or `.tsv`, or if its first
    ///     line starts with `time` and a separator. YAML must be UTF-8. A table may also be UTF-16.
    ///   - name: The trace's name if the file has none.
    ///   - file: The file's name in error messages.
    /// - Throws: `DesignErrors` with all errors, by line and column.
    package init(reading bytes: [UInt8], name: String, file: String) throws(DesignErrors) {
        let isTable = [".csv", ".tsv"].contains { file.lowercasedASCII.hasSuffix($0) }
        if isTable || TableLines.isTable(bytes) {
            try self.init(csv: bytes, name: name, file: file)
        } else {
            try self.init(yaml: bytes, name: name, file: file)
        }
    }

    /// Parses a YAML or JSON file with a gesture or samples.
    ///
    /// - Throws: `DesignErrors` with all errors, by line and column.
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

    /// Parses rows of `time,offset,touching` below a header with these names.
    ///
    /// Separators are commas, semicolons or tabs. Cells may be quoted.
    ///
    /// - Throws: `DesignErrors` with all errors, by line and column.
    package init(csv bytes: [UInt8], name: String, file: String) throws(DesignErrors) {
        let log = ProblemLog(file: file)
        var reader = TraceTableReader(log: log)
        let samples = reader.samples(in: bytes)
        if let errors = log.errors { throw errors }
        self.init(checked: samples, name: name, title: "", taps: [])
    }
}
