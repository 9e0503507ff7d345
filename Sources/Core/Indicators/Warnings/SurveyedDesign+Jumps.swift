import Base
import Raster

extension SurveyedDesign {
    /// Returns findings for values that visibly jump at a transition between states.
    func jumps() -> [WarningKind.Finding] {
        var images = LayerImageCache(of: design)
        var findings: [WarningKind.Finding] = []
        for transition in design.transitionsIncludingFailure {
            // Copies may share a place in the file. One warning is enough.
            var paths: [ModelPath] = []
            for value in survey.values where !paths.contains(value.path) {
                guard let jump = jump(of: value, at: transition),
                    isSeen(value, at: transition, &images)
                else { continue }
                paths.append(value.path)
                findings.append(finding(value, jump, at: transition))
            }
        }
        return findings
    }

    /// Returns the components before and after an unintended jump, or `nil` if there is none.
    private func jump(
        of value: DesignSurvey.Value,
        at transition: StateTransition
    ) -> (before: [Double], after: [Double])? {
        guard value.measure != .other, let track = value.driven.motion.track(in: transition.to),
            track.opening.start == .own || value.hasDelays, !track.opening.declaresJump
        else { return nil }
        let wasStill = value.driven.motion.lastTrack(upTo: transition.from)?.isConstant ?? true
        let isStill = track.isConstant
        // Different constants in both states are assumed to be intended, and so is a constant
        // colour.
        if isStill, wasStill || value.measure == .color { return nil }
        guard let jump = value.jump(at: transition, of: design) else { return nil }
        let appears = wasStill && jump.before.contains(0)
        // An idle indicator is invisible, so a jump from its values is not visible.
        let disappears = (isStill || transition.from == .idle) && jump.after.contains(0)
        return value.measure.hidesAtZero && (appears || disappears) ? nil : jump
    }

    /// Returns whether the outermost layer that contains a value changes visibly at a transition.
    private func isSeen(
        _ value: DesignSurvey.Value,
        at transition: StateTransition,
        _ images: inout LayerImageCache
    ) -> Bool {
        transition.boundaries.allSatisfy { isSeen(value, over: $0, &images) }
    }

    /// Returns whether the outermost layer that contains a value changes visibly between two
    /// moments.
    func isSeen(
        _ value: DesignSurvey.Value,
        over boundary: StateTransition.Boundary,
        _ images: inout LayerImageCache
    ) -> Bool {
        guard let layer = value.outermostLayer else { return true }
        guard let before = images.image(ofLayer: layer, at: boundary.before),
            let after = images.image(ofLayer: layer, at: boundary.after)
        else { return false }
        // In a layer that appears or disappears for another reason, jumps of other values are not
        // visible.
        guard value.measure.hidesAtZero || !before.isEmpty && !after.isEmpty else { return false }
        return before.difference(to: after) >= 1
    }

    private func finding(
        _ value: DesignSurvey.Value,
        _ jump: (before: [Double], after: [Double]),
        at transition: StateTransition
    ) -> WarningKind.Finding {
        let (from, to) = (transition.from.rawValue, transition.to.rawValue)
        let texts =
            value.hasReadableComponents ? (Self.text(jump.before), Self.text(jump.after)) : nil
        let range = texts.map { " from \($0.0) to \($0.1)" } ?? ""
        return WarningKind.Finding(
            path: value.path(of: transition.to),
            message: "the value jumps\(range) where “\(to)” follows “\(from)”",
            hint: hint(value, texts, at: transition)
        )
    }

