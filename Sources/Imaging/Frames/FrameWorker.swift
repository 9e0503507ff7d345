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
        let image = render(&renderer)
        let hash = PixelHash(image)
        let scale = job.label.scale
        let isEqual = before.map { $0.hash == hash && $0.scale == scale && $0.image == image }
        if isEqual != true {
            before = nil
            do throws(PNGError) {
                try encoder.run(image, scale: scale, text: text)
            } catch {
                return .failure(.png(file: job.file, error))
            }
            before = (image, hash, scale)
        }
        let written = unsafe encoder.withBytes { bytes in
            Result { () throws(FileError) in unsafe try folder.write(bytes, to: name) }
        }
        if case .failure(let error) = written { return .failure(.file(error)) }
        return .success(DrawnFrame(width: image.width, height: image.height, hash: hash))
    }
}
