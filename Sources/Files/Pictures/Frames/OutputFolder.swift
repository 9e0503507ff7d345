#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Raster
import Platform
import Synchronization

/// A folder while a run writes its frames into it.
///
/// A run begins, writes files, and finishes: then the files that the folder's earlier manifest
/// lists and this run has not written are removed, and the new manifest is written last. Files
/// that no manifest lists are never touched, if the run checks `isForeign` before it writes.
///
/// A run that has announced its files and is stopped leaves a manifest that promises nothing of
/// any file, but names all that the next run has to remove or to write anew.
///
/// Two runs into one folder take turns: a run holds an advisory lock (flock on the folder itself,
/// so no lock file is left behind), and the second waits, then reads what the first has left. On
/// file systems without such locks the runs go on side by side: each file is still whole, and a run
/// whose files another one has removed fails, and leaves no manifest that promises them. One
/// thread must not begin a folder twice, as it would wait for itself.
public final class OutputFolder: FrameSink {
    /// The folder's path.
    public let path: String
    private let journal: JournalWriter
    private let formats: [FrameFormat]
    private let state: Mutex<State>

    private struct State {
        /// Open, and locked where the file system can, until the run ends.
        var folder: Int32?
        /// All files that this run and earlier ones know.
        var files: FolderFiles
        /// The folders of files that are known to be no symbolic links.
        var checkedFolders: Set<Substring> = []
    }

    private init(path: String, folder: Int32, files: FolderFiles, formats: [FrameFormat]) {
        self.path = path
        self.formats = formats
        journal = JournalWriter(path: FilePath.joined(path, FrameJournal.fileName))
        state = Mutex(State(folder: folder, files: files))
    }

    deinit { release() }

    /// Makes the folder if it is missing, waits for other runs in it, and reads their manifest.
    ///
    /// - Parameters:
    ///   - path: The folder's path.
    ///   - formats: The kinds of files that the run may remove where they are an earlier one's.
    ///   - waiting: Called once when another run holds the folder.
    /// - Throws: `FileError`, also for a `manifest.json` that is not Pinwheel's: it would have to
    ///   be overwritten.
    public static func begin(
        at path: String,
        formats: [FrameFormat] = FrameFormat.all,
        waiting: () -> Void = {}
    ) throws(FileError) -> OutputFolder {
        let folder = try FolderLock.lock(path, waiting: waiting)
        do {
            let files = try FolderFiles(in: path)
            return OutputFolder(path: path, folder: folder, files: files, formats: formats)
        } catch {
            close(folder)
            throw error
        }
    }

    /// Makes sure that `finish` removes no frames of another design, scale or appearance.
    ///
    /// - Parameter series: The series of the frames that this run writes.
    /// - Throws: `FileError` that names a series of earlier runs which is not among them.
    package func checkKeeps(_ series: Set<FrameSeries>) throws(FileError) {
        let others = state.withLock { $0.files.earlierSeries }.subtracting(series)
        guard let first = others.map(\.description).min() else { return }
        let more = others.count > 1 ? " and \(others.count - 1) more series" : ""
        throw FileError(
            .write,
            path,
            reason: "it has frames of \(first)\(more), which this run would remove",
            hint: "choose another folder, or pass --replace to remove them"
        )
    }

    /// Forgets which files this run is going to write.
    func removeExpectations() { state.withLock { $0.files.removeExpectations() } }

    /// Adds a file that this run is going to write.
    ///
    /// - Returns: Whether it is new among them.
    func expect(_ name: OutputName) -> Bool {
        state.withLock { !$0.files.add(.expected, to: name.text).before.contains(.expected) }
    }

    /// Whether there is something in a file's place that neither an earlier run's manifest lists
    /// nor this run has written.
    ///
    /// - Throws: `FileError` where no file can be created there.
    func isForeign(_ name: OutputName) throws(FileError) -> Bool {
        try checkFolders(of: name)
        let known = state.withLock { $0.files.facts(of: name.text) }
        guard !known.contains(.listed) else { return false }
        var facts = stat()
        guard unsafe lstat(fullPath(name), &facts) == 0 else {
            guard errno == ENOENT else { throw FileError(.write, fullPath(name), code: errno) }
            return false
        }
        if facts.st_mode & S_IFMT == S_IFDIR {
            throw FileError(.write, fullPath(name), code: EISDIR)
        }
        return !known.contains(.written) && !isListedInOtherCase(name)
    }

