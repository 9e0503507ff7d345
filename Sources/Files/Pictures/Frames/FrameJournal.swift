import Platform
import Raster
import Synchronization

/// The journal of finished frames in an output folder, which lets the next run skip frames that are
/// up to date.
///
/// The file `.pinwheel-frames` has a line for each frame: the hash of the rest of the line, the
/// key, the hash of the pixels, the width, the height, the file's hash, size and modification time,
/// and its name. A run appends lines while it writes, and replaces the file with sorted lines when
/// it finishes. Lines with a wrong hash, for example of a killed run, are skipped, so their frames
/// are drawn again.
package enum FrameJournal {
    package static let fileName = ".pinwheel-frames"

    /// The entry of a finished frame.
    package struct Entry: Equatable, Sendable {
        /// The hash of everything that the file depends on.
        package var key: UInt64
        /// The size and the hash of the drawn image.
        package var drawn: DrawnFrame
        /// The hash of the file's bytes.
        package var hash: UInt64
        /// The size and modification time of the file.
        package var version: FileVersion

        /// Creates an entry for a file with the contents `bytes`.
        package init(key: UInt64, drawn: DrawnFrame, bytes: [UInt8], version: FileVersion) {
            self.key = key
            self.drawn = drawn
            hash = PixelHash(bytes: bytes).value
            self.version = version
        }

        fileprivate init?(_ fields: [ArraySlice<UInt8>]) {
            guard fields.count == 8,
                let key = Self.hex(fields[0]), let pixels = Self.hex(fields[1]),
                let width = Self.decimal(fields[2]), let height = Self.decimal(fields[3]),
                let hash = Self.hex(fields[4]),
                let size = Self.decimal(fields[5]), let modified = Self.decimal(fields[6])
            else { return nil }
            self.key = key
            drawn = DrawnFrame(width: width, height: height, hash: PixelHash(value: pixels))
            self.hash = hash
            version = FileVersion(size: size, modified: modified)
        }

        fileprivate static func hex(_ text: ArraySlice<UInt8>) -> UInt64? {
            UInt64(String(decoding: text, as: UTF8.self), radix: 16)
        }

        private static func decimal(_ text: ArraySlice<UInt8>) -> Int? {
            Int(String(decoding: text, as: UTF8.self))
        }

        /// Returns the entry's line, including the line break.
        package func line(_ file: String) -> String {
            func hex(_ value: UInt64) -> String { String(value, radix: 16) }
            let picture = "\(hex(drawn.hash.value)) \(drawn.width) \(drawn.height)"
            let written = "\(hex(hash)) \(version.size) \(version.modified)"
            let rest = "\(hex(key)) \(picture) \(written) \(file)"
            return "\(hex(PixelHash(bytes: Array(rest.utf8)).value)) \(rest)\n"
        }
    }

    /// Reads a journal in pieces and passes each entry to `take` with the file's name. If a file
    /// has several entries, the last one applies.
    ///
    /// - Parameters:
    ///   - next: Returns the next bytes, or an empty array at the end.
    ///   - take: Receives each entry.
    package static func read(_ next: () -> [UInt8], _ take: (Entry, String) -> Void) {
        var rest: [UInt8] = []
        while true {
            let bytes = next()
            rest += bytes.isEmpty ? [newline] : bytes
            var start = 0
            while let end = rest[start...].firstIndex(of: newline) {
                if let (entry, file) = entry(ofLine: rest[start..<end]) { take(entry, file) }
                start = end + 1
            }
            if bytes.isEmpty { return }
            rest.removeFirst(start)
            // A longer line is damaged.
            if rest.count > lineLimit { rest = [0] }
        }
    }

    private static let newline = UInt8(ascii: "\n")
    /// The maximum length of a line, in bytes.
    private static let lineLimit = 1 << 20

    /// Parses a line. Returns `nil` if it is damaged.
    private static func entry(ofLine line: ArraySlice<UInt8>) -> (Entry, String)? {
        let blank = UInt8(ascii: " ")
        guard let end = line.firstIndex(of: blank), let hash = Entry.hex(line[..<end]) else {
            return nil
        }
        let rest = line[(end + 1)...]
        guard PixelHash(bytes: Array(rest)).value == hash else { return nil }
        let fields = rest.split(separator: blank, maxSplits: 7)
        guard let entry = Entry(fields) else { return nil }
        return (entry, String(decoding: fields[7], as: UTF8.self))
    }
}
