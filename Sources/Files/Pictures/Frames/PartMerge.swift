import Platform
import Raster

/// A merge of all parts of a run into one folder.
package struct PartMerge: Sendable {
    /// The parts, in the order of their numbers.
    private let folders: [PartFolder]

    /// Reads the parts, and checks that they are all parts of one run, without duplicates.
    ///
    /// - Throws: `PartMergeError` for a missing, duplicate or different part; `FileError`.
    package init(_ paths: [String]) throws {
        let folders = try paths.map { path throws(FileError) in try PartFolder(path: path) }
        let order = try RunPart.order(folders.map { ($0.path, $0.part) })
        self.folders = order.map { folders[$0] }
        try checkNames()
    }

    /// Throws if two parts contain the same file.
    private func checkNames() throws(PartMergeError) {
        var owners: [String: String] = [:]
        for folder in folders {
            for frame in folder.frames {
                if let owner = owners.updateValue(folder.path, forKey: frame.file) {
                    throw .sameFile(frame.file, owner, folder.path)
                }
            }
        }
    }

    /// The manifest of the merged run, as a single run would have written it.
    package var manifest: Manifest { Manifest(frames: folders.flatMap(\.frames)) }

    /// Checks all frames, then copies them into a folder and writes the manifest.
    ///
    /// Opens files only by their names in the manifests and never lists a folder, since network
    /// file systems may list files of other machines late.
    ///
    /// - Parameters:
    ///   - folder: The output folder.
    ///   - threads: The number of threads that read, check and copy.
    /// - Returns: The number of removed files of an earlier run.
    /// - Throws: `FileError`, also if a frame differs from its manifest. The folder is then
    ///   unchanged.
    package func write(into folder: OutputFolder, threads: Int) throws -> Int {
        let frames = folders.flatMap { part in part.frames.map { (part, $0) } }
        let names = try frames.map { _, frame throws(FileError) in try OutputName(frame.file) }
        let hashes = try ThreadedMap.run(count: frames.count, threads: threads) { _, index in
            Result { () throws(FileError) in
                let bytes = try frames[index].0.bytes(of: frames[index].1)
                try Self.refuseUnlistedFile(names[index], bytes, in: folder)
                return PixelHash(bytes: bytes)
            }
        }
        folder.removeExpectations()
        for name in names { _ = folder.expect(name) }
        try folder.announce()
        _ = try ThreadedMap.run(count: frames.count, threads: threads) { _, index in
            Result { () throws(FileError) in
                let bytes = try frames[index].0.bytes(of: frames[index].1, hash: hashes[index])
                try folder.write(bytes, to: names[index])
            }
        }
        return try folder.finish(manifest)
    }

    /// Throws if a file exists that is neither from an earlier run nor equal to the new file.
    private static func refuseUnlistedFile(
        _ name: OutputName,
        _ bytes: [UInt8],
        in folder: OutputFolder
    ) throws(FileError) {
        guard try folder.isUnlisted(name), !folder.holds(bytes, as: name) else { return }
        throw FileError(
            .write,
            folder.fullPath(name),
            reason: "the file exists and no manifest lists it",
            hint: "choose another folder, or move the file"
        )
    }
}

extension RunPart {
    /// Returns the indices of `parts` in the order of the parts' numbers.
    ///
    /// - Throws: `PartMergeError` unless `parts` contains each part of one run exactly once.
    package static func order(
        _ parts: [(path: String, part: RunPart)]
    ) throws(PartMergeError) -> [Int] {
        guard let (path, first) = parts.first else { throw .nothing }
        var owners: [Int: Int] = [:]
        for (index, (other, part)) in parts.enumerated() {
            guard part.plan == first.plan else { throw .otherRun(path, other) }
            guard part.count == first.count else {
                throw .differentCounts(path, first.count, other, part.count)
            }
            if let owner = owners.updateValue(index, forKey: part.index) {
                throw .twice(part.index, parts[owner].path, other)
            }
        }
        let absent = (1...first.count).filter { owners[$0] == nil }
        guard absent.isEmpty else { throw .absent(absent, of: first.count) }
        return owners.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// The reason why folders cannot be merged.
package enum PartMergeError: Error, Equatable, Sendable {
    /// No folder was given.
    case nothing
    /// Two folders contain parts of different runs.
    case otherRun(String, String)
    /// Two folders contain parts of runs with different numbers of parts.
    case differentCounts(String, Int, String, Int)
    /// Two folders contain the same part.
    case twice(Int, String, String)
    /// Shards are missing. The first value is their numbers.
    case absent([Int], of: Int)
    /// Two parts contain the same file.
    case sameFile(String, String, String)
}

extension PartMergeError: CustomStringConvertible {
    /// The message for the user, in one line.
    package var description: String {
        switch self {
        case .nothing: "no shards were given"
        case .otherRun(let one, let other): "\(one) and \(other) are shards of different runs"
        case .differentCounts(let one, let count, let other, let otherCount):
            "\(one) is one of \(count) shards, but \(other) is one of \(otherCount)"
        case .twice(let index, let one, let other): "\(one) and \(other) are both shard \(index)"
        case .absent(let indices, let count):
            indices.count == 1
                ? "shard \(indices[0]) of \(count) is missing"
                : "shards \(Self.list(indices)) of \(count) are missing"
        case .sameFile(let file, let one, let other): "\(file) is in \(one) and in \(other)"
        }
    }

    /// The hint for the user.
    package var hint: String {
        switch self {
        case .nothing: "name the folders that were written with --shard"
        case .otherRun:
            "run all shards with the same version, designs and options"
        case .differentCounts: "run every shard with the same N in --shard I/N"
        case .twice, .sameFile: "name each shard once"
        case .absent: "run the missing shards, then name the folders of all shards"
        }
    }

    /// Returns the first ten numbers, and how many more there are.
    private static func list(_ indices: [Int]) -> String {
        let shown = indices.prefix(10).map(String.init).joined(separator: ", ")
        return indices.count > 10 ? shown + " and \(indices.count - 10) more" : shown
    }
}
