import Platform
import Raster

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

/// One thread's means: a renderer, encoders, and the frame before with its file.
struct FrameWorker: ~Copyable {
    private let folder: OutputFolder
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
        folder: OutputFolder,
        format: FrameFormat,
        settings: FrameSettings,
        isChecked: Bool = false
    ) {
        self.folder = folder
        self.format = format
        self.settings = settings
        self.isChecked = isChecked
    }

    /// Draws a frame, encodes it unless it equals the one before, and writes it; or finds that an
    /// earlier run has done so.
    mutating func work(
        _ job: FrameJob,
        _ name: OutputName,
        _ content: FrameContent
    ) -> Result<DrawnFrame, FrameError> {
        let key = content.key.map { self.key(of: job, showing: $0) }
        if let key, let kept = folder.finished(name, key: key, isChecked: isChecked) {
            return .success(kept)
        }
        do throws(FrameError) {
            let (frame, bytes) = try draw(job, render: content.render)
            do throws(FileError) {
                try folder.write(bytes, to: name)
            } catch {
                throw .file(error)
            }
            if let key { folder.noteFinished(frame, bytes, as: name, key: key) }
            return .success(frame)
        } catch {
            return .failure(error)
        }
    }

    /// Draws a frame and says whether its file is there with exactly this content.
    mutating func isThere(
        _ job: FrameJob,
        _ name: OutputName,
        render: (inout Renderer) -> Image
    ) throws(FrameError) -> Bool {
        folder.holds(try draw(job, render: render).bytes, as: name)
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
