import Base
import Packs
import Pictures
import Platform
import Raster

/// Decodes each frame's PNG with libpng.
struct ImageFilePlayer: PackPlayer {
    let name = "libpng"
    let targets = [
        "uikit", "xcassets", "mjrefresh", "watchos", "android", "flutter", "reactnative",
    ]
    let limits = ProofLimits.equal
    let installation: String? = nil

    func frames(of sequence: PackSequence, in pack: WrittenPack) throws(InputError) -> [ShownFrame]
    {
        let files = (pack.contents.sequenceFiles[sequence.name] ?? []).filter {
            $0.hasSuffix(".png")
        }
        var frames: [ShownFrame] = []
        for (number, variant) in pack.pack.variants.enumerated() {
            for index in sequence.sampledIndices {
                let position = number * sequence.count + index
                guard position < files.count else { continue }
                let path = "\(pack.folder)/\(files[position])"
                frames.append(try ShownFrame(index: index, variant: variant, path: path))
            }
        }
        return frames
    }

}

extension ShownFrame {
    /// Creates a frame from a PNG file.
    ///
    /// - Throws: `InputError` if the file cannot be read.
    init(index: Int, variant: PackVariant, path: String) throws(InputError) {
        do {
            let image = try PNG.decode(try FileContents.read(path: path))
            self.init(index: index, variant: variant, premultiplying: image)
        } catch {
            throw InputError("\(path) cannot be read: \(error)", hint: nil)
        }
    }

    /// Creates a frame from an image with straight colours.
    package init(index: Int, variant: PackVariant, premultiplying image: Image) {
        var pixels = image.pixels
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(pixels[start + 3])
            for channel in start..<(start + 3) {
                pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 127) / 255)
            }
        }
        self.init(
            index: index,
            variant: variant,
            pixels: pixels,
            width: image.width,
            height: image.height
        )
    }
}
