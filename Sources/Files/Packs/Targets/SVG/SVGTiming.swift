/// How the animations of one sequence are timed in SVG.
struct SVGTiming {
    /// The sequence, or `nil` for a still image.
    let sequence: VectorDocument.Sequence?

    /// Returns the element that animates an attribute, or `nil` if the track is constant.
    func animation<Value>(
        of attribute: String,
        _ track: Track<Value>,
        _ text: (Value) -> String
    ) -> SVGElement? {
        element("animate", [("attributeName", attribute)], track, text)
    }

    /// Returns the element that animates a part of a transform after the constant part, or `nil` if
    /// the track is constant.
    func transformation<Value>(
        _ type: String,
        _ track: Track<Value>,
        of attribute: String = "transform",
        _ text: (Value) -> String
    ) -> SVGElement? {
        let attributes: [(String, String?)] = [
            ("attributeName", attribute), ("type", type), ("additive", "sum"),
        ]
        return element("animateTransform", attributes, track, text)
    }

    private func element<Value>(
        _ name: String,
        _ attributes: [(String, String?)],
        _ track: Track<Value>,
        _ text: (Value) -> String
    ) -> SVGElement? {
        guard let sequence, !track.isConstant else { return nil }
        let isLoop = sequence.playback == .loop
        let keys = track.isStepped ? track.steps : track.keys
        let values = keys.map { text($0.value) }
        // Rounding may leave nothing to animate.
        guard values.contains(where: { $0 != values[0] }) else { return nil }
        let timing: [(String, String?)] = [
            ("dur", "\(sequence.duration.css)s"),
            ("repeatCount", isLoop ? "indefinite" : nil),
            ("fill", isLoop ? nil : "freeze"),
            ("calcMode", track.isStepped ? "discrete" : nil),
            ("keyTimes", keys.map { $0.time.css(digits: 7) }.joined(separator: ";")),
            ("values", values.joined(separator: ";")),
        ]
        return SVGElement(name, attributes + timing)
    }
}

extension Track {
    /// Whether the value only jumps.
    var isStepped: Bool {
        zip(keys, keys.dropFirst()).allSatisfy { $0.time == $1.time || $0.value == $1.value }
    }

    /// The keys at which a stepped value changes, each with the value from that time on.
    var steps: [Key] {
        var steps: [Key] = []
        for (index, key) in keys.enumerated() {
            let isLastAtItsTime = index == keys.count - 1 || keys[index + 1].time > key.time
            if isLastAtItsTime, steps.last?.value != key.value { steps.append(key) }
        }
        return steps
    }

    /// Returns the track of another value that is not linear between the keys, with as many keys as
    /// its tolerances need.
    func resampled<Other>(_ transform: (Value) -> Other) -> Track<Other> {
        let parts = 16
        var samples = [Track<Other>.Key(time: keys[0].time, value: transform(keys[0].value))]
        for (start, end) in zip(keys, keys.dropFirst()) {
            let count = start.time < end.time ? parts : 1
            for part in 1...count {
                let fraction = Double(part) / Double(count)
                let value = start.value.interpolated(to: end.value, at: fraction)
                let time = start.time * (1 - fraction) + end.time * fraction
                samples.append(
                    Track<Other>.Key(
                        time: part == count ? end.time : time,
                        value: transform(part == count ? end.value : value)
                    )
                )
            }
        }
        return Track<Other>(samples: samples)
    }
}
