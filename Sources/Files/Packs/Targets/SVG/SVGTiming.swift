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
