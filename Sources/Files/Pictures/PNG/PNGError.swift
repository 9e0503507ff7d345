import Platform

/// Why a PNG could not be read or written. The words in quotes are libpng's own.
public enum PNGError: Error, Equatable, Sendable {
    /// The bytes do not begin as a PNG does.
    case notPNG
    /// The bytes are the few lines that Git LFS leaves in place of a file it has not fetched.
    case gitLFSPointer
    /// The bytes end before the picture does.
    case truncated(String)
    /// A checksum is wrong: the bytes were damaged on their way.
    case badChecksum(String)
    /// The picture, of so many pixels, passes a limit, which the text names.
    case tooLarge(width: Int, height: Int, limit: String)
    /// The data break the format's rules in another way.
    case corrupt(String)
    /// The system gave no memory.
    case noMemory
    /// There is no file at the path.
    case noSuchFile(String)
    /// The file is there and could not be read.
    case cannotRead(FileError)
    /// The file could not be written.
    case cannotWrite(FileError)
    /// A picture without pixels, which a PNG cannot hold.
    case emptyImage(width: Int, height: Int)
    /// A scale that is not a positive number, or too large for the pHYs chunk.
    case badScale(Double)
    /// A text chunk that the format does not allow.
    case badText(keyword: String, reason: String)
}

extension PNGError: CustomStringConvertible {
    /// One line for the user.
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
        case .noMemory: "no memory for the PNG"
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
