import Base
import Frames
import Indicators
import Lifecycles
import Pages
import Raster
import Summaries

extension Site {
    /// The designs, lifecycles and limits, for the page.
    var catalogue: JSON {
        .object([
            JSON.Member("designs", .array(store.designs.map(json))),
            JSON.Member("lifecycles", .array(LifecycleKind.allCases.map(Self.json))),
            JSON.Member("palettes", .array(Palette.allCases.map { .string($0.rawValue) })),
            JSON.Member("limits", PreviewLimits.json),
            JSON.Member("noEngine", Self.noEngine),
            JSON.Member("version", .string(PreviewLimits.version)),
            JSON.Member("watch", .bool(true)),
            JSON.Member("command", .string(Program.current.command.joined(separator: " "))),
        ])
    }

    /// The reason why the page cannot draw by itself, or null if it can.
    private static var noEngine: JSON {
        PageEngineFile.installedPath == nil
            ? .string(PageEngineFile.missingEngineError.description) : .null
    }

    private func json(_ entry: PreviewedDesign) -> JSON {
        let design = entry.design
        let canvas = design?.canvas ?? Size(width: 60, height: 60)
        var members = [
            JSON.Member("name", .string(entry.name)),
            JSON.Member("title", .string(design?.title ?? "")),
            JSON.Member("kind", design?.info.kind.map { .string($0.rawValue) } ?? .null),
            JSON.Member("tags", .array((design?.info.tags ?? []).map { .string($0) })),
            JSON.Member("about", .string(design?.info.about ?? "")),
            JSON.Member("source", .string(entry.source)),
            JSON.Member("argument", .string(entry.argument)),
            JSON.Member("version", .number(Double(entry.version))),
            JSON.Member("canvas", Self.json(canvas)),
            JSON.Member("threshold", .number(design?.pullThreshold ?? 0)),
            JSON.Member("states", .array((design?.states ?? []).map(Self.json))),
            JSON.Member("parameters", .array((design?.parameters ?? []).map(Self.json))),
            JSON.Member("problems", .array(entry.problems.map(\.inBrowser.json))),
            JSON.Member("warnings", .array(entry.warnings.map(\.json))),
            JSON.Member("hasGolden", .bool(design.map { goldens.hasGolden(of: $0) } ?? false)),
        ]
        if let path = entry.path { members.insert(JSON.Member("path", .string(path)), at: 3) }
        return .object(members)
    }

    private static func json(_ size: Size) -> JSON {
        .object([
            JSON.Member("width", .number(size.width)), JSON.Member("height", .number(size.height)),
        ])
    }

    private static func json(_ timeline: StateTimeline) -> JSON {
        let isClock = timeline.drive == .time
        var members = [
            JSON.Member("state", .string(timeline.state.rawValue)),
            JSON.Member("drive", .string(timeline.drive.rawValue)),
            JSON.Member("from", .number(isClock ? 0 : timeline.from)),
            JSON.Member("to", .number(isClock ? timeline.intro + timeline.period : timeline.to)),
            JSON.Member("loops", .bool(isClock && timeline.loops)),
        ]
        if let length = timeline.length {
            members.append(JSON.Member("duration", .number(length)))
        }
        let frames = StateFrames(of: timeline).count
        members.append(JSON.Member("frames", .number(Double(frames))))
        if isClock {
            members.append(JSON.Member("intro", .number(timeline.intro)))
            members.append(JSON.Member("period", .number(timeline.period)))
        }
        return .object(members)
    }

    private static func json(_ parameter: Parameter) -> JSON {
        var members = [
            JSON.Member("name", .string(parameter.name)),
            JSON.Member("title", .string(parameter.summary)),
            JSON.Member("kind", .string(parameter.kind.name)),
            JSON.Member("value", .string(parameter.text)),
            JSON.Member("default", .string(parameter.defaultText)),
        ]
        switch parameter.kind {
        case .number(let range):
            members.append(JSON.Member("minimum", .number(range.lowerBound)))
            members.append(JSON.Member("maximum", .number(range.upperBound)))
        case .integer(let range):
            members.append(JSON.Member("minimum", .number(Double(range.lowerBound))))
            members.append(JSON.Member("maximum", .number(Double(range.upperBound))))
        case .choice(let choices):
            members.append(JSON.Member("choices", .array(choices.map(JSON.string))))
        case .color, .colors, .boolean:
            break
        }
        switch parameter.value {
        case .color(let color): members.append(JSON.Member("resolved", json(color)))
        case .colors(let colors):
            members.append(JSON.Member("resolved", .array(colors.map(json))))
        case .number, .choice, .boolean: break
        }
        return .object(members)
    }

    /// Returns a resolved colour for both appearances, for colour pickers.
    private static func json(_ color: ColorValue) -> JSON {
        .object(
            Appearance.allCases.map { appearance in
                let seen = color.resolved(in: appearance, of: .ios18)
                return JSON.Member(appearance.rawValue, .string(seen.hex))
            }
        )
    }

    private static func json(_ kind: LifecycleKind) -> JSON {
        let lifecycle = kind.withDefaults
        return .object([
            JSON.Member("name", .string(kind.name)),
            JSON.Member("title", .string(kind.title)),
            JSON.Member("states", .array(kind.stateNames.map(JSON.string))),
            JSON.Member("work", .number(kind.workDuration)),
            JSON.Member("canFail", .bool(!kind.buttons.isEmpty)),
            JSON.Member(
                "buttons",
                .array(kind.buttons.map { .string($0.rawValue) })
            ),
            JSON.Member(
                "parameters",
                .array(
                    zip(kind.parameters, lifecycle.parameterTexts).map(json)
                )
            ),
            JSON.Member("faults", .array(kind.faults.map(json))),
            JSON.Member("screen", json(Stage(lifecycle).screen)),
        ])
    }

    private static func json(_ parameter: LifecycleParameter, _ value: String) -> JSON {
        var members = [
            JSON.Member("name", .string(parameter.name)),
            JSON.Member("title", .string(parameter.summary)),
            JSON.Member("value", .string(value)),
        ]
        switch parameter.kind {
        case .number(let range, let unit):
            members.append(JSON.Member("kind", .string("number")))
            members.append(JSON.Member("minimum", .number(range.lowerBound)))
            members.append(JSON.Member("maximum", .number(range.upperBound)))
            members.append(JSON.Member("unit", .string(unit)))
        case .choice(let words):
            members.append(JSON.Member("kind", .string("choice")))
            members.append(JSON.Member("choices", .array(words.map(JSON.string))))
        }
        return .object(members)
    }

    private static func json(_ fault: LifecycleFault) -> JSON {
        .object([
            JSON.Member("name", .string(fault.name)),
            JSON.Member("title", .string(fault.summary)),
            JSON.Member("mended", .string(fault.behaviorWhenFixed)),
        ])
    }
}