    /// Whether a regular file holds exactly `bytes`.
    func holds(_ bytes: [UInt8], as name: OutputName) -> Bool {
        var facts = stat()
        guard unsafe lstat(fullPath(name), &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
            facts.st_size == bytes.count,
            let there = try? FileContents.read(path: fullPath(name), limit: bytes.count)
        else { return false }
        return there == bytes
    }

    /// What an earlier run has drawn for `key`, if its file is there as it was written; nil else.
    ///
    /// - Parameter isChecked: Whether the file's contents decide, in place of its time.
    func finished(_ name: OutputName, key: UInt64, isChecked: Bool) -> DrawnFrame? {
        guard let (number, entry) = state.withLock({ $0.files.entry(of: name.text) }),
            entry.key == key,
            let version = FileVersion(path: fullPath(name)), version.size == entry.version.size
        else { return nil }
        var kept = entry
        if isChecked {
            let bytes = try? FileContents.read(path: fullPath(name), limit: version.size)
            guard let bytes, PixelHash(bytes: bytes).value == entry.hash else { return nil }
            kept.version = version
        } else if version != entry.version {
            return nil
        }
        state.withLock { $0.files.keep(kept, at: number) }
        return entry.drawn
    }

    /// How many frames of this run earlier ones had finished.
    package var keptCount: Int { state.withLock { $0.files.keptCount } }

    /// Writes a frame's file and notes what it was drawn for.
    func take(_ frame: FinishedFrame) throws(FileError) {
        try write(frame.bytes, to: frame.name)
        // A name of several lines would make lines of its own in the journal.
        guard let key = frame.key, !frame.name.text.utf8.contains(UInt8(ascii: "\n")),
            let version = FileVersion(path: fullPath(frame.name))
        else { return }
        let record = frame.record
        let entry = FrameJournal.Entry(
            key: key,
            drawn: DrawnFrame(width: record.width, height: record.height, hash: record.hash),
            bytes: frame.bytes,
            version: version
        )
        state.withLock { $0.files.note(entry, for: frame.name.text) }
        journal.append(entry, for: frame.name.text)
    }

    /// Replaces the manifest, before any file is written, by the names alone of the files that are
    /// there from earlier runs and of those to come.
    func announce() throws(FileError) {
        let files = state.withLock { $0.files }
        let names = files.sortedNumbers {
            !files.facts(at: $0).isDisjoint(with: [.listed, .expected])
        }.lazy.map { files.names[$0] }
        try replace(Manifest.fileName) { file throws(FileError) in
            try Manifest.forEachPiece(ofUnfinished: names) { piece throws(FileError) in
                try file.append(Array(piece.utf8))
            }
        }
    }

    /// Replaces a file of the folder by what `body` writes.
    private func replace(
        _ name: String,
        _ body: (GrowingFile) throws(FileError) -> Void
    ) throws(FileError) {
        let file = try GrowingFile(path: inFolder(name), isTidying: false)
        try body(file)
        try file.finish()
    }

    /// Writes a file, whole or not at all; any thread may call.
    ///
    /// - Parameters:
    ///   - bytes: All that the file holds.
    ///   - name: The path from the folder, with slashes; see `OutputName`.
    public func write(_ bytes: [UInt8], to name: OutputName) throws(FileError) {
        try checkIsThere()
        try checkFolders(of: name)
        try AtomicFile.replace(fullPath(name), with: bytes)
        note(name)
    }

    /// Checks that no folder on the way to a file is a symbolic link, which could lead out of the
    /// output folder.
    private func checkFolders(of name: OutputName) throws(FileError) {
        // Bytes, not characters: a slash and an accent that follows it are one character.
        let (bytes, slash) = (name.text.utf8, UInt8(ascii: "/"))
        guard let last = bytes.lastIndex(of: slash) else { return }
        let innermost = name.text[..<last]
        if state.withLock({ $0.checkedFolders.contains(innermost) }) { return }
        for end in bytes.indices where bytes[end] == slash {
            let folder = inFolder(String(name.text[..<end]))
            var facts = stat()
            if unsafe lstat(folder, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK {
                throw FileError(
                    .write,
                    fullPath(name),
                    reason: "\(folder) is a symbolic link",
                    hint: "remove the link, or name the folder it leads to as the output"
                )
            }
        }
        state.withLock { state in _ = state.checkedFolders.insert(innermost) }
    }

    /// Makes sure that the path still leads to the folder in which the run has begun.
    private func checkIsThere() throws(FileError) {
        guard let folder = state.withLock({ $0.folder }) else { return }
        try FolderLock.check(folder, at: path)
    }

    /// Makes sure that all that was written is still there.
    ///
    /// Looked at after the manifest is written: where runs cannot lock the folder, each removes
    /// files of the other before it writes its manifest, so that the last one to write sees what is
    /// gone.
    private func checkAreThere(_ files: FolderFiles) throws(FileError) {
        try checkIsThere()
        let (count, portion) = (files.names.count, Self.portion)
        let gone = ThreadedMap.run(
            count: (count + portion - 1) / portion,
            threads: FrameWriter.processorCount
        ) { _, index in
            let numbers = index * portion..<min((index + 1) * portion, count)
            let gone = numbers.lazy.filter { files.facts(at: $0).contains(.written) }
                .map { files.names[$0] }
                .filter { name in
                    var facts = stat()
                    return unsafe lstat(self.inFolder(name), &facts) != 0
                }
            return Result<_, Never>.success(Array(gone))
        }
        guard let name = gone.joined().min() else { return }
        throw FileError(
            .write,
            inFolder(name),
            reason: "it was removed while frames were written",
            hint: "run again"
        )
    }

    /// How many files a thread looks at before it asks for more.
    private static let portion = 1024

    /// Ends the run: removes what earlier runs wrote and this one did not, and what killed ones
    /// left half written, writes the manifest, and lets others in.
    ///
    /// - Returns: How many files were removed.
    /// - Throws: `FileError`, also where a file of this run, or the whole folder, is missing.
    @discardableResult
    public func finish(_ manifest: Manifest) throws(FileError) -> Int {
        defer { release() }
        let (folder, files) = state.withLock { ($0.folder, $0.files) }
        guard let folder else { throw FileError(.write, path, reason: "the run has ended") }
        let cleaner = StaleFiles(folder: folder, path: path, files: files, formats: formats)
        try checkIsThere()
        cleaner.removeLeft()
        let removed = try cleaner.remove()
        try writeJournal(files)
        try replace(Manifest.fileName) { file throws(FileError) in
            try manifest.forEachPiece { piece throws(FileError) in
                try file.append(Array(piece.utf8))
            }
        }
        do {
            try checkAreThere(files)
        } catch {
            // No manifest may promise what is not there; nor may a folder that is gone come back.
            if (try? checkIsThere()) != nil { try? announce() }
            throw error
        }
        return removed
    }

    /// Replaces the journal by what this run has finished; without any there is none.
    private func writeJournal(_ files: FolderFiles) throws(FileError) {
        switch files.journalState {
        case .same: return
        case .gone: unsafe unlink(inFolder(FrameJournal.fileName))
        case .changed:
            try replace(FrameJournal.fileName) { file throws(FileError) in
                var lines = ""
                for line in files.journalLines {
                    lines += line
                    guard lines.utf8.count > 64 << 10 else { continue }
                    try file.append(Array(lines.utf8))
                    lines = ""
                }
                try file.append(Array(lines.utf8))
            }
        }
    }

    /// Where case does not matter, a listed name may be this file's.
    private func isListedInOtherCase(_ name: OutputName) -> Bool {
        let files = state.withLock { $0.files }
        guard let twin = files.listedName(equalToFolded: name.text.lowercased()) else {
            return false
        }
        var (first, second) = (stat(), stat())
        return unsafe lstat(fullPath(name), &first) == 0
            && lstat(inFolder(twin), &second) == 0
            && first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    private func note(_ name: OutputName) {
        state.withLock { state in _ = state.files.add(.written, to: name.text) }
    }

    /// Where a file lies.
    func fullPath(_ name: OutputName) -> String { inFolder(name.text) }

    private func inFolder(_ name: String) -> String { FilePath.joined(path, name) }

    private func release() {
        state.withLock { state in
            if let folder = state.folder.take() { close(folder) }
        }
    }
}
