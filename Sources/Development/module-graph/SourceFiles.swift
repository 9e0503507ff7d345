import Platform

/// Statistics of a module's sources.
struct SourceFiles {
    /// The number of Swift and C files.
    private(set) var files = 0
    /// The number of lines in these files.
    private(set) var lines = 0
    /// The modules that the files import, sorted.
    private(set) var imports: [String] = []

    /// Reads the sources below a folder.
    ///
    /// - Throws: `FileError`.
    init(in folder: String) throws {
        var names: Set<String> = []
        for file in try Folder.files(below: folder) {
            guard [".swift", ".c", ".h"].contains(where: file.hasSuffix) else { continue }
            let bytes = try FileContents.read(path: "\(folder)/\(file)", limit: 1 << 22)
            files += 1
            lines += bytes.count { $0 == UInt8(ascii: "\n") }
            for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(40) {
                let words = String(decoding: line, as: UTF8.self).split(separator: " ")
                if words.count == 2, words[0] == "import" { names.insert(String(words[1])) }
            }
        }
        imports = names.sorted()
    }
}
