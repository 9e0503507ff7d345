import Base

/// The reason why a text is not a valid manifest.
public enum ManifestError: Error, Equatable, Sendable {
    /// The text is not JSON.
    case notJSON(JSONError)
    /// The JSON is not a manifest that Pinwheel wrote.
    case notPinwheelManifest
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
    /// The reason, worded to follow the file's name in a message.
    public var description: String {
        switch self {
        case .notJSON(let error): "it is not JSON (\(error))"
        case .notPinwheelManifest: "it is not a manifest that Pinwheel wrote"
        case .otherVersion(let version):
            "its version is \(JSON.number(version).text), but this program reads version "
                + "\(Manifest.version)"
        case .unfinished: "its run was stopped; render the frames again"
        case .badPart: "“part” has a missing or invalid field"
        case .badFrame(let index): "frame \(index) has a missing or invalid field"
        }
    }
}
