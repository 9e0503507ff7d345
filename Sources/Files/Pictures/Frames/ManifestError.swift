import Base

/// Why a text is not a manifest that can be used.
public enum ManifestError: Error, Equatable, Sendable {
    /// The text is no JSON.
    case notJSON(JSONError)
    /// The JSON is something else's.
    case notPinwheels
    /// The manifest's version is unknown to this program.
    case otherVersion(Double)
    /// What part of a run the frames are cannot be found.
    case badPart
    /// The run that wrote it has not come to its end.
    case unfinished
    /// The frame of this index, from 0, lacks a field or has one of a wrong kind.
    case badFrame(index: Int)
}

extension ManifestError: CustomStringConvertible {
    /// What is wrong, to follow the file's name.
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
