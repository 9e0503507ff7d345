import Platform
import Raster

/// Where the files of frames go.
protocol FrameSink: Sendable {
    /// What an earlier run has drawn for `key`, if its file is there; nil else.
    func finished(_ name: OutputName, key: UInt64, isChecked: Bool) -> DrawnFrame?
    /// Takes a frame's file, from any thread.
    func take(_ frame: FinishedFrame) throws(FileError)
}

/// A frame with its file.
struct FinishedFrame {
    /// The frame's number in the run.
    var index: Int
    /// Its line of the manifest.
    var record: FrameRecord
    /// Where the file goes.
    var name: OutputName
    /// The file.
    var bytes: [UInt8]
    /// Stands for all that the file depends on; nil where that is not known.
    var key: UInt64?
}

/// Frames that several threads draw, each with its own worker.
struct FrameLoop {
    /// Where their files go.
    let sink: any FrameSink
    /// How many threads work, the caller's among them.
    let threads: Int
    /// The kind of the files.
    let format: FrameFormat
    /// The settings of each file but for its scale.
    let settings: FrameSettings
    /// Whether files that are there are checked by their contents.
    var isChecked = false

    /// Draws all frames; the first error stops the work.
    ///
    /// - Returns: The records of the frames, in the order of `jobs`.
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

/// A frame that is to be written: how it is drawn, and what its file depends on.
struct FrameContent {
    /// Stands for all that the picture depends on; nil where that is not known.
    var key: UInt64?
    /// Draws the picture.
    let render: (inout Renderer) -> Image

    /// A picture that is drawn somehow.
    init(render: @escaping (inout Renderer) -> Image) { self.render = render }

    /// A scene, drawn by `program`.
    init(_ scene: Scene, program: String) {
        var bytes = Array(program.utf8)
        scene.append(to: &bytes)
        key = PixelHash(bytes: bytes).value
        render = { $0.render(scene) }
    }
}
