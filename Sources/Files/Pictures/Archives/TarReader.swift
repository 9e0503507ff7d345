import Platform

/// A reader of tar archives, which finds the offsets of the members.
///
/// Supports ustar, GNU's long names and pax. Ignores links, folders and devices.
struct TarReader {
    /// A file in the archive.
    struct Member: Equatable, Sendable {
        /// The name, with slashes.
        var name: String
        /// The offset of the contents in the archive, in bytes.
        var offset: Int
        /// The size in bytes.
        var size: Int
    }

    /// The files, in the order of the archive.
    private(set) var members: [Member] = []
    /// The global comment, or `nil`.
    private(set) var comment: String?

    /// The maximum size of an extended header's attributes, in bytes.
    private static let attributeLimit = 1 << 20
    private let file: OpenFile
    private var position = 0
    /// The name of the next member, if an extended header specifies it.
    private var name: String?

    /// Reads all headers of an archive.
    ///
    /// - Throws: `FileError` if the file is not an archive, or is truncated or damaged.
    init(_ file: OpenFile) throws(FileError) {
        self.file = file
        while try next() {}
    }

    /// Reads a header. Returns `false` at the end of the archive.
    private mutating func next() throws(FileError) -> Bool {
        let header = try file.read(TarHeader.block, at: position)
        guard header.count == TarHeader.block else {
            throw fault(position == 0 ? "it is not a tar archive" : "it is truncated")
        }
        if header.allSatisfy({ $0 == 0 }) { return false }
        try checkSum(of: header)
        guard let size = Self.number(header[124..<136]) else {
            throw fault("it contains an invalid size")
        }
        let offset = position + TarHeader.block
        guard size <= file.size - offset else { throw fault("it is truncated") }
        position = offset + size + TarHeader.padding(size).count
        switch header[156] {
        case 0, TarHeader.Kind.file.rawValue:
            let named = name ?? Self.name(in: header)
            members.append(Member(name: named, offset: offset, size: size))
            name = nil
        case TarHeader.Kind.extended.rawValue:
            name = try attributes(offset, size)["path"] ?? name
        case TarHeader.Kind.global.rawValue:
            comment = try attributes(offset, size)["comment"] ?? comment
        case UInt8(ascii: "L"):
            let bytes = try contents(offset, size)
            name = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        default:
            name = nil
        }
        return true
    }

    private func checkSum(of header: [UInt8]) throws(FileError) {
        let sum = header.enumerated().reduce(0) { sum, byte in
            sum + (148..<156 ~= byte.offset ? 0x20 : Int(byte.element))
        }
        guard Self.number(header[148..<156]) == sum else {
            throw fault(position == 0 ? "it is not a tar archive" : "it is damaged")
        }
    }

    /// Returns the pax records of an extended header, by keyword.
    private func attributes(_ offset: Int, _ size: Int) throws(FileError) -> [String: String] {
        var attributes: [String: String] = [:]
        var rest = try contents(offset, size)[...]
        while let blank = rest.firstIndex(of: UInt8(ascii: " ")) {
            guard let length = Int(String(decoding: rest[..<blank], as: UTF8.self)),
                length > blank - rest.startIndex + 1, length <= rest.count
            else { throw fault("it is damaged") }
            let record = rest[(blank + 1)..<(rest.startIndex + length - 1)]
            let parts = record.split(separator: UInt8(ascii: "="), maxSplits: 1)
            if parts.count == 2 {
                let keyword = String(decoding: parts[0], as: UTF8.self)
                attributes[keyword] = String(decoding: parts[1], as: UTF8.self)
            }
            rest = rest.dropFirst(length)
        }
        return attributes
    }

    private func contents(_ offset: Int, _ size: Int) throws(FileError) -> [UInt8] {
        guard size <= Self.attributeLimit else {
            throw fault("it contains a name that is too long")
        }
        return try file.read(size, at: offset)
    }

    private func fault(_ reason: String) -> FileError {
        FileError(.read, file.path, reason: reason, hint: "create or fetch the archive again")
    }

    /// Returns an octal number, which may be surrounded by blanks.
    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        let digits = field.drop { $0 == 0x20 }.prefix { (0x30...0x37).contains($0) }
        guard !digits.isEmpty, digits.count <= 12 else { return nil }
        return digits.reduce(0) { $0 << 3 | Int($1 - 0x30) }
    }

    private static func name(in header: [UInt8]) -> String {
        func text(_ range: Range<Int>) -> String {
            String(decoding: header[range].prefix { $0 != 0 }, as: UTF8.self)
        }
        let isPOSIX = header[257..<263].elementsEqual(Array("ustar\u{0}".utf8))
        let prefix = isPOSIX ? text(345..<500) : ""
        return prefix.isEmpty ? text(0..<100) : "\(prefix)/\(text(0..<100))"
    }
}
