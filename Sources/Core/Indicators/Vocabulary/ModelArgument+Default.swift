extension ModelArgument {
    /// Whether the argument is a constant equal to a default, so that it can be left out.
    ///
    /// Only constants are compared, because no default moves. Comparing all kinds of values would
    /// need more code than everything else that handles arguments.
    func isSame(as standard: ModelArgument?) -> Bool {
        switch (self, standard) {
        case (.number(let own), .number(let expected)): own.isSame(as: expected)
        case (.pair(let own), .pair(let expected)): own.isSame(as: expected)
        case (.integer(.constant(let own)), .integer(.constant(let expected))): own == expected
        case (.count(let own), .count(let expected)): own.isSame(as: expected)
        case (.flag(.constant(let own)), .flag(.constant(let expected))): own == expected
        case (.word(.constant(let own)), .word(.constant(let expected))): own == expected
        case (.anchor(let own), .anchor(let expected)):
            expected.constant.map { own.constant?.isSame(as: $0) ?? false } ?? false
        default: false
        }
    }
}

extension Driven {
    /// Whether both are the same constant.
    fileprivate func isSame(as other: Driven) -> Bool {
        guard let own = constant, let expected = other.constant else { return false }
        return own == expected
    }
}

extension DrivenPair {
    /// Whether both are the same two constants, written in the same form.
    fileprivate func isSame(as other: DrivenPair) -> Bool {
        switch (self, other) {
        case (.equal(let own), .equal(let expected)): return own.isSame(as: expected)
        case (.joint(let own), .joint(let expected)):
            guard let own = own.constant, let expected = expected.constant else { return false }
            return own.x.isSame(as: expected.x) && own.y.isSame(as: expected.y)
        default: return false
        }
    }
}

extension Layer.Anchor {
    /// Whether both are the same point of a frame.
    fileprivate func isSame(as other: Layer.Anchor) -> Bool {
        guard case .unit(let own) = self, case .unit(let expected) = other else { return false }
        return own == expected
    }
}

extension Setting where Value == Double {
    /// Whether both are the same number.
    fileprivate func isSame(as other: Setting) -> Bool {
        guard let own = constant, let expected = other.constant else { return false }
        return own == expected
    }
}
