import Base
import Indicators

/// The schemas of the maps that depend on a vocabulary.
struct VocabularySchemas: Sendable {
    /// The schema of a layer.
    let layer: ObjectSchema
    /// The schema of `clip`.
    let clip: ObjectSchema
    /// The schema of `follow`.
    let follow: ObjectSchema
    /// The schema of an outline in a combination or a morph.
    let placedOutline: ObjectSchema
    /// The schema of an easing with arguments, which contains exactly one of the keys.
    let easing: ObjectSchema
    /// The schemas of outlines, and of easings with named arguments.
    let kinds: (outlines: [ObjectSchema], easings: [ObjectSchema])

    /// The schemas of the standard vocabulary.
    static let standard = VocabularySchemas(.standard)

    init(_ vocabulary: Vocabulary) {
        let outlines = vocabulary.outlines.map { kind in
            ObjectSchema.Field(kind.name, .object(kind.name), kind.summary)
        }
        let contents = outlines + ObjectSchema.otherContents
        layer = ObjectSchema(
            name: "layer",
            title: "a layer",
            fields: [ObjectSchema.nameField] + contents
                + [ObjectSchema.withField] + ObjectSchema.paintFields
                + vocabulary.properties.map { ObjectSchema.Field($0.field) }
                + [ObjectSchema.clockField],
            alternatives: contents.map { $0.key }
        )
        clip = ObjectSchema(
            name: "clip",
            title: "a clip",
            fields: outlines + ObjectSchema.clipFields,
            alternatives: outlines.map { $0.key }
        )
        follow = ObjectSchema(
            name: "follow",
            title: "a movement along an outline",
            fields: outlines + ObjectSchema.followFields,
            alternatives: outlines.map { $0.key }
        )
        placedOutline = ObjectSchema(
            name: "placedOutline",
            title: "an outline in a list",
            fields: outlines + ObjectSchema.placementFields,
            alternatives: outlines.map { $0.key }
        )
        let easings = ObjectSchema.keys(of: vocabulary.easings)
        easing = ObjectSchema(
            name: "easing",
            title: "an easing",
            fields: easings.map {
                ObjectSchema.Field($0.key, $0.kinds[0].shape, $0.kinds[0].summary)
            },
            alternatives: easings.map { $0.key }
        )
        kinds = (
            outlines: vocabulary.outlines.map { ObjectSchema($0) },
            easings: easings.compactMap { ObjectSchema($0.kinds) }
        )
    }
}

extension ObjectSchema {
    /// The schema of easings with arguments, followed by those of their named arguments.
    package static var easings: [ObjectSchema] {
        [VocabularySchemas.standard.easing] + VocabularySchemas.standard.kinds.easings
    }

    /// Creates the schema of an outline's map.
    convenience init(_ kind: OutlineKind) {
        self.init(
            name: kind.name,
            title: kind.title,
            fields: kind.fields.map { Field($0) },
            alternatives: kind.alternatives
        )
    }

    /// Creates the schema of a map shared by all easings with the same key. Returns `nil` if they
    /// are not written as maps.
    convenience init?(_ kinds: [EasingKind]) {
        guard let first = kinds.first, first.layout == .map else { return nil }
        var fields: [Field] = []
        for field in kinds.flatMap({ $0.fields })
        where !fields.contains(where: {
            $0.key == field.key
        }) {
            // If several kinds share the key, the required fields of one are optional for the
            // others.
            fields.append(Field(field, isNeeded: kinds.count == 1))
        }
        self.init(name: first.key, title: first.title, fields: fields)
    }

    /// Returns the easings grouped by key, in the order of their first occurrence.
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

extension ObjectSchema.Field {
    /// Creates a field from an argument. `isNeeded` is false if some valid maps lack it.
    convenience init(_ field: ArgumentField, isNeeded: Bool = true) {
        self.init(
            field.key,
            field.type.shape,
            field.summary,
            required: field.isRequired && isNeeded,
            in: field.type.range,
            or: field.defaultArgument?.text
        )
    }
}

extension ModelArgument {
    /// The argument as written in a file. `nil` if it is not a constant or has no short form.
    fileprivate var text: String? {
        switch self {
        case .number(let number): return number.constant.map(NumberText.short)
        case .integer(.constant(let number)): return "\(number)"
        case .count(let number): return number.constant.map { "\($0)" }
        case .flag(.constant(let flag)): return flag ? "true" : "false"
        case .word(.constant(let word)): return word
        case .anchor(let anchor): return anchor.constant == .center ? "center" : nil
        case .pair(.equal(let number)): return number.constant.map(NumberText.short)
        case .pair(.axes(let x?, let y?)):
            guard let x = x.constant, let y = y.constant else { return nil }
            return "[\(NumberText.short(x)), \(NumberText.short(y))]"
        default: return nil
        }
    }
}

extension ArgumentType {
    /// The bounds of numbers, or of the number of points, for the reference.
    fileprivate var range: String? {
        switch self {
        case .number(let bounds, _), .pair(let bounds, _), .constantNumber(let bounds),
            .constantPair(let bounds):
            bounds.documented
        case .scale: NumberBounds.factor.documented
        case .integer(let range), .count(let range): ValueMessages.allowed(range)
        case .points(let count): ValueMessages.allowed(count) + " points"
        case .outlines(let isMorph):
            ValueMessages.allowed(Self.outlineCount(isMorph: isMorph)) + " outlines"
        case .flag, .word, .pathData, .text, .numberFormat, .font, .anchor, .clip, .mask, .shadow,
            .follow:
            nil
        }
    }

    /// The definition of the value in the schema.
    fileprivate var shape: ValueShape {
        switch self {
        case .number: .value("drivenNumber")
        case .pair: .value("drivenPair")
        case .scale: .value("drivenScale")
        case .constantNumber: .value("number")
        case .constantPair: .value("pair")
        case .integer: .value("integer")
        case .count: .value("drivenInteger")
        case .points: .value("drivenPairs")
        case .flag: .value("boolean")
        case .word(let words, _): .words(words)
        case .pathData: .value("drivenText")
        case .text: .value("drivenTextLine")
        case .numberFormat, .font: .value("string")
        case .anchor: .value("drivenAnchor")
        case .outlines: .list(of: "placedOutline")
        case .clip: .object("clip")
        case .mask: .object("mask")
        case .shadow: .object("shadow")
        case .follow: .object("follow")
        }
    }
}

extension EasingKind {
    /// The definition of the value behind the easing's key.
    fileprivate var shape: ValueShape {
        switch layout {
        case .value: fields[0].type.shape
        case .list: .value("numbers")
        case .map: .object(key)
        }
    }
}
