import Base

/// The reason why a text is not a valid manifest.
public enum ManifestError: Error, Equatable, Sendable {
    /// The text is not JSON.
    case notJSON(JSONError)
    /// The JSON is not from Pinwheel.
    case notPinwheels
    /// The version of the manifest is unknown.
    case otherVersion(Double)
    /// The field "part" is invalid.
    case badPart
    /// The run that wrote the manifest was stopped.
    case unfinished
    /// The frame with this index, from 0, has a missing or invalid field.
    case badFrame(index: Int)
}

extension ManifestError: CustomStringConvertible {
    /// The reason, which follows the file's name in a message.
    public var description: String {
        switch self {
        case .notJSON(let error): "it is not JSON (\(error))"
        case .notPinwheels: "it is not Pinwheel's"
        case .otherVersion(let version):
            "it has version \(JSON.number(version).text), this program knows \(Manifest.version)"
        case .unfinished: "its run was stopped; write the frames again"
        case .badPart: "“part” lacks a field or has one of a wrong kind"
        case .badFrame(let index): "frame \(index) lacks a field or has one of a wrong kind"
        }
    }
}
