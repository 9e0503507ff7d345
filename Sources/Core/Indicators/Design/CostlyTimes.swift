import Raster

/// The local times in a state when a frame may cost the most.
///
/// These are the turning points of driven values, because all values are monotonic between them.
struct CostlyTimes {
    private let timeline: StateTimeline
    /// The clock of the layers being examined, or `nil` for the state's own time.
    private var clock: Resolved.Clock?
    /// The copy of the innermost repetition being examined.
    private var copy = 0
    private let hasTime: Bool
    /// The times when a single value has its highest cost.
    private var peaks: Set<Double> = []
    /// The turning points of all values.
    private var turningPoints: Set<Double> = []

    /// Finds the times for `layers` and their sublayers in the state of `timeline`.
    init(of layers: [Resolved.Layer], in timeline: StateTimeline) {
        self.timeline = timeline
        hasTime = timeline.length != nil
        add(layers)
        // In `armed` the pull can exceed the threshold. Other states end at 1.
        let latest = timeline.state == .armed ? Double.infinity : 1
        peaks = peaks.filter { (0...latest).contains($0) }
        turningPoints = turningPoints.filter { (0...latest).contains($0) }
        guard !turningPoints.isEmpty else { return }
        turningPoints.formUnion([0, 1])
    }

    /// Returns at least one and at most `count` times, the most likely first: peaks, other turning
    /// points, then the midpoints between turning points.
    ///
    /// If one of these groups has too many times, an evenly spaced selection is used.
    func first(_ count: Int) -> [Double] {
        // Without motion all frames are equal.
        guard !turningPoints.isEmpty else { return [0] }
        let turningPoints = turningPoints.sorted()
        let middles = zip(turningPoints, turningPoints.dropFirst()).map { ($0 + $1) / 2 }
        let kinds = [peaks.sorted(), turningPoints.filter { !peaks.contains($0) }, middles]
        return kinds.reduce(into: []) { $0 += Self.spread($1, count - $0.count) }
    }

    /// Returns `count` evenly spaced elements of `times`, including the first and the last, or all
    /// if there are fewer.
    private static func spread(_ times: [Double], _ count: Int) -> [Double] {
        guard times.count > count else { return times }
        guard count > 1 else { return Array(times.prefix(count)) }
        return (0..<count).map { times[$0 * (times.count - 1) / (count - 1)] }
    }

    // The recursive functions are not inlined, because inlining them produces 100 kB of code.

    @inline(never)
    private mutating func add(_ layers: [Resolved.Layer]) {
        for layer in layers {
            let outer = clock
            if hasTime, let own = layer.clock?[timeline.state] { clock = own }
            defer { clock = outer }
            for entry in layer.properties {
                add(entry.argument, by: entry.property.cost == .falls ? -1 : 1)
            }
            switch layer.content {
            case .outline(let painted): add(painted)
            case .image(let image): add(image.size)
            case .group(let layers), .component(let layers, _): add(layers)
            case .repetition(let repetition): add(repetition)
            }
        }
    }

    private mutating func add(_ painted: Resolved.PaintedOutline) {
        add(painted.outline)
        if painted.isTrimmed {
            add(painted.trimStart, by: -1)
            add(painted.trimEnd)
        }
        guard let stroke = painted.stroke else { return }
        add(stroke.width)
    }

    private mutating func add(_ outline: Resolved.Outline) {
        for argument in outline.arguments { add(argument) }
    }

    @inline(never)
    private mutating func add(_ argument: Resolved.Argument, by sign: Double = 1) {
        switch argument {
        case .number(let driven): add(driven, by: sign)
        case .pair(let pair): add(pair, by: sign)
        case .outlines(let list):
            for placed in list.outlines {
                add(placed.outline)
                add(placed.offset, by: -1)
                add(placed.rotation)
            }
        case .clip(let clip):
            add(clip.outline)
            // A distant clip hides everything.
            add(clip.offset, by: -1)
        case .mask(let mask): add(mask.layers)
        case .follow(let follow):
            add(follow.outline)
            addTurningPoints(of: follow.position) { _ in 0 }
        case .shadow(let shadow):
            add(shadow.blur)
            add(shadow.offset, by: -1)
        case .count(let driven, _): add(driven, by: sign)
        case .points(let driven): addTurningPoints(of: driven) { _ in 0 }
        case .path(let driven): addTurningPoints(of: driven) { _ in 0 }
        case .text(let driven): addTurningPoints(of: driven) { Double($0.utf8.count) }
        case .anchor(let driven): addTurningPoints(of: driven) { _ in 0 }
        case .constantNumber, .constantPair, .integer, .flag, .word, .numberFormat, .font, .none:
            break
        }
    }

