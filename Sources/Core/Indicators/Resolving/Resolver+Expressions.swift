import Base

/// The values from which the value of an expression is interpolated.
struct ExpressionBasis<Output: Sendable>: Sendable {
    /// The values for 0 and 1, or for (0, 0), (1, 0), (0, 1) and (1, 1).
    let corners: [Output]
    /// The allowed range of the numbers.
    let bounds: NumberBounds
}

extension Resolver {
    /// Resolves the track of a value that is computed by expressions.
    mutating func formula(
        _ form: ExpressionForm,
        _ values: MotionResolution,
        in state: StateName?
    ) -> Resolved.Track? {
        guard let basis = values.expressionBasis(form),
            basis.corners.count == (form.components.count == 1 ? 2 : 4)
        else {
            report("an expression is not allowed here; only numbers, pairs and points may be one")
            return nil
        }
        let programs = form.components.compactMap { program(of: $0, basis.bounds, in: state) }
        guard programs.count == form.components.count else { return nil }
        let usesCopies = programs.contains { $0.uses(.copy) }
        if usesCopies { differsByCopy = true }
        countOperations(of: programs, basis.bounds)
        var corners = Resolved.Formula.Corners(zero: basis.corners[0], one: basis.corners[1])
        if programs.count == 2 {
            (corners.zeroAtY, corners.oneAtY) = (basis.corners[2], basis.corners[3])
        }
        func formula(_ samples: [Int]) -> Resolved.Formula {
            Resolved.Formula(
                x: programs[0],
                y: programs.dropFirst().first,
                range: basis.bounds.range,
                copies: copies ?? 1,
                corners: corners,
                samples: samples
            )
        }
        let samples = samples(of: formula([]), values, in: state)
        guard programs.contains(where: { $0.constant == nil }) else {
            return Resolved.Track(constant: samples[0])
        }
        let track = Resolved.Track(formula: formula(samples))
        if survey != nil, track.formula?.changesOverTime ?? false {
            recordTrack(track, values, in: state)
        }
        return track
    }

    /// Returns the program of an expression with the values of its parameters. Returns `nil` after
    /// reporting a problem.
    private mutating func program(
        of expression: Expression,
        _ bounds: NumberBounds,
        in state: StateName?
    ) -> ExpressionProgram? {
        if let position = expression.inputs.first(where: { $0.input == .position }),
            !bounds.hasPosition
        {
            report(ExpressionMessages.position, at: position.column)
            return nil
        }
        if expression.uses(.seconds) { checkSeconds(in: state, ofExpression: true) }
        var numbers: [Double] = []
        for reference in expression.parameters {
            guard let found = parameter(reference.name) else { continue }
            guard let number = found.value.expressionNumber else {
                report(
                    ExpressionMessages.noNumber(found.parameter),
                    at: reference.column
                )
                continue
            }
            numbers.append(number)
        }
        guard numbers.count == expression.parameters.count else { return nil }
        let program = expression.program.bound(to: numbers)
        // In a used design, copies of the using design do not count.
        guard let copies else { return program.bound(.copy, to: 0).bound(.count, to: 1) }
        return program.bound(.count, to: Double(copies))
    }

    private mutating func report(_ message: String, at column: Int) {
        report("\(message) (column \(column) of the expression)")
    }

    /// Adds the operations that a frame needs for a value, in all copies.
    private mutating func countOperations(
        of programs: [ExpressionProgram],
        _ bounds: NumberBounds
    ) {
        guard isInEffect else { return }
        let own = programs.reduce(0) { $0 + $1.count } * (bounds.hasPosition ? samples : 1)
        let (total, overflow) = own.multipliedReportingOverflow(by: totalCopies)
        let (sum, isTooLarge) = operations.addingReportingOverflow(total)
        operations = overflow || isTooLarge ? .max : sum
    }

    /// Reports a problem if a frame needs too many operations of expressions.
    mutating func checkOperations() {
        guard operations > DesignLimits.operations else { return }
        report(
            "a frame would compute more than \(DesignLimits.operations) numbers, names and "
                + "operations of expressions, counting copies"
        )
    }

    /// Returns the indices of sampled values: the first one, then those of all combinations of the
    /// extremes of x and y.
    private func samples(
        of formula: Resolved.Formula,
        _ values: MotionResolution,
        in state: StateName?
    ) -> [Int] {
        let instants = sampledInstants(in: state, of: formula)
        let all = instants.map { formula.numbers(at: $0) }
        let corners = formula.corners
        func index(_ x: Double, _ y: Double?) -> Int {
            let low = values.interpolate(corners.zero, corners.one, x)
            guard let y else { return low }
            return values.interpolate(
                low,
                values.interpolate(corners.zeroAtY, corners.oneAtY, x),
                y
            )
        }
        guard let first = all.first else { return [index(0, formula.y == nil ? nil : 0)] }
        let xs = all.map { $0.x }
        let ys = all.compactMap { $0.y }
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        guard let top = ys.min(), let bottom = ys.max() else {
            return [index(first.x, nil), index(left, nil), index(right, nil)]
        }
        return [
            index(first.x, first.y), index(left, top), index(right, top), index(left, bottom),
            index(right, bottom),
        ]
    }

    /// Returns instants over the states, their intros and the copies, the beginning first.
    private func sampledInstants(in state: StateName?, of formula: Resolved.Formula) -> [Instant] {
        let last = formula.copies - 1
        let copies = last > 0 ? [0, 1, last / 2, last].unique() : [0]
        let states = timelines(in: state)
        let timelines = states.isEmpty ? [StateTimeline(state: state ?? .idle)] : states
        var instants: [Instant] = []
        for timeline in timelines {
            for time in sampledTimes(in: timeline) {
                for copy in copies {
                    var instant = timeline.instant(at: time)
                    if let clock = clock?[timeline.state], timeline.length != nil {
                        let period = clock.period(ofCopy: copy)
                        instant = Instant(state: timeline.state, time: time, length: period)
                    }
                    if isInIntro { instant.length = timeline.intro }
                    instant.copy = copy
                    instants.append(instant)
                }
            }
        }
        return instants
    }

    private func sampledTimes(in timeline: StateTimeline) -> [Double] {
        let times = (0...16).map { Double($0) / 16 }
        // The pull may go on beyond the threshold.
        let isOpenEnded = timeline.state == .armed && timeline.drive == .progress
        return isOpenEnded ? [timeline.from] + times + [1.25, 1.5, 2, 4, 10] : times
    }
}

extension ExpressionForm {
    /// The values of x and y at the corners of the basis.
    static let corners: [(x: Double, y: Double)] = [(0, 0), (1, 0), (0, 1), (1, 1)]
}

extension ParameterValue {
    /// The value in expressions, or `nil` for values that are not numbers. Booleans are 1 and 0.
    package var expressionNumber: Double? {
        if case .boolean(let isTrue) = self { return isTrue ? 1 : 0 }
        return Double(self)
    }
}

/// Error messages about expressions, shared by the model and the reader of files.
package enum ExpressionMessages {
    /// The message for the input `u` outside of a plot.
    package static let position = "“u” is the position along a plot; it is defined only there"

    /// Returns the message for a parameter that is not a number.
    package static func noNumber(_ parameter: Parameter) -> String {
        "an expression needs a number, but $\(parameter.name) is a \(parameter.kind.name)"
    }

    /// The message for an expression as the value of a keyframe.
    package static let keyframe = "an expression cannot be the value of a keyframe"
    /// The hint for an expression as the value of a keyframe.
    package static let keyframeHint =
        "write the whole motion as one expression of t, as in \"= mix(0, 90, smoothstep(0, 1, t))\""
}
