import Base
import Comparison

extension GoldenOutcome {
    /// The lines of the message. For a failure: the frames, the findings, the largest difference,
    /// the files, and the command that accepts them.
    package var lines: [String] {
        switch status {
        case .passed: ["\(name): same, \(Self.count(actual?.frames.count ?? 0))"] + headroomLines
        case .recorded:
            ["\(name): recorded, \(Self.count(actual?.frames.count ?? 0))" + replacement]
        case .missing: ["\(name): there is no golden; record it first"]
        case .unusable: ["\(name): cannot be compared: \(problem.map { "\($0)" } ?? "")"]
        case .failed: failureLines
        case .obsolete:
            [
                "\(name): obsolete golden: \(problem.map(\.reason) ?? "")",
                "  remove it (pinwheel prune does so if a plan lists the designs), or pass "
                    + "--allow-obsolete",
            ]
        }
    }

    /// The lines as one string.
    package var text: String { lines.joined(separator: "\n") }

    /// Warnings about ignored colour information, tolerance limits that are larger than needed, and
    /// files of earlier failures that could not be removed.
    package var warnings: [String] {
        let advice =
            [notice].compactMap(\.self)
            + (report?.advice.map { "\(name): \($0.sentence)" } ?? [])
        guard passes, let problem else { return advice }
        return advice + ["\(name): the files of an earlier failure were not removed: \(problem)"]
    }

    private var replacement: String {
        expected == nil ? "" : " in place of \(expected?.frames.count ?? 0)"
    }

    private var failureLines: [String] {
        var lines = [headline]
        lines += findings.map { "  \($0.sentence)" }
        // The sentence of an unclassified difference already contains these numbers.
        if !findings.contains(where: \.isMeasured), let worst = worstLine { lines.append(worst) }
        lines += headroomLines
        if let artifacts { lines.append(FailureArtifacts.line(artifacts.folder)) }
        if let problem { lines.append("  no images were written: \(problem)") }
        if let acceptCommand { lines.append(Self.acceptLine(acceptCommand)) }
        return lines
    }

    /// Returns the line with the command that accepts the frames.
    static func acceptLine(_ command: String) -> String { "  accept: \(command)" }

    private var headline: String {
        let frames = failedFrames
        let all = max(expected?.frames.count ?? 0, actual?.frames.count ?? 0)
        guard frames.count > 0 else {
            return "\(name): differs: each frame is within the tolerance, but the entire "
                + "sequence is not"
        }
        let noun = frames.count == 1 ? "frame" : "frames"
        return "\(name): differs: \(frames.count) of \(Self.count(all)), \(noun) \(frames)"
    }

    /// The line on the frame with the most differing pixels.
    private var worstLine: String? {
        guard let report else { return nil }
        let uses = report.frames.enumerated().compactMap { index, frame in
            frame.use.map { (index, $0) }
        }
        let worst = uses.max { ($0.1.count, $0.1.step) < ($1.1.count, $1.1.step) }
        guard let (index, use) = worst, use.count > 0 else { return nil }
        let percent = Decimal.text(use.share * 100, 4)
        return "  most in frame \(index): \(use.count) of \(use.pixels) pixels (\(percent) %), "
            + "by \(use.step)/255; densest spot: \(use.density) of "
            + "\(tolerance.window * tolerance.window) pixels"
    }

    /// The line with the headroom. Empty if there is no tolerance.
    private var headroomLines: [String] {
        guard tolerance != .none, let report else { return [] }
        let rest = Headroom(report)
        let shares = [
            ("step", rest.step), ("share", rest.share), ("density", rest.density),
            ("sequenceShare", rest.sequenceShare ?? 0),
        ]
        let parts = shares.map { name, share in
            share.isFinite ? "\(name) \(Decimal.text(share * 100, 1)) %" : "\(name) exceeded"
        }
        return ["  headroom: \(parts.joined(separator: ", "))"]
    }

    private static func count(_ frames: Int) -> String {
        frames == 1 ? "1 frame" : "\(frames) frames"
    }
}

extension SequenceFinding {
    /// Whether the finding's sentence contains the number of differing pixels.
    fileprivate var isMeasured: Bool {
        if case .changed = kind { true } else { false }
    }
}
