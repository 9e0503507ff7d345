import Base

/// A YAML value before tags are checked. Aliases are replaced by their values.
struct YAMLTree {
    /// The content of a value.
    indirect enum Content {
        case scalar(String, isQuoted: Bool)
        case list([YAMLTree])
        /// A map, whose keys may be any values.
        case map([(key: YAMLTree, value: YAMLTree)])
    }

    /// The position of the value. An alias has the position of its anchor.
    var mark: YAMLNode.Mark
    /// The full tag, or `nil` for an untagged value.
    var tag: String?
    var content: Content
}

/// The reason why a text cannot be parsed.
enum YAMLError: Error {
    /// Invalid YAML, with libyaml's messages for the problem and its context.
    case syntax(String, context: String?, YAMLNode.Mark)
    /// Duplicate keys in a map: the sorted names, and the position of the first key.
    case duplicateKeys([String], YAMLNode.Mark)
    case tooDeep(YAMLNode.Mark)
    /// Memory allocation failed, or the bytes are not text.
    case unreadable
}

extension YAMLTree {
    /// Parses a text with one document. Returns `nil` if the text contains no document.
    ///
    /// Aliases are replaced by their values, which share storage. Time and memory are proportional
    /// to the text, not to its expansion.
    static func document(_ bytes: [UInt8]) throws(YAMLError) -> YAMLTree? {
        try unsafe bytes.withUnsafeBufferPointer { buffer throws(YAMLError) in
            guard let events = unsafe YAMLEvents(buffer) else { throw .unreadable }
            var composer = Composer(events: events)
            return try composer.document()
        }
    }

    /// Builds a tree from events.
    private struct Composer: ~Copyable {
        private var events: YAMLEvents
        private var anchored = NamedValues<YAMLTree>()
        private var depth = 0

        init(events: consuming YAMLEvents) { self.events = events }

        mutating func document() throws(YAMLError) -> YAMLTree? {
            guard try events.next().kind == .document else { return nil }
            let root = try value(from: events.next())
            let event = try events.next()
            guard event.kind == .end else {
                throw .syntax(
                    "but found another document",
                    context: "expected a single document in the stream",
                    event.mark
                )
            }
            return root
        }

        private mutating func value(from event: YAMLEvents.Event) throws(YAMLError) -> YAMLTree {
            depth += 1
            defer { depth -= 1 }
            // Each level is a recursive call. Designs have a lower limit of their own.
            guard depth <= 1_000 else { throw .tooDeep(event.mark) }
            let content: Content
            switch event.kind {
            case .alias:
                guard let value = event.anchor.flatMap({ anchored[$0] }) else {
                    throw .syntax("found undefined alias", context: nil, event.mark)
                }
                return value
            case .list: content = .list(try list())
            case .map: content = .map(try map())
            case .scalar, .document, .listEnd, .mapEnd, .end:
                content = .scalar(event.text, isQuoted: event.isQuoted)
            }
            let tree = YAMLTree(mark: event.mark, tag: event.tag, content: content)
            if let anchor = event.anchor { anchored[anchor] = tree }
            return tree
        }

        private mutating func list() throws(YAMLError) -> [YAMLTree] {
            var items: [YAMLTree] = []
            while true {
                let event = try events.next()
                if event.kind == .listEnd { return items }
                items.append(try value(from: event))
            }
        }

        private mutating func map() throws(YAMLError) -> [(key: YAMLTree, value: YAMLTree)] {
            var entries: [(key: YAMLTree, value: YAMLTree)] = []
            while true {
                let event = try events.next()
                if event.kind == .mapEnd { break }
                let key = try value(from: event)
                entries.append((key, try value(from: events.next())))
            }
            try refuseDuplicates(entries)
            return entries
        }

        private func refuseDuplicates(
            _ entries: [(key: YAMLTree, value: YAMLTree)]
        ) throws(YAMLError) {
            var first = NamedValues<YAMLNode.Mark>()
            var names: Set<String> = []
            for entry in entries {
                guard case .scalar(let name, _) = entry.key.content else { continue }
                if first[name] == nil {
                    first[name] = entry.key.mark
                } else {
                    names.insert(name)
                }
            }
            let sorted = names.sorted()
            guard let name = sorted.first, let mark = first[name] else { return }
            throw .duplicateKeys(sorted, mark)
        }
    }
}
