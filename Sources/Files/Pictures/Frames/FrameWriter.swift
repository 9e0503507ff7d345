import Platform
import Raster

/// Draws, encodes and writes frames on several threads.
///
/// Each thread has one renderer and one encoder and holds at most two frames. Of all other frames
/// only names, hashes and times are in memory, some 250 bytes each. The files do not depend on the
/// number of threads.
public struct FrameWriter: Sendable {
    /// Where the frames go.
    public let folder: OutputFolder
    /// How many threads work, the caller's among them.
    public let threads: Int
    /// The kind of the files.
    public let format: FrameFormat
    /// How much time to spend on size.
    public let compression: PNGCompression
    /// Texts to be kept in each file.
    public let text: [PNGText]

    /// A writer; without `threads`, one for each processor.
    public init(
        folder: OutputFolder,
        threads: Int? = nil,
        format: FrameFormat = .png,
        compression: PNGCompression = .default,
        text: [PNGText] = []
    ) {
        self.folder = folder
        self.threads = max(threads ?? Self.processorCount, 1)
        self.format = format
        self.compression = compression
        self.text = text
    }

    /// How many processors there are.
    public static var processorCount: Int { WorkerThread.processorCount }

    /// Draws and writes all frames. The first error stops the work; files written by then stay.
    ///
    /// Nothing is written where a file that no manifest lists, and whose content is another, would
    /// be lost.
    ///
    /// - Parameters:
    ///   - jobs: The frames; no file twice. Long lists should be computed: each frame is asked for
    ///     several times, and none is stored.
    ///   - progress: Called after each frame with the number done and the whole number, from any
    ///     of the threads, one call at a time, in order. Others wait for it.
    ///   - render: The picture of the frame of an index in `jobs`, from any of the threads, which
    ///     lends its own renderer.
    /// - Returns: The records of the frames, in the order of `jobs`.
    public func write(
        _ jobs: some RandomAccessCollection<FrameJob> & Sendable,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
        render: @escaping @Sendable (inout Renderer, Int) -> Image
    ) throws(FrameError) -> ComputedList<FrameRecord> {
        try write(ComputedList(jobs), isChecked: false, progress: progress) { index in
            FrameContent { render(&$0, index) }
        }
    }

    /// As above, for scenes; those that an earlier run of `program` has finished are not drawn again.
    ///
    /// - Parameters:
    ///   - program: Tells programs apart that draw scenes differently.
    ///   - isChecked: Whether finished files are checked by their contents, not by size and time.
    package func write(
        _ jobs: some RandomAccessCollection<FrameJob> & Sendable,
        drawnBy program: String,
        isChecked: Bool = false,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
        scene: @escaping @Sendable (Int) -> Scene
    ) throws(FrameError) -> ComputedList<FrameRecord> {
        try write(ComputedList(jobs), isChecked: isChecked, progress: progress) { index in
            FrameContent(scene(index), program: program)
        }
    }

    private func write(
        _ jobs: ComputedList<FrameJob>,
        isChecked: Bool,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?,
        content: @escaping @Sendable (Int) -> FrameContent
    ) throws(FrameError) -> ComputedList<FrameRecord> {
        try refuseForeignFiles(expect(jobs), jobs, content)
        do { try folder.announce() } catch { throw .file(error) }
        return try FrameLoop(
            sink: folder,
            threads: threads,
            format: format,
            settings: settings,
            isChecked: isChecked
        ).run(jobs, progress: progress, content: content)
    }

    /// Tells the folder which files will be written, and checks their names.
    ///
    /// - Returns: The indices of the frames in whose place there is a file of somebody else.
    private func expect(_ jobs: ComputedList<FrameJob>) throws(FrameError) -> [Int] {
        folder.removeExpectations()
        var foreign: [Int] = []
        for index in jobs.indices {
            let file = jobs[index].file
            let name: OutputName
            do { name = try OutputName(file) } catch { throw .file(error) }
            guard folder.expect(name) else { throw .sameName(file) }
            do {
                if try folder.isForeign(name) { foreign.append(index) }
            } catch {
                throw .file(error)
            }
        }
        return foreign
    }

    /// Throws where there is a file that is neither an earlier run's nor what would be written.
    private func refuseForeignFiles(
        _ foreign: [Int],
        _ jobs: ComputedList<FrameJob>,
        _ content: (Int) -> FrameContent
    ) throws(FrameError) {
        guard !foreign.isEmpty else { return }
        var worker = FrameWorker(sink: folder, format: format, settings: settings)
        for index in foreign {
            let job = jobs[index]
            guard try !worker.isThere(job, in: folder, render: content(index).render) else {
                continue
            }
            throw .file(
                FileError(
                    .write,
                    FilePath.joined(folder.path, job.file),
                    reason: "the file that is there is none of an earlier run's",
                    hint: "choose another folder, or move the file"
                )
            )
        }
    }

    /// The settings of each file but for its scale.
    private var settings: FrameSettings {
        FrameSettings(count: 1, compression: compression, text: text)
    }
}

/// Why a sequence of frames could not be written.
public enum FrameError: Error, Equatable, Sendable {
    /// Two frames have the same file name.
    case sameName(String)
    /// The file system refused.
    case file(FileError)
    /// The frame for a file could not be encoded.
    case encoding(file: String, EncodingError)
}

extension FrameError: CustomStringConvertible {
    /// One line for the user.
    public var description: String {
        switch self {
        case .sameName(let name):
            "two frames would be written to \(name); the pattern must tell them apart"
        case .file(let error): error.description
        case .encoding(let file, let error): "cannot write \(file): \(error)"
        }
    }
}

/// A frame to be drawn and written.
public struct FrameJob: Equatable, Sendable {
    /// Where it goes, from the output folder.
    public var file: String
    /// What it shows; its scale is stored in the PNG, too.
    public var label: FrameLabel

    /// A frame that shows what `label` says, to be written to `file`.
    public init(file: String, label: FrameLabel) {
        self.file = file
        self.label = label
    }
}
