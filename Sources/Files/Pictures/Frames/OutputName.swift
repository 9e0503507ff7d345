import Platform

/// A file's path relative to the output folder, without empty parts and without "." and "..".
public struct OutputName: Equatable, Sendable {
    /// The path.
    public let text: String

    /// Validates a path.
    ///
    /// - Throws: `FileError` for a path that is empty, absolute, contains "." or "..", or is the
    ///   name of the manifest or the journal.
    public init(_ text: String) throws(FileError) {
        if let reason = Self.fault(in: text) {
            throw FileError(
                .write,
                text.isEmpty ? "“”" : text,
                reason: reason,
                hint: "name a file below the output folder"
            )
        }
        self.text = text
    }

    /// Returns the reason why a path is invalid, or `nil` if it is valid.
    static func fault(in text: String) -> String? {
        if text.isEmpty { return "the name is empty" }
        if text.utf8.contains(0) { return "the name contains a NUL character" }
        if text.utf8.first == UInt8(ascii: "/") { return "the name is an absolute path" }
        var part = text.utf8[...]
        while true {
            let end = part.firstIndex(of: UInt8(ascii: "/"))
            let first = part[..<(end ?? part.endIndex)]
            if first.isEmpty { return "a part of the name is empty" }
            if first.elementsEqual(".".utf8) || first.elementsEqual("..".utf8) {
                return "the name contains . or .."
            }
            guard let end else { break }
            part = part[part.index(after: end)...]
        }
        // On a case-insensitive file system, "Manifest.json" is the same file.
        switch text.lowercased() {
        case Manifest.fileName: return "the manifest has this name"
        case FrameJournal.fileName: return "the journal has this name"
        default: return nil
        }
    }
}
