extension ModelArgument {
    /// Returns whether the argument is a constant that equals a default, so that it can be omitted.
    ///
    /// Only constants are compared, because all defaults are constant. Comparing all kinds of
    /// values would need much more code.
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
    /// Returns whether both values are the same constant.
    fileprivate func isSame(as other: Driven) -> Bool {
        guard let own = constant, let expected = other.constant else { return false }
        return own == expected
    }
}

extension DrivenPair {
    /// Returns whether both pairs have the same constants and the same form.
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
    /// Returns whether both anchors are the same point of a frame.
    fileprivate func isSame(as other: Layer.Anchor) -> Bool {
        guard case .unit(let own) = self, case .unit(let expected) = other else { return false }
        return own == expected
    }
}

extension Setting where Value == Double {
    /// Returns whether both settings are the same constant.
    fileprivate func isSame(as other: Setting) -> Bool {
        guard let own = constant, let expected = other.constant else { return false }
        return own == expected
    }
}
