import Base

extension RunReport {
    /// Parses a report. Skips unknown fields, reg-cli's fields and "alike", since their values can
    /// be derived.
    ///
    /// - Throws: `RunReportError` with the location.
    package init(reading bytes: [UInt8]) throws(RunReportError) {
        let json: JSON
        do { json = try JSON(reading: bytes) } catch { throw .notJSON(error) }
        guard let version = json["pinwheel"]?.number else { throw .notPinwheelReport }
        guard version == Double(Self.version) else { throw .otherVersion(version) }
        let fields = ReportFields(json, at: "")
        var sequences: [SequenceReport] = []
        var names: Set<String> = []
        for item in try fields.objects("sequences") {
            let sequence = try SequenceReport(item)
            guard names.insert(sequence.name).inserted else {
                throw item.problem("name", "different from the names of other sequences")
            }
            sequences.append(sequence)
        }
        self.init(sequences: sequences, acceptCommand: try fields.text("acceptCommand"))
        if let part = json["part"] {
            self.part = try ReportPart(ReportFields(part, at: "part"), json: part)
        }
    }
}

extension SequenceReport {
    fileprivate init(_ fields: ReportFields) throws(RunReportError) {
        var findings: [ReportedFinding] = []
        for item in try fields.objects("findings") { findings.append(try ReportedFinding(item)) }
        var frames: [FrameReport] = []
        for item in try fields.objects("frames") { frames.append(try FrameReport(item)) }
        self.init(
            name: try fields.required("name", "a string", fields.text),
            status: try fields.choice("status"),
            message: try fields.text("message") ?? "",
            framesPerSecond: try fields.number("fps", in: 0.001...1000),
            findings: findings,
            tolerance: try fields.object("tolerance"),
            headroom: try fields.object("headroom"),
            frames: frames,
            // Earlier versions did not write this field.
            acceptable: try fields.text("acceptable").flatMap(Acceptable.init)
        )
    }
}

extension ReportedFinding {
    fileprivate init(_ fields: ReportFields) throws(RunReportError) {
        self.init(
            kind: try fields.required("kind", "a string", fields.text),
            sentence: try fields.required("sentence", "a string", fields.text),
            frames: try fields.integers("frames"),
            time: try fields.number("time")
        )
    }
}

extension FrameReport {
    fileprivate init(_ fields: ReportFields) throws(RunReportError) {
        self.init(
            index: try fields.required("index", ReportFields.integerDescription, fields.integer),
            time: try fields.number("time"),
            progress: try fields.number("progress"),
            width: try fields.required("width", ReportFields.integerDescription, fields.integer),
            height: try fields.required("height", ReportFields.integerDescription, fields.integer),
            status: try fields.choice("status"),
            count: try fields.integer("count"),
            share: try fields.number("share", in: 0...1),
            worst: try fields.number("worst"),
            pictures: Pictures(
                expected: try fields.text("expected"),
                actual: try fields.text("actual"),
                difference: try fields.text("difference")
            )
        )
    }
}

/// An error when a report is parsed.
package enum RunReportError: Error, Equatable, Sendable {
    /// The text is not JSON.
    case notJSON(JSONError)
    /// The JSON is not a report of Pinwheel.
    case notPinwheelReport
    /// The version of the report is not supported.
    case otherVersion(Double)
    /// A field is missing or has the wrong type. `path` is its path from the top.
    case badField(path: String, expected: String)
}

extension RunReportError: CustomStringConvertible {
    /// The location, the reason and a hint, worded to follow the file's name and a colon.
    package var description: String {
        switch self {
        case .notJSON(let error):
            "\(error); the file is not JSON: run pinwheel verify again"
        case .notPinwheelReport:
            " not a report that Pinwheel wrote; name a \(RunReport.fileName) of pinwheel verify"
        case .otherVersion(let version):
            " its version is \(JSON.number(version).text), but this program reads version "
                + "\(RunReport.version); run verify again"
        case .badField(let path, let expected): " \(path) must be \(expected)"
        }
    }
}
