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
/// Call `begin`, write files, and call `finish`. `finish` removes the files that the previous
/// manifest lists and this run has not written. Then it writes the new manifest. To protect files
/// that no manifest lists, call `isUnlisted` before writing.
///
/// A stopped run leaves a manifest with only file names. The next run must remove these files or
/// write them again.
///
/// Runs in the same folder are serialised by an advisory lock (flock on the folder itself, so there
/// is no lock file). The second run waits, and then reads the first run's manifest. On file systems
/// without such locks, the runs work concurrently: each file is still complete, and a run whose
/// files are removed by another one fails without a manifest. A thread must not begin a folder
/// twice, since it would wait for itself.
public final class OutputFolder: FrameSink {
    /// The path of the folder.
    public let path: String
    private let journal: JournalWriter
    private let formats: [FrameFormat]
    private let state: Mutex<State>

    private struct State {
        /// The descriptor of the open folder, locked if possible. `nil` after the run has ended.
        var folder: Int32?
        /// The files of this run and of earlier ones.
        var files: FolderFiles
        /// The folders that are known not to be symbolic links.
        var checkedFolders: Set<Substring> = []
    }

    private init(path: String, folder: Int32, files: FolderFiles, formats: [FrameFormat]) {
        self.path = path
        self.formats = formats
        journal = JournalWriter(path: FilePath.joined(path, FrameJournal.fileName))
        state = Mutex(State(folder: folder, files: files))
    }

    deinit { release() }

    /// Begins a run: creates the folder if it is missing, waits for other runs, and reads the
    /// manifest.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - formats: The formats whose old files the run may remove.
    ///   - waiting: Called once if another run has locked the folder.
    /// - Throws: `FileError`, also if `manifest.json` is not from Pinwheel, since it would be
    ///   overwritten.
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

