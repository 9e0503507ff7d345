import Base
import Raster

/// A design with all parameters resolved.
struct ResolvedDesign: Sendable {
    var title: String
    var canvas: Size
    var pullThreshold: Double
    var background: Resolved.Driven<ColorValue>?
    var states: [StateTimeline]
    var layers: [Resolved.Layer]
    /// The states whose values depend on the previous state, in the default order of states.
    var dependentStates: Set<StateName>
    /// The states without a specified period. Their period is the common period of all clocks.
    var untimed: Set<StateName>
}

extension Resolver {
    /// Resolves an entire design.
    mutating func design(_ model: DesignModel) -> ResolvedDesign {
        at("parameters") { $0.check(model.parameters) }
        let canvas = at("canvas") { $0.at("size") { $0.pair(model.canvas, .canvasSide) } }
        let threshold = at("pull") {
            $0.at("threshold") { $0.number(model.pullThreshold, .extent) }
        }
        let title = at("title") { $0.plain(model.title) }
        at("tags") { $0.check(tags: model.info.tags) }
        timelines = at("states") { $0.states(model.states) }
        let background = model.background.map { color in
            at("background") { $0.driven(color, .color, standard: .system(.clear)) }
        }
        let layers = at("layers") { resolver in
            let layers = resolver.layers(model.layers)
            resolver.checkWeight(of: layers)
            return layers
        }
        return ResolvedDesign(
            title: title ?? "",
            canvas: canvas.map { Size(width: $0.dx, height: $0.dy) } ?? Size(width: 1, height: 1),
            pullThreshold: threshold ?? DesignModel.defaultPullThreshold,
            background: background,
            states: withCommonPeriod(timelines),
            layers: layers,
            dependentStates: dependentStates,
            untimed: untimed
        )
    }

    /// Reports tags that are not names, occur twice or are too many.
    private mutating func check(tags: [String]) {
        if tags.count > DesignLimits.tags {
            report("a design cannot have more than \(DesignLimits.tags) tags")
        }
        for (index, tag) in tags.enumerated() {
            at(index) { resolver in
                if !NameSyntax.isName(tag) {
                    resolver.report(
                        "“\(NearestName.excerpt(tag))” cannot be a tag; allowed: \(NameSyntax.allowed)"
                    )
                } else if tags[..<index].contains(tag) {
                    resolver.report("duplicate tag “\(tag)”")
                }
            }
        }
    }

    private mutating func states(_ states: [ModelState]) -> [StateTimeline] {
        if states.isEmpty, !isPartial { report("a design needs at least one state") }
        var timelines: [StateTimeline] = []
        for state in states {
            let timeline = at(state.name.rawValue) { resolver in
                resolver.resolve(state.timeline) { $0.timeline($1, of: state.name) }
            }
            guard let timeline else { continue }
            if timelines.contains(where: { $0.state == state.name }) {
                at(state.name.rawValue) { $0.report("duplicate state") }
            }
            timelines.append(timeline)
        }
        return timelines
    }

    private mutating func timeline(
        _ timeline: Timeline,
        of state: StateName
    ) -> StateTimeline? {
        let drive = timeline.drive.flatMap { drive in at("drive") { $0.plain(drive) } }
        reportInapplicable(
            drive == .time ? timeline.progressKeys : timeline.timeKeys,
            drive ?? .progress
        )
        // A duration under the key of the other drive is reported only once.
        let isMisnamed = drive == .time && timeline.duration != nil
        let loops = timeline.loops.flatMap { loops in at("loop") { $0.plain(loops) } } ?? false
        if drive == .time, timeline.period == nil, !isMisnamed {
            if loops {
                if isInEffect { untimed.insert(state) }
            } else if !isPartial {
                report(Timeline.missingPeriodMessage)
            }
        }
        func number(_ key: String, _ setting: Setting<Double>?, _ bounds: NumberBounds) -> Double? {
            setting.flatMap { setting in at(key) { $0.number(setting, bounds) } }
        }
        let frames = timeline.frames.flatMap { frames in
            at("frames") { $0.integer(frames, in: 1...DesignLimits.frames) }
        }
        return StateTimeline(
            state: state,
            drive: drive,
            frames: frames,
            from: number("from", timeline.from, .progress(in: state)),
            to: number("to", timeline.to, .progress(in: state)),
            duration: number("duration", timeline.duration, .duration),
            period: number("period", timeline.period, .duration) ?? 1,
            intro: number("intro", timeline.intro, .wait) ?? 0,
            loops: loops
        )
    }

    /// Reports keys that do not apply to the drive of the state.
    private mutating func reportInapplicable(
        _ keys: [(name: String, isGiven: Bool)],
        _ drive: StateTimeline.Drive
    ) {
        for key in keys where key.isGiven {
            at(key.name) {
                $0.report(
                    "“\(key.name)” does not apply to a state driven by \(drive.rawValue)",
                    hint: Timeline.hint(for: key.name)
                )
            }
        }
    }

    /// Reports a problem if the layers have too many shapes or segments, for example because of
    /// nested repetitions.
    private mutating func checkWeight(of layers: [Resolved.Layer]) {
        checkOperations()
        let weight = layers.reduce(DrawingWeight()) { $0 + $1.weight }
        if weight.shapes > DesignLimits.shapes {
            report("a frame would have more than \(DesignLimits.shapes) shapes, counting copies")
        } else if weight.segments > DesignLimits.segments {
            report(
                "a frame would have more than \(DesignLimits.segments) curves and lines, "
                    + "counting copies"
            )
        }
    }
}

extension Timeline {
    /// Returns the hint for a key that belongs to the other drive.
    fileprivate static func hint(for key: String) -> String {
        switch key {
        case "duration": "write it as “period”, or remove drive: time"
        case "period", "loop", "intro": "add drive: time, or remove the key"
        default: "remove the key, or write drive: progress"
        }
    }

    /// The message for a state driven by time without a period.
    package static let missingPeriodMessage = "a state driven by time needs the key “period”"

    /// The message for a loop without a period in a design without clocks.
    static let missingClocks = "a loop needs the key “period”, or layers with clocks"

    /// The keys that apply only to states driven by progress.
    fileprivate var progressKeys: [(name: String, isGiven: Bool)] {
        [("from", from != nil), ("to", to != nil), ("duration", duration != nil)]
    }

    /// The keys that apply only to states driven by time.
    fileprivate var timeKeys: [(name: String, isGiven: Bool)] {
        [("period", period != nil), ("intro", intro != nil), ("loop", loops != nil)]
    }
}
