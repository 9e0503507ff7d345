import Platform
import Raster

/// One thread's means: a renderer, an encoder, and the frame before, whose PNG is still there.
struct FrameWorker: ~Copyable {
    private let folder: OutputFolder
    private let text: [PNGText]
    private var renderer = Renderer()
    private var encoder: PNGEncoder
    private var before: (image: Image, hash: PixelHash, scale: Double)?

    init(
        folder: OutputFolder,
        compression: PNGCompression,
        text: [PNGText]
    ) throws(FrameError) {
        self.folder = folder
        self.text = text
        do {
            encoder = try PNGEncoder(compression: compression)
        } catch {
            throw .png(file: folder.path, error)
        }
    }

    /// Draws a frame, encodes it unless it equals the one before, and writes it.
    mutating func work(
        _ job: FrameJob,
        _ name: OutputName,
        render: (inout Renderer) -> Image
    ) -> Result<DrawnFrame, FrameError> {
        let drawn: DrawnFrame
        do throws(FrameError) {
            drawn = try draw(job, render: render)
        } catch {
            return .failure(error)
        }
        let written = unsafe encoder.withBytes { bytes in
            Result { () throws(FileError) in unsafe try folder.write(bytes, to: name) }
        }
        if case .failure(let error) = written { return .failure(.file(error)) }
        return .success(drawn)
    }

    /// Draws a frame and says whether its file is there with exactly this content.
    mutating func isThere(
        _ job: FrameJob,
        _ name: OutputName,
        render: (inout Renderer) -> Image
    ) throws(FrameError) -> Bool {
        _ = try draw(job, render: render)
        return unsafe encoder.withBytes { bytes in unsafe folder.holds(bytes, as: name) }
    }

    /// Draws a frame and leaves its PNG in the encoder.
    private mutating func draw(
        _ job: FrameJob,
        render: (inout Renderer) -> Image
    ) throws(FrameError) -> DrawnFrame {
        let image = render(&renderer)
        let hash = PixelHash(image)
        let scale = job.label.scale
        let isEqual = before.map { $0.hash == hash && $0.scale == scale && $0.image == image }
        if isEqual != true {
            before = nil
            do throws(PNGError) {
                try encoder.run(image, scale: scale, text: text)
            } catch {
                throw .png(file: job.file, error)
            }
            before = (image, hash, scale)
        }
        return DrawnFrame(width: image.width, height: image.height, hash: hash)
    }
}
