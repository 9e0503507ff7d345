import CYAML

/// The events of a YAML text, in order.
///
/// The text's bytes must not move or be freed during the lifetime of this value.
/// `YAMLTree.document` ensures this.
@safe struct YAMLEvents: ~Copyable {
    /// A parser event.
    struct Event {
        /// The kind of an event, as in the YAML specification.
        enum Kind {
            case document, scalar, list, listEnd, map, mapEnd, alias, end
        }

        var kind: Kind
        /// The position of its first character.
        var mark: YAMLNode.Mark
        /// The text of a scalar.
        var text = ""
        /// Whether a scalar is quoted, or a block scalar.
        var isQuoted = false
        /// The anchor of a value, or the anchor that an alias refers to.
        var anchor: String?
        /// The full tag, or `nil` for an untagged value.
        var tag: String?
    }

    private let reader: OpaquePointer

    /// Creates a parser for `bytes`, which must outlive it. Returns `nil` if memory allocation
    /// fails.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        let reader = unsafe cyaml_reader_create(bytes.baseAddress, bytes.count)
        guard let reader = unsafe reader else { return nil }
        unsafe self.reader = reader
    }

    deinit { unsafe cyaml_reader_destroy(reader) }

    /// Returns the next event. Must not be called again after `.end` or an error.
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
