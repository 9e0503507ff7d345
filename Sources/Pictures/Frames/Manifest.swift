import Base
import Raster

/// The list of a run's frames, kept beside them as `manifest.json`.
///
/// The text depends on the frames alone: a line a frame, sorted by file name, without dates and
/// absolute paths. So it merges and compares well.
public struct Manifest: Equatable, Sendable {
    /// The file's name.
    public static let fileName = "manifest.json"
    /// The version of the format, the value of the field "pinwheel".
    public static let version = 1

    /// The program that wrote the frames, if it is to be named.
    public var generator: String?
    /// Which part of a run the frames are; nil for all of them.
    public var part: RunPart?
    /// The frames, sorted by the bytes of their file names.
    public let frames: [FrameRecord]

    /// A manifest of frames in any order.
    public init(frames: [FrameRecord], generator: String? = nil, part: RunPart? = nil) {
        self.generator = generator
        self.part = part
        self.frames = frames.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    }

    /// The file's text.
    public var text: String {
        var text = "{\n\"pinwheel\": \(Self.version),\n"
        if let generator { text += "\"generator\": \(JSON.string(generator).text),\n" }
        if let part { text += "\"part\": \(part.json.text),\n" }
        text += "\"frames\": ["
        for lines in lines { text += lines }
        return text + (frames.isEmpty ? "]\n}\n" : "\n]\n}\n")
    }

    /// The frames' lines, those of many frames by all processors.
    private var lines: [String] {
        let (frames, portion) = (frames, 1024)
        return ThreadedMap.run(
            count: (frames.count + portion - 1) / portion,
            threads: FrameWriter.processorCount
        ) { _, index in
            var text = ""
            for number in index * portion..<min((index + 1) * portion, frames.count) {
                text += number == 0 ? "\n" : ",\n"
                frames[number].json.append(to: &text)
            }
            return Result<_, Never>.success(text)
        }
    }

    /// What stands in the manifest's place while a run writes: the names of all files that may be
    /// there, and nothing about them.
    static func unfinishedText(_ files: [String]) -> String {
        let names = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let lines = names.map { JSON.string($0).text }.joined(separator: ",\n")
        return "{\n\"pinwheel\": \(version),\n\"unfinished\": [\n\(lines)\n]\n}\n"
    }

    /// Reads a manifest back. Fields unknown to this version are kept with their frame or
    /// passed over.
    ///
    /// - Throws: `ManifestError`.
    public init(reading bytes: [UInt8]) throws(ManifestError) {
        let json = try Self.json(of: bytes)
        guard json["unfinished"] == nil else { throw .unfinished }
        var frames: [FrameRecord] = []
        for (index, item) in (json["frames"]?.array ?? []).enumerated() {
            guard let frame = FrameRecord(json: item) else { throw .badFrame(index: index) }
            frames.append(frame)
        }
        var part: RunPart?
        if let json = json["part"] {
            part = RunPart(json: json)
            guard part != nil else { throw .badPart }
        }
        self.init(frames: frames, generator: json["generator"]?.string, part: part)
    }

    /// The file names alone, from a manifest whose frames may lack any other field, or that of a
    /// run that was stopped.
    static func files(listedIn bytes: [UInt8]) throws(ManifestError) -> [String] {
        let json = try json(of: bytes)
        let frames = json["frames"]?.array?.compactMap { $0["file"]?.string } ?? []
        return frames + (json["unfinished"]?.array?.compactMap(\.string) ?? [])
    }

    private static func json(of bytes: [UInt8]) throws(ManifestError) -> JSON {
        let json: JSON
        do { json = try JSON(reading: bytes) } catch { throw .notJSON(error) }
        guard let version = json["pinwheel"]?.number else { throw .notPinwheels }
        guard version == Double(Self.version) else { throw .otherVersion(version) }
        return json
    }
}
