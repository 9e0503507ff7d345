import Base

extension Manifest {
    /// Parses a manifest. Unknown fields of frames become details; other unknown fields are
    /// ignored.
    ///
    /// - Throws: `ManifestError`.
    public init(reading bytes: [UInt8]) throws(ManifestError) {
        var rest = bytes
        try self.init {
            defer { rest = [] }
            return rest
        }
    }

    /// Parses a manifest in pieces.
    ///
    /// - Parameter next: Returns the next bytes, or an empty array at the end.
    init(_ next: @escaping () -> [UInt8]) throws(ManifestError) {
        var frames: [FrameRecord] = []
        var count = 0
        let json = try Self.read(next) { list, item in
            guard list == Self.frameList else { return }
            if let frame = FrameRecord(json: item), frames.count == count { frames.append(frame) }
            count += 1
        }
        guard json[Self.unfinishedList] == nil else { throw .unfinished }
        guard frames.count == count else { throw .badFrame(index: frames.count) }
        var part: RunPart?
        if let json = json["part"] {
            part = RunPart(json: json)
            guard part != nil else { throw .badPart }
        }
        self.init(frames: frames, generator: json["generator"]?.string, part: part)
    }

    /// Passes all file names and the keys of their frames to `take`. Frames may lack other fields.
    ///
    /// - Parameters:
    ///   - next: Returns the next bytes, or an empty array at the end.
    ///   - take: Receives each file name with its key. The key is `nil` for files of a stopped run.
    static func readFiles(
        _ next: @escaping () -> [UInt8],
        _ take: (String, FrameSeriesKey?) -> Void
    ) throws(ManifestError) {
        _ = try read(next) { list, item in
            let file = list == frameList ? item["file"]?.string : item.string
            if let file { take(file, FrameSeriesKey(item)) }
        }
    }

    private static let frameList = "frames"
    private static let unfinishedList = "unfinished"

    /// Parses a manifest. Passes the elements of its lists to `element` and omits them from the
    /// result.
    private static func read(
        _ next: @escaping () -> [UInt8],
        _ element: (_ list: String, JSON) -> Void
    ) throws(ManifestError) -> JSON {
        let json: JSON
        do throws(JSONError) {
            json = try JSON(
                reading: next,
                streaming: [frameList, unfinishedList],
                to: element
            )
        } catch {
            throw .notJSON(error)
        }
        guard let version = json["pinwheel"]?.number else { throw .notPinwheelManifest }
        guard version == Double(Self.version) else { throw .otherVersion(version) }
        return json
    }
}
