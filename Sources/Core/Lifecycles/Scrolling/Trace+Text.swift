import Base
import DesignFormat
import Indicators

extension Trace {
    /// Returns the trace as a YAML file that parses to the same samples and taps.
    ///
    /// - Parameter comment: The lines of a comment at the top of the file.
    public func yaml(comment: [String] = []) -> String {
        var lines = comment.map { "# " + $0 }
        lines.append("pinwheel: 1")
        lines.append("name: \(name)")
        // The parser treats a leading dollar sign as a reference to a parameter.
        let literal = title.hasPrefix("$") ? "$" + title : title
        if !title.isEmpty { lines.append("title: \(JSON.string(literal).text)") }
        lines.append("samples:")
        lines += samples.map { sample in
            var parts = [NumberText.short(sample.time), NumberText.short(sample.offset)]
            if !sample.isTouching || sample.phase != nil { parts.append("\(sample.isTouching)") }
            if let phase = sample.phase { parts.append(phase.rawValue) }
            return "  - [\(parts.joined(separator: ", "))]"
        }
        if !taps.isEmpty {
            lines.append("taps:")
            lines += taps.map {
                "  - {at: \(NumberText.short($0.time)), on: \($0.button.rawValue)}"
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
