import DesignFormat
import Indicators
import Lifecycles
import Raster

extension Showing {
    /// Times the screens of all lifecycles, twice as large as points: drawn whole, where they change, and
    /// those frames of which little changes.
    func runScreens() throws(BenchError) {
        guard let environment = Self.environment, let trace = BuiltInTraces.trace(named: "t130")
        else {
            return
        }
        for kind in LifecycleKind.allCases {
            let staged: StagedReplay
            do throws(DesignErrors) {
                staged = try StagedReplay(kind, trace: trace)
            } catch {
                throw .pictures("\(kind.name): \(error)")
            }
            let scenes = staged.replay.moments(fps: 60).map { moment in
                { staged.stage.scene(of: moment, in: environment) }
            }
            try run(scenes, kind.name)
        }
    }

    /// Times the frames of a screen, each of which is made when it is drawn.
    private func run(_ frames: [() -> Scene], _ name: String) throws(BenchError) {
        let scenes = frames.map { $0() }
        try check(scenes, name)
        var renderer = Renderer()
        let whole = least(of: frames.count) {
            for frame in frames { _ = renderer.render(frame()) }
        }
        let changes = least(of: frames.count) {
            for frame in frames { _ = renderer.renderChanges(frame()) }
        }
        let rows = zip(scenes, scenes.dropFirst()).map { $1.rows(changedFrom: $0).count }
        let drawn = Double(rows.reduce(0, +)) / Double(rows.count * scenes[0].height)
        let few = rows.indices.filter { (1...scenes[0].height / 5).contains(rows[$0]) }
        Report.line("\(name)-frames", frames.count)
        Report.line("\(name)-drawn", drawn)
        Report.line("\(name)-whole", whole)
        Report.line("\(name)-changes", changes)
        Report.line("\(name)-few", few.count)
        guard !few.isEmpty else { return }
        Report.line("\(name)-few-changes", leastOfChanges(few, in: frames))
    }

    /// The least microseconds of some changes, each from the frame of its index to the next.
    private func leastOfChanges(_ changes: [Int], in frames: [() -> Scene]) -> Double {
        var renderer = Renderer()
        var least = Array(repeating: Double.infinity, count: changes.count)
        let start = Clock.microseconds
        repeat {
            for (place, index) in changes.enumerated() {
                _ = renderer.renderChanges(frames[index]())
                let begun = Clock.microseconds
                _ = renderer.renderChanges(frames[index + 1]())
                least[place] = min(least[place], Clock.microseconds - begun)
            }
        } while Clock.microseconds - start < seconds * 1e6
        return least.reduce(0, +) / Double(least.count)
    }

    /// Sees that drawing changes only comes to the same pictures.
    private func check(_ scenes: [Scene], _ name: String) throws(BenchError) {
        var one = Renderer()
        var other = Renderer()
        for scene in scenes where one.render(scene) != other.renderChanges(scene) {
            throw .pictures("\(name) looks different where only changes are drawn")
        }
    }
}
