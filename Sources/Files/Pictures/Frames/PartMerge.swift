import Platform
import Raster

/// Puts the parts of a run together.
package struct PartMerge: Sendable {
    /// The parts, in the order of their numbers.
    private let folders: [PartFolder]

    /// Makes sure that folders hold each part of one run, once.
    ///
    /// - Throws: `PartMergeError`, which names what is too much or missing; `FileError`.
    package init(_ paths: [String]) throws {
        let folders = try paths.map { path throws(FileError) in try PartFolder(path: path) }
        let order = try RunPart.order(folders.map { ($0.path, $0.part) })
        self.folders = order.map { folders[$0] }
        try checkNames()
    }

    /// No file may be in two parts.
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

    /// The manifest of the whole run: what one run would have written.
    package var manifest: Manifest { Manifest(frames: folders.flatMap(\.frames)) }

    /// Checks all frames, then copies them into a folder and writes the manifest of the whole.
    ///
    /// Files are opened by the names in the manifests, and no folder is listed.
    ///
    /// - Parameter threads: How many threads read, check and copy.
    /// - Returns: How many files of an earlier run were removed.
    /// - Throws: `FileError`, also for a frame that is not what its manifest says: then the folder
    ///   is as it was.
    package func write(into folder: OutputFolder, threads: Int) throws -> Int {
        let frames = folders.flatMap { part in part.frames.map { (part, $0) } }
        let names = try frames.map { _, frame throws(FileError) in try OutputName(frame.file) }
        let hashes = try ThreadedMap.run(count: frames.count, threads: threads) { _, index in
            Result { () throws(FileError) in
                let bytes = try frames[index].0.bytes(of: frames[index].1)
                try Self.refuseForeign(names[index], bytes, in: folder)
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

    /// Throws where there is a file that is neither an earlier run's nor the same.
    private static func refuseForeign(
        _ name: OutputName,
        _ bytes: [UInt8],
        in folder: OutputFolder
    ) throws(FileError) {
        guard try folder.isForeign(name), !folder.holds(bytes, as: name) else { return }
        throw FileError(
            .write,
            folder.fullPath(name),
            reason: "the file that is there is none of an earlier run's",
            hint: "choose another folder, or move the file"
        )
    }
}

extension RunPart {
    /// The order of the parts by their numbers, as indices of `parts`.
    ///
    /// - Throws: `PartMergeError` unless each part of one run is there once.
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

/// Why folders are not the parts of one run.
package enum PartMergeError: Error, Equatable, Sendable {
    /// No folders are named.
    case nothing
    /// Two folders hold parts of different runs.
    case otherRun(String, String)
    /// Two folders hold parts of runs that were divided in different ways.
    case differentCounts(String, Int, String, Int)
    /// Two folders hold the same part.
    case twice(Int, String, String)
    /// Parts are missing.
    case absent([Int], of: Int)
    /// Two folders hold the same file.
    case sameFile(String, String, String)
}

extension PartMergeError: CustomStringConvertible {
    /// One line for the user: what is wrong.
    package var description: String {
        switch self {
        case .nothing: "no shards are named"
        case .otherRun(let one, let other): "\(one) and \(other) are shards of different runs"
        case .differentCounts(let one, let count, let other, let otherCount):
            "\(one) is one of \(count) shards, \(other) one of \(otherCount)"
        case .twice(let index, let one, let other): "\(one) and \(other) are both shard \(index)"
        case .absent(let indices, let count):
            "of \(count) shards \(Self.list(indices)) \(indices.count == 1 ? "is" : "are") missing"
        case .sameFile(let file, let one, let other): "\(file) is in \(one) and in \(other)"
        }
    }

    /// What to do.
    package var hint: String {
        switch self {
        case .nothing: "name the folders that were written with --shard"
        case .otherRun:
            "draw all shards by the same version, from the same designs, with the same options"
        case .differentCounts: "draw all shards with the same number of shards"
        case .twice, .sameFile: "name each shard once"
        case .absent: "draw what is missing, and name its folder, too"
        }
    }

    /// The first of many numbers.
    private static func list(_ indices: [Int]) -> String {
        let shown = indices.prefix(10).map(String.init).joined(separator: ", ")
        return indices.count > 10 ? shown + " and \(indices.count - 10) more" : shown
    }
}
