import Base
import Packs
import Platform
import Raster

/// Decodes animated images with the decoders of a browser.
struct BrowserImagePlayer: PackPlayer {
    let name: String
    let targets: [String]
    let limits: ProofLimits

    /// For formats that store every pixel.
    static let exact = BrowserImagePlayer(
        name: "Chromium",
        targets: ["apng", "webp"],
        limits: .equal
    )
    /// For formats with a palette or lossy colours.
    static let lossy = BrowserImagePlayer(
        name: "Chromium",
        targets: ["gif", "avif"],
        limits: .lossy
    )

    var installation: String? { Browser() == nil ? Browser.installation : nil }

    func frames(of sequence: PackSequence, in pack: WrittenPack) throws(InputError) -> [ShownFrame]
    {
        guard sequence.duration > 0, let browser = Browser(), let scale = pack.pack.scales.last,
            let size = pack.pack.design.pixelSize(atScale: scale),
            let file = pack.contents.sequenceFiles[sequence.name]?.last,
            let type = Self.types[String(file.split(separator: ".").last ?? "")]
        else { return [] }
        let bytes: [UInt8]
        do {
            bytes = try FileContents.read(path: "\(pack.folder)/\(file)")
        } catch {
            throw InputError("\(error)", hint: nil)
        }
        let indices = sequence.sampledIndices
        let times = indices.map { index in
            (Double(index) + 0.5) * sequence.duration / Double(sequence.count)
        }
        let json = try browser.result(of: Self.script(bytes, type, times))
        if let reason = json["error"]?.string {
            throw InputError("Chromium cannot decode \(file): \(reason)", hint: nil)
        }
        let variant = PackVariant(scale: scale, appearance: pack.pack.appearances[0])
        return zip(indices, json["frames"]?.array ?? []).compactMap { index, text in
            guard let pixels = Base64.bytes(of: text.string ?? ""),
                pixels.count == 4 * size.width * size.height
            else { return nil }
            let image = Image(width: size.width, height: size.height, pixels: pixels)
            return ShownFrame(index: index, variant: variant, premultiplying: image)
        }
    }

    private static let types = [
        "png": "image/png", "webp": "image/webp", "gif": "image/gif", "avif": "image/avif",
    ]

    /// Returns a script that decodes the frames at times in seconds.
    private static func script(_ bytes: [UInt8], _ type: String, _ times: [Double]) -> String {
        """
        const times = [\(times.map { NumberText.short($0) }.joined(separator: ", "))];
        const bytes = Uint8Array.from(atob("\(Base64.text(of: bytes))"), (c) => c.charCodeAt(0));
        const text = (pixels) => {
          let result = "";
          for (let i = 0; i < pixels.length; i += 8192) {
            result += String.fromCharCode(...pixels.subarray(i, i + 8192));
          }
          return btoa(result);
        };
        (async () => {
          try {
            const decoder = new ImageDecoder({ data: bytes, type: "\(type)" });
            await decoder.tracks.ready;
            await decoder.completed;
            const count = decoder.tracks.selectedTrack.frameCount;
            const decoded = [];
            for (let index = 0; index < count; index++) {
              const { image } = await decoder.decode({ frameIndex: index });
              const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
              const context = canvas.getContext("2d");
              context.drawImage(image, 0, 0);
              const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
              decoded.push({ start: image.timestamp / 1e6, pixels: data });
              image.close();
            }
            const frames = times.map((time) => text(
              decoded.findLast(({ start }) => start <= time).pixels));
            document.title = JSON.stringify({ frames });
          } catch (error) {
            document.title = JSON.stringify({ error: String(error) });
          }
          finished();
        })();
        """
    }
}
