import Base

/// Why a text is not the report of a run.
package enum RunReportError: Error, Hashable, Sendable {
    /// The text is no JSON.
    case notJSON(JSONError)
    /// The JSON is something else's.
    case notPinwheels
    /// The report has a version that this program does not know.
    case otherVersion(Double)
    /// A field, named by its way from the top, is missing or not of the kind it must be.
    case badField(path: String, expected: String)
}

extension RunReportError: CustomStringConvertible {
    /// The location, what is wrong, and a hint, to follow the file's name and a colon.
    package var description: String {
        switch self {
        case .notJSON(let error): "\(error); the file is no JSON, write it anew by pinwheel verify"
        case .notPinwheels:
            " it is not Pinwheel's; name the \(RunReport.fileName) that pinwheel verify leaves"
        case .otherVersion(let version):
            " it has version \(JSON.number(version).text), this program knows "
                + "\(RunReport.version); verify with this program"
        case .badField(let path, let expected): " \(path) must be \(expected)"
        }
    }
}
