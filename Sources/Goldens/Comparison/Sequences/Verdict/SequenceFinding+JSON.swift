import Base
import Pictures

extension SequenceFinding {
    /// The finding as JSON: the kind, the sentence, the frames, their moments, and the fields of
    /// the kind.
    public var json: JSON {
        .object(
            [
                JSON.Member("kind", .string(name)),
                JSON.Member("sentence", .string(sentence)),
                JSON.Member("frames", .array(frames.numbers.map { .number(Double($0)) })),
                JSON.Member("from", begin.json),
                JSON.Member("to", end.json),
            ] + (layer.map { [JSON.Member("in", .string($0))] } ?? []) + details
        )
    }

    private var details: [JSON.Member] {
        switch kind {
        case .missing, .extra, .duplicated, .reversed, .swapped, .counterturned, .added, .removed,
            .lengthened, .shortened:
            []
        case .recounted(let expected, let actual, let period):
            [
                Self.member("expected", Double(expected)),
                Self.member("actual", Double(actual)),
                JSON.Member("period", period?.json ?? .null),
            ]
        case .property(let change):
            [
                JSON.Member("effect", .string(change.effect)),
                JSON.Member("layer", change.layer.map(JSON.string) ?? .null),
                JSON.Member("property", .string(change.property)),
                JSON.Member("expected", change.expected.map(JSON.string) ?? .null),
                JSON.Member("actual", change.actual.map(JSON.string) ?? .null),
            ]
        case .timed(let early, let late, let most):
            [
                JSON.Member("early", .array(early.numbers.map { .number(Double($0)) })),
                JSON.Member("late", .array(late.numbers.map { .number(Double($0)) })),
                Self.member("by", most),
            ]
        case .scaled(let x, let y, let isSteady):
            [
                Self.member("x", x),
                Self.member("y", y),
                JSON.Member("steady", .bool(isSteady)),
            ]
        case .thickened(let pixels, let isSteady):
            [Self.member("pixels", pixels), JSON.Member("steady", .bool(isSteady))]
        case .enlarged(let pixels): [Self.member("pixels", pixels)]
        case .resized(let expected, let actual):
            [JSON.Member("expected", expected.json), JSON.Member("actual", actual.json)]
        case .frozen(let frame): [Self.member("at", Double(frame))]
        case .retimed(let speed): [Self.member("speed", speed)]
        case .late(let frames, let isSteady):
            [Self.member("by", frames), JSON.Member("steady", .bool(isSteady))]
        case .turned(let degrees, let isSteady, let isBehind):
            [
                Self.member("degrees", degrees),
                JSON.Member("steady", .bool(isSteady)),
                JSON.Member("behind", isBehind.map(JSON.bool) ?? .null),
            ]
        case .moved(let dx, let dy, let isSteady):
            [
                Self.member("dx", dx),
                Self.member("dy", dy),
                JSON.Member("steady", .bool(isSteady)),
            ]
        case .seam(let jump): Self.details(of: jump)
        case .filled(let color), .cleared(let color):
            [JSON.Member("color", .string(color.description))]
        case .faded(let factor, let isSteady):
            [Self.member("factor", factor), JSON.Member("steady", .bool(isSteady))]
        case .recolored(let changes, let count):
            [
                JSON.Member("changes", .array(changes.map(\.json))),
                Self.member("count", Double(count)),
            ]
        case .changed(let worst, let use):
            [
                Self.member("worst", Double(worst)),
                Self.member("step", Double(use.step)),
                Self.member("count", Double(use.count)),
                Self.member("share", use.share),
            ]
        }
    }

    private static func details(of jump: SeamJump) -> [JSON.Member] {
        switch jump {
        case .turn(let degrees, let pixels):
            [member("degrees", degrees), member("pixels", pixels)]
        case .translation(let pixels): [member("pixels", pixels)]
        case .change(let ratio): [member("ratio", ratio)]
        }
    }

    private static func member(_ name: String, _ value: Double) -> JSON.Member {
        JSON.Member(name, .number(value))
    }
}

extension PeriodChange {
    fileprivate var json: JSON {
        .object([JSON.Member("from", .number(from)), JSON.Member("to", .number(to))])
    }
}

extension ColorChange {
    fileprivate var json: JSON {
        .object([
            JSON.Member("from", .string(from.description)),
            JSON.Member("to", .string(to.description)),
        ])
    }
}

extension FrameLabel.Moment {
    fileprivate var json: JSON {
        switch self {
        case .progress(let value): .object([JSON.Member("progress", .number(value))])
        case .time(let value): .object([JSON.Member("time", .number(value))])
        case .instant(let time, let progress):
            .object([
                JSON.Member("time", .number(time)), JSON.Member("progress", .number(progress)),
            ])
        }
    }
}
