import Base
import Pages
import Platform

/// The files of a page, to be written or compared with existing files.
struct PageFiles {
    /// The paths and contents of the files.
    let files: [(path: String, bytes: [UInt8])]
    /// The folder that must have no other files, or `nil` if there is none.
    private let designsFolder: String?

    /// Creates the files of parts of pages in a folder.
    init(_ parts: PageParts, in folder: String) {
        files = parts.files.map { ("\(folder)/\($0.path)", $0.bytes) }
        designsFolder = "\(folder)/designs"
    }

    /// Creates the file of one page.
    init(_ page: PageFile, at path: String) {
        files = [(path, page.html)]
        designsFolder = nil
    }

    /// Writes all files.
    ///
    /// - Throws: `FileError`.
    func write() throws(FileError) {
        for file in files { try AtomicFile.write(file.bytes, to: file.path) }
    }

    /// The lines about files that are missing or differ, and about other files of designs.
    var differences: [String] { files.compactMap(difference) + others }

    /// The lines about other files in the folder of designs.
    private var others: [String] {
        guard let designsFolder, let names = try? Folder.files(below: designsFolder) else {
            return []
        }
        let paths = Set(files.map(\.path))
        return names.map { "\(designsFolder)/\($0)" }.filter { !paths.contains($0) }
            .map { "\($0): not one of these designs" }
    }

    private func difference(_ file: (path: String, bytes: [UInt8])) -> String? {

        guard FilePath.exists(file.path) else { return "\(file.path): missing" }
        let limit = max(4 * file.bytes.count, 1 << 24)
        guard let existing = try? FileContents.read(path: file.path, limit: limit) else {
            return "\(file.path): cannot be read"
        }
        return existing == file.bytes ? nil : "\(file.path): out of date"
    }
}
