import Platform

/// Why a sequence of frames could not be written.
public enum FrameError: Error, Hashable, Sendable {
    /// Two frames have the same file name.
    case sameName(String)
    /// The file system refused.
    case file(FileError)
    /// The frame for a file could not be encoded.
    case encoding(file: String, EncodingError)
}

extension FrameError: CustomStringConvertible {
    /// One line for the user.
    public var description: String {
        switch self {
        case .sameName(let name):
            "two frames would be written to \(name); the pattern must tell them apart"
        case .file(let error): error.description
        case .encoding(let file, let error): "cannot write \(file): \(error)"
        }
    }
}
