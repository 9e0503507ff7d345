import Base

extension SequenceVerdict {
    /// The verdict as an object: whether it passes, and the findings.
    public var json: JSON {
        .object([
            JSON.Member("passed", .bool(passes)),
            JSON.Member("findings", .array(findings.map(\.json))),
        ])
    }
}
