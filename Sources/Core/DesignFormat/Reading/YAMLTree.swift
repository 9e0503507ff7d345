import Base

/// A value as a YAML text has it, tags and aliases still to be looked at.
struct YAMLTree {
    /// What the value is made of.
    indirect enum Content {
        /// Text.
        case scalar(String, isQuoted: Bool)
        /// A list.
        case list([YAMLTree])
        /// A map; its keys may be anything.
        case map([(key: YAMLTree, value: YAMLTree)])
    }

    /// Where the value begins; of an alias, where its anchor is.
    var mark: YAMLNode.Mark
    /// The tag in full; nil where the text has none.
    var tag: String?
    /// The value.
    var content: Content
}

/// Why a text has no values.
enum YAMLError: Error {
    /// It is not YAML: libyaml's words for what is wrong and what it was about to read.
    case syntax(String, context: String?, YAMLNode.Mark)
    /// Keys stand twice in one map; the names sorted, the location that of the first.
    case duplicateKeys([String], YAMLNode.Mark)
    /// Lists and maps lie too deeply in each other.
    case tooDeep(YAMLNode.Mark)
    /// There is no memory, or the bytes are no text.
    case unreadable
}

extension YAMLTree {
    /// The one document of a text; nil where there is none.
    ///
    /// Values behind aliases are put in where they are used. Time and memory grow with the text,
    /// not with what aliases make of it.
    static func document(_ bytes: [UInt8]) throws(YAMLError) -> YAMLTree? {
        try unsafe bytes.withUnsafeBufferPointer { buffer throws(YAMLError) in
            guard let events = unsafe YAMLEvents(buffer) else { throw .unreadable }
            var composer = Composer(events: events)
            return try composer.document()
        }
    }

    /// Puts events together to values.
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
            // Each level is a call; designs themselves may be less deep than this.
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
