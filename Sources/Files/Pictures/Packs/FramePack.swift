import Base
import Platform
import Raster

/// Frames in one tar archive: each file is followed by its line of the manifest, as `NAME.json`.
///
/// The names are those of WebDataset (github.com/webdataset/webdataset): what belongs together has
/// one name up to its first point. The run's part stands in a comment for the whole archive.
package struct FramePack: Sendable {
    /// The archive's path.
    package var path: String { file.path }
    /// Which part of a run it holds; nil for an archive that is not of a run.
    package let part: RunPart?
    /// The frames, as in a manifest; empty for an archive that is not of a run.
    package let frames: [FrameRecord]
    private let file: OpenFile
    private let members: [String: TarReader.Member]

    /// Reads what is in an archive.
    ///
    /// - Throws: `FileError` for what is no archive, or one that is cut short or damaged.
    package init(path: String) throws(FileError) {
        file = try OpenFile(path: path)
        let reader = try TarReader(file)
        members = Dictionary(reader.members.map { ($0.name, $0) }) { _, last in last }
        part = reader.comment.flatMap(Self.part)
        var frames: [FrameRecord] = []
        if part != nil {
            for member in reader.members where member.name.hasSuffix(Self.lineEnding) {
                let bytes = try file.read(member.size, at: member.offset)
                guard let json = try? JSON(reading: bytes), let frame = FrameRecord(json: json)
                else {
                    throw FileError(.read, path, reason: "\(member.name) in it is no frame's line")
                }
                frames.append(frame)
            }
        }
        self.frames = frames
    }

    /// Whether a path is that of an archive, by its extension.
    package static func isPack(_ path: String) -> Bool { path.lowercased().hasSuffix(".tar") }

    /// The names of the files, sorted.
    package var names: [String] { members.keys.sorted() }

    /// The contents of a file; nil where there is none of the name.
    package func bytes(of name: String) throws(FileError) -> [UInt8]? {
        guard let member = members[name] else { return nil }
        return try file.read(member.size, at: member.offset)
    }

    /// Whether every frame shows what its line says.
    package func isSound(threads: Int) -> Bool {
        do throws(FileError) {
            _ = try ThreadedMap.run(count: frames.count, threads: threads) { _, index in
                Result { () throws(FileError) in
                    let bytes = try bytes(of: frames[index].file) ?? []
                    guard let image = try? PNG.decode(bytes),
                        PixelHash(image) == frames[index].hash
                    else { throw FileError(.read, path, reason: "a frame is damaged") }
                }
            }
            return true
        } catch {
            return false
        }
    }

    private static let mark = "pinwheel 1 "
    private static let lineEnding = ".json"

    /// The comment of a part's archive.
    static func comment(of part: RunPart) -> String { mark + part.json.text }

    private static func part(_ comment: String) -> RunPart? {
        guard comment.hasPrefix(mark) else { return nil }
        let json = try? JSON(reading: Array(comment.dropFirst(mark.count).utf8))
        return json.flatMap(RunPart.init(json:))
    }

    /// The name of the line beside a file.
    static func line(of file: String) -> String {
        let point = file.lastIndex(of: ".") ?? file.endIndex
        return file[..<point] + lineEnding
    }

    /// What keeps a file's name from standing in a pack; nil for a good one.
    static func fault(in file: String) -> String? {
        let last = file.split(separator: "/").last ?? ""
        return last.count { $0 == "." } == 1 ? nil : "its name has more than one point"
    }
}
