import Indicators

/// The scroll view's offset and phase, which all lifecycles store.
struct PullState: Equatable, Sendable {
    /// The offset of the last event, in points.
    private(set) var offset = 0.0
    /// The cause of the content's motion.
    private(set) var phase = ScrollPhase.idle

    var isTouching: Bool { phase == .interacting || phase == .tracking }

    /// Stores the offset and the phase of an event.
    mutating func update(_ event: LifecycleEvent) {
        offset = event.offset
        if case .phaseChanged(let phase) = event.kind { self.phase = phase }
    }

    /// The design state of a pull that has not triggered anything.
    var common: StateName {
        guard offset > 0 else { return .idle }
        return isTouching ? .pulling : .canceling
    }
}
