import Base
import Raster

extension Resolver {
    /// Resolves the arguments of an entry. Returns `nil` after reporting problems if any argument
    /// is invalid.
    mutating func arguments(
        _ arguments: [ModelArgument?],
        of fields: [ArgumentField]
    ) -> [Resolved.Argument]? {
        var resolved: [Resolved.Argument] = []
        for (argument, field) in zip(arguments, fields) {
            if let value = self.argument(argument ?? field.defaultArgument, of: field) {
                resolved.append(value)
            }
        }
        return resolved.count == fields.count ? resolved : nil
    }

    /// Resolves the argument of a field.
    mutating func argument(_ argument: ModelArgument?, of field: ArgumentField) -> Resolved
        .Argument?
    {
        at(field.key) { $0.argument(argument, field) }
    }

    /// Resolves an argument. The paths of reported problems do not contain the field's key.
    mutating func argument(
        _ argument: ModelArgument?,
        _ field: ArgumentField
    ) -> Resolved.Argument? {
        guard let argument else { return replacement(for: field) }
        return animatableArgument(argument, field) ?? constantArgument(argument, field.type)
    }

    /// Returns a replacement for a missing argument. It needs no report: the reader has reported
    /// arguments that it could not read.
    private mutating func replacement(for field: ArgumentField) -> Resolved.Argument? {
        switch field.type {
        case .number(_, let fallback) where field.isRequired:
            return .number(Resolved.Driven(fallback))
        case .pair(_, let fallback): return .pair(.joint(Resolved.Driven(fallback)))
        default: return field.isRequired ? nil : Resolved.Argument.none
        }
    }

    /// Resolves an argument of a type whose values may change over time. Returns `nil` for other
    /// types.
    private mutating func animatableArgument(
        _ argument: ModelArgument,
        _ field: ArgumentField
    ) -> Resolved.Argument? {
        let hasDefault = field.defaultArgument != nil
        return switch (argument, field.type) {
        case (.number(let number), .number(let bounds, let fallback)):
            .number(driven(number, .number(bounds), standard: fallback, hasDefault: hasDefault))
        case (.pair(let pair), .pair(let bounds, let fallback)):
            .pair(drivenPair(pair, bounds, standard: fallback, hasDefault: hasDefault))
        case (.pair(let pair), .scale):
            .pair(drivenPair(pair, .factor, standard: Vector(dx: 1, dy: 1)))
        case (.count(let number), .count(let range)):
            .count(
                driven(
                    number,
                    .count(range),
                    standard: Double(range.lowerBound),
                    hasDefault: hasDefault
                ),
                range
            )
        case (.points(let points), .points(let count)):
            interpolatable(points, .points(count), standard: [], hasDefault: false) { here, other in
                here.count == other.count
                    ? nil : .counts(here.count, other.count, of: "points")
            }.map { .points($0) }
        case (.pathData(let data), .pathData):
            interpolatable(
                data,
                .path(keepsArcs: !data.form.mayVary),
                standard: Path(),
                hasDefault: false
            ) {
                $0.difference(to: $1)
            }.map { .path($0) }
        case (.text(let text), .text):
            .text(lineOfText(text))
        case (.anchor(let anchor), .anchor):
            .anchor(driven(anchor, .anchor, standard: .center, hasDefault: hasDefault))
        case (.outlines(let outlines), .outlines(let isMorph)):
            outlineList(outlines, isMorph: isMorph).map { .outlines($0) }
        case (.clip(let clip), .clip): resolve(clip) { $0.clip($1) }.map { .clip($0) }
        case (.shadow(let shadow), .shadow):
            resolve(shadow) { $0.shadow($1) }.map { .shadow($0) }
        case (.follow(let follow), .follow):
            resolve(follow) { $0.follow($1) }.map { .follow($0) }
        case (.mask(let mask), .mask): resolve(mask) { $0.mask($1) }.map { .mask($0) }
        default: nil
        }
    }

    private mutating func constantArgument(
        _ argument: ModelArgument,
        _ type: ArgumentType
    ) -> Resolved.Argument? {
        switch (argument, type) {
        case (.constantNumber(let number), .constantNumber(let bounds)):
            self.number(number, bounds).map { .constantNumber($0) }
        case (.constantPair(let pair), .constantPair(let bounds)):
            self.pair(pair, bounds).map { .constantPair($0) }
        case (.integer(let number), .integer(let range)):
            integer(number, in: range).map { .integer($0) }
        case (.flag(let flag), .flag): plain(flag).map { .flag($0) }
        case (.word(let word), .word(let words, let title)):
            self.word(word, of: words, title).map { .word($0) }
        case (.numberFormat(let format), .numberFormat):
            numberFormat(format).map { .numberFormat($0) }
        case (.font(let font), .font): resolve(font) { $1 }.map { .font($0) }
        default: nil
        }
    }

    /// Returns the index of a word in `words`. Returns `nil` after reporting a problem if it is not
    /// among them.
    private mutating func word(
        _ word: Setting<String>,
        of words: [String],
        _ title: String
    ) -> Int? {
        value(
            of: word,
            { resolver, word, parameter in
                let index = words.firstIndex(of: word)
                if index == nil {
                    resolver.report(
                        "expected \(title), found “\(NearestName.excerpt(word))”",
                        hint: NearestName.hint(for: word, among: words),
                        because: parameter
                    )
                }
                return index
            },
            from: { value in
                guard case .choice(let word) = value, words.contains(word) else { return nil }
                return word
            }
        )
    }
}
