import Base

extension RunReport {
    private static let start = "{\n\"pinwheel\": "

    /// Whether a file begins like a report of any version.
    static func isReport(_ bytes: [UInt8]) -> Bool { bytes.starts(with: start.utf8) }

    /// The text of the file. It has one line per frame and finding, so that line-based tools can
    /// compare two reports.
    package var text: String {
        var text = "\(Self.start)\(Self.version)"
        if let part { text += ",\n" + Self.line(JSON.Member("part", part.json)) }
        for item in RegItems(self).json { text += ",\n" + Self.line(item) }
        text += ",\n" + Self.line(JSON.Member("acceptCommand", JSON(acceptCommand)))
        text += ",\n\"sequences\": ["
        let alike = alike
        text += sequences.map { "\n" + $0.text(alike: alike[$0.name], picture: JSON.string) }
            .joined(separator: ",")
        return text + "\n]\n}\n"
    }

    private static func line(_ member: JSON.Member) -> String {
        JSON.string(member.name).text + ": " + member.value.text
    }
}

extension SequenceReport {
    /// Returns the sequence as a JSON object, with one line per frame and finding.
    ///
    /// - Parameters:
    ///   - alike: The name of the first sequence that fails in the same way, or `nil` if there is
    ///     none.
    ///   - picture: Returns the JSON value for an image's path.
    func text(alike: String?, picture: (String) -> JSON) -> String {
        let facts = JSON.object([
            JSON.Member("name", .string(name)),
            JSON.Member("status", .string(status.rawValue)),
            JSON.Member("message", .string(message)),
            JSON.Member("acceptable", JSON(acceptable?.rawValue)),
            JSON.Member("alike", JSON(alike)),
            JSON.Member("fps", JSON(framesPerSecond)),
            JSON.Member("tolerance", tolerance ?? .null),
            JSON.Member("headroom", headroom ?? .null),
        ])
        let findings = findings.map { "\n  " + $0.json.text }.joined(separator: ",")
        let frames = frames.map { "\n  " + $0.json(picture).text }.joined(separator: ",")
        return facts.text.dropLast() + ", \"findings\": [\(findings)], \"frames\": [\(frames)]}"
    }
}

extension ReportedFinding {
    fileprivate var json: JSON {
        .object([
            JSON.Member("kind", .string(kind)),
            JSON.Member("sentence", .string(sentence)),
            JSON.Member("frames", .array(frames.map { .number(Double($0)) })),
            JSON.Member("time", JSON(time)),
        ])
    }
}

extension FrameReport {
    fileprivate func json(_ picture: (String) -> JSON) -> JSON {
        .object([
            JSON.Member("index", .number(Double(index))),
            JSON.Member("time", JSON(time)),
            JSON.Member("progress", JSON(progress)),
            JSON.Member("width", .number(Double(width))),
            JSON.Member("height", .number(Double(height))),
            JSON.Member("status", .string(status.rawValue)),
            JSON.Member("count", JSON(count.map(Double.init))),
            JSON.Member("share", JSON(share)),
            JSON.Member("worst", JSON(worst)),
            JSON.Member("expected", pictures.expected.map(picture) ?? .null),
            JSON.Member("actual", pictures.actual.map(picture) ?? .null),
            JSON.Member("difference", pictures.difference.map(picture) ?? .null),
        ])
    }
}

extension JSON {
    /// Creates a number, or null.
    fileprivate init(_ value: Double?) { self = value.map(JSON.number) ?? .null }
    /// Creates a string, or null.
    fileprivate init(_ value: String?) { self = value.map(JSON.string) ?? .null }
}
