import Base
import Pictures

extension SequenceFinding {
    /// A sentence that states the frames, their times and the difference.
    public var sentence: String { predicate + (layer.map { " (in \($0))" } ?? "") }

    private var predicate: String {
        switch kind {
        case .resized(let expected, let actual):
            "\(subject) \(are) \(actual) pixels in place of \(expected)"
        case .recounted(let expected, let actual, let period):
            Self.recounted(expected, actual, period)
        case .property(let change): "\(location) \(change.clause)"
        case .counterturned: "\(location) the image rotates in the opposite direction"
        case .timed(let early, let late, let most): Self.timed(early, late, most)
        case .scaled(let x, let y, let isSteady):
            "\(location) the image has \(Self.scaled(x, y, isSteady))"
        case .thickened(let pixels, let isSteady):
            "\(location) lines are \(pixels > 0 ? "thicker" : "thinner") by "
                + "\(isSteady ? "about" : "up to") \(Decimal.text(pixels.magnitude, 1)) px"
        case .missing: "\(subject) \(are) missing"
        case .extra: "\(subject) \(are) extra"
        case .duplicated: "\(subject) \(isOne ? "repeats" : "repeat") the previous frame"
        case .enlarged(let pixels):
            "\(location) shapes are \(pixels > 0 ? "larger" : "smaller") by about "
                + "\(Decimal.text(pixels.magnitude, 1)) px"
        case .added: "\(location) there is an unexpected shape"
        case .removed: "\(location) an expected shape is missing"
        case .lengthened: "\(location) lines or shapes are longer"
        case .shortened: "\(location) lines or shapes are shorter"
        case .reversed: "\(subject) run backwards"
        case .swapped: "\(subject) are swapped"
        case .frozen(let frame): "\(subject) \(are) frozen at frame \(frame)"
        case .retimed(let speed):
            "\(location) the motion is \(speed > 1 ? "faster" : "slower") by \(Self.factor(speed))×"
        case .late(let frames, let isSteady): late(by: frames, isSteady: isSteady)
        case .turned(let degrees, let isSteady, let isBehind):
            turned(degrees, isSteady: isSteady, isBehind: isBehind)
        case .moved(let dx, let dy, let isSteady):
            "\(location) the image is moved by \(isSteady ? "" : "up to ")"
                + "(\(Decimal.text(dx, 1)), \(Decimal.text(dy, 1))) px"
        case .seam(let jump): "the loop's seam jumps \(jump.text) (\(span))"
        case .filled(let color): "\(location) transparent pixels became \(color)"
        case .cleared(let color): "\(location) \(color) pixels became transparent"
        case .faded(let factor, let isSteady):
            "\(location) the opacity is \(isSteady ? "" : "wrong, at worst ")"
                + "\(Decimal.text(100 * factor, 1)) % of the expected value"
        case .recolored(let changes, let count): recolored(changes, count)
        case .changed(let worst, let use):
            "\(subject) \(isOne ? "differs" : "differ")"
                + (isOne ? ": " : ", worst is frame \(worst): ")
                + "\(use.count) px (\(Self.percent(use.share)) %) by up to \(use.step) of 255"
        }
    }

    private static func recounted(_ expected: Int, _ actual: Int, _ period: PeriodChange?) -> String
    {
        let frames = "\(actual) \(actual == 1 ? "frame" : "frames") in place of \(expected)"
        guard let period else { return "there are \(frames)" }
        return "the period is \(Decimal.text(period.to, 3)) s in place of "
            + "\(Decimal.text(period.from, 3)) s: \(frames)"
    }

    private static func timed(_ early: FrameRanges, _ late: FrameRanges, _ most: Double) -> String {
        func part(_ frames: FrameRanges, _ one: String, _ many: String) -> String? {
            guard frames.count > 0 else { return nil }
            return frames.count == 1 ? "frame \(frames) \(one)" : "frames \(frames) \(many)"
        }
        let parts = [part(early, "comes early", "come early"), part(late, "lags", "lag")]
        return parts.compactMap(\.self).joined(separator: " and ")
            + ", by up to \(Decimal.text(most, 1)) frames"
    }

