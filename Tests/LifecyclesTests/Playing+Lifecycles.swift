import Indicators
import Lifecycles
import Raster

/// Access to lifecycles by their own types, which replays erase.
extension Replay {
    init(
        _ lifecycle: some Lifecycle,
        trace: Trace,
        work: RefreshWork? = nil,
        callbacks: CallbackRate? = nil
    ) {
        self.init(AnyLifecycle(lifecycle), trace: trace, work: work, callbacks: callbacks)
    }

    /// Returns the values that `lifecycle`, the replay's own, draws at a time.
    func values<Subject: Lifecycle>(of lifecycle: Subject, at time: Double) -> Subject.Values {
        var state = lifecycle.initialState
        var run = Simulation(RunningLifecycle(lifecycle) { state = $0 }, inputs)
        while run.step(until: time) {}
        let instant = LifecycleInstant(time: time, offset: moment(at: time).offset)
        return lifecycle.values(of: state, at: instant)
    }
}

extension Stage {
    init(
        _ lifecycle: some Lifecycle,
        view: StageView = .screen,
        screen: Size? = nil
    ) {
        self.init(AnyLifecycle(lifecycle), view: view, screen: screen)
    }
}
