import Platform
import Raster
import Synchronization

/// What the runs in a folder have finished, kept there as `.pinwheel-frames`, so that the next run
/// draws only what is not there.
///
/// A line a frame: the hash of what follows, the key, the hash of the pixels, width, height, the
/// file's hash, size and time, its name. A run appends lines while it works and replaces the file at
/// its end by the sorted lines of its frames. Lines whose hash is another, as of a run that was
/// killed, are passed over: their frames are drawn again.
package enum FrameJournal {
    /// The file's name.
    package static let fileName = ".pinwheel-frames"

    /// A finished frame.
    package struct Entry: Equatable, Sendable {
        /// Stands for all that the file depends on.
        package var key: UInt64
        /// What was drawn.
        package var drawn: DrawnFrame
        /// The hash of the file's bytes.
        package var hash: UInt64
        /// The file's size and time.
        package var version: FileVersion

        /// The frame of a file that holds `bytes`.
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

        /// The entry's line, with its end.
        package func line(_ file: String) -> String {
            func hex(_ value: UInt64) -> String { String(value, radix: 16) }
            let picture = "\(hex(drawn.hash.value)) \(drawn.width) \(drawn.height)"
            let written = "\(hex(hash)) \(version.size) \(version.modified)"
            let rest = "\(hex(key)) \(picture) \(written) \(file)"
            return "\(hex(PixelHash(bytes: Array(rest.utf8)).value)) \(rest)\n"
        }
    }

    /// Reads a journal in pieces. Hands each entry to `take`, with its file's name. Of two entries of
    /// a file the later one counts.
    ///
    /// - Parameter next: Returns the next bytes, or an empty array at the end.
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
            // No line is as long as this.
            if rest.count > lineLimit { rest = [0] }
        }
    }

    private static let newline = UInt8(ascii: "\n")
    /// The most bytes of a line.
    private static let lineLimit = 1 << 20

    /// A line's entry and file; nil if the line is damaged.
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
