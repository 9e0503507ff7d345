import DesignFormat
import Indicators
import Lifecycles
import Raster

extension DesignTimings {
    /// Times the screens of all lifecycles at a scale of 2: drawn completely, with only changes
    /// drawn, and separately the frames with few changes.
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
                throw .images("\(kind.name): \(error)")
            }
            let scenes = staged.replay.moments(fps: 60).map { moment in
                { staged.stage.scene(of: moment, in: environment) }
            }
            try run(scenes, kind.name)
        }
    }

    /// Times the frames of a screen. Scenes are created when they are drawn.
    private func run(_ frames: [() -> Scene], _ name: String) throws(BenchError) {
        let scenes = frames.map { $0() }
        try check(scenes, name)
        var renderer = Renderer()
        let whole = minimum(of: frames.count) {
            for frame in frames { _ = renderer.render(frame()) }
        }
        let changes = minimum(of: frames.count) {
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

    /// Returns the mean of the minimum times of some changes, in microseconds. Each change is from
    /// the frame at an index to the next.
    private func leastOfChanges(_ changes: [Int], in frames: [() -> Scene]) -> Double {
        var renderer = Renderer()
        var minimum = Array(repeating: Double.infinity, count: changes.count)
        let start = Clock.microseconds
        repeat {
            for (place, index) in changes.enumerated() {
                _ = renderer.renderChanges(frames[index]())
                let changeStart = Clock.microseconds
                _ = renderer.renderChanges(frames[index + 1]())
                minimum[place] = min(minimum[place], Clock.microseconds - changeStart)
            }
        } while Clock.microseconds - start < seconds * 1e6
        return minimum.reduce(0, +) / Double(minimum.count)
    }

    /// Checks that drawing only changes gives the same images.
    private func check(_ scenes: [Scene], _ name: String) throws(BenchError) {
        var one = Renderer()
        var other = Renderer()
        for scene in scenes where one.render(scene) != other.renderChanges(scene) {
            throw .images("\(name) differs if only changes are drawn")
        }
    }
}
