import DesignFormat
import Indicators
import Lifecycles
import Raster

extension DesignReader {
    /// The keys of a set that apply only to lifecycles.
    private static let replayKeys = [
        "trace", "traces", "work", "failAfter", "retry", "dismiss", "fix", "callbacks", "times",
        "design", "stage", "size",
    ]

    /// Reads the lifecycles of a set. Returns `nil` if it has none.
    func plannedReplays(_ fields: Fields) -> PlannedReplays? {
        guard let node = either("lifecycle", or: "lifecycles", in: fields) else {
            refuse(Self.replayKeys, in: fields, without: "lifecycles")
            return nil
        }
        var replays = PlannedReplays(lifecycles: distinctNames(node))
        if let node = either("trace", or: "traces", in: fields) {
            replays.traces = placedTexts(node)
        }
        let work = NumberBounds(range: 0...RefreshWork.longest, unit: " seconds")
        replays.work = RefreshWork(
            duration: fields["work"].flatMap { duration($0, work) },
            failingAfter: fields["failAfter"].flatMap { duration($0, work) }
        )
        replays.taps = taps(.retry, fields) + taps(.dismiss, fields)
        replays.fixes = fields["fix"].map(placedTexts) ?? []
        replays.callbacks = fields["callbacks"].flatMap(callbackRate)
        replays.times = fields["times"].map { times($0, beside: fields) }
        replays.design = fields["design"].flatMap(placedText)
        replays.stage = fields["stage"].flatMap { word($0, "a stage") } ?? .screen
        replays.size = fields["size"].flatMap(screenSize)
        return replays
    }

    /// Returns the value of a key that has a singular and a plural form.
    private func either(_ one: String, or many: String, in fields: Fields) -> YAMLNode? {
        if let node = fields[one], fields[many] != nil {
            log.report("“\(one)” and “\(many)” exclude each other", at: node.mark)
        }
        return fields[one] ?? fields[many]
    }

    private func distinctNames(_ node: YAMLNode) -> [Located<LifecycleKind>] {
        var names: [Located<LifecycleKind>] = []
        for item in some(node) {
            guard let name: LifecycleKind = word(item, "a lifecycle") else { continue }
            if names.contains(where: { $0.value == name }) {
                log.report("\(item.summary) is given twice", at: item.mark)
            } else {
                names.append(Located(name, line: item.mark.line, column: item.mark.column))
            }
        }
        return names
    }

    private func duration(_ node: YAMLNode, _ bounds: NumberBounds) -> Double? {
        guard let node = literal(node) else { return nil }
        guard let seconds = node.plainText.flatMap(DurationText.seconds) else {
            log.report(
                "expected a duration, found \(node.summary)",
                at: node.mark,
                hint: "write it as 2s, 500ms or 0.5"
            )
            return nil
        }
        guard bounds.range.contains(seconds) else {
            log.report("\(node.summary) is outside of \(bounds.allowed)", at: node.mark)
            return nil
        }
        return seconds
    }

    private func taps(_ button: ScreenTap.Button, _ fields: Fields) -> [Located<ScreenTap>] {
        let instant = NumberBounds(range: 0...Trace.longest, unit: " seconds")
        return fields[button.rawValue].map(some).map { items in
            items.compactMap { item in
                number(item, instant).map { time in
                    let tap = ScreenTap(time: time, button: button)
                    return Located(tap, line: item.mark.line, column: item.mark.column)
                }
            }
        } ?? []
    }

    private func callbackRate(_ node: YAMLNode) -> CallbackRate? {
        if node.plainText == "exact" { return .exact }
        let rate = NumberBounds(range: CallbackRate.rates, unit: " a second, or “exact”")
        return number(node, rate).map(CallbackRate.perSecond)
    }

    private func times(_ node: YAMLNode, beside fields: Fields) -> [Double] {
        if fields["fps"] != nil {
            log.report("“times” and “fps” exclude each other", at: node.mark)
        }
        let instant = NumberBounds(range: 0...Trace.longest, unit: " seconds")
        return distinct(node) { number($0, instant) }
    }

    private func screenSize(_ node: YAMLNode) -> Size? {
        let side = NumberBounds(range: Stage.sides, unit: " points")
        return pair(node, side).map { Size(width: $0.dx, height: $0.dy) }
    }
}
