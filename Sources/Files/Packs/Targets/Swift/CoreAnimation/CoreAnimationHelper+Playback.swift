extension CoreAnimationHelper {
    /// The types of the playback.
    ///
    /// - Parameter parts: The names of the sequences.
    static func types(parts: [String]) -> [String] {
        ["/// The phases, and the parts before their loops.", "private enum Part {"]
            + parts.map { "    case \($0)" } + [
                "}", "", "/// A part of a phase, in seconds.", "private struct Span {",
                "    var part: Part", "    var start: Double", "    var duration: Double",
                "    var repeats = false", "}", "",
                "/// Values at times from 0 to 1. Two equal times are a jump.",
                "private struct Keys {", "    var times: [Double]", "    var values: [Any]",
                "    /// The fraction of the period by which a repeated part is late.",
                "    var delay: Double", "",
                "    init(_ times: [Double], _ values: [Any], _ delay: Double) {",
                "        (self.times, self.values) = (times, values)",
                "        self.delay = delay - delay.rounded(.down)", "    }", "}", "",
                "/// A property with its keys in each part.", "private struct Motion {",
                "    var layer: CALayer", "    var keyPath: String", "    var keys: [Part: Keys]",
                "}",
            ]
    }

    /// The functions that start a phase.
    ///
    /// - Parameters:
    ///   - clock: The statements that set the clock of the content.
    ///   - canFollow: Whether a phase follows the progress.
    static func play(clock: [String], canFollow: Bool) -> [String] {
        let begin =
            canFollow
            ? [
                "    // Core Animation reads a time of 0 as now.",
                "    let now = content.convertTime(CACurrentMediaTime(), from: nil)",
                "    let begin = followsProgress ? 1e-9 : now",
            ] : ["    let begin = content.convertTime(CACurrentMediaTime(), from: nil)"]
        return [
            "", "/// Starts the phase.", "private func play() {", "    CATransaction.begin()",
            "    CATransaction.setDisableActions(true)",
        ] + clock + begin + [
            "    let spans = self.spans", "    for motion in motions {",
            "        motion.layer.removeAnimation(forKey: motion.keyPath)",
            "        motion.layer.removeAnimation(forKey: motion.keyPath + \" intro\")",
            "        for (index, span) in spans.enumerated() {",
            "            guard let keys = motion.keys[span.part] else { continue }",
            "            let isIntro = index < spans.count - 1",
            "            if !isIntro {",
            "                motion.layer.setValue(keys.values.last, forKeyPath: motion.keyPath)",
            "            }",
            "            guard keys.values.count > 1 || spans.count > 1 else { continue }",
            "            let animation = animation(motion.keyPath, keys, span, at: begin)",
            "            // An intro ends where the loop begins; other parts stay at their end.",
            "            animation.fillMode = isIntro || span.repeats ? .removed : .both",
            "            let key = motion.keyPath + (isIntro ? \" intro\" : \"\")",
            "            motion.layer.add(animation, forKey: key)", "        }", "    }",
            "    CATransaction.commit()", "}", "",
            "private func animation(", "    _ keyPath: String,", "    _ keys: Keys,",
            "    _ span: Span,", "    at begin: CFTimeInterval", ") -> CAKeyframeAnimation {",
            "    let isConstant = keys.values.count == 1",
            "    let animation = CAKeyframeAnimation(keyPath: keyPath)",
            "    animation.keyTimes = (isConstant ? [0, 1] : keys.times).map { NSNumber(value: $0) }",
            "    animation.values = isConstant ? keys.values + keys.values : keys.values",
            "    animation.duration = span.duration",
            "    animation.beginTime = begin + span.start",
            "    animation.repeatCount = span.repeats ? .infinity : 1",
            "    // A late repetition begins earlier in the previous period.",
            "    animation.timeOffset = keys.delay == 0 ? 0 : (1 - keys.delay) * span.duration",
            "    animation.isRemovedOnCompletion = false", "    return animation", "}",
        ]
    }
}
