import Base

/// A parser of patterns for file names.
enum FilePatternReader {
    /// Returns the parts of `source`, in order.
    static func parts(of source: String) throws(InputError) -> [FilePattern.Part] {
        var parts: [FilePattern.Part] = []
        var text = ""
        var rest = source[...]
        while let next = rest.first {
            rest = rest.dropFirst()
            switch next {
            case "{":
                guard let end = rest.firstIndex(where: { $0 == "}" || $0 == "{" }), rest[end] == "}"
                else { throw InputError("the pattern “\(source)” has a “{” without a “}”") }
                if !text.isEmpty { parts.append(.text(text)) }
                text = ""
                parts.append(try placeholder(String(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            case "}":
                throw InputError("the pattern “\(source)” has a “}” without a “{”")
            case "\0":
                throw InputError("the pattern contains a NUL character")
            default:
                text.append(next)
            }
        }
        if !text.isEmpty { parts.append(.text(text)) }
        return parts
    }

    private static func placeholder(_ name: String) throws(InputError) -> FilePattern.Part {
        switch name {
        case "design": return .design
        case "state": return .state
        case "frame": return .frame(digits: 1)
        case "scale": return .scale
        case "appearance": return .appearance
        default: break
        }
        if name.hasPrefix("frame:") {
            let digits = name.dropFirst("frame:".count)
            if digits.hasPrefix("0"), let count = Int(digits), (1...9).contains(count) {
                return .frame(digits: count)
            }
            throw InputError(
                "{\(name)} is not a valid number of digits",
                hint: "write 1 to 9 digits, such as {frame:04}"
            )
        }
        let names = ["design", "state", "frame", "scale", "appearance"]
        throw InputError(
            "the pattern has an unknown placeholder {\(NearestName.excerpt(name))}",
            hint: NearestName.suggestion(for: name, among: names).map { "did you mean {\($0)}?" }
                ?? "allowed: \(FilePattern.placeholders.joined(separator: ", "))"
        )
    }
}
