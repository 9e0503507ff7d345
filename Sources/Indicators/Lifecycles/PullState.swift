/// What all lifecycles remember of the scroll view.
struct PullState: Hashable, Sendable {
    /// The offset of the latest event, in points.
    private(set) var offset = 0.0
    /// Whether the finger is down.
    private(set) var isTouching = false

    /// Takes over what an event says; true when the finger has just gone up.
    mutating func update(_ event: LifecycleEvent) -> Bool {
        offset = event.offset
        guard case .phaseChanged(let phase) = event.kind else { return false }
        let wasTouching = isTouching
        isTouching = phase == .interacting || phase == .tracking
        return wasTouching && !isTouching
    }

    /// The common state of a pull that nothing has come of yet.
    var common: StateName {
        guard offset > 0 else { return .idle }
        return isTouching ? .pulling : .canceling
    }
}
