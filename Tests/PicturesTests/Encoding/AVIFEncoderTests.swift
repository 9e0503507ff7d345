import BuiltPrograms
import Pictures
import Raster
import TestSupport
import Testing

/// An AVIF has nearly the colours of the frames, and exactly their alpha.
@Suite(.enabled(if: ImageCodec.avif.version != nil, "needs libavif"))
struct AVIFEncoderTests {
    private static let decoder = InstalledProgram.path(of: "avifdec")

    private func file(_ images: [Image], delay: Double) throws -> [UInt8] {
        let encoder = try FrameFormat.avif.encoder(for: FrameSettings(count: images.count))
        for image in images { try encoder.add(image, lasting: delay) }
        return try encoder.finish()
    }

    /// Returns the mean difference of the visible pixels' components.
    private func meanError(_ shown: Image, _ source: Image) -> Double {
        var (sum, count) = (0, 0)
        for place in stride(from: 0, to: source.pixels.count, by: 4)
        where source.pixels[place + 3] > 0 {
            count += 3
            for index in place..<place + 3 {
                sum += abs(Int(source.pixels[index]) - Int(shown.pixels[index]))
            }
        }
        return count == 0 ? 0 : Double(sum) / Double(count)
    }

    private func alpha(_ image: Image) -> [UInt8] {
        stride(from: 3, to: image.pixels.count, by: 4).map { image.pixels[$0] }
    }

    @Test(.enabled(if: decoder != nil, "needs avifdec"), arguments: [1, 6])
    func `every frame resembles its source`(count: Int) throws {
        let folder = try TestFolder()
        let images = SpinningRing.frames(count)
        let bytes = try file(images, delay: 0.1)
        #expect(FrameFormat.avif.hasSignature(bytes.prefix(16)))
        try folder.write(bytes, to: "a.avif")
        for (index, image) in images.enumerated() {
            let frame = folder.path("\(index).png")
            let words = ["--index", String(index), folder.path("a.avif"), frame]
            let run = try ProgramRun(try #require(Self.decoder), words)
            #expect(run.status == 0, "\(run.errors)")
            let shown = try PNG.read(path: frame)
            #expect(meanError(shown, image) <= 1.2)
            #expect(alpha(shown) == alpha(image))
        }
    }

    @Test(.enabled(if: decoder != nil, "needs avifdec"))
    func `the times add up to the loop`() throws {
        let folder = try TestFolder()
        try folder.write(file(SpinningRing.frames(7, side: 16), delay: 0.77 / 7), to: "a.avif")
        let words = ["--info", folder.path("a.avif")]
        let run = try ProgramRun(try #require(Self.decoder), words)
        #expect(run.output.contains("0.77 seconds (69300 timescales), 7 frames"))
    }

    @Test func `an empty animation is rejected`() throws {
        let encoder = try FrameFormat.avif.encoder(for: FrameSettings(count: 1))
        let error = #expect(throws: EncodingError.self) { try encoder.finish() }
        #expect(error?.description == "cannot encode as AVIF: there are no frames")
    }
}
