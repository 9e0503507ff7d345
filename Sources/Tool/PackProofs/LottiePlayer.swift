import Base
import CImageCodecs
import Packs
import Pictures
import Platform

/// Draws Lottie animations with rlottie, at whole frames.
struct LottiePlayer: PackPlayer {
    let name = "rlottie"
    let targets = ["lottie", "dotlottie"]
    let limits = ProofLimits.shapes

    var installation: String? {
        cic_lottie_is_installed() != 0 ? nil : "apt-get install librlottie0-1"
    }

    /// The frames per second of the animations.
    private static let rate = 60.0
    /// The pixels per point of the compared frames.
    private static let scale = 3.0

    func frames(of sequence: PackSequence, in pack: WrittenPack) throws(InputError) -> [ShownFrame]
    {
        let (path, file) = animation(in: pack)
        let variant = PackVariant(scale: Self.scale, appearance: pack.pack.appearances[0])
        guard let bytes = file, let json = try? JSON(reading: bytes),
            let marker = json["markers"]?.array?.first(where: {
                $0["cm"]?.string == sequence.name
            }),
            let start = marker["tm"]?.number, let duration = marker["dr"]?.number,
            let size = pack.pack.design.pixelSize(atScale: Self.scale)
        else { throw InputError("\(path) has no marker “\(sequence.name)”", hint: nil) }
        guard let animation = LottieAnimation(bytes) else {
            throw InputError("rlottie cannot read \(path)", hint: nil)
        }
        return (0..<sequence.count).compactMap { index in
            let frame = start + sequence.time(ofFrame: index) * duration
            // rlottie draws whole frames only.
            guard (frame - frame.rounded()).magnitude < 1e-3 else { return nil }
            return ShownFrame(
                index: index,
                variant: variant,
                pixels: animation.pixels(at: Int(frame.rounded()), size),
                width: size.width,
                height: size.height
            )
        }
        .spread(to: 10)
    }

    /// Returns the path and the contents of the animation, which may be in an archive.
    private func animation(in pack: WrittenPack) -> (path: String, contents: [UInt8]?) {
        let name = pack.pack.name
        let path = "\(pack.folder)/\(name).json"
        guard !FilePath.exists(path) else { return (path, try? FileContents.read(path: path)) }
        let archive = "\(pack.folder)/\(name).lottie"
        let bytes = try? FileContents.read(path: archive)
        return (archive, bytes.flatMap { ZIPContents($0)?["a/\(name).json"] })
    }
}

/// An animation that rlottie has read.
@safe private final class LottieAnimation {
    private let handle: OpaquePointer

    init?(_ bytes: [UInt8]) {
        let text = bytes + [0]
        let handle = unsafe text.withUnsafeBytes { raw in
            unsafe cic_lottie_create(raw.baseAddress)
        }
        guard let handle = unsafe handle else { return nil }
        unsafe self.handle = handle
    }

    deinit { unsafe cic_lottie_destroy(handle) }

    /// Returns a frame's pixels, red first, multiplied by alpha.
    func pixels(at frame: Int, _ size: (width: Int, height: Int)) -> [UInt8] {
        var pixels = [UInt8](repeating: 0, count: 4 * size.width * size.height)
        unsafe pixels.withUnsafeMutableBytes { raw in
            unsafe cic_lottie_draw(handle, frame, raw.baseAddress, size.width, size.height)
        }
        for start in stride(from: 0, to: pixels.count, by: 4) {
            pixels.swapAt(start, start + 2)
        }
        return pixels
    }
}

extension Array {
    /// At most `count` elements, evenly spaced.
    fileprivate func spread(to count: Int) -> [Element] {
        guard self.count > count else { return self }
        return (0..<count).map { self[$0 * (self.count - 1) / (count - 1)] }
    }
}
