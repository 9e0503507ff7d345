import Platform
import Raster

/// The destination of frames.
protocol FrameSink: Sendable {
    /// Returns the frame that an earlier run drew for `key`. Returns `nil` if its file is missing
    /// or out of date.
    func upToDateFrame(_ name: OutputName, key: UInt64, isChecked: Bool) -> DrawnFrame?
    /// Writes a frame's file. Can be called from any thread.
    func write(_ frame: FinishedFrame) throws(FileError)
}

/// A drawn frame with its encoded file.
struct FinishedFrame {
    /// The index of the frame in the run.
    var index: Int
    /// The frame's entry in the manifest.
    var record: FrameRecord
    /// The path of the file.
    var name: OutputName
    /// The contents of the file.
    var bytes: [UInt8]
    /// The hash of everything that the file depends on, or `nil` if it is unknown.
    var key: UInt64?
}

/// A loop that draws frames on several threads, each with its own worker.
struct FrameLoop {
    /// The destination of the files.
    let sink: any FrameSink
    /// The number of threads, including the caller's.
    let threads: Int
    /// The format of the files.
    let format: FrameFormat
    /// The encoder settings for all files. The scale is ignored: each frame has its own.
    let settings: FrameSettings
    /// Whether existing files are verified by their contents instead of their metadata.
    var isChecked = false

    /// Draws all frames. Stops at the first error.
    ///
    /// - Returns: The frames' records, in the order of `jobs`.
    func run(
        _ jobs: ComputedList<FrameJob>,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?,
        content: @escaping @Sendable (Int) -> FrameContent
    ) throws(FrameError) -> ComputedList<FrameRecord> {
        let queue = FrameQueue(count: jobs.count, threads: threads, progress: progress)
        let (sink, format, settings, isChecked) = (sink, format, settings, isChecked)
        WorkerThread.concurrently(min(threads, max(jobs.count, 1))) { _ in
            var worker = FrameWorker(
                sink: sink,
                format: format,
                settings: settings,
                isChecked: isChecked
            )
            while let range = queue.next() {
                for index in range {
                    let outcome = worker.work(index, jobs[index], content(index))
                    guard queue.report(index, outcome) else { return }
                }
            }
        }
        let drawn = try queue.results()
        return ComputedList(count: drawn.count) { FrameRecord(of: jobs[$0], drawn: drawn[$0]) }
    }
}

/// The content of a frame: a function that draws it, and a hash of its inputs.
struct FrameContent {
    /// The hash of everything that the image depends on, or `nil` if it is unknown.
    var key: UInt64?
    /// Draws the image.
    let render: (inout Renderer) -> Image

    /// Creates content without a key, which is always drawn.
    init(render: @escaping (inout Renderer) -> Image) { self.render = render }

    /// Creates content from a scene. `program` identifies the version of the renderer.
    init(_ scene: Scene, program: String) {
        var bytes = Array(program.utf8)
        scene.append(to: &bytes)
        key = PixelHash(bytes: bytes).value
        render = { $0.render(scene) }
    }
}
