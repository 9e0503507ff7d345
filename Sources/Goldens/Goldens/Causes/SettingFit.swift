import Comparison
import Raster

/// A search for the numbers of a setting that make a design draw the expected frames.
struct SettingFit {
    /// The best numbers, and the fraction of the squared difference that they leave unexplained.
    struct Result {
        let values: [Double]
        let rest: Double
        /// Whether the sampled frames equal the expected frames exactly.
        let isExact: Bool
    }

    /// The fraction of the difference that the best small change of one number leaves unexplained,
    /// 0…1.
    let linearRest: Double

    private let setting: DesignSetting
    private var best: Result
    /// The index of the number with the strongest effect on the difference.
    private var strongest = 0

    /// The factors of a number in attempts.
    private static let factors = [
        -1, 0, 0.25, 1 / 3.0, 0.5, 2 / 3.0, 0.75, 0.84, 0.92, 1.09, 1.2, 4 / 3.0, 1.5, 2, 3, 4,
    ]
    /// The numbers that replace 0 in attempts, with both signs.
    private static let numbers = [0.1, 0.35, 1, 3, 8, 20, 50, 90]
    /// The maximum number of iterations of the fit of several numbers.
    private static let rounds = 6
    /// The maximum number of iterations of the refinement of one number.
    private static let lastRounds = 4
    /// The largest `linearRest` of an integer.
    private static let wholeRest = 0.9
    /// A change with at least this `linearRest` counts as having no effect.
    private static let nothing = 0.999
    /// The maximum number of bisections.
    private static let divisions = 7
    /// Bisection stops if less than this fraction of the difference remains.
    private static let closeRest = 0.15
    /// Refinement is skipped if at least this fraction of the difference remains.
    private static let hopelessRest = 0.8

    /// Measures the effect of small changes of a setting. Returns `nil` if they have no effect.
    init?(_ setting: DesignSetting, _ attempts: DesignAttempts) {
        self.setting = setting
        best = Result(values: setting.values, rest: 1, isExact: false)
        var rests: [Double] = []
        for index in setting.values.indices {
            let step = setting.step(of: index)
            // A number may be invalid or without effect beyond a limit, so try both directions.
            let rest = [step, -step].lazy.compactMap { step in
                Self.changed(setting, setting.values, index, by: step, attempts)
                    .map { attempts.difference.linearRest(attempts.start, $0) }
            }
            .first { $0 < Self.nothing }
            rests.append(rest ?? 1)
        }
        strongest = rests.indices.min { rests[$0] < rests[$1] } ?? 0
        // Adding a copy may have no visible effect, while removing one may have.
        let isWhole = setting.form == .integer
        linearRest = min(rests.min() ?? 1, isWhole ? Self.wholeRest : 1)
        guard linearRest < Self.nothing else { return nil }
    }

    /// Searches for the best numbers and returns them.
    mutating func run(_ attempts: DesignAttempts) -> Result {
        if setting.values.count > 1 { descend(attempts) }
        switch setting.form {
        case .color: return best
        case .integer:
            for step in [1.0, -1, 2, -2, 3, -3, 4, -4] where !best.isExact {
                consider([setting.values[0] + step], attempts)
            }
        case .number, .list, .time:
            for line in lines where !best.isExact { scan(line, attempts) }
            if setting.values.count > 1, !best.isExact { descend(attempts) }
        }
        return best
    }

    // MARK: - Along a line

    /// A variation of the numbers by one parameter.
    private struct Line {
        /// The parameter's value for the numbers in the file.
        let start: Double
        /// The parameter's values to try.
        let numbers: [Double]
        /// Returns the setting's numbers for a parameter value.
        let values: (Double) -> [Double]
    }

    /// The variations to try, in order: the number with the strongest effect, the other numbers of
    /// a list, a shift of all numbers, and a scaling of all numbers.
    private var lines: [Line] {
        let values = setting.values
        let indices = [strongest] + values.indices.filter { $0 != strongest }
        let single = indices.map { index in
            Line(start: values[index], numbers: Self.candidates(around: values[index])) { number in
                var values = values
                values[index] = number
                return values
            }
        }
        guard values.count > 1 else { return single }
        let shift = Line(start: 0, numbers: Self.candidates(around: 0)) { step in
            values.map { $0 + step }
        }
        let factor = Line(start: 1, numbers: Self.candidates(around: 1)) { factor in
            values.map { $0 * factor }
        }
        return single + [shift, factor]
    }

    private static func candidates(around value: Double) -> [Double] {
        guard value != 0 else { return numbers.flatMap { [$0, -$0] } }
        return factors.map { (value * $0 * 1e6).rounded() / 1e6 }
    }

