import Platform

/// An error when reading or writing a PNG. A string without a label describes the error, for
/// example libpng's message or a path.
public enum PNGError: Error, Equatable, Sendable {
    /// The bytes do not start with the PNG signature.
    case notPNG
    /// The bytes are a Git LFS pointer file, which stands in for a file that has not been fetched.
    case gitLFSPointer
    /// The bytes end before the image does.
    case truncated(String)
    /// A checksum is wrong because the bytes were damaged.
    case badChecksum(String)
    /// The image exceeds the limit that `limit` describes. Width and height are in pixels.
    case tooLarge(width: Int, height: Int, limit: String)
    /// The data violate the specification in another way.
    case corrupt(String)
    /// Memory allocation failed.
    case noMemory
    /// The file does not exist.
    case noSuchFile(String)
    /// The file exists but cannot be read.
    case cannotRead(FileError)
    /// The file cannot be written.
    case cannotWrite(FileError)
    /// The image has no pixels, or too many for a PNG. Width and height are in pixels.
    case emptyImage(width: Int, height: Int)
    /// The scale is not a positive number, or is too large for the pHYs chunk.
    case badScale(Double)
    /// The PNG specification does not allow the keyword or the text of a text chunk.
    case badText(keyword: String, reason: String)
}

extension PNGError: CustomStringConvertible {
    /// The message for the user, in one line.
    public var description: String {
        switch self {
        case .notPNG: "not a PNG"
        case .gitLFSPointer:
            "a Git LFS pointer in place of a PNG; fetch the image with git lfs pull"
        case .truncated(let details): "the PNG is cut off" + Self.suffix(details)
        case .badChecksum(let details): "the PNG is damaged" + Self.suffix(details)
        case .tooLarge(let width, let height, let limit):
            "the PNG of \(width)×\(height) pixels is too large: \(limit)"
        case .corrupt(let details): "the PNG is not valid" + Self.suffix(details)
        case .noMemory: "out of memory for the PNG"
        case .noSuchFile(let path): "no such file: \(path)"
        case .cannotRead(let error), .cannotWrite(let error): error.description
        case .emptyImage(let width, let height):
            "an image of \(width)×\(height) pixels cannot be stored in a PNG"
        case .badScale(let scale):
            "a scale of \(scale) cannot be stored in a PNG; it must be above 0 and at most 1000"
        case .badText(let keyword, let reason): "the PNG text “\(keyword)” \(reason)"
        }
    }

    private static func suffix(_ details: String) -> String {
        details.isEmpty ? "" : ": \(details)"
    }
}
