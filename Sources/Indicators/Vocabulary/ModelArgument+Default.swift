extension ModelArgument {
    /// Whether it is the same constant as a default, which need not be said.
    ///
    /// Only constants are looked at, since no default moves; comparing whatever an argument may be would be
    /// more code than all else that is done with it.
    func isSame(as standard: ModelArgument?) -> Bool {
        switch (self, standard) {
        case (.number(.constant(let own)), .number(.constant(let usual))): own == usual
        case (.pair(let own), .pair(let usual)): own.isSame(as: usual)
        case (.integer(.constant(let own)), .integer(.constant(let usual))): own == usual
        case (.count(.constant(let own)), .count(.constant(let usual))): own == usual
        case (.flag(.constant(let own)), .flag(.constant(let usual))): own == usual
        case (.word(.constant(let own)), .word(.constant(let usual))): own == usual
        case (.anchor(.constant(let own)), .anchor(.constant(let usual))): own.isSame(as: usual)
        default: false
        }
    }
}

extension DrivenPair {
    /// Whether both are the same two constants, written in the same way.
    fileprivate func isSame(as other: DrivenPair) -> Bool {
        switch (self, other) {
        case (.equal(.constant(let own)), .equal(.constant(let usual))): own == usual
        case (.joint(.constant(let own)), .joint(.constant(let usual))):
            own.x.isSame(as: usual.x) && own.y.isSame(as: usual.y)
        default: false
        }
    }
}

extension Layer.Anchor {
    /// Whether both are the same point of a frame.
    fileprivate func isSame(as other: Layer.Anchor) -> Bool {
        guard case .unit(let own) = self, case .unit(let usual) = other else { return false }
        return own == usual
    }
}

extension Setting where Value == Double {
    /// Whether both are the same number.
    fileprivate func isSame(as other: Setting) -> Bool {
        guard let own = constant, let usual = other.constant else { return false }
        return own == usual
    }
}
