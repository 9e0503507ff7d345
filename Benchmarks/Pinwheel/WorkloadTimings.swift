import Pictures
import Raster

/// The timing of a workload: scene, path, stroke, pixels. Each frame ends as RGBA bytes.
struct WorkloadTimings {
    let workload: any Workload
    let passes: Passes

    /// The frames that are compared with the formulas, as fractions of a pass.
    private static let checkedPositions = [0.0, 0.36, 0.74, 1]

    /// Draws the first frame, checks images, times passes, and checks that images have not changed.
    func run() throws(BenchError) {
        var renderer = Renderer()
        let start = Clock.microseconds
        _ = draw(0, &renderer)
        Report.line("cold", Clock.microseconds - start)
        try check(&renderer)
        let before = hashes(&renderer)
        passes.time {
            for index in 0..<passes.frames { _ = draw(index, &renderer) }
        }
        guard hashes(&renderer) == before else {
            throw .images("images changed during the timed passes")
        }
        Report.line("touched", touched(&renderer))
    }

    /// Draws all frames a number of times without checks and timing.
    func draw(_ times: Int) {
        var renderer = Renderer()
        for _ in 0..<times {
            for index in 0..<passes.frames { _ = draw(index, &renderer) }
        }
    }

    @inline(never)
    private func draw(_ index: Int, _ renderer: inout Renderer) -> Image {
        renderer.render(workload.scene(progress: Workloads.progress(index, of: passes.frames)))
    }

    private func check(_ renderer: inout Renderer) throws(BenchError) {
        var check = ImageCheck()
        for position in Self.checkedPositions {
            let index = Int(position * Double(passes.frames - 1))
            check.compare(
                draw(index, &renderer),
                with: workload,
                progress: Workloads.progress(index, of: passes.frames)
            )
        }
        Report.line("alpha", check.alpha)
        Report.line("color", check.color)
        guard check.passes else {
            throw .images(
                "the images are off by \(check.alpha)/255 in alpha, \(check.color)/255 in colour"
            )
        }
    }

    private func hashes(_ renderer: inout Renderer) -> [PixelHash] {
        (0..<passes.frames).map { PixelHash(draw($0, &renderer)) }
    }

    /// Returns the number of pixels in a pass that are not clear.
    private func touched(_ renderer: inout Renderer) -> Int {
        (0..<passes.frames).reduce(0) { sum, index in
            let pixels = draw(index, &renderer).pixels
            return stride(from: 3, to: pixels.count, by: 4).reduce(sum) {
                pixels[$1] == 0 ? $0 : $0 + 1
            }
        }
    }
}
