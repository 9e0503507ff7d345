import Frames
import Platform

/// A design's file and those that it uses, with their stamps as they were read last.
package struct WatchedFile: Sendable {
    /// The design's name on the store.
    let name: String
    private let path: String
    private var stamps: [String: FileStamp?]
    /// Stamps that were found changed while the files made no sense, and in how many looks.
    private var faulty: (stamps: [String: FileStamp?], looks: Int)?

    /// The files of a design as they were read.
    init(name: String, path: String, stamps: [String: FileStamp?]) {
        self.name = name
        self.path = path
        self.stamps = stamps
    }

    /// What the files say now, if they have changed since they were read.
    ///
    /// A file that cannot be read may be half written: it is given a few looks more.
    mutating func reading(after probe: ReadingProbe?) -> DesignReading? {
        let now = stamps.keys.reduce(into: [:]) { $0[$1] = .some(FileStamp(path: $1)) }
        guard now != stamps else {
            faulty = nil
            return nil
        }
        let reading = DesignReading(path: path, probe: probe)
        if reading.design == nil {
            let looks = faulty?.stamps == now ? (faulty?.looks ?? 0) + 1 : 1
            faulty = (now, looks)
            guard looks >= DesignWatch.patience else { return nil }
        }
        faulty = nil
        stamps = reading.stamps
        return reading
    }
}
