import Base
import Pages
import Platform

/// Files of a page that are written, or held against what would be.
struct PageFiles {
    /// The files by their paths.
    let files: [(path: String, bytes: [UInt8])]
    /// The folder in which no other files lie, if there is one.
    private let own: String?

    /// Parts of pages in a folder.
    init(_ parts: PageParts, in folder: String) {
        files = parts.files.map { ("\(folder)/\($0.path)", $0.bytes) }
        own = "\(folder)/designs"
    }

    /// One page.
    init(_ page: PageFile, at path: String) {
        files = [(path, page.html)]
        own = nil
    }

    /// Writes all.
    ///
    /// - Throws: `FileError`.
    func write() throws(FileError) {
        for file in files { try AtomicFile.write(file.bytes, to: file.path) }
    }

    /// What is not as it would be written now, a line each; designs that would not be there among it.
    var differences: [String] { files.compactMap(difference) + others }

    /// What lies in the designs' folder beside them.
    private var others: [String] {
        guard let own, let names = try? Folder.files(below: own) else { return [] }
        let paths = Set(files.map(\.path))
        return names.map { "\(own)/\($0)" }.filter { !paths.contains($0) }
            .map { "\($0): not of these designs" }
    }

    private func difference(_ file: (path: String, bytes: [UInt8])) -> String? {

        guard FilePath.exists(file.path) else { return "\(file.path): missing" }
        let limit = max(4 * file.bytes.count, 1 << 24)
        guard let there = try? FileContents.read(path: file.path, limit: limit) else {
            return "\(file.path): cannot be read"
        }
        return there == file.bytes ? nil : "\(file.path): not as it would be written now"
    }
}
