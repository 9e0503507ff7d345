import Platform
import Raster

/// One thread's means: a renderer, encoders, and the frame before with its file.
struct FrameWorker: ~Copyable {
    private let sink: any FrameSink
    private let format: FrameFormat
    private let settings: FrameSettings
    /// Whether files that are there are checked by their contents.
    private let isChecked: Bool
    private var renderer = Renderer()
    /// One for each scale, as it is part of the settings.
    private var encoders: [(scale: Double, encoder: any FrameEncoder)] = []
    private var before: (image: Image, hash: PixelHash, scale: Double, bytes: [UInt8])?

    /// A worker that writes files of one frame with the settings, but for their scale.
    init(
        sink: any FrameSink,
        format: FrameFormat,
        settings: FrameSettings,
        isChecked: Bool = false
    ) {
        self.sink = sink
        self.format = format
        self.settings = settings
        self.isChecked = isChecked
    }

    /// Draws a frame, encodes it unless it equals the one before, and writes it; or finds that an
    /// earlier run has done so.
    mutating func work(
        _ index: Int,
        _ job: FrameJob,
        _ content: FrameContent
    ) -> Result<DrawnFrame, FrameError> {
        let name: OutputName
        do { name = try OutputName(job.file) } catch { return .failure(.file(error)) }
        let key = content.key.map { self.key(of: job, showing: $0) }
        if let key, let kept = sink.finished(name, key: key, isChecked: isChecked) {
            return .success(kept)
        }
        do throws(FrameError) {
            let (frame, bytes) = try draw(job, render: content.render)
            do throws(FileError) {
                try sink.take(
                    FinishedFrame(
                        index: index,
                        record: FrameRecord(of: job, drawn: frame),
                        name: name,
                        bytes: bytes,
                        key: key
                    )
                )
            } catch {
                throw .file(error)
            }
            return .success(frame)
        } catch {
            return .failure(error)
        }
    }

    /// Draws a frame and says whether its file is there with exactly this content.
    mutating func isThere(
        _ job: FrameJob,
        in folder: OutputFolder,
        render: (inout Renderer) -> Image
    ) throws(FrameError) -> Bool {
        let name: OutputName
        do { name = try OutputName(job.file) } catch { throw .file(error) }
        return folder.holds(try draw(job, render: render).bytes, as: name)
    }

    /// Draws a frame and makes its file.
    private mutating func draw(
        _ job: FrameJob,
        render: (inout Renderer) -> Image
    ) throws(FrameError) -> (frame: DrawnFrame, bytes: [UInt8]) {
        let image = render(&renderer)
        let frame = DrawnFrame(width: image.width, height: image.height, hash: PixelHash(image))
        let scale = job.label.scale
        if let before, before.hash == frame.hash, before.scale == scale, before.image == image {
            return (frame, before.bytes)
        }
        before = nil
        do throws(EncodingError) {
            let encoder = try encoder(atScale: scale)
            try encoder.add(image, lasting: 0)
            let bytes = try encoder.finish()
            before = (image, frame.hash, scale, bytes)
            return (frame, bytes)
        } catch {
            throw .encoding(file: job.file, error)
        }
    }

    /// Stands for a file's bytes: those of a picture in these settings.
    private func key(of job: FrameJob, showing picture: UInt64) -> UInt64 {
        var text = "\(picture) \(format.name) \(settings.compression.level) \(job.label.scale)"
        for entry in settings.text { text += "\n\(entry.keyword)\n\(entry.value)" }
        return PixelHash(bytes: Array(text.utf8)).value
    }

    private mutating func encoder(atScale scale: Double) throws(EncodingError) -> any FrameEncoder {
        if let known = encoders.first(where: { $0.scale == scale }) { return known.encoder }
        var settings = settings
        settings.scale = scale
        let encoder = try format.encoder(for: settings)
        encoders.append((scale, encoder))
        return encoder
    }
}
