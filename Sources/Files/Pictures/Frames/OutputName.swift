import Platform

/// A file's path from the output folder: names between single slashes, none of them "." or "..".
public struct OutputName: Equatable, Sendable {
    /// The path's text.
    public let text: String

    /// A checked path.
    ///
    /// - Throws: `FileError` for a path that is empty, absolute or leads elsewhere, and for the
    ///   names of the manifest and the journal.
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

    /// What is wrong with a path; nil for a good one.
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
        // Where case does not matter, "Manifest.json" is the same file.
        switch text.lowercased() {
        case Manifest.fileName: return "the manifest has this name"
        case FrameJournal.fileName: return "the journal has this name"
        default: return nil
        }
    }
}
