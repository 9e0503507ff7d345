import Base
import Raster

extension SurveyedDesign {
    /// Returns the values that visibly jump where one state follows another in the default order.
    func jumps() -> [WarningKind.Finding] {
        var pictures = LayerImages(of: design)
        var findings: [WarningKind.Finding] = []
        for border in design.bordersIncludingFailure {
            for value in survey.values {
                guard let leap = leap(of: value, at: border),
                    isSeen(value, at: border, &pictures)
                else { continue }
                findings.append(finding(value, leap, at: border))
            }
        }
        return findings
    }

    /// Returns the components before and after an unintended jump, or `nil` without one.
    private func leap(
        of value: DesignSurvey.Value,
        at border: StateBorder
    ) -> (before: [Double], after: [Double])? {
        guard value.measure != .other, let track = value.driven.motion.track(in: border.to),
            track.start == .own || value.isBehind, !track.declaresJump
        else { return nil }
        let wasStill = value.driven.motion.lastTrack(upTo: border.from)?.isConstant ?? true
        let isStill = track.isConstant
        // Constants in both states are assumed to be intended, and so is a colour that marks a
        // state.
        if isStill, wasStill || value.measure == .color { return nil }
        guard let leap = value.leap(at: border, of: design) else { return nil }
        let appears = wasStill && leap.before.contains(0)
        // An idle indicator is not visible, so its values do not matter.
        let disappears = (isStill || border.from == .idle) && leap.after.contains(0)
        return value.measure.hidesAtZero && (appears || disappears) ? nil : leap
    }

    /// Whether the outermost layer that contains a value changes visibly at a border.
    private func isSeen(
        _ value: DesignSurvey.Value,
        at border: StateBorder,
        _ pictures: inout LayerImages
    ) -> Bool {
        border.passages.allSatisfy { isSeen(value, over: $0, &pictures) }
    }

    /// Whether the outermost layer that contains a value changes visibly between two moments.
    func isSeen(
        _ value: DesignSurvey.Value,
        over passage: StateBorder.Passage,
        _ pictures: inout LayerImages
    ) -> Bool {
        guard let layer = value.outermostLayer else { return true }
        guard let before = pictures.picture(ofLayer: layer, at: passage.before),
            let after = pictures.picture(ofLayer: layer, at: passage.after)
        else { return false }
        // A layer that appears or disappears for another reason may be anywhere.
        guard value.measure.hidesAtZero || !before.isEmpty && !after.isEmpty else { return false }
        return before.difference(to: after) >= 1
    }

    private func finding(
        _ value: DesignSurvey.Value,
        _ leap: (before: [Double], after: [Double]),
        at border: StateBorder
    ) -> WarningKind.Finding {
        let (from, to) = (border.from.rawValue, border.to.rawValue)
        let texts = value.isShown ? (Self.text(leap.before), Self.text(leap.after)) : nil
        let range = texts.map { " from \($0.0) to \($0.1)" } ?? ""
        return WarningKind.Finding(
            path: value.path(of: border.to),
            message: "the value jumps\(range) where “\(to)” follows “\(from)”",
            hint: hint(value, texts, at: border)
        )
    }

    private func hint(
        _ value: DesignSurvey.Value,
        _ texts: (String, String)?,
        at border: StateBorder
    ) -> String {
        let (before, after) = texts ?? ("…", "…")
        // If progress falls, the state begins at its upper end.
        let falls = design.timeline(of: border.to)?.falls ?? false
        guard !value.isBehind else {
            let key = "{\(falls ? 1 : 0): {before: …, after: …}, …}"
            return
                "delayed copies are at other positions than the first: “intro” starts the copies "
                + "of a loop one after the other, and “from: current” continues from where they "
                + "are; "
                + "declare an intended jump in the first key, as in \(key)"
        }
        let isStill = value.driven.motion.track(in: border.to)?.isConstant ?? false
        let other =
            isStill
            ? "end “\(border.from.rawValue)” with \(after)" : "begin with “from: current”"
        let example =
            falls
            ? "{1: {before: \(after), after: \(before)}}"
            : "{0: {before: \(before), after: \(after)}}"
        return "\(other); declare an intended jump by \(example)"
    }