    private static func scaled(_ x: Double, _ y: Double, _ isSteady: Bool) -> String {
        func part(_ factor: Double, _ axis: String) -> String? {
            guard abs(factor - 1) >= 0.002 else { return nil }
            let percent = Decimal.text(100 * abs(factor - 1), 1)
            return
                "\(factor > 1 ? "grown" : "shrunk") by \(isSteady ? "" : "up to ")\(percent) % \(axis)"
        }
        if abs(x - y) < 0.004 { return part((x + y) / 2, "in width and height") ?? "grown" }
        return [part(x, "in width"), part(y, "in height")].compactMap(\.self)
            .joined(separator: " and ")
    }

    private func late(by frames: Double, isSteady: Bool) -> String {
        let number = Decimal.text(frames.magnitude, 1)
        let unit = number == "1" ? "frame" : "frames"
        let amount = (isSteady ? "" : "up to ") + number
        return frames > 0
            ? "\(subject) \(isOne ? "lags" : "lag") by \(amount) \(unit)"
            : "\(subject) \(isOne ? "comes" : "come") \(amount) \(unit) early"
    }

    private func turned(_ degrees: Double, isSteady: Bool, isBehind: Bool?) -> String {
        let amount = (isSteady ? "" : "up to ") + Decimal.text(degrees.magnitude, 1) + "°"
        guard let isBehind else {
            return "\(location) the image is rotated by \(amount) "
                + (degrees > 0 ? "clockwise" : "counter-clockwise")
        }
        return "\(location) the rotation is \(amount) \(isBehind ? "behind" : "ahead")"
    }

    private func recolored(_ changes: [ColorChange], _ count: Int) -> String {
        let more = count - changes.count
        return "\(location) only colours changed: "
            + changes.map(\.description).joined(separator: ", ")
            + (more > 0 ? " and \(more) more" : "")
    }

    /// Returns a fraction as a percentage. Never shows a very small fraction as 0.
    private static func percent(_ share: Double) -> String {
        share < 0.00001 ? "under 0.001" : Decimal.text(100 * share, 3)
    }

    private static func factor(_ speed: Double) -> String {
        Decimal.text(speed, abs(speed - 1) < 0.01 ? 3 : 2)
    }
}

// MARK: - Where and when

extension SequenceFinding {
    private var isOne: Bool { frames.count == 1 }
    private var are: String { isOne ? "is" : "are" }

    /// The frames as the subject of a sentence.
    private var subject: String {
        if frameCount > 1, frames.count == frameCount { return "all frames (\(span))" }
        if isOne { return "frame \(frames.first) (\(span))" }
        let texts = frames.ranges.map {
            $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
        }
        guard texts.count > 6 else { return "frames \(texts.joined(separator: ", ")) (\(span))" }
        return "\(frames.count) frames from \(frames.first) to \(frames.last) (\(span))"
    }

    /// The frames as an adverbial phrase, such as "on frame 3".
    private var location: String {
        let isOpen = frames.ranges.count == 1 && frames.last == frameCount - 1
        guard isOpen, frames.first > 0, !isOne else { return "on \(subject)" }
        return "from frame \(frames.first) on (from \(begin.text))"
    }

    /// The time or progress from the first frame to the last.
    private var span: String {
        switch (begin, end) {
        case (.time(let begin), .time(let end)) where begin != end,
            (.instant(let begin, _), .instant(let end, _)) where begin != end:
            "\(Decimal.text(begin, 3))–\(Decimal.text(end, 3)) s"
        case (.progress(let begin), .progress(let end)) where begin != end:
            "progress \(Decimal.text(begin, 3))–\(Decimal.text(end, 3))"
        default: begin.text
        }
    }
}

extension FrameLabel.Moment {
    /// A text such as "0.217 s" or "progress 0.304".
    fileprivate var text: String {
        switch self {
        case .progress(let value): "progress \(Decimal.text(value, 3))"
        case .time(let value), .instant(let value, _): "\(Decimal.text(value, 3)) s"
        }
    }
}

extension SeamJump {
    fileprivate var text: String {
        switch self {
        case .turn(let degrees, let pixels):
            "by \(Decimal.text(pixels, 1)) px (\(Decimal.text(degrees.magnitude, 1))°)"
        case .translation(let pixels): "by \(Decimal.text(pixels, 1)) px"
        case .change(let ratio): "\(Decimal.text(ratio, 1)) times as far as expected"
        }
    }
}
