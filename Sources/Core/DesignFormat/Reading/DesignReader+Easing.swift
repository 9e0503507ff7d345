import Indicators

extension DesignReader {
    /// Parses the easings between keyframes: one for all `spans` spans, or a list with one for each
    /// span.
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
                    "expected \(spans == 1 ? "one easing" : "\(spans) easings"), "
                        + "one for each span between keyframes, found \(items.count)",
                    at: node.mark,
                    hint: items.count == 4 && items.allSatisfy { $0.isNumber }
                        ? "write a Bézier curve as {bezier: \(node.flow)}" : nil
                )
                return []
            }
            return items.map { setting($0, ease) ?? .linear }
        }
        return Array(repeating: setting(node, ease) ?? .linear, count: spans)
    }

    /// Parses an easing that no parameter changes.
    package func easing(_ node: YAMLNode) -> Easing? {
        guard let node = literal(node), let ease = ease(node) else { return nil }
        let (easing, problems) = ease.resolved()
        for problem in problems { log.report(problem.message, at: node.mark, hint: problem.hint) }
        return easing
    }

    /// Parses an easing by name, such as `easeOut`, or by numbers, such as `{bezier: […]}`.
    private func ease(_ node: YAMLNode) -> Ease? {
        guard let name = node.text else { return easeByNumbers(node) }
        do throws(MotionError) {
            return try Ease(spelled: name)
        } catch {
            log.report(
                error.message,
                at: node.mark,
                hint: ThirdPartyCall.hint(for: name) ?? ThirdPartyWord.easing(name) ?? error.hint
            )
            return nil
        }
    }

    private func easeByNumbers(_ node: YAMLNode) -> Ease? {
        guard let fields = fields(of: node, schemas.easing),
            let key = alternative(of: schemas.easing, in: node),
            let value = fields[key]
        else { return nil }
        let kinds = vocabulary.easings.filter { $0.key == key }
        guard let kind = kinds.first else { return nil }
        let arguments: [ModelArgument]
        switch kind.layout {
        case .map: return ease(value, among: kinds)
        case .value: arguments = argument(value, kind.fields[0].type).map { [$0] } ?? []
        case .list:
            let items = list(value, count: kind.fields.count...kind.fields.count) ?? []
            arguments = zip(items, kind.fields).compactMap { argument($0, $1.type) }
        }
        guard arguments.count == kind.fields.count else { return nil }
        return Ease(kind, arguments.map { Optional($0) })
    }

    /// Returns the easing of the kind that accepts exactly the given arguments. Kinds can share a
    /// key.
    private func ease(_ node: YAMLNode, among kinds: [EasingKind]) -> Ease? {
        guard let schema = ObjectSchema(kinds), let fields = fields(of: node, schema) else {
            return nil
        }
        let given = schema.keys.filter { fields[$0] != nil }
        let kind = kinds.first { kind in
            given.allSatisfy { key in kind.fields.contains { $0.key == key } }
                && kind.fields.allSatisfy { !$0.isRequired || fields[$0.key] != nil }
        }
        guard let kind else {
            // If there is only one kind, reading its fields has already reported missing keys.
            guard kinds.count > 1, !schema.keys.contains(where: fields.isMisnamed) else {
                return nil
            }
            let choices = kinds.map { kind in
                kind.fields.map { $0.key }.joined(separator: " and ")
            }
            let needs = choices.joined(separator: ", or ")
            log.report("\(schema.title) needs \(needs)", at: fields.mark)
            return nil
        }
        let read = arguments(fields, of: kind.fields)
        let isRead = zip(read, kind.fields).allSatisfy { $0 != nil || fields[$1.key] == nil }
        return isRead ? Ease(kind, read) : nil
    }
}
