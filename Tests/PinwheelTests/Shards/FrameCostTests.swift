import DesignFormat
import Foundation
import Frames
import Indicators
import Pictures
import Raster
import Testing
import TestSupport

/// Predicted costs divide runs evenly: the cost of each design is predicted within 20 %.
///
/// Times need a quiet machine, and files in memory: `TMPDIR=/dev/shm PINWHEEL_COSTS=1 make test
/// FILTER=FrameCostTests`.
@Suite(.serialized) struct FrameCostTests {
    private static let isWanted = ProcessInfo.processInfo.environment["PINWHEEL_COSTS"] != nil

    private func expectShares(_ predicted: [Double], _ measured: [Double], _ what: String) {
        let (wholePrediction, whole) = (predicted.reduce(0, +), measured.reduce(0, +))
        for (index, name) in BuiltInDesigns.names.enumerated() {
            let ratio = predicted[index] / wholePrediction / (measured[index] / whole)
            print("\(what) \(name): the predicted share is \(ratio) of the measured one")
            #expect((0.8...1.25).contains(ratio), "\(what) \(name)")
        }
    }

    /// Returns the shortest duration of several runs, in seconds.
    private func seconds(_ body: (Int) throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let times = try (0..<5).map { run in try clock.measure { try body(run) } }
        return (times.min() ?? .zero) / .seconds(1)
    }

    @Test(.enabled(if: isWanted), arguments: [1.0, 2, 3])
    func `the costs of designs are as predicted`(scale: Double) throws {
        let folder = try TestFolder()
        var writing: (predicted: [Double], measured: [Double]) = ([], [])
        var drawing = writing
        for name in BuiltInDesigns.names {
            let design = try #require(BuiltInDesigns.design(named: name))
            let selection = MomentSelection(states: nil, fps: 200)
            let plan = try RenderPlan(
                designs: [design],
                request: .init(selection: selection, scales: [scale])
            )
            let tasks = TaskPlan(of: plan, program: "").tasks
            writing.predicted.append(tasks.reduce(0) { $0 + $1.cost })
            drawing.predicted.append(
                tasks.reduce(0) {
                    $0 + FrameCost.verified.microseconds(of: $1.items, scene: plan.scene)
                }
            )
            writing.measured.append(
                try seconds { run in
                    let target = try OutputFolder.begin(at: folder.path("\(name)-\(run)"))
                    let writer = FrameWriter(folder: target, threads: 1)
                    _ = try writer.write(plan.jobs, drawnBy: "") { plan.scene(of: $0) }
                }
            )
            drawing.measured.append(
                seconds { _ in
                    var renderer = Renderer()
                    for index in plan.jobs.indices {
                        _ = PixelHash(renderer.render(plan.scene(of: index)))
                    }
                }
            )
        }
        expectShares(writing.predicted, writing.measured, "written")
        expectShares(drawing.predicted, drawing.measured, "verified")
    }
}
