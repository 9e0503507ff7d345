import CYAML

/// The events of a YAML text, one after the other.
///
/// The bytes must stay where they are while it lives: `YAMLTree.document` alone makes one.
@safe struct YAMLEvents: ~Copyable {
    /// What stands next in the text.
    struct Event {
        /// A value's beginning or end, as YAML's specification calls them.
        enum Kind {
            case document, scalar, list, listEnd, map, mapEnd, alias, end
        }

        /// What it is.
        var kind: Kind
        /// Where it begins.
        var mark: YAMLNode.Mark
        /// A scalar's text.
        var text = ""
        /// Whether a scalar is quoted, folded or literal.
        var isQuoted = false
        /// The name that an alias uses or a value bears.
        var anchor: String?
        /// The tag in full; nil where the text has none.
        var tag: String?
    }

    private let reader: OpaquePointer

    /// The events of `bytes`, which must stay where they are; nil without memory.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        let reader = unsafe cyaml_reader_create(bytes.baseAddress, bytes.count)
        guard let reader = unsafe reader else { return nil }
        unsafe self.reader = reader
    }

    deinit { unsafe cyaml_reader_destroy(reader) }

    /// The next event; after the one for the end there is none.
    mutating func next() throws(YAMLError) -> Event {
        while true {
            var event = unsafe cyaml_event()
            switch unsafe cyaml_reader_next(reader, &event) {
            case CYAML_OK:
                if let kind = unsafe Event.Kind(event.kind) {
                    return unsafe Event(kind, event)
                }
            case CYAML_WRONG:
                throw unsafe YAMLError(event)
            default:
                throw .unreadable
            }
        }
    }
}

extension YAMLEvents.Event.Kind {
    fileprivate init?(_ kind: cyaml_kind) {
        switch kind {
        case CYAML_DOCUMENT: self = .document
        case CYAML_SCALAR: self = .scalar
        case CYAML_LIST: self = .list
        case CYAML_LIST_END: self = .listEnd
        case CYAML_MAP: self = .map
        case CYAML_MAP_END: self = .mapEnd
        case CYAML_ALIAS: self = .alias
        case CYAML_END: self = .end
        default: return nil
        }
    }
}

extension YAMLEvents.Event {
    fileprivate init(_ kind: Kind, _ event: cyaml_event) {
        self.kind = kind
        mark = unsafe event.mark
        text = unsafe event.string
        isQuoted = unsafe event.is_quoted != 0
        if let name = unsafe event.anchor { anchor = unsafe String(cString: name) }
        if let name = unsafe event.tag { tag = unsafe String(cString: name) }
    }
}

extension YAMLError {
    fileprivate init(_ event: cyaml_event) {
        let context = unsafe event.context.map { unsafe String(cString: $0) }
        self = unsafe .syntax(event.string, context: context, event.mark)
    }
}

extension cyaml_event {
    fileprivate var mark: YAMLNode.Mark {
        unsafe YAMLNode.Mark(line: line + 1, column: column + 1)
    }

    fileprivate var string: String {
        unsafe String(decoding: UnsafeBufferPointer(start: text, count: length), as: UTF8.self)
    }
}
