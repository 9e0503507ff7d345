import Base
import Raster

extension SurveyedDesign {
    /// Values that jump where a state follows another in the usual course, and are seen to.
    func jumps() -> [WarningKind.Finding] {
        var pictures = LayerPictures(of: design)
        var findings: [WarningKind.Finding] = []
        for border in design.usualBorders {
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
        guard value.measure != .other, let track = value.driven.track(in: border.to),
            track.start == .own, !track.announcesJump
        else { return nil }
        let wasStill = value.driven.lastTrack(upTo: border.from)?.isConstant ?? true
        let isStill = track.isConstant
        // Who writes constants for two states wants them both; colours may tell a state alone.
        if wasStill && isStill || value.measure == .color && (wasStill || isStill) { return nil }
        let leaps = border.passages.map { passage in
            (
                before: value.numbers(at: passage.before, of: design),
                after: value.numbers(at: passage.after, of: design)
            )
        }
        let allApart = leaps.allSatisfy { before, after in
            before.count == after.count
                && zip(before, after).contains { value.measure.isApart($0, $1) }
        }
        guard allApart, let leap = leaps.first else { return nil }
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
        guard let layer = value.outermostLayer else { return true }
        return border.passages.allSatisfy { passage in
            guard let before = pictures.picture(ofLayer: layer, at: passage.before),
                let after = pictures.picture(ofLayer: layer, at: passage.after)
            else { return false }
            // What appears or goes may be anywhere, if it is not by this value that it does.
            guard value.measure.hidesAtZero || !before.isEmpty && !after.isEmpty else {
                return false
            }
            return before.difference(to: after) >= 1
        }
    }

    private func finding(
        _ value: DesignSurvey.Value,
        _ leap: (before: [Double], after: [Double]),
        at border: StateBorder
    ) -> WarningKind.Finding {
        let (from, to) = (border.from.rawValue, border.to.rawValue)
        let lists = value.driven.lists(border.to)
        let texts = value.isShown ? (Self.text(leap.before), Self.text(leap.after)) : nil
        let way = texts.map { " from \($0.0) to \($0.1)" } ?? ""
        let (before, after) = texts ?? ("…", "…")
        let isStill = value.driven.track(in: border.to)?.isConstant ?? false
        let other = isStill ? "let “\(from)” end with \(after)" : "begin with “from: current”"
        return WarningKind.Finding(
            path: ModelPath(value.path.steps + (lists ? [.key(to)] : [.key("default")])),
            message: "the value jumps\(way) where “\(to)” follows “\(from)”",
            hint: "\(other); a jump that is meant is {0: {before: \(before), after: \(after)}}"
        )
    }

    private static func text(_ numbers: [Double]) -> String {
        let texts = numbers.map { Decimal.text($0, 3) }
        return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
    }
}

extension DesignSurvey.Value {
    /// Its numbers at a moment.
    fileprivate func numbers(at moment: Moment, of design: Design) -> [Double] {
        let drawing = design.drawing(at: moment, in: .standard).copied(copy, nil).by(clock)
        return driven.value(at: drawing.instant)
    }

    /// The index of the outermost layer that it belongs to; nil for what belongs to none.
    fileprivate var outermostLayer: Int? {
        guard path.steps.first == .key("layers") else { return nil }
        for step in path.steps {
            if case .index(let index) = step { return index }
        }
        return nil
    }

    /// Whether its numbers are as they are written: one number or two.
    fileprivate var isShown: Bool {
        measure != .color && driven.first.count <= 2
    }
}
