import Indicators

extension DesignReader {
    /// The easings of `spans` spans: one for all, or a list of one for each.
    func eases(_ node: YAMLNode, spans: Int) -> [Setting<Ease>] {
        if node.reference != nil, node.entries != nil {
            guard let choice = choice(node, { eases($0, spans: spans) }),
                choice.branches.allSatisfy({ $0.value.count == spans })
            else { return [] }
            return (0..<spans).map { index in .choice(choice.map { $0[index] }) }
        }
        if let items = node.items {
            guard items.count == spans else {
                log.report(
                    "expected \(spans) easings, one between each two times, found \(items.count)",
                    at: node.mark
                )
                return []
            }
            return items.map { setting($0, ease) ?? .linear }
        }
        return Array(repeating: setting(node, ease) ?? .linear, count: spans)
    }

    /// An easing that depends on no parameter.
    package func easing(_ node: YAMLNode) -> Easing? {
        guard let node = literal(node), let ease = ease(node) else { return nil }
        let (easing, problems) = ease.resolved()
        for problem in problems { log.report(problem.message, at: node.mark, hint: problem.hint) }
        return easing
    }

    /// An easing by name or by numbers.
    private func ease(_ node: YAMLNode) -> Ease? {
        guard let name = node.text else { return easeByNumbers(node) }
        do throws(MotionError) {
            return try Ease(spelled: name)
        } catch {
            log.report(error.message, at: node.mark, hint: error.hint)
            return nil
        }
    }

    private func easeByNumbers(_ node: YAMLNode) -> Ease? {
        guard let fields = fields(of: node, .easing),
            let key = alternative(of: .easing, in: node),
            let value = fields[key]
        else { return nil }
        switch key {
        case "bezier":
            guard let items = list(value, count: 4...4) else { return nil }
            let points = items.compactMap { number($0, of: .any) }
            guard points.count == 4 else { return nil }
            return .bezier(points[0], points[1], points[2], points[3])
        case "steps":
            return setting(value) { integer($0, in: 1...Easing.stepLimit) }.map(Ease.steps)
        default:
            return spring(value)
        }
    }

    private func spring(_ node: YAMLNode) -> Ease? {
        guard let fields = fields(of: node, .spring) else { return nil }
        func value(_ key: String) -> Setting<Double>?? {
            fields[key].map { number($0, of: .any) }
        }
        switch (value("response"), value("damping"), value("duration"), value("bounce")) {
        case (let response?, let damping?, nil, nil):
            guard let response, let damping else { return nil }
            return .spring(response: response, damping: damping)
        case (nil, nil, let duration?, let bounce?):
            guard let duration, let bounce else { return nil }
            return .bounce(duration: duration, bounce: bounce)
        default:
            log.report(
                "a spring needs response and damping, or duration and bounce",
                at: fields.mark
            )
            return nil
        }
    }
}
