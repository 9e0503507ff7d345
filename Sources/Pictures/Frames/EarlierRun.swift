import Platform
import Raster

/// What earlier runs have left in a folder: the files that their manifest lists, and what they have
/// finished.
struct EarlierRun {
    /// The files' names.
    var files: Set<String> = []
    /// What is finished.
    var journal = FrameJournal()

    /// From how many bytes on a journal is read beside the manifest, by a thread of its own.
    private static let large = 64 << 10

    /// Reads what is in the folder at `path`; nothing where it has no manifest.
    ///
    /// - Throws: `FileError`, also for a `manifest.json` that is not Pinwheel's.
    init(in path: String) throws(FileError) {
        let manifestPath = Self.join(path, Manifest.fileName)
        let journalPath = Self.join(path, FrameJournal.fileName)
        let manifest = try Self.contents(of: manifestPath)
        let journal = (try? FileContents.read(path: journalPath, limit: 1 << 30)) ?? []
        do throws(ManifestError) {
            // A thread for which the system has no room leaves its work to the other one.
            let parts = try ThreadedMap.run(
                count: 2,
                threads: journal.count < Self.large ? 1 : 2
            ) { _, index in
                Result { () throws(ManifestError) in
                    var part = EarlierRun()
                    if index == 1 {
                        part.journal = FrameJournal(reading: journal)
                    } else if let manifest {
                        part.files = try Set(Manifest.files(listedIn: manifest))
                    }
                    return part
                }
            }
            (files, self.journal) = (parts[0].files, parts[1].journal)
        } catch {
            throw FileError(
                .write,
                manifestPath,
                reason: error.description,
                hint: "choose another folder, or remove that file if it may go"
            )
        }
    }

    private init() {}

    /// A file's bytes; nil where there is none.
    private static func contents(of path: String) throws(FileError) -> [UInt8]? {
        do {
            return try FileContents.read(path: path, limit: 256 << 20)
        } catch {
            if error.isMissing { return nil }
            throw error
        }
    }

    /// The path of a file in a folder.
    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
