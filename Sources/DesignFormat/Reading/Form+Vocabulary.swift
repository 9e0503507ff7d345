import Indicators

/// The forms of what a vocabulary has entries for.
struct VocabularyForms: Sendable {
    /// One of `layers`.
    let layer: Form
    /// `clip`.
    let clip: Form
    /// An easing by its numbers; it has exactly one of the keys.
    let easing: Form
    /// The outlines, and the easings whose arguments stand behind keys of their own.
    let kinds: (outlines: [Form], easings: [Form])

    /// The forms of what comes with Pinwheel.
    static let standard = VocabularyForms(.standard)

    /// The forms of a vocabulary.
    init(_ vocabulary: Vocabulary) {
        let outlines = vocabulary.outlines.map { kind in
            Form.Field(kind.name, .form(kind.name), kind.summary)
        }
        let contents = outlines + Form.otherContents
        layer = Form(
            name: "layer",
            title: "a layer",
            fields: contents + Form.inkFields + vocabulary.properties.map { Form.Field($0.field) },
            alternatives: contents.map { $0.key }
        )
        clip = Form(
            name: "clip",
            title: "a clip",
            fields: outlines + Form.clipFields,
            alternatives: outlines.map { $0.key }
        )
        let easings = Form.keys(of: vocabulary.easings)
        easing = Form(
            name: "easing",
            title: "an easing",
            fields: easings.map { Form.Field($0.key, $0.kinds[0].shape, $0.kinds[0].summary) },
            alternatives: easings.map { $0.key }
        )
        kinds = (
            outlines: vocabulary.outlines.map { Form($0) },
            easings: easings.compactMap { Form($0.kinds) }
        )
    }
}

extension Form {
    /// An easing by its numbers, and the maps that stand behind its keys.
    package static var easings: [Form] {
        [VocabularyForms.standard.easing] + VocabularyForms.standard.kinds.easings
    }

    /// The map of an outline of a kind.
    init(_ kind: OutlineKind) {
        self.init(name: kind.name, title: kind.title, fields: kind.fields.map { Field($0) })
    }

    /// The map of the easings that share a key; nil where there is none.
    init?(_ kinds: [EasingKind]) {
        guard let first = kinds.first, first.layout == .map else { return nil }
        var fields: [Field] = []
        for field in kinds.flatMap({ $0.fields })
        where !fields.contains(where: {
            $0.key == field.key
        }) {
            fields.append(Field(field))
            // Of several kinds none needs all that the others do.
            if kinds.count > 1 { fields[fields.count - 1].isRequired = false }
        }
        self.init(name: first.key, title: first.title, fields: fields)
    }

    /// The easings by their keys, in their order.
    static func keys(of easings: [EasingKind]) -> [(key: String, kinds: [EasingKind])] {
        var keys: [(key: String, kinds: [EasingKind])] = []
        for kind in easings {
            if let index = keys.firstIndex(where: { $0.key == kind.key }) {
                keys[index].kinds.append(kind)
            } else {
                keys.append((kind.key, [kind]))
            }
        }
        return keys
    }
}

extension Form.Field {
    /// The key of an entry's argument.
    init(_ field: ArgumentField) {
        self.init(field.key, field.type.shape, field.summary, required: field.isRequired)
    }
}

extension ArgumentType {
    /// What may stand there, by the schema's definitions.
    fileprivate var shape: ValueShape {
        switch self {
        case .number: .value("drivenNumber")
        case .pair: .value("drivenPair")
        case .scale: .value("drivenScale")
        case .constantNumber: .value("number")
        case .constantPair: .value("pair")
        case .integer: .value("integer")
        case .points: .value("pairs")
        case .flag: .value("boolean")
        case .word(let words, _): .words(words)
        case .pathData: .value("text")
        case .anchor: .value("anchor")
        case .clip: .form("clip")
        }
    }
}

extension EasingKind {
    /// What may stand behind its key.
    fileprivate var shape: ValueShape {
        switch layout {
        case .value: fields[0].type.shape
        case .list: .value("numbers")
        case .map: .form(key)
        }
    }
}
