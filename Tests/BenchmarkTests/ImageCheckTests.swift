import Raster
import Testing
import pinwheel_bench

/// A time counts only for the right image: correct images pass, slightly wrong ones fail.
struct ImageCheckTests {
    private func check(_ image: Image, with workload: any Workload, progress: Double) -> ImageCheck
    {
        var check = ImageCheck()
        check.compare(image, with: workload, progress: progress)
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

    @Test(arguments: ["W1", "W1white", "W3", "W4"], [0.01, 0.37, 1])
    func `a drawn workload passes the check by formulas`(name: String, progress: Double) throws {
        let workload = try #require(Workloads.named(name))
        var renderer = Renderer()
        let image = renderer.render(workload.scene(progress: progress))
        let check = check(image, with: workload, progress: progress)
        #expect(check.passes, "alpha \(check.alpha), colour \(check.color)")
        #expect(check.alpha > 0, "nothing was compared")
    }

    @Test(arguments: ["W1", "W3", "W4"])
    func `an image at another progress fails`(name: String) throws {
        let workload = try #require(Workloads.named(name))
        var renderer = Renderer()
        let image = renderer.render(workload.scene(progress: 0.38))
        #expect(!check(image, with: workload, progress: 0.37).passes)
    }

    @Test func `a circle of coarse curves fails`() {
        let workload = ArcWorkload(size: 120, colors: .white)
        var scene = workload.scene(progress: 1)
        guard case .shape(var shape) = scene.items.first else {
            Issue.record("the ring is no shape")
            return
        }
        shape.path = .circle(center: .zero, radius: 48)
        scene.items = [.shape(shape)]
        var renderer = Renderer()
        #expect(!check(renderer.render(scene), with: workload, progress: 1).passes)
    }

    @Test func `an error of two steps in alpha or colour fails`() throws {
        let workload = ArcWorkload(size: 40)
        var renderer = Renderer()
        let image = renderer.render(workload.scene(progress: 0.5))
        let solid = try #require(
            stride(from: 3, to: image.pixels.count, by: 4).first { image.pixels[$0] == 255 }
        )
        let alpha = changed(image) { $0[solid] = 253 }
        #expect(!check(alpha, with: workload, progress: 0.5).passes)
        let red = changed(image) { pixels in
            pixels[solid - 3] = pixels[solid - 3] < 128 ? pixels[solid - 3] + 2 : 2
        }
        #expect(!check(red, with: workload, progress: 0.5).passes)
        #expect(check(image, with: workload, progress: 0.5).passes)
    }

    @Test func `an image of another size fails`() {
        let workload = ArcWorkload(size: 40)
        let image = Image(width: 1, height: 1, pixels: [0, 0, 0, 0])
        #expect(!check(image, with: workload, progress: 0.5).passes)
    }
}
