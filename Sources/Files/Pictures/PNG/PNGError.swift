import Platform

/// An error when reading or writing a PNG. Associated strings are libpng's messages.
public enum PNGError: Error, Equatable, Sendable {
    /// The bytes do not start with the PNG signature.
    case notPNG
    /// The bytes are a Git LFS pointer file, which stands in for a file that has not been fetched.
    case gitLFSPointer
    /// The bytes end before the image does.
    case truncated(String)
    /// A checksum is wrong because the bytes were damaged.
    case badChecksum(String)
    /// The image exceeds a limit, which the string describes. Width and height are in pixels.
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
    /// The specification does not allow a text chunk.
    case badText(keyword: String, reason: String)
}

extension PNGError: CustomStringConvertible {
    /// The message for the user, in one line.
    public var description: String {
        switch self {
        case .notPNG: "not a PNG"
        case .gitLFSPointer:
            "a Git LFS pointer in place of a PNG; fetch the picture with git lfs pull"
        case .truncated(let words): "the PNG is cut off" + Self.quoted(words)
        case .badChecksum(let words): "the PNG is damaged, a checksum is wrong" + Self.quoted(words)
        case .tooLarge(let width, let height, let limit):
            "the PNG of \(width)×\(height) pixels is too large: \(limit)"
        case .corrupt(let words): "the PNG is not valid" + Self.quoted(words)
        case .noMemory: "out of memory for the PNG"
        case .noSuchFile(let path): "no such file: \(path)"
        case .cannotRead(let error), .cannotWrite(let error): error.description
        case .emptyImage(let width, let height):
            "a picture of \(width)×\(height) pixels has nothing to store in a PNG"
        case .badScale(let scale):
            "a scale of \(scale) cannot be stored in a PNG; it must be above 0 and at most 1000"
        case .badText(let keyword, let reason): "the PNG text “\(keyword)” \(reason)"
        }
    }

    private static func quoted(_ words: String) -> String {
        words.isEmpty ? "" : " (“\(words)”)"
    }
}
