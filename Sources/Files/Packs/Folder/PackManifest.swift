import Base
import Raster

/// The contents of `pack.json`, which describes a pack and lists its files.
package struct PackManifest: Equatable, Sendable {
    /// The name of the file.
    package static let fileName = "pack.json"
    private static let mark = "pinwheel pack"

    /// The JSON.
    package let json: JSON

    /// Describes a pack.
    package init(_ pack: Pack, _ contents: PackContents, target: String) {
        let sequences = pack.sequences.map { sequence in
            JSON.Member(sequence.name, Self.sequence(sequence, contents))
        }
        let hashes = contents.files.map { file in
            JSON.Member(file.path, .string(PixelHash(bytes: file.bytes).description))
        }
        json = [
            "format": .string("\(Self.mark) 1"),
            "complete": true,
            "target": .string(target),
            "design": .string(pack.design.name),
            "size": [.number(pack.design.canvas.width), .number(pack.design.canvas.height)],
            "scales": .array(pack.scales.map(JSON.number)),
            "appearances": .array(pack.appearances.map { .string($0.rawValue) }),
            "fps": .number(pack.settings.fps),
            "decodedBytes": .number(Double(pack.decodedBytes)),
            "states": .object(sequences),
            "substitutions": .array(contents.substitutions.map(JSON.string)),
            "files": .object(hashes.sorted { $0.name < $1.name }),
        ]
    }

    private static func sequence(_ sequence: PackSequence, _ contents: PackContents) -> JSON {
        var members = [
            JSON.Member("playback", .string(sequence.playback.rawValue)),
            JSON.Member("frames", .number(Double(sequence.count))),
        ]
        if sequence.duration > 0 {
            members.append(JSON.Member("seconds", .number(sequence.duration)))
            if let unit = contents.delayUnit {
                let delays = sequence.delays(unit: unit).map { JSON.number(Double($0)) }
                members.append(JSON.Member("delayUnit", .number(unit)))
                members.append(JSON.Member("delays", .array(delays)))
            }
        }
        let files = contents.sequenceFiles[sequence.name] ?? []
        members.append(JSON.Member("files", .array(files.map(JSON.string))))
        return .object(members)
    }

    /// Reads a manifest. Returns `nil` if Pinwheel did not write it.
    init?(reading bytes: [UInt8]) {
        guard let json = try? JSON(reading: bytes),
            json["format"]?.string?.hasPrefix(Self.mark) == true
        else { return nil }
        self.json = json
    }

    /// Whether all listed files have been written.
    var isComplete: Bool { json["complete"] == true }

    /// The hashes of the files, by their paths.
    var hashes: [String: String] {
        guard case .object(let members) = json["files"] else { return [:] }
        let pairs = members.map { ($0.name, $0.value.string ?? "") }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Returns the manifest while the files are being written: it lists those of the pack and of
    /// `other`, the pack before it.
    func incomplete(with other: PackManifest?) -> PackManifest {
        guard case .object(var members) = json else { return self }
        let files = hashes.merging(other?.hashes ?? [:]) { own, _ in own }
        for index in members.indices {
            switch members[index].name {
            case "complete": members[index].value = false
            case "files":
                let list = files.sorted { $0.key < $1.key }
                members[index].value = .object(list.map { JSON.Member($0.key, .string($0.value)) })
            default: break
            }
        }
        return PackManifest(json: .object(members))
    }

    private init(json: JSON) { self.json = json }

    /// The bytes of the file.
    var bytes: [UInt8] { Array((json.lines + "\n").utf8) }
}
