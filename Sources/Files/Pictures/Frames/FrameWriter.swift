import Platform
import Raster

/// Draws, encodes and writes frames on several threads.
///
/// Each thread has one renderer and one encoder, and stores at most two images. All other frames
/// take about 250 bytes each, for names, hashes and times. The files do not depend on the number of
/// threads.
public struct FrameWriter: Sendable {
    /// The output folder.
    public let folder: OutputFolder
    /// The number of threads, including the caller's.
    public let threads: Int
    /// The format of the files.
    public let format: FrameFormat
    /// The trade-off between time and size.
    public let compression: PNGCompression
    /// Text metadata for each file.
    public let text: [PNGText]

    /// Creates a writer. By default, there is one thread for each processor.
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

    /// The number of available processors.
    public static var processorCount: Int { WorkerThread.processorCount }

    /// Draws and writes all frames. Stops at the first error, without removing files that are
    /// already written.
    ///
    /// Before it writes anything, throws an error if it would replace a file that no manifest lists
    /// and whose contents differ.
    ///
    /// - Parameters:
    ///   - jobs: The frames. File names must be unique. Use a `ComputedList` for many frames: each
    ///     frame is requested several times and none is stored.
    ///   - progress: Called after each frame with the number of finished frames and the total.
    ///     Calls are in order and never concurrent, but may come from any of the threads.
    ///   - render: Draws the frame with an index in `jobs`. Called from any of the threads with
    ///     that thread's renderer.
    /// - Returns: The frames' records, in the order of `jobs`.
    public func write(
        _ jobs: some RandomAccessCollection<FrameJob> & Sendable,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil,
        render: @escaping @Sendable (inout Renderer, Int) -> Image
    ) throws(FrameError) -> ComputedList<FrameRecord> {
        try write(ComputedList(jobs), isChecked: false, progress: progress) { index in
            FrameContent { render(&$0, index) }
        }
    }

    /// Draws and writes scenes. Skips scenes that an earlier run of the same program has finished.
    ///
    /// - Parameters:
    ///   - jobs: The frames. File names must be unique.
    ///   - program: Identifies the version of the renderer.
    ///   - isChecked: Whether finished files are verified by their contents instead of their size
    ///     and time.
    ///   - progress: Called after each frame with the number of finished frames and the total.
    ///   - scene: Returns the scene of the frame with an index in `jobs`. Called from any of the
    ///     threads.
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
        try refuseUnknownFiles(expect(jobs), jobs, content)
        do { try folder.announce() } catch { throw .file(error) }
        return try FrameLoop(
            sink: folder,
            threads: threads,
            format: format,
            settings: settings,
            isChecked: isChecked
        ).run(jobs, progress: progress, content: content)
    }

    /// Registers the files to be written with the folder, and checks their names.
    ///
    /// - Returns: The indices of frames whose path is occupied by a file that no earlier run wrote.
    private func expect(_ jobs: ComputedList<FrameJob>) throws(FrameError) -> [Int] {
        folder.removeExpectations()
        var unknown: [Int] = []
        for index in jobs.indices {
            let file = jobs[index].file
            let name: OutputName
            do { name = try OutputName(file) } catch { throw .file(error) }
            guard folder.expect(name) else { throw .sameName(file) }
            do {
                if try folder.isUnlisted(name) { unknown.append(index) }
            } catch {
                throw .file(error)
            }
        }
        return unknown
    }

    /// Throws if a file at a frame's path is neither from an earlier run nor equal to the new file.
    private func refuseUnknownFiles(
        _ unknown: [Int],
        _ jobs: ComputedList<FrameJob>,
        _ content: (Int) -> FrameContent
    ) throws(FrameError) {
        guard !unknown.isEmpty else { return }
        var worker = FrameWorker(sink: folder, format: format, settings: settings)
        for index in unknown {
            let job = jobs[index]
            let render = content(index).render
            guard try !worker.isAlreadyWritten(job, in: folder, render: render) else { continue }
            throw .file(
                FileError(
                    .write,
                    FilePath.joined(folder.path, job.file),
                    reason: "the file exists and no manifest lists it",
                    hint: "choose another folder, or move the file"
                )
            )
        }
    }

    /// The encoder settings for all files. The scale is set for each frame.
    private var settings: FrameSettings {
        FrameSettings(count: 1, compression: compression, text: text)
    }
}

/// The reason why frames could not be written.
public enum FrameError: Error, Equatable, Sendable {
    /// Two frames have the same file name.
    case sameName(String)
    /// An error of the file system.
    case file(FileError)
    /// A frame could not be encoded.
    case encoding(file: String, EncodingError)
}

extension FrameError: CustomStringConvertible {
    /// The message for the user, in one line.
    public var description: String {
        switch self {
        case .sameName(let name):
            "two frames would be written to \(name); use a pattern with unique names"
        case .file(let error): error.description
        case .encoding(let file, let error): "cannot write \(file): \(error)"
        }
    }
}

/// A frame to be drawn and written.
public struct FrameJob: Equatable, Sendable {
    /// The file's path relative to the output folder.
    public var file: String
    /// The description of the frame. Its scale is also stored in the PNG.
    public var label: FrameLabel

    /// Creates a job for a frame with the description `label`.
    public init(file: String, label: FrameLabel) {
        self.file = file
        self.label = label
    }
}
