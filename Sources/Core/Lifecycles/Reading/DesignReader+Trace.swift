import Base
import DesignFormat
import Indicators

extension DesignReader {
    /// The maximum number of a gesture's steps, and of a YAML file's samples and taps.
    private static let itemLimit = 20_000

    private static let seconds = NumberBounds(range: 0...DesignLimits.seconds, unit: " seconds")
    private static let position = NumberBounds(
        range: -Trace.farthest...Trace.farthest,
        unit: " points"
    )
    private static let instant = NumberBounds(range: 0...Trace.longest, unit: " seconds")

    /// Parses the trace in a file. `fallback` is its name if the file has none.
    ///
    /// Returns `nil` after reporting all errors to `log`.
    func trace(of root: YAMLNode, named fallback: String) -> Trace? {
        guard let fields = fields(of: root, .trace) else { return nil }
        if let version = fields["pinwheel"] { checkVersion(version) }
        let taps = fields["taps"].flatMap { list($0, count: 0...Self.itemLimit) } ?? []
        let readTaps = taps.compactMap(tap)
        let samples: [ScrollSample]?
        switch alternative(of: .trace, in: root) {
        case "gesture": samples = gesture(fields)
        case "samples":
            refuseGestureKeys(fields)
            samples = fields["samples"].flatMap(self.samples)
        default: samples = nil
        }
        let name = fields["name"].flatMap(name) ?? fallback
        let title = fields["title"].flatMap(text) ?? ""
        guard log.isEmpty, let samples else { return nil }
        return Trace(checked: samples, name: name, title: title, taps: readTaps)
    }

    private func refuseGestureKeys(_ fields: Fields) {
        for key in ["start", "band"] {
            guard let node = fields[key] else { continue }
            log.report("“\(key)” has no effect together with samples", at: node.mark)
        }
    }

    private func gesture(_ fields: Fields) -> [ScrollSample]? {
        guard let node = fields["gesture"], let items = list(node, count: 1...Self.itemLimit) else {
            return nil
        }
        let height = NumberBounds(range: 1...NumberBounds.longest, unit: " points")
        let start = fields["start"].map { number($0, Self.position) } ?? 0
        let band = fields["band"].flatMap { number($0, height) }.flatMap(RubberBand.init)
        var gesture = Gesture(steps: [], start: start ?? 0, band: band)
        var length = 0.0
        for item in items {
            guard let step = step(item) else { continue }
            gesture.steps.append(step)
            length += step.seconds
            if length > DesignLimits.seconds {
                log.report(
                    "the gesture takes more than \(NumberText.short(DesignLimits.seconds)) seconds",
                    at: item.mark
                )
                return nil
            }
        }
        return log.isEmpty ? gesture.samples() : nil
    }

    private func step(_ node: YAMLNode) -> Gesture.Step? {
        guard let fields = fields(of: node, .step), let key = alternative(of: .step, in: node),
            let value = fields[key]
        else { return nil }
        switch key {
        case "drag": return drag(value)
        case "hold": return number(value, Self.seconds).map(Gesture.Step.hold)
        case "release":
            guard let fields = self.fields(of: value, .release) else { return nil }
            return .release(seconds: fields["over"].flatMap { number($0, Self.seconds) })
        default:
            guard let fields = self.fields(of: value, .fling),
                let velocity = fields["velocity"].flatMap({ number($0, Self.position) })
            else { return nil }
            let seconds = fields["over"].flatMap { number($0, Self.seconds) }
            return .fling(velocity: velocity, seconds: seconds)
        }
    }

    private func drag(_ node: YAMLNode) -> Gesture.Step? {
        let time = NumberBounds(range: 0.001...DesignLimits.seconds, unit: " seconds")
        guard let fields = fields(of: node, .drag),
            let points = fields["by"].flatMap({ number($0, Self.position) }),
            let seconds = fields["over"].flatMap({ number($0, time) })
        else { return nil }
        let easing = fields["ease"].map(self.easing) ?? .linear
        return easing.map { .drag(points: points, seconds: seconds, easing: $0) }
    }

    /// Parses `[time, offset]`, with `touching` and `phase` as optional third and fourth elements.
    private func samples(_ node: YAMLNode) -> [ScrollSample]? {
        guard let items = list(node, count: 1...Self.itemLimit) else { return nil }
        var samples: [ScrollSample] = []
        for (index, item) in items.enumerated() {
            guard let sample = sample(item) else { continue }
            if let error = TraceError(of: sample, after: samples.last, index: index) {
                log.report(error.message, at: item.mark)
            } else {
                samples.append(sample)
            }
        }
        return samples.isEmpty ? nil : samples
    }

    private func sample(_ node: YAMLNode) -> ScrollSample? {
        guard let parts = list(node, count: 2...4) else { return nil }
        let time = number(parts[0], Self.instant)
        let offset = number(parts[1], Self.position)
        let isTouching = parts.count > 2 ? boolean(parts[2]) : true
        var phase: ScrollPhase?
        if parts.count > 3 {
            guard let word: ScrollPhase = word(parts[3], "a scroll phase") else { return nil }
            phase = word
        }
        guard let time, let offset, let isTouching else { return nil }
        return ScrollSample(time: time, offset: offset, isTouching: isTouching, phase: phase)
    }

    private func tap(_ node: YAMLNode) -> ScreenTap? {
        guard let fields = fields(of: node, .tap),
            let time = fields["at"].flatMap({ number($0, Self.instant) }),
            let button: ScreenTap.Button = fields["on"].flatMap({ word($0, "a button") })
        else { return nil }
        return ScreenTap(time: time, button: button)
    }
}

extension Gesture.Step {
    /// The minimum duration of the step, in seconds.
    fileprivate var seconds: Double {
        switch self {
        case .drag(_, let seconds, _), .hold(let seconds): seconds
        case .release(let seconds), .fling(_, let seconds): seconds ?? 0
        }
    }
}
