extension DesignReader {
    /// The easings of `spans` spans: one for all, or a list of one for each.
    func easings(_ node: YAMLNode, spans: Int) -> [Easing] {
        guard let resolved = resolved(node) else { return [] }
        if let items = resolved.items {
            guard items.count == spans else {
                log.report(
                    "expected \(spans) easings, one between each two times, found \(items.count)",
                    at: resolved.mark
                )
                return []
            }
            return items.map { easing($0) ?? .linear }
        }
        return Array(repeating: easing(resolved) ?? .linear, count: spans)
    }

    /// An easing by name or by numbers.
    package func easing(_ node: YAMLNode) -> Easing? {
        guard let node = resolved(node) else { return nil }
        do throws(MotionError) {
            if let name = node.text { return try Easing(named: name) }
            return try easingByNumbers(node)
        } catch {
            log.report(error.message, at: node.mark, hint: error.hint)
            return nil
        }
    }

    private func easingByNumbers(_ node: YAMLNode) throws(MotionError) -> Easing? {
        guard let fields = fields(of: node, .easing),
            let key = alternative(of: .easing, in: node),
            let value = fields[key]
        else { return nil }
        switch key {
        case "bezier":
            guard let points = numbers(value, .any, count: 4...4) else { return nil }
            return try .cubic(points[0], points[1], points[2], points[3])
        case "steps":
            guard let count = integer(value, in: 1...Easing.stepLimit) else { return nil }
            return try .steps(count)
        default:
            return try spring(value).map(Easing.spring)
        }
    }

    private func spring(_ node: YAMLNode) throws(MotionError) -> Spring? {
        guard let fields = fields(of: node, .spring) else { return nil }
        func value(_ key: String) -> Double?? {
            fields[key].map { number($0, .any) }
        }
        switch (value("response"), value("damping"), value("duration"), value("bounce")) {
        case (let response?, let damping?, nil, nil):
            guard let response, let damping else { return nil }
            return try Spring(response: response, damping: damping)
        case (nil, nil, let duration?, let bounce?):
            guard let duration, let bounce else { return nil }
            return try Spring(duration: duration, bounce: bounce)
        default:
            log.report(
                "a spring needs response and damping, or duration and bounce",
                at: fields.mark
            )
            return nil
        }
    }
}
