import Base
import Indicators

extension DesignProblem {
    /// The problem as JSON. The member `text` is the entire problem on one line.
    package var json: JSON {
        var members = [
            JSON.Member("file", .string(file)),
            JSON.Member("line", .number(Double(line))),
            JSON.Member("column", .number(Double(column))),
            JSON.Member("severity", .string(severity.rawValue)),
            JSON.Member("message", .string(message)),
        ]
        if let hint { members.append(JSON.Member("hint", .string(hint))) }
        let text = file.isEmpty ? message + (hint.map { "; \($0)" } ?? "") : description
        members.append(JSON.Member("text", .string(text)))
        return .object(members)
    }
}
