import Indicators

/// What all lifecycles remember of the scroll view.
struct PullState: Equatable, Sendable {
    /// The offset of the latest event, in points.
    private(set) var offset = 0.0
    /// What moves the content.
    private(set) var phase = ScrollPhase.idle

    /// Whether the finger is down.
    var isTouching: Bool { phase == .interacting || phase == .tracking }

    /// Takes over what an event says.
    mutating func update(_ event: LifecycleEvent) {
        offset = event.offset
        if case .phaseChanged(let phase) = event.kind { self.phase = phase }
    }

    /// The common state of a pull that nothing has come of yet.
    var common: StateName {
        guard offset > 0 else { return .idle }
        return isTouching ? .pulling : .canceling
    }
}