    private func hint(
        _ value: DesignSurvey.Value,
        _ texts: (String, String)?,
        at transition: StateTransition
    ) -> String {
        let (before, after) = texts ?? ("…", "…")
        // If progress falls, the state begins at its upper end.
        let falls = design.timeline(of: transition.to)?.falls ?? false
        guard !value.hasDelays else {
            let key = "{\(falls ? 1 : 0): {before: …, after: …}, …}"
            return
                "use “intro” to start the copies of a loop one after the other, or “from: current” "
                + "to continue from each copy's value; "
                + "declare an intended jump in the first keyframe, as in \(key)"
        }
        let isStill = value.driven.motion.track(in: transition.to)?.isConstant ?? false
        let other =
            isStill
            ? "end “\(transition.from.rawValue)” with \(after)" : "begin with “from: current”"
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
    private static let maximumCopies = 32

    /// Returns the components before and after a jump of the first copy that jumps at a transition.
    /// Returns `nil` if no copy jumps.
    fileprivate func jump(
        at transition: StateTransition,
        of design: Design
    ) -> (before: [Double], after: [Double])? {
        let changes = transition.boundaries.map { boundary in
            zip(numbers(at: boundary.before, of: design), numbers(at: boundary.after, of: design))
                .map { (before: $0, after: $1) }
        }
        guard let first = changes.first else { return nil }
        // A value that is continuous at one of the boundaries does not jump.
        return first.indices.first { copy in
            changes.allSatisfy { change in
                let (before, after) = change[copy]
                return before.count != after.count
                    || zip(before, after).contains { measure.differsVisibly($0, $1) }
            }
        }.map { first[$0] }
    }

    /// Returns the components before and after a jump of the first copy that jumps at a boundary.
    /// Returns `nil` if no copy jumps.
    func jump(
        over boundary: StateTransition.Boundary,
        of design: Design
    ) -> (before: [Double], after: [Double])? {
        zip(numbers(at: boundary.before, of: design), numbers(at: boundary.after, of: design))
            .first { before, after in
                before.count != after.count
                    || zip(before, after).contains { measure.isVisibleJump($0, $1) }
            }
            .map { (before: $0, after: $1) }
    }

    /// Returns the components at a moment, for each copy that the value applies to. The delays of
    /// copies are 0 if `ignoresDelays` is set.
    func numbers(
        at moment: Moment,
        of design: Design,
        ignoresDelays: Bool = false
    ) -> [[Double]] {
        var drawings = [design.drawing(at: moment, in: .standard)]
        let innermost = times.lastIndex { step in
            if case .copies = step { return true }
            return false
        }
        for (index, step) in times.enumerated() {
            switch step {
            case .clock(let clock): drawings = drawings.map { $0.following(clock) }
            case .copies(let count, let delays):
                let examined = copies(count, delays, isInnermost: index == innermost)
                drawings = drawings.flatMap { drawing in
                    examined.map { copy in
                        drawing.forCopy(copy, delayedBy: ignoresDelays ? nil : delays)
                    }
                }
                drawings = Array(drawings.prefix(Self.maximumCopies))
            }
        }
        return drawings.map { driven.value(at: $0.instant) }
    }

    /// Returns the first copy and all copies with another delay, or only the copy that the value
    /// applies to.
    private func copies(
        _ count: Int,
        _ delays: Resolved.ByState<[Resolved.Repetition.CopyDelay]>?,
        isInnermost: Bool
    ) -> [Int] {
        if isInnermost, let copy { return (0..<count).contains(copy) ? [copy] : [] }
        let lists = delays?.all ?? []
        return (0..<count).filter { index in
            index == 0 || lists.contains { $0[index] != $0[0] }
        }
    }

    /// Whether copies have different delays, or a clock has a delay.
    fileprivate var hasDelays: Bool {
        times.contains { step in
            switch step {
            case .copies(_, let delays):
                delays?.all.contains { list in list.contains { $0 != list[0] } } ?? false
            case .clock(let clocks): clocks.all.contains { $0.delays.contains { $0 != 0 } }
            }
        }
    }

    /// Returns the path of the value in a state.
    func path(of state: StateName) -> ModelPath {
        ModelPath(
            path.steps + [.key(driven.motion.hasOwnTrack(in: state) ? state.rawValue : "default")]
        )
    }

    /// The index of the outermost layer that contains the value, or `nil` if no layer does.
    var outermostLayer: Int? {
        guard path.steps.first == .key("layers") else { return nil }
        for step in path.steps {
            if case .index(let index) = step { return index }
            if case .layer(let index, _) = step { return index }
        }
        return nil
    }

    /// Whether messages can show the value as one or two numbers. `false` for colours and anchors.
    var hasReadableComponents: Bool {
        measure != .color && path.steps.last != .key("anchor")
            && driven.values.allSatisfy { (1...2).contains($0.count) }
    }
}
