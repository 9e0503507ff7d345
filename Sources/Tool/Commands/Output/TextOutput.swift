import Base
import Platform

/// The target of a command's text.
package struct TextOutput: Equatable, Sendable {
    private let target: ImageOutput

    /// Parses the value of an option. `-` is standard output, and `nil` the default path.
    package init(option: String?, defaultPath path: String) {
        target = ImageOutput(option: option, defaultPath: path)
    }

    /// The path for `OutputConflictCheck.check(_:reading:)`.
    package var path: String { target.path }

    /// Checks that the text can be written, before other work.
    ///
    /// - Parameter files: The paths of input files, which must not be overwritten.
    /// - Throws: `InputError` if the folder does not exist or the file is an input.
    package func check(reading files: [String] = []) throws(InputError) {
        if target != .standardOutput { try target.checkPath(reading: files) }
    }

    /// Writes a text. Prints the path if it is the default.
    ///
    /// - Throws: `FileError`, `InputError`, `BrokenPipe`.
    package func write(_ text: String) throws {
        switch target {
        case .standardOutput: try StandardOutput.write(Array(text.utf8))
        case .file(let path): try AtomicFile.write(Array(text.utf8), to: path)
        case .defaultFile(let path):
            try AtomicFile.write(Array(text.utf8), to: path)
            try StandardOutput.write(line: path)
        }
    }
}
