extension ModelArgument {
    /// Whether it is the same constant as a default, which need not be said.
    ///
    /// Only constants are looked at, since no default moves; comparing whatever an argument may be would be
    /// more code than all else that is done with it.
    func isSame(as standard: ModelArgument?) -> Bool {
        switch (self, standard) {
        case (.number(let own), .number(let usual)): own.isSame(as: usual)
        case (.pair(let own), .pair(let usual)): own.isSame(as: usual)
        case (.integer(.constant(let own)), .integer(.constant(let usual))): own == usual
        case (.count(let own), .count(let usual)): own.isSame(as: usual)
        case (.flag(.constant(let own)), .flag(.constant(let usual))): own == usual
        case (.word(.constant(let own)), .word(.constant(let usual))): own == usual
        case (.anchor(let own), .anchor(let usual)):
            usual.constant.map { own.constant?.isSame(as: $0) ?? false } ?? false
        default: false
        }
    }
}

extension Driven {
    /// Whether both are the same constant.
    fileprivate func isSame(as other: Driven) -> Bool {
        guard let own = constant, let usual = other.constant else { return false }
        return own == usual
    }
}

extension DrivenPair {
    /// Whether both are the same two constants, written in the same way.
    fileprivate func isSame(as other: DrivenPair) -> Bool {
        switch (self, other) {
        case (.equal(let own), .equal(let usual)): return own.isSame(as: usual)
        case (.joint(let own), .joint(let usual)):
            guard let own = own.constant, let usual = usual.constant else { return false }
            return own.x.isSame(as: usual.x) && own.y.isSame(as: usual.y)
        default: return false
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
