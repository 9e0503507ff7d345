import Base
import Platform
import Raster
import Synchronization

/// A writer that draws frames on several threads and stores them in an archive, in the order of the
/// jobs.
package struct FrameArchiveWriter: Sendable {
    /// The path of the archive.
    package let path: String
    /// The number of threads, including the caller's.
    package let threads: Int
    /// The format of the files.
    package let format: FrameFormat

    /// Creates a writer of the archive at `path`.
    package init(path: String, threads: Int, format: FrameFormat = .png) {
        self.path = path
        self.threads = threads
        self.format = format
    }

    /// Draws and writes all frames. If an error occurs, an existing archive is unchanged.
    ///
    /// - Parameters:
    ///   - jobs: The frames. File names must be unique.
    ///   - part: The part of the run that the archive contains.
    ///   - progress: Called after each frame with the number of finished frames and the total.
    ///   - scene: Returns the scene of the frame with an index in `jobs`. Called from any thread.
    /// - Returns: The frames' records, in the order of `jobs`.
    package func write(
        _ jobs: some RandomAccessCollection<FrameJob> & Sendable,
        part: RunPart,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
        scene: @escaping @Sendable (Int) -> Scene
    ) throws(FrameError) -> ComputedList<FrameRecord> {
        let jobs = ComputedList(jobs)
        try checkNames(of: jobs)
        do { try refuseOtherFile() } catch { throw .file(error) }
        let sink: FrameArchiveSink
        do { sink = try FrameArchiveSink(path: path, part: part) } catch { throw .file(error) }
        let loop = FrameLoop(
            sink: sink,
            threads: threads,
            format: format,
            settings: FrameSettings(count: 1)
        )
        let records = try loop.run(jobs, progress: progress) { index in
            FrameContent { $0.render(scene(index)) }
        }
        do { try sink.finish() } catch { throw .file(error) }
        return records
    }

    /// Throws if a name is not allowed in an archive, or is not unique.
    private func checkNames(of jobs: ComputedList<FrameJob>) throws(FrameError) {
        var names = NameTable()
        for file in jobs.lazy.map(\.file) {
            do { _ = try OutputName(file) } catch { throw .file(error) }
            guard names.insert(file).isNew else { throw .sameName(file) }
            guard let reason = FrameArchive.fault(in: file) else { continue }
            throw .file(
                FileError(
                    .write,
                    "\(path): \(file)",
                    reason: reason,
                    hint: "in an archive, names must be unique up to the first dot; "
                        + "use --pattern"
                )
            )
        }
    }

    /// Throws if the path is occupied by a file that is not an archive.
    private func refuseOtherFile() throws(FileError) {
        guard FilePath.exists(path), (try? FrameArchive(path: path))?.part == nil else { return }
        throw FileError(
            .write,
            path,
            reason: "the existing file is not an archive that Pinwheel wrote",
            hint: "choose another name, or move the file"
        )
    }
}

/// An archive that is being written.
private final class FrameArchiveSink: FrameSink {
    private struct State {
        var file: GrowingFile
        var next = 0
        /// The encoded frames that wait for earlier ones.
        var waiting: [Int: [UInt8]] = [:]
    }

    private let state: Mutex<State>

    init(path: String, part: RunPart) throws(FileError) {
        let file = try GrowingFile(path: path)
        try file.append(TarHeader.comment(FrameArchive.comment(of: part)))
        state = Mutex(State(file: file))
    }

    /// Returns `nil`, since an archive is always written completely.
    func upToDateFrame(_ name: OutputName, key: UInt64, isChecked: Bool) -> DrawnFrame? { nil }

    /// Adds a frame's file and its manifest entry after all earlier frames.
    func write(_ frame: FinishedFrame) throws(FileError) {
        let line = Array((frame.record.json.text + "\n").utf8)
        let file = frame.record.file
        var members: [UInt8] = []
        for (name, contents) in [(file, frame.bytes), (FrameArchive.line(of: file), line)] {
            members += TarHeader.bytes(.file, name, size: contents.count)
            members += contents
            members += TarHeader.padding(contents.count)
        }
        let result = state.withLock { state in
            Result { () throws(FileError) in
                state.waiting[frame.index] = members
                while let ready = state.waiting.removeValue(forKey: state.next) {
                    try state.file.append(ready)
                    state.next += 1
                }
            }
        }
        try result.get()
    }

    /// Completes the archive and renames it to its path.
    func finish() throws(FileError) {
        let result = state.withLock { state in
            Result { () throws(FileError) in
                try state.file.append(TarHeader.end)
                try state.file.finish()
            }
        }
        try result.get()
    }
}
