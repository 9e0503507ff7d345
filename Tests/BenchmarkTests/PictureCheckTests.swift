import Raster
import Testing
import pinwheel_bench

/// A time counts only for the right image: correct images pass, slightly wrong ones fail.
struct PictureCheckTests {
    private func look(at image: Image, of work: any Work, progress: Double) -> PictureCheck {
        var check = PictureCheck()
        check.look(at: image, of: work, progress: progress)
        return check
    }

    private func changed(
        _ image: Image,
        _ body: (inout [UInt8]) throws -> Void
    ) rethrows -> Image {
        var pixels = image.pixels
        try body(&pixels)
        return Image(width: image.width, height: image.height, pixels: pixels)
    }

    @Test(arguments: ["W1", "W1white", "W3", "W4"], [0.01, 0.37, 0.75, 0.99, 1])
    func `a drawn workload passes the check by formulas`(name: String, progress: Double) throws {
        let work = try #require(Works.named(name))
        var renderer = Renderer()
        let image = renderer.render(work.scene(progress: progress))
        let check = look(at: image, of: work, progress: progress)
        #expect(check.passes, "alpha \(check.alpha), colour \(check.color)")
        #expect(check.alpha > 0, "nothing was compared")
    }

    @Test(arguments: ["W1", "W3", "W4"])
    func `an image at another progress fails`(name: String) throws {
        let work = try #require(Works.named(name))
        var renderer = Renderer()
        let image = renderer.render(work.scene(progress: 0.38))
        #expect(!look(at: image, of: work, progress: 0.37).passes)
    }

    @Test func `a circle of coarse curves fails`() {
        let work = ArcWork(size: 120, colors: .white)
        var scene = work.scene(progress: 1)
        guard case .shape(var shape) = scene.items.first else {
            Issue.record("the ring is no shape")
            return
        }
        shape.path = .circle(center: .zero, radius: 48)
        scene.items = [.shape(shape)]
        var renderer = Renderer()
        #expect(!look(at: renderer.render(scene), of: work, progress: 1).passes)
    }

    @Test func `an error of two steps in alpha or colour fails`() throws {
        let work = ArcWork(size: 40)
        var renderer = Renderer()
        let image = renderer.render(work.scene(progress: 0.5))
        let solid = try #require(
            stride(from: 3, to: image.pixels.count, by: 4).first { image.pixels[$0] == 255 }
        )
        let alpha = changed(image) { $0[solid] = 253 }
        #expect(!look(at: alpha, of: work, progress: 0.5).passes)
        let red = changed(image) { pixels in
            pixels[solid - 3] = pixels[solid - 3] < 128 ? pixels[solid - 3] + 2 : 2
        }
        #expect(!look(at: red, of: work, progress: 0.5).passes)
        #expect(look(at: image, of: work, progress: 0.5).passes)
    }

    @Test func `an image of another size fails`() {
        let work = ArcWork(size: 40)
        let image = Image(width: 1, height: 1, pixels: [0, 0, 0, 0])
        #expect(!look(at: image, of: work, progress: 0.5).passes)
    }
}
