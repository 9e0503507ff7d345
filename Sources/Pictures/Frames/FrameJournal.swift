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
package struct FrameJournal: Equatable, Sendable {
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

    /// The finished frames by their files' names.
    package private(set) var entries: [String: Entry] = [:]

    /// Nothing is finished.
    package init() {}

    /// Whether nothing is finished.
    package var isEmpty: Bool { entries.isEmpty }

    /// Reads a journal's text; of two lines about a file the later counts.
    package init(reading bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
            guard parts.count == 2, PixelHash(bytes: Array(parts[1])).value == Entry.hex(parts[0])
            else { continue }
            let fields = parts[1].split(separator: UInt8(ascii: " "), maxSplits: 7)
            guard let entry = Entry(fields) else { continue }
            entries[String(decoding: fields[7], as: UTF8.self)] = entry
        }
    }

    /// Adds a finished frame.
    package mutating func add(_ entry: Entry, for file: String) { entries[file] = entry }

    /// The file's text: a line a frame, sorted by the names' bytes.
    package var text: String {
        entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .reduce(into: "") { $0 += $1.value.line($1.key) }
    }
}

/// Appends the frames that a run finishes to the journal of its folder, a few at a time.
final class JournalWriter: Sendable {
    private struct State {
        var kept = 0
        var journal = FrameJournal()
        var pending = ""
        var count = 0
    }

    /// How many frames a run that is killed may have to draw again.
    private static let batch = 32
    private let path: String
    private let state = Mutex(State())

    /// A writer of the journal at `path`, which need not be there.
    init(path: String) { self.path = path }

    /// Notes a finished frame. A journal that cannot be written is no fault: the next run draws more.
    func note(_ entry: FrameJournal.Entry, for file: String) {
        // A name of several lines would make lines of its own.
        guard !file.utf8.contains(UInt8(ascii: "\n")) else { return }
        state.withLock { state in
            state.journal.add(entry, for: file)
            state.pending += entry.line(file)
            state.count += 1
            guard state.count == Self.batch else { return }
            try? FileContents.append(Array(state.pending.utf8), to: path)
            (state.pending, state.count) = ("", 0)
        }
    }

    /// Notes a frame that was there already: its line is in the file.
    func keep(_ entry: FrameJournal.Entry, for file: String) {
        state.withLock { state in
            state.journal.add(entry, for: file)
            state.kept += 1
        }
    }

    /// How many frames were there already.
    var keptCount: Int { state.withLock { $0.kept } }

    /// What was noted.
    var journal: FrameJournal { state.withLock { $0.journal } }
}
