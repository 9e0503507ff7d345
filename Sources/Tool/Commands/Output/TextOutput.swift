import Base
import Platform

/// Where a text goes that is a file of its own.
package struct TextOutput: Equatable, Sendable {
    private let target: PictureOutput

    /// What an option says: `-` is standard output, nil the file of the usual path.
    package init(option: String?, usual path: String) {
        target = PictureOutput(option: option, usual: path)
    }

    /// The path, as `OutputFiles` takes it.
    package var path: String { target.path }

    /// Makes sure, before any work, that the text can go there.
    ///
    /// - Parameter files: What the text is made of, which it may not take the place of.
    /// - Throws: `InputError` where a folder is missing.
    package func check(reading files: [String] = []) throws(InputError) {
        if target != .standardOutput { try target.checkPlace(reading: files) }
    }

    /// Writes `text`, and the usual path to standard output, so that it can be found.
    ///
    /// - Throws: `FileError`, `InputError`, `BrokenPipe`.
    package func write(_ text: String) throws {
        switch target {
        case .standardOutput: try StandardOutput.write(Array(text.utf8))
        case .file(let path): try AtomicFile.write(Array(text.utf8), to: path)
        case .usual(let path):
            try AtomicFile.write(Array(text.utf8), to: path)
            try StandardOutput.write(line: path)
        }
    }
}
