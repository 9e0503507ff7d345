import Base
import Pictures
import Platform

/// The images of a report's frames. Each distinct file is stored once.
struct ReportImages {
    /// The files in Base64, in the order of their first use.
    private(set) var sources: [String] = []
    private var indices: [String: Int] = [:]

    /// Reads the images of `sequences`.
    ///
    /// - Throws: `ReportImageError` if an image cannot be read or is not a PNG.
    init(
        of sequences: [SequenceReport],
        read: (String) throws(FileError) -> [UInt8]
    ) throws(ReportImageError) {
        var known: [[UInt8]: Int] = [:]
        for sequence in sequences {
            for frame in sequence.frames {
                let pictures = frame.pictures
                for case let path? in [pictures.expected, pictures.difference, pictures.actual]
                where indices[path] == nil {
                    let name = "frame \(frame.index) of \(sequence.name)"
                    let bytes = try Self.bytes(of: path, frame: name, read: read)
                    indices[path] = index(of: bytes, among: &known)
                }
            }
        }
    }

    /// Returns the index of a file in `sources`. Adds the file unless one with the same bytes
    /// exists.
    private mutating func index(of bytes: [UInt8], among known: inout [[UInt8]: Int]) -> Int {
        if let index = known[bytes] { return index }
        let index = sources.count
        known[bytes] = index
        sources.append(String(decoding: Base64.encode(bytes), as: UTF8.self))
        return index
    }

    /// Returns the index of an image in `sources`, or null for an unknown path.
    func index(of path: String) -> JSON {
        indices[path].map { .number(Double($0)) } ?? .null
    }

    private static func bytes(
        of path: String,
        frame: String,
        read: (String) throws(FileError) -> [UInt8]
    ) throws(ReportImageError) -> [UInt8] {
        let bytes: [UInt8]
        do {
            bytes = try read(path)
        } catch {
            throw ReportImageError(frame: frame, reason: error.description)
        }
        guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
            throw ReportImageError(frame: frame, reason: "\(path) is not a PNG")
        }
        return bytes
    }
}

/// An image of a report that cannot be embedded in the page.
package struct ReportImageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The frame that refers to the image, such as "frame 3 of arc".
    package let frame: String
    /// The problem with the image.
    package let reason: String

    /// One line for the user.
    package var description: String {
        "\(frame): \(reason); run verify again to write the image"
    }
}