    static func text(_ numbers: [Double]) -> String {
        let texts = numbers.map { Decimal.text($0, 3) }
        return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
    }
}

extension StateTimeline {
    /// Whether progress falls over the state.
    fileprivate var falls: Bool { drive == .progress && to < from }
}

extension DesignSurvey.Value {
    /// The maximum number of copies that are examined.
    private static let mostCopies = 32

    /// Returns the components before and after a jump of any copy at a border, or `nil` if there is
    /// none.
    fileprivate func leap(
        at border: StateBorder,
        of design: Design
    ) -> (before: [Double], after: [Double])? {
        let changes = border.passages.map { passage in
            zip(numbers(at: passage.before, of: design), numbers(at: passage.after, of: design))
                .map { (before: $0, after: $1) }
        }
        guard let first = changes.first else { return nil }
        // A value that is continuous in one of the passages does not jump.
        return first.indices.first { copy in
            changes.allSatisfy { change in
                let (before, after) = change[copy]
                return before.count != after.count
                    || zip(before, after).contains { measure.differsVisibly($0, $1) }
            }
        }.map { first[$0] }
    }

    /// Returns the components of the first copy that changes visibly over a passage, or `nil` if
    /// none does.
    func leap(
        over passage: StateBorder.Passage,
        of design: Design
    ) -> (before: [Double], after: [Double])? {
        zip(numbers(at: passage.before, of: design), numbers(at: passage.after, of: design))
            .first { before, after in
                before.count != after.count
                    || zip(before, after).contains { measure.isVisibleJump($0, $1) }
            }
            .map { (before: $0, after: $1) }
    }

    /// Returns the components at a moment, for each copy that the value applies to.
    private func numbers(at moment: Moment, of design: Design) -> [[Double]] {
        var drawings = [design.drawing(at: moment, in: .standard)]
        let innermost = times.lastIndex { step in
            if case .copies = step { return true }
            return false
        }
        for (index, step) in times.enumerated() {
            switch step {
            case .clock(let clock): drawings = drawings.map { $0.by(clock) }
            case .copies(let lags):
                let looked = copies(of: lags, isInnermost: index == innermost)
                drawings = drawings.flatMap { drawing in
                    looked.map { drawing.copied($0, lags[$0]) }
                }
                drawings = Array(drawings.prefix(Self.mostCopies))
            }
        }
        return drawings.map { driven.value(at: $0.instant) }
    }

    /// Returns the copies with different delays, or only the copy that the value applies to.
    private func copies(of lags: [Resolved.Repetition.Lag], isInnermost: Bool) -> [Int] {
        if isInnermost, let copy { return lags.indices.contains(copy) ? [copy] : [] }
        return lags.indices.filter { lags[$0] != lags[0] || $0 == 0 }
    }

    /// Whether copies have different delays, or a clock starts late.
    fileprivate var isBehind: Bool {
        times.contains { step in
            switch step {
            case .copies(let lags): lags.contains { $0 != lags[0] }
            case .clock(let clock): clock.delays.contains { $0 != 0 }
            }
        }
    }

    /// Returns the path of the value in a state.
    func path(of state: StateName) -> ModelPath {
        ModelPath(path.steps + [.key(driven.motion.lists(state) ? state.rawValue : "default")])
    }

    /// The index of the outermost layer that contains the value, or `nil` if no layer does.
    fileprivate var outermostLayer: Int? {
        guard path.steps.first == .key("layers") else { return nil }
        for step in path.steps {
            if case .index(let index) = step { return index }
            if case .layer(let index, _) = step { return index }
        }
        return nil
    }

    /// Whether messages can quote the components as written: one or two numbers.
    var isShown: Bool {
        measure != .color && path.steps.last != .key("anchor")
            && driven.values.allSatisfy { (1...2).contains($0.count) }
    }
}