    /// Tries all candidates of a line, then bisects around the best one.
    private mutating func scan(_ line: Line, _ attempts: DesignAttempts) {
        var tried = [(number: line.start, rest: 1.0)]
        func attempt(_ number: Double, _ fit: inout SettingFit) {
            guard let rest = fit.consider(line.values(number), attempts) else { return }
            tried.append((number, rest))
        }
        for number in line.numbers {
            attempt(number, &self)
            if best.isExact { return }
            let values = line.values(number)
            let whole = values.map { $0.rounded() }
            if values.count > 1, whole != values { consider(whole, attempts) }
            if best.isExact { return }
        }
        for _ in 0..<Self.divisions {
            tried.sort { $0.number < $1.number }
            guard let lowest = tried.indices.min(by: { tried[$0].rest < tried[$1].rest }),
                tried[lowest].rest >= Self.closeRest
            else { break }
            let neighbours = [lowest - 1, lowest + 1].filter(tried.indices.contains)
            for neighbour in neighbours {
                let (low, high) = (tried[lowest].number, tried[neighbour].number)
                let middle = (low + high) / 2
                // Most lengths and angles are integers.
                attempt(abs(high - low) > 2 ? middle.rounded() : middle, &self)
                if best.isExact { return }
            }
        }
        guard let lowest = tried.min(by: { $0.rest < $1.rest }), lowest.rest < Self.hopelessRest
        else { return }
        refine(line, lowest.number, attempts)
    }

    /// Refines a number by Newton's method.
    private mutating func refine(
        _ line: Line,
        _ number: Double,
        _ attempts: DesignAttempts
    ) {
        var number = number
        for _ in 0..<Self.lastRounds {
            var step = 0.02 * max(number.magnitude, 0.2)
            guard let here = soft(line.values(number), attempts) else { return }
            var there = soft(line.values(number + step), attempts)
            if there == nil {
                step = -step
                there = soft(line.values(number + step), attempts)
            }
            guard let there else { return }
            let factor = attempts.difference.bestFactors(here, [there])[0]
            number += min(max(factor, -8), 8) * step
            let before = best.rest
            considerRounded(line.values(number), attempts)
            if best.isExact || best.rest >= 0.99 * before { return }
        }
    }

    // MARK: - Several numbers

    /// Refines all numbers together by the Gauss–Newton method.
    private mutating func descend(_ attempts: DesignAttempts) {
        for _ in 0..<Self.rounds {
            guard let here = soft(best.values, attempts) else { return }
            var changed: [(index: Int, step: Double, soft: DrawnDifference.Soft)] = []
            for index in best.values.indices {
                guard let near = Self.nudged(setting, best.values, index, attempts) else {
                    continue
                }
                changed.append((index, near.step, near.soft))
            }
            let factors = attempts.difference.bestFactors(here, changed.map(\.soft))
            var scale = 1.0
            let before = best.rest
            while scale > 0.2, best.rest >= before {
                var next = best.values
                for (change, factor) in zip(changed, factors) {
                    next[change.index] += scale * factor * change.step
                }
                if setting.form == .color { next = next.map { min(max($0, 0), 255) } }
                considerRounded(next, attempts)
                if best.isExact { return }
                scale /= 2
            }
            if best.rest >= 0.97 * before { return }
        }
    }

    // MARK: - Attempts

    /// Tries numbers, then their rounded values, from 0 to 3 decimals.
    private mutating func considerRounded(_ values: [Double], _ attempts: DesignAttempts) {
        // Even if the numbers are invalid, their rounded values may be valid.
        consider(values, attempts)
        guard setting.form != .color, !best.isExact, best.rest < 0.1 else { return }
        for unit in [1.0, 10, 100, 1000] {
            let rounded = values.map { ($0 * unit).rounded() / unit }
            guard rounded != values, consider(rounded, attempts) != nil else { continue }
            if best.isExact { return }
        }
    }

    /// Draws the design with `values`, and updates `best`. Returns the remaining fraction of the
    /// difference, or `nil` if the numbers are invalid.
    @discardableResult
    private mutating func consider(
        _ values: [Double],
        _ attempts: DesignAttempts
    ) -> Double? {
        guard let images = attempts.draw(setting.tree(values, in: attempts.design.tree)) else {
            return nil
        }
        let isExact = attempts.difference.isExact(images)
        let rest = isExact ? 0 : attempts.difference.rest(attempts.difference.soft(images))
        if isExact || rest < best.rest {
            best = Result(values: values, rest: rest, isExact: isExact)
        }
        return rest
    }

    private func soft(
        _ values: [Double],
        _ attempts: DesignAttempts
    ) -> DrawnDifference.Soft? {
        attempts.draw(setting.tree(values, in: attempts.design.tree))
            .map(attempts.difference.soft)
    }

    /// Draws the design with one number increased slightly, or decreased if the increased number is
    /// invalid.
    private static func nudged(
        _ setting: DesignSetting,
        _ values: [Double],
        _ index: Int,
        _ attempts: DesignAttempts
    ) -> (step: Double, soft: DrawnDifference.Soft)? {
        let step = setting.step(of: index)
        return [step, -step].lazy.compactMap { step in
            changed(setting, values, index, by: step, attempts).map { (step, $0) }
        }
        .first
    }

    /// Draws the design with one number changed by a step. Returns `nil` if the number is invalid.
    private static func changed(
        _ setting: DesignSetting,
        _ values: [Double],
        _ index: Int,
        by step: Double,
        _ attempts: DesignAttempts
    ) -> DrawnDifference.Soft? {
        var near = values
        near[index] += step
        return attempts.draw(setting.tree(near, in: attempts.design.tree))
            .map(attempts.difference.soft)
    }
}
