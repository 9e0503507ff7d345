import Base
import Platform
import Raster

/// A tar archive with frames. Each file is followed by its manifest entry, as `NAME.json`.
///
/// The names follow WebDataset (github.com/webdataset/webdataset): files that belong together have
/// equal names up to the first dot. A global comment of the archive stores which part of the run it
/// contains.
package struct FrameArchive: Sendable {
    /// The path of the archive.
    package var path: String { file.path }
    /// The part of a run that the archive contains. `nil` if Pinwheel did not write the archive.
    package let part: RunPart?
    /// The manifest entries of the frames. Empty if Pinwheel did not write the archive.
    package let frames: [FrameRecord]
    private let file: OpenFile
    private let members: [String: TarReader.Member]

    /// Reads the entries of an archive.
    ///
    /// - Throws: `FileError` if the file is not an archive, or is truncated or damaged.
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
                    throw FileError(
                        .read,
                        path,
                        reason: "its member \(member.name) is not a manifest entry"
                    )
                }
                frames.append(frame)
            }
        }
        self.frames = frames
    }

    /// Whether a path has the extension of an archive.
    package static func isArchive(_ path: String) -> Bool { path.lowercased().hasSuffix(".tar") }

    /// The names of all files, sorted.
    package var names: [String] { members.keys.sorted() }

    /// Returns the contents of a file, or `nil` if the archive does not contain it.
    package func bytes(of name: String) throws(FileError) -> [UInt8]? {
        guard let member = members[name] else { return nil }
        return try file.read(member.size, at: member.offset)
    }

    /// Whether the pixels of every frame match the hash of its entry.
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

    /// Returns the global comment of an archive with a part of a run.
    static func comment(of part: RunPart) -> String { mark + part.json.text }

    private static func part(_ comment: String) -> RunPart? {
        guard comment.hasPrefix(mark) else { return nil }
        let json = try? JSON(reading: Array(comment.dropFirst(mark.count).utf8))
        return json.flatMap(RunPart.init(json:))
    }

    /// Returns the name of a file's manifest entry.
    static func line(of file: String) -> String {
        let point = file.lastIndex(of: ".") ?? file.endIndex
        return file[..<point] + lineEnding
    }

    /// Returns the reason why an archive cannot contain a file with this name, or `nil` if it can.
    static func fault(in file: String) -> String? {
        let last = file.split(separator: "/").last ?? ""
        return last.count { $0 == "." } == 1 ? nil : "its name must contain exactly one dot"
    }
}
