import Frames
import Platform

/// A design's file and the files that it uses, with their stamps from the last reading.
package struct WatchedFile: Sendable {
    /// The design's name in the store.
    let name: String
    private let path: String
    private var stamps: [String: FileStamp?]
    /// Changed stamps of invalid files, and the number of polls with these stamps.
    private var invalid: (stamps: [String: FileStamp?], polls: Int)?

    /// Creates a watched file with the stamps from its first reading.
    init(name: String, path: String, stamps: [String: FileStamp?]) {
        self.name = name
        self.path = path
        self.stamps = stamps
    }

    /// Reads the files if they have changed since the last reading. Otherwise, returns `nil`.
    ///
    /// A file that cannot be read may be half written, so it is reported only after several polls.
    mutating func readIfChanged(using probe: ReadingProbe?) -> DesignReading? {
        let now = stamps.keys.reduce(into: [:]) { $0[$1] = .some(FileStamp(path: $1)) }
        guard now != stamps else {
            invalid = nil
            return nil
        }
        let reading = DesignReading(path: path, probe: probe)
        if reading.design == nil {
            let polls = invalid?.stamps == now ? (invalid?.polls ?? 0) + 1 : 1
            invalid = (now, polls)
            guard polls >= DesignWatch.toleratedPolls else { return nil }
        }
        invalid = nil
        stamps = reading.stamps
        return reading
    }
}
