import Pictures
import Platform
import Raster

/// The timing of the workload W5: drawing W1 and writing it to PNG files with a manifest.
struct FileWriteTimings {
    let folder: String
    let threads: Int
    let frames: Int

    private var workload: ArcWorkload { ArcWorkload(size: 120) }
    private var jobs: [FrameJob] {
        (0..<frames).map { index in
            let progress = Workloads.progress(index, of: frames)
            let label = FrameLabel(design: "W5", state: "pulling", moment: .progress(progress))
            return FrameJob(file: "frame-\(index).png", label: label)
        }
    }

    /// Writes and checks all files, times passes, and checks again.
    func run(seconds: Double) throws(BenchError) {
        let jobs = self.jobs
        let start = Clock.microseconds
        try write(jobs)
        Report.line("cold", Clock.microseconds - start)
        try check()
        try Passes(seconds: seconds, frames: frames).time { () throws(BenchError) in
            try write(jobs)
        }
        Report.line("bytes", try check())
    }

    /// Writes the frames once and reports the peak memory.
    func runForMemory() throws(BenchError) {
        let start = Clock.microseconds
        try write(jobs)
        Report.line("pass", (Clock.microseconds - start) / Double(frames))
        guard let peak = PeakMemory.kibibytes else {
            throw .program("this system does not report peak memory")
        }
        Report.line("peak", peak)
    }

    private func write(_ jobs: [FrameJob]) throws(BenchError) {
        let (workload, frames) = (workload, frames)
        do throws(FrameError) {
            let output = try begin()
            let writer = FrameWriter(folder: output, threads: threads)
            let records = try writer.write(jobs) { renderer, index in
                renderer.render(workload.scene(progress: Workloads.progress(index, of: frames)))
            }
            try finish(output, records)
        } catch {
            throw .frames(error)
        }
    }

    private func begin() throws(FrameError) -> OutputFolder {
        do { return try OutputFolder.begin(at: folder) } catch { throw .file(error) }
    }

    private func finish(
        _ output: OutputFolder,
        _ records: ComputedList<FrameRecord>
    ) throws(FrameError) {
        do { try output.finish(Manifest(frames: records)) } catch { throw .file(error) }
    }

    /// Reads every file and compares it with the drawn image. Returns the total size in bytes.
    @discardableResult
    private func check() throws(BenchError) -> Int {
        var renderer = Renderer()
        var check = ImageCheck()
        var bytes = 0
        for index in 0..<frames {
            let progress = Workloads.progress(index, of: frames)
            let name = "\(folder)/frame-\(index).png"
            let image = renderer.render(workload.scene(progress: progress))
            if index == frames / 3 { check.compare(image, with: workload, progress: progress) }
            let read: Image
            do {
                let data = try FileContents.read(path: name, limit: 1 << 24)
                bytes += data.count
                read = try PNG.decode(data)
            } catch {
                throw .images("cannot read \(name): \(error)")
            }
            guard read == image else { throw .images("\(name) contains another image") }
        }
        guard check.passes else { throw .images("the frames differ from the formulas") }
        return bytes
    }
}