    /// Checks that the folder contains no frames of other designs, scales or appearances, which
    /// `finish` would remove.
    ///
    /// - Parameter series: The designs, scales and appearances that this run writes.
    /// - Throws: `FileError` if an earlier run wrote others.
    package func checkContainsOnly(_ series: Set<FrameSeriesKey>) throws(FileError) {
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

    /// Removes all files from the list of files that this run will write.
    func removeExpectations() { state.withLock { $0.files.removeExpectations() } }

    /// Registers a file that this run will write.
    ///
    /// - Returns: Whether the file was not registered before.
    func expect(_ name: OutputName) -> Bool {
        state.withLock { !$0.files.add(.expected, to: name.text).before.contains(.expected) }
    }

    /// Whether the file exists, but no earlier manifest lists it and this run has not written it.
    ///
    /// - Throws: `FileError` if no file can be created at this path.
    func isUnlisted(_ name: OutputName) throws(FileError) -> Bool {
        try checkFolders(of: name)
        let known = state.withLock { $0.files.flags(of: name.text) }
        guard !known.contains(.listed) else { return false }
        var status = stat()
        guard unsafe lstat(fullPath(name), &status) == 0 else {
            guard errno == ENOENT else { throw FileError(.write, fullPath(name), code: errno) }
            return false
        }
        if status.st_mode & S_IFMT == S_IFDIR {
            throw FileError(.write, fullPath(name), code: EISDIR)
        }
        return !known.contains(.written) && !isListedInOtherCase(name)
    }

    /// Whether a file is a regular file with exactly the contents `bytes`.
    func holds(_ bytes: [UInt8], as name: OutputName) -> Bool {
        var status = stat()
        guard unsafe lstat(fullPath(name), &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size == bytes.count,
            let there = try? FileContents.read(path: fullPath(name), limit: bytes.count)
        else { return false }
        return there == bytes
    }

    /// Returns the frame that an earlier run drew for `key`. Returns `nil` if its file is missing
    /// or out of date.
    ///
    /// - Parameters:
    ///   - name: The path of the file.
    ///   - key: The hash of everything that the file depends on.
    ///   - isChecked: Whether to compare the file's contents instead of its modification time.
    func upToDateFrame(_ name: OutputName, key: UInt64, isChecked: Bool) -> DrawnFrame? {
        guard let (number, entry) = state.withLock({ $0.files.entry(of: name.text) }),
            entry.key == key,
            let version = FileVersion(path: fullPath(name)), version.size == entry.version.size
        else { return nil }
        var current = entry
        if isChecked {
            let bytes = try? FileContents.read(path: fullPath(name), limit: version.size)
            guard let bytes, PixelHash(bytes: bytes).value == entry.hash else { return nil }
            current.version = version
        } else if version != entry.version {
            return nil
        }
        state.withLock { $0.files.keep(current, at: number) }
        return entry.drawn
    }

    /// The number of this run's frames that were up to date.
    package var upToDateCount: Int { state.withLock { $0.files.upToDateCount } }

    /// Writes a frame's file and adds it to the journal.
    func write(_ frame: FinishedFrame) throws(FileError) {
        try write(frame.bytes, to: frame.name)
        // The journal has one line per file, so it cannot contain a name with a line break.
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

    /// Replaces the manifest with a list of file names: existing files of earlier runs, and files
    /// that this run will write. Must be called before any file is written.
    func announce() throws(FileError) {
        let files = state.withLock { $0.files }
        let names = files.sortedNumbers {
            !files.flags(at: $0).isDisjoint(with: [.listed, .expected])
        }.lazy.map { files.names[$0] }
        try replace(Manifest.fileName) { file throws(FileError) in
            try Manifest.forEachPiece(ofUnfinished: names) { piece throws(FileError) in
                try file.append(Array(piece.utf8))
            }
        }
    }

    /// Replaces a file of the folder atomically with what `body` writes.
    private func replace(
        _ name: String,
        _ body: (GrowingFile) throws(FileError) -> Void
    ) throws(FileError) {
        let file = try GrowingFile(path: inFolder(name), removesStaleFiles: false)
        try body(file)
        try file.finish()
    }

    /// Writes a file atomically. Can be called from any thread.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - name: The path relative to the folder, with slashes. See `OutputName`.
    public func write(_ bytes: [UInt8], to name: OutputName) throws(FileError) {
        try checkFolderExists()
        try checkFolders(of: name)
        try AtomicFile.replace(fullPath(name), with: bytes)
        note(name)
    }

    /// Throws if a folder in the path of a file is a symbolic link, which could lead out of the
    /// output folder.
    private func checkFolders(of name: OutputName) throws(FileError) {
        // Compare bytes, since a slash and a following accent form a single character.
        let (bytes, slash) = (name.text.utf8, UInt8(ascii: "/"))
        guard let last = bytes.lastIndex(of: slash) else { return }
        let innermost = name.text[..<last]
        if state.withLock({ $0.checkedFolders.contains(innermost) }) { return }
        for end in bytes.indices where bytes[end] == slash {
            let folder = inFolder(String(name.text[..<end]))
            var status = stat()
            if unsafe lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
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

    /// Throws if the path no longer leads to the folder where the run began.
    private func checkFolderExists() throws(FileError) {
        guard let folder = state.withLock({ $0.folder }) else { return }
        try FolderLock.check(folder, at: path)
    }

    /// Throws if a written file no longer exists.
    ///
    /// Must be called after the manifest is written. Two runs without locks remove each other's
    /// files before they write their manifests. So at least the run that writes its manifest last
    /// finds its files missing.
    private func checkWrittenFilesExist(_ files: FolderFiles) throws(FileError) {
        try checkFolderExists()
        let (count, portion) = (files.names.count, Self.portion)
        let gone = ThreadedMap.run(
            count: (count + portion - 1) / portion,
            threads: FrameWriter.processorCount
        ) { _, index in
            let numbers = index * portion..<min((index + 1) * portion, count)
            let gone = numbers.lazy.filter { files.flags(at: $0).contains(.written) }
                .map { files.names[$0] }
                .filter { name in
                    var status = stat()
                    return unsafe lstat(self.inFolder(name), &status) != 0
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

    /// The number of files that a thread checks at a time.
    private static let portion = 1024

    /// Ends the run: removes old files and temporary files of killed runs, writes the manifest, and
    /// releases the lock.
    ///
    /// - Returns: The number of removed files.
    /// - Throws: `FileError`, also if a file of this run, or the folder itself, is missing.
    @discardableResult
    public func finish(_ manifest: Manifest) throws(FileError) -> Int {
        defer { release() }
        let (folder, files) = state.withLock { ($0.folder, $0.files) }
        guard let folder else { throw FileError(.write, path, reason: "the run has ended") }
        let cleaner = StaleFiles(folder: folder, path: path, files: files, formats: formats)
        try checkFolderExists()
        cleaner.removeTemporaryFiles()
        let removed = try cleaner.remove()
        try writeJournal(files)
        try replace(Manifest.fileName) { file throws(FileError) in
            try manifest.forEachPiece { piece throws(FileError) in
                try file.append(Array(piece.utf8))
            }
        }
        do {
            try checkWrittenFilesExist(files)
        } catch {
            // No manifest may list missing files. A folder that was removed must not be recreated.
            if (try? checkFolderExists()) != nil { try? announce() }
            throw error
        }
        return removed
    }

    /// Replaces the journal with the entries of this run. Removes it if there are none.
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

    /// Whether an earlier manifest lists the same file with other upper- and lower-case letters.
    /// Possible only on a case-insensitive file system.
    private func isListedInOtherCase(_ name: OutputName) -> Bool {
        let files = state.withLock { $0.files }
        guard let otherCase = files.listedName(equalToFolded: name.text.lowercased()) else {
            return false
        }
        var (first, second) = (stat(), stat())
        return unsafe lstat(fullPath(name), &first) == 0
            && lstat(inFolder(otherCase), &second) == 0
            && first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    private func note(_ name: OutputName) {
        state.withLock { state in _ = state.files.add(.written, to: name.text) }
    }

    /// Returns the full path of a file.
    func fullPath(_ name: OutputName) -> String { inFolder(name.text) }

    private func inFolder(_ name: String) -> String { FilePath.joined(path, name) }

    private func release() {
        state.withLock { state in
            if let folder = state.folder.take() { close(folder) }
        }
    }
}
