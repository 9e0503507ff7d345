import Base
import Raster

/// The list of a run's frames, written to their folder as `manifest.json`.
///
/// The text contains a line for each frame, sorted by file name, and no dates or absolute paths. It
/// depends only on the frames, so manifests are easy to compare and merge.
public struct Manifest: Equatable, Sendable {
    /// The name of the manifest file.
    public static let fileName = "manifest.json"
    /// The version of the format, the value of the field "pinwheel".
    public static let version = 1

    /// The program that wrote the frames, or `nil` to omit it.
    public var generator: String?
    /// The part of the run that the frames belong to, or `nil` if the manifest contains the entire
    /// run.
    public var part: RunPart?
    /// The frames, sorted by the UTF-8 bytes of their file names.
    public let frames: ComputedList<FrameRecord>

    /// Creates a manifest from frames in any order.
    public init(
        frames: some RandomAccessCollection<FrameRecord> & Sendable,
        generator: String? = nil,
        part: RunPart? = nil
    ) {
        self.generator = generator
        self.part = part
        let frames = ComputedList(frames)
        let order = NameList(frames.lazy.map(\.file)).sorted
        self.frames = ComputedList(count: frames.count) { frames[Int(order[$0])] }
    }

    /// The contents of the manifest file.
    public var text: String {
        var text = ""
        forEachPiece { text += $0 }
        return text
    }

    /// Passes the text to `body` in pieces of a few megabytes at most.
    func forEachPiece<Failure: Error>(
        _ body: (String) throws(Failure) -> Void
    ) throws(Failure) {
        var head = "{\n\"pinwheel\": \(Self.version),\n"
        if let generator { head += "\"generator\": \(JSON.string(generator).text),\n" }
        if let part { head += "\"part\": \(part.json.text),\n" }
        try body(head + "\"frames\": [")
        // Lines are formatted on all processors, some thousands at a time.
        let (portion, threads) = (1024, FrameWriter.processorCount)
        for start in stride(from: 0, to: frames.count, by: portion * threads * 2) {
            let end = min(start + portion * threads * 2, frames.count)
            let pieces = ThreadedMap.run(
                count: (end - start + portion - 1) / portion,
                threads: threads
            ) { _, index in
                let first = start + index * portion
                return Result<_, Never>.success(lines(first..<min(first + portion, end)))
            }
            for piece in pieces { try body(piece) }
        }
        try body(frames.isEmpty ? "]\n}\n" : "\n]\n}\n")
    }

    private func lines(_ range: Range<Int>) -> String {
        var text = ""
        for index in range {
            text += index == 0 ? "\n" : ",\n"
            frames[index].json.append(to: &text)
        }
        return text
    }

    /// Passes the text of an unfinished run's manifest to `body` in pieces. It contains only the
    /// names of all files that may exist.
    static func forEachPiece<Failure: Error>(
        ofUnfinished files: some Sequence<String>,
        _ body: (String) throws(Failure) -> Void
    ) throws(Failure) {
        var piece = "{\n\"pinwheel\": \(version),\n\"unfinished\": ["
        var separator = "\n"
        for file in files {
            piece += separator
            JSON.string(file).append(to: &piece)
            separator = ",\n"
            if piece.utf8.count > 64 << 10 {
                try body(piece)
                piece = ""
            }
        }
        try body(piece + "\n]\n}\n")
    }
}
