import Base
import Platform
import Raster
import Synchronization

/// Draws frames into a pack, in their order whatever the order in which they are finished.
package struct PackWriter: Sendable {
    /// The pack's path.
    package let path: String
    /// How many threads work.
    package let threads: Int
    /// The kind of the files.
    package let format: FrameFormat

    /// A writer of the pack at `path`.
    package init(path: String, threads: Int, format: FrameFormat = .png) {
        self.path = path
        self.threads = threads
        self.format = format
    }

    /// Draws and writes all frames. An error leaves what had the pack's name.
    ///
    /// - Parameters:
    ///   - jobs: The frames; no file twice.
    ///   - part: Which part of a run they are.
    ///   - progress: As `FrameWriter` has it.
    ///   - scene: What the frame of an index in `jobs` shows, from any thread.
    /// - Returns: The records of the frames, in the order of `jobs`.
    package func write(
        _ jobs: some RandomAccessCollection<FrameJob> & Sendable,
        part: RunPart,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
        scene: @escaping @Sendable (Int) -> Scene
    ) throws(FrameError) -> ComputedList<FrameRecord> {
        let jobs = ComputedList(jobs)
        try checkNames(of: jobs)
        do { try refuseForeignFile() } catch { throw .file(error) }
        let sink: PackSink
        do { sink = try PackSink(path: path, part: part) } catch { throw .file(error) }
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

    /// Makes sure that each name can be in a pack, and is there once.
    private func checkNames(of jobs: ComputedList<FrameJob>) throws(FrameError) {
        var names = NameTable()
        for file in jobs.lazy.map(\.file) {
            do { _ = try OutputName(file) } catch { throw .file(error) }
            guard names.insert(file).isNew else { throw .sameName(file) }
            guard let reason = FramePack.fault(in: file) else { continue }
            throw .file(
                FileError(
                    .write,
                    "\(path): \(file)",
                    reason: reason,
                    hint: "in a pack, what stands before the first point tells frames apart; "
                        + "use --pattern"
                )
            )
        }
    }

    /// Throws if there is a file in the pack's place that is no pack.
    private func refuseForeignFile() throws(FileError) {
        guard FilePath.exists(path), (try? FramePack(path: path))?.part == nil else { return }
        throw FileError(
            .write,
            path,
            reason: "the file that is there is no pack of Pinwheel's",
            hint: "choose another name, or move the file"
        )
    }
}

/// A pack that is being written.
private final class PackSink: FrameSink {
    private struct State {
        var file: GrowingFile
        var next = 0
        /// Frames that are drawn before their turn.
        var waiting: [Int: [UInt8]] = [:]
    }

    private let state: Mutex<State>

    init(path: String, part: RunPart) throws(FileError) {
        let file = try GrowingFile(path: path)
        try file.append(TarHeader.comment(FramePack.comment(of: part)))
        state = Mutex(State(file: file))
    }

    /// Nothing: a pack is there whole, or not at all.
    func finished(_ name: OutputName, key: UInt64, isChecked: Bool) -> DrawnFrame? { nil }

    /// Adds a frame's file and its line, once all before it are there.
    func take(_ frame: FinishedFrame) throws(FileError) {
        let line = Array((frame.record.json.text + "\n").utf8)
        let file = frame.record.file
        var members: [UInt8] = []
        for (name, contents) in [(file, frame.bytes), (FramePack.line(of: file), line)] {
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

    /// Ends the pack and gives it its name.
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
