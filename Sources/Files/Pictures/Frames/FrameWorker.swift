import Platform
import Raster

/// The state of one thread: a renderer, encoders, and the previous frame with its file.
struct FrameWorker: ~Copyable {
    private let sink: any FrameSink
    private let format: FrameFormat
    private let settings: FrameSettings
    /// Whether existing files are verified by their contents instead of their metadata.
    private let isChecked: Bool
    private var renderer = Renderer()
    /// One encoder for each scale, since the scale is an encoder setting.
    private var encoders: [(scale: Double, encoder: any FrameEncoder)] = []
    private var previous: (image: Image, hash: PixelHash, scale: Double, bytes: [UInt8])?

    /// Creates a worker that writes one frame per file. Ignores the scale of `settings`, since each
    /// job has its own.
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

    /// Draws, encodes and writes a frame. Skips the frame if an earlier run's file is up to date,
    /// and encodes only if the image differs from the previous one.
    mutating func work(
        _ index: Int,
        _ job: FrameJob,
        _ content: FrameContent
    ) -> Result<DrawnFrame, FrameError> {
        let name: OutputName
        do { name = try OutputName(job.file) } catch { return .failure(.file(error)) }
        let key = content.key.map { self.key(of: job, showing: $0) }
        if let key, let finished = sink.upToDateFrame(name, key: key, isChecked: isChecked) {
            return .success(finished)
        }
        do throws(FrameError) {
            let (frame, bytes) = try draw(job, render: content.render)
            do throws(FileError) {
                try sink.write(
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

    /// Draws a frame and returns whether its file already exists with the same contents.
    mutating func isAlreadyWritten(
        _ job: FrameJob,
        in folder: OutputFolder,
        render: (inout Renderer) -> Image
    ) throws(FrameError) -> Bool {
        let name: OutputName
        do { name = try OutputName(job.file) } catch { throw .file(error) }
        return folder.holds(try draw(job, render: render).bytes, as: name)
    }

    /// Draws and encodes a frame.
    private mutating func draw(
        _ job: FrameJob,
        render: (inout Renderer) -> Image
    ) throws(FrameError) -> (frame: DrawnFrame, bytes: [UInt8]) {
        let image = render(&renderer)
        let frame = DrawnFrame(width: image.width, height: image.height, hash: PixelHash(image))
        let scale = job.label.scale
        if let previous, previous.hash == frame.hash, previous.scale == scale,
            previous.image == image
        {
            return (frame, previous.bytes)
        }
        previous = nil
        do throws(EncodingError) {
            let encoder = try encoder(atScale: scale)
            try encoder.add(image, lasting: 0)
            let bytes = try encoder.finish()
            previous = (image, frame.hash, scale, bytes)
            return (frame, bytes)
        } catch {
            throw .encoding(file: job.file, error)
        }
    }

    /// Returns the key of a file: a hash of the image's key and the encoder's settings.
    private func key(of job: FrameJob, showing imageKey: UInt64) -> UInt64 {
        var text = "\(imageKey) \(format.name) \(settings.compression.level) \(job.label.scale)"
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