    private mutating func add(_ repetition: Resolved.Repetition) {
        add(repetition.angle)
        add(repetition.offset, by: -1)
        add(repetition.fadePhase)
        if let reveal = repetition.reveal { add(reveal) }
        let outer = copy
        defer { copy = outer }
        for index in 0..<(repetition.hasIdenticalCopies ? 1 : min(repetition.count, Self.copies)) {
            copy = index
            add(repetition.layers)
        }
        // Delayed copies have other turning points, which are sampled instead of computed.
        if repetition.copyDelays?[timeline.state] != nil {
            turningPoints.formUnion((0..<16).map { Double($0) / 16 })
        }
    }

    /// The maximum number of copies that are examined.
    private static let copies = 16

    /// Adds the turning points of a value whose cost rises with its magnitude, or falls if `sign`
    /// is negative.
    private mutating func add(_ driven: Resolved.Driven<Double>, by sign: Double = 1) {
        addTurningPoints(of: driven) { sign * $0.magnitude }
    }

    private mutating func add(_ pair: Resolved.DrivenPair, by sign: Double = 1) {
        switch pair {
        case .joint(let driven): addTurningPoints(of: driven) { sign * $0.length }
        case .separate(let x, let y):
            add(x, by: sign)
            add(y, by: sign)
        case .equal(let both): add(both, by: sign)
        }
    }

    @inline(never)
    private mutating func addTurningPoints<Value: Interpolatable>(
        of driven: Resolved.Driven<Value>,
        cost: (Value) -> Double
    ) {
        let driven = driven.driven(ofCopy: copy)
        guard let track = driven.motion.track(in: timeline.state) else { return }
        var instants = track.turningPoints(in: instant(at: 0)).map { time in
            (stateTime: stateTime(of: time), instant: instant(at: time))
        }
        if let intro = track.intro {
            instants += intro.turningPoints(in: instant(atIntro: 0)).map { time in
                let fraction = timeline.fraction(ofLocalTime: time, inIntro: true)
                return (stateTime: fraction, instant: instant(atIntro: time))
            }
        }
        var peak: (time: Double, cost: Double)?
        for (time, instant) in instants {
            turningPoints.insert(time)
            let cost = cost(driven.value(at: instant))
            if cost >= peak?.cost ?? -.infinity { peak = (time, cost) }
        }
        if let peak { peaks.insert(peak.time) }
    }

    /// Returns the instant at a fraction of the state's intro.
    private func instant(atIntro fraction: Double) -> Instant {
        var instant = instant(at: 0)
        instant.length = timeline.intro
        instant.intro = IntroTime(fraction: fraction, length: timeline.intro)
        return instant
    }

    /// Returns the instant at a time of the current clock.
    private func instant(at time: Double) -> Instant {
        guard let clock else { return timeline.instant(at: time) }
        let period = clock.period(ofCopy: copy)
        return Instant(state: timeline.state, time: time, length: period)
    }

    /// Returns the first local time of the state when the current clock shows `time`.
    private func stateTime(of time: Double) -> Double {
        guard let clock else { return timeline.fraction(ofLocalTime: time) }
        let period = clock.period(ofCopy: copy)
        let seconds = clock.delays[copy % clock.delays.count] + time * period
        let cycle = clock.alternates ? 2 * period : period
        let run = seconds < 0 ? seconds.remainder(modulo: cycle) : seconds
        return (timeline.intro + run) / (timeline.length ?? 1)
    }
}
