import Base
import Raster

extension SurveyedDesign {
    /// Values that jump where a state follows another in the usual course, and are seen to.
    func jumps() -> [WarningKind.Finding] {
        var pictures = LayerPictures(of: design)
        var findings: [WarningKind.Finding] = []
        for border in design.coursesToResults {
            for value in survey.values {
                guard let leap = leap(of: value, at: border),
                    isSeen(value, at: border, &pictures)
                else { continue }
                findings.append(finding(value, leap, at: border))
            }
        }
        return findings
    }

    /// The numbers before and after a jump that does not seem to be meant; nil where there is none.
    private func leap(
        of value: DesignSurvey.Value,
        at border: StateBorder
    ) -> (before: [Double], after: [Double])? {
        guard value.measure != .other, let track = value.driven.motion.track(in: border.to),
            track.start == .own || value.isBehind, !track.announcesJump
        else { return nil }
        let wasStill = value.driven.motion.lastTrack(upTo: border.from)?.isConstant ?? true
        let isStill = track.isConstant
        // Who writes constants for two states wants them both; a colour may tell a state alone.
        if isStill, wasStill || value.measure == .color { return nil }
        guard let leap = value.leap(at: border, of: design) else { return nil }
        let comes = wasStill && leap.before.contains(0)
        // At rest there is nothing to be seen yet, whatever a value is there.
        let goes = (isStill || border.from == .idle) && leap.after.contains(0)
        return value.measure.hidesAtZero && (comes || goes) ? nil : leap
    }

    /// Whether the outermost layer of a value looks different after a border.
    private func isSeen(
        _ value: DesignSurvey.Value,
        at border: StateBorder,
        _ pictures: inout LayerPictures
    ) -> Bool {
        border.passages.allSatisfy { isSeen(value, over: $0, &pictures) }
    }

    /// Whether the outermost layer of a value looks different from one moment to another.
    func isSeen(
        _ value: DesignSurvey.Value,
        over passage: StateBorder.Passage,
        _ pictures: inout LayerPictures
    ) -> Bool {
        guard let layer = value.outermostLayer else { return true }
        guard let before = pictures.picture(ofLayer: layer, at: passage.before),
            let after = pictures.picture(ofLayer: layer, at: passage.after)
        else { return false }
        // What appears or goes may be anywhere, if it is not by this value that it does.
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
        let way = texts.map { " from \($0.0) to \($0.1)" } ?? ""
        return WarningKind.Finding(
            path: value.path(of: border.to),
            message: "the value jumps\(way) where “\(to)” follows “\(from)”",
            hint: hint(value, texts, at: border)
        )
    }

    private func hint(
        _ value: DesignSurvey.Value,
        _ texts: (String, String)?,
        at border: StateBorder
    ) -> String {
        let (before, after) = texts ?? ("…", "…")
        // Where progress falls the state begins at its top, and what comes first lies below.
        let falls = design.timeline(of: border.to)?.falls ?? false
        guard !value.isBehind else {
            let key = "{\(falls ? 1 : 0): {before: …, after: …}, …}"
            return
                "a copy that is behind is elsewhere on its way than the first: “intro” lets copies of a "
                + "loop begin one by one, and “from: current” ends it where they are; "
                + "a jump that is meant has its first key as in \(key)"
        }
        let isStill = value.driven.motion.track(in: border.to)?.isConstant ?? false
        let other =
            isStill
            ? "let “\(border.from.rawValue)” end with \(after)" : "begin with “from: current”"
        let meant =
            falls
            ? "{1: {before: \(after), after: \(before)}}"
            : "{0: {before: \(before), after: \(after)}}"
        return "\(other); a jump that is meant is \(meant)"
    }

    static func text(_ numbers: [Double]) -> String {
        let texts = numbers.map { Decimal.text($0, 3) }
        return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
    }
}

extension StateTimeline {
    /// Whether progress falls in it from its first moment to its last.
    fileprivate var falls: Bool { drive == .progress && to < from }
}

extension DesignSurvey.Value {
    /// The most copies that are looked at.
    private static let mostCopies = 32

    /// The numbers before and after a jump of any copy at a border; nil where there is none.
    fileprivate func leap(
        at border: StateBorder,
        of design: Design
    ) -> (before: [Double], after: [Double])? {
        let ways = border.passages.map { passage in
            zip(numbers(at: passage.before, of: design), numbers(at: passage.after, of: design))
                .map { (before: $0, after: $1) }
        }
        guard let first = ways.first else { return nil }
        // What is continuous in one of the ways to see the border is continuous.
        return first.indices.first { copy in
            ways.allSatisfy { way in
                let (before, after) = way[copy]
                return before.count != after.count
                    || zip(before, after).contains { measure.isApart($0, $1) }
            }
        }.map { first[$0] }
    }

    /// The numbers of any copy that does not look the same after a passage as before; nil where all do.
    func leap(
        over passage: StateBorder.Passage,
        of design: Design
    ) -> (before: [Double], after: [Double])? {
        zip(numbers(at: passage.before, of: design), numbers(at: passage.after, of: design))
            .first { before, after in
                before.count != after.count
                    || zip(before, after).contains { measure.isLeap($0, $1) }
            }
            .map { (before: $0, after: $1) }
    }

    /// Its numbers at a moment, of each copy that it is for.
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

    /// The copies that differ in time, or the one that the value is for.
    private func copies(of lags: [Resolved.Repetition.Lag], isInnermost: Bool) -> [Int] {
        if isInnermost, let copy { return lags.indices.contains(copy) ? [copy] : [] }
        return lags.indices.filter { lags[$0] != lags[0] || $0 == 0 }
    }

    /// Whether what it is for is behind the state: copies behind one another, or a clock that starts late.
    fileprivate var isBehind: Bool {
        times.contains { step in
            switch step {
            case .copies(let lags): lags.contains { $0 != lags[0] }
            case .clock(let clock): clock.delays.contains { $0 != 0 }
            }
        }
    }

    /// Where it is told of in a state.
    func path(of state: StateName) -> ModelPath {
        ModelPath(path.steps + [.key(driven.motion.lists(state) ? state.rawValue : "default")])
    }

    /// The index of the outermost layer that it belongs to; nil for what belongs to none.
    fileprivate var outermostLayer: Int? {
        guard path.steps.first == .key("layers") else { return nil }
        for step in path.steps {
            if case .index(let index) = step { return index }
            if case .layer(let index, _) = step { return index }
        }
        return nil
    }

    /// Whether its numbers are as they are written: one number or two.
    var isShown: Bool {
        measure != .color && path.steps.last != .key("anchor")
            && driven.values.allSatisfy { (1...2).contains($0.count) }
    }
}
