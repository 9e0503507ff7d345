extension JSON {
    /// The value over several lines, each level two blanks farther in; arrays that fit stay on one.
    ///
    /// Read back, it is the same value as `text`.
    public var lines: String { lines(indent: "") }

    private func lines(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .null, .bool, .number, .string:
            return text
        case .array(let items):
            let parts = items.map { $0.lines(indent: inner) }
            let line = "[" + parts.joined(separator: ", ") + "]"
            if line.count < 80, !line.contains("\n") { return line }
            return "[\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let parts = members.map {
                inner + JSON.string($0.name).text + ": " + $0.value.lines(indent: inner)
            }
            return "{\n" + parts.joined(separator: ",\n") + "\n\(indent)}"
        }
    }
}
