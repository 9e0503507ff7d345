import Raster

/// A conversion of layers to constant layers whose cost is an upper bound for any time of an
/// interval.
///
/// It replaces driven numbers that affect the cost by their costliest values: the largest size,
/// scale, width and opacity, and the smallest offset. Numbers are monotonic between their turning
/// points, so their extremes are at turning points or at the ends of the interval. Values with
/// their own clock and values in delayed copies are assumed to take every value of their period.
struct CostliestLayers {
    private let timeline: StateTimeline
    /// The interval in local time of the state.
    private var interval: ClosedRange<Double>
    /// The clock of the layers being converted, or `nil` for the state's own time.
    private var clock: Resolved.Clock?

    init(in timeline: StateTimeline, during interval: ClosedRange<Double>) {
        self.timeline = timeline
        self.interval = interval
    }

    func layers(_ layers: [Resolved.Layer]) -> [Resolved.Layer] { layers.map(layer) }

    @inline(never)
    private func layer(_ layer: Resolved.Layer) -> Resolved.Layer {
        var inner = self
        if let clock = layer.clock?[timeline.state], timeline.length != nil {
            inner.clock = clock
            inner.interval = 0...1
        }
        return Resolved.Layer(
            name: layer.name,
            content: inner.content(layer.content),
            clock: layer.clock,
            properties: layer.boundedProperties.map { entry in
                .init(
                    property: entry.property,
                    argument: inner.argument(entry.argument, entry.property.cost)
                )
            }
        )
    }

    private func content(_ content: Resolved.Layer.Content) -> Resolved.Layer.Content {
        switch content {
        case .outline(let painted): .outline(self.painted(painted))
        case .image(let image):
            .image(
                Resolved.LayerImage(
                    frames: image.frames,
                    frame: image.frame,
                    size: pair(image.size, .rises),
                    filter: image.filter
                )
            )
        case .group(let layers): .group(self.layers(layers))
        case .component(let layers, let canvas): .component(self.layers(layers), canvas: canvas)
        case .repetition(let repetition): .repetition(self.repetition(repetition))
        }
    }

    private func painted(_ painted: Resolved.PaintedOutline) -> Resolved.PaintedOutline {
        Resolved.PaintedOutline(
            outline: outline(painted.outline),
            trimStart: number(painted.trimStart, .falls),
            trimEnd: number(painted.trimEnd, .rises),
            isTrimmed: painted.isTrimmed,
            fill: painted.fill,
            stroke: painted.stroke.map { stroke in
                .init(
                    paint: stroke.paint,
                    style: stroke.style,
                    dash: stroke.dash,
                    width: number(stroke.width, .rises),
                    dashPhase: stroke.dashPhase
                )
            }
        )
    }

    private func outline(_ outline: Resolved.Outline) -> Resolved.Outline {
        // The largest operands do not give the largest result: a larger operand may remove more.
        for case .outlines(let list) in outline.arguments {
            return Resolved.Outline(.overlaid, [argument(.outlines(list), .rises)])
        }
        return Resolved.Outline(outline.kind, outline.arguments.map { argument($0, .rises) })
    }

    private func repetition(_ repetition: Resolved.Repetition) -> Resolved.Repetition {
        var inner = self
        if repetition.copyDelays?[timeline.state] != nil { inner.interval = 0...1 }
        return Resolved.Repetition(
            count: repetition.count,
            layers: inner.layers(repetition.layers),
            angle: repetition.angle,
            offset: pair(repetition.offset, .falls),
            alpha: repetition.alpha,
            fade: repetition.fade,
            fadePhase: repetition.fadePhase,
            reveal: repetition.reveal.map { number($0, .rises) },
            // Delays are dropped, because every copy has the costliest values.
            copyDelays: nil,
            hasIdenticalCopies: repetition.hasIdenticalCopies
        )
    }

    @inline(never)
    private func argument(_ argument: Resolved.Argument, _ trend: CostTrend) -> Resolved.Argument {
        switch argument {
        // A plot is not a point at its extremes.
        case .number(let driven) where driven.motion.usesPosition: argument
        case .number(let driven): .number(number(driven, trend))
        case .pair(let pair): .pair(self.pair(pair, trend))
        case .count(let driven, let range): .count(number(driven, .rises), range)
        case .outlines(let list):
            .outlines(
                Resolved.OutlineList(
                    list.outlines.map { placed in
                        Resolved.PlacedOutline(
                            outline: outline(placed.outline),
                            offset: pair(placed.offset, .falls),
                            rotation: placed.rotation,
                            rule: placed.rule
                        )
                    },
                    isMorph: false
                )
            )
        case .clip(let clip):
            .clip(
                Resolved.ClipOutline(
                    outline: outline(clip.outline),
                    offset: pair(clip.offset, .falls),
                    rule: clip.rule
                )
            )
        case .mask(let mask):
            .mask(
                Resolved.Mask(
                    layers: layers(mask.layers),
                    measure: mask.measure,
                    isInverted: mask.isInverted
                )
            )
        case .shadow(let shadow):
            .shadow(
                Resolved.Shadow(
                    color: shadow.color,
                    offset: pair(shadow.offset, .falls),
                    blur: number(shadow.blur, .rises)
                )
            )
        case .points, .path, .text, .anchor, .follow, .constantNumber, .constantPair, .integer,
            .flag, .word,
            .numberFormat, .font, .none:
            argument
        }
    }

    private func pair(_ pair: Resolved.DrivenPair, _ trend: CostTrend) -> Resolved.DrivenPair {
        switch pair {
        case .joint(let driven):
            .separate(
                x: number(driven.map { $0.dx }, trend),
                y: number(driven.map { $0.dy }, trend)
            )
        case .separate(let x, let y): .separate(x: number(x, trend), y: number(y, trend))
        case .equal(let both): .equal(number(both, trend))
        }
    }

    private func number(
        _ driven: Resolved.Driven<Double>,
        _ trend: CostTrend
    ) -> Resolved.Driven<Double> {
        guard trend != .unrelated, !driven.isConstant else { return driven }
        let values = extremes(of: driven)
        let range = (values.min() ?? 0)...(values.max() ?? 0)
        switch trend {
        case .falls where range.contains(0): return Resolved.Driven(0)
        case .falls:
            return Resolved.Driven(range.lowerBound > 0 ? range.lowerBound : range.upperBound)
        case .rises, .unrelated:
            let isNegative = -range.lowerBound > range.upperBound
            return Resolved.Driven(isNegative ? range.lowerBound : range.upperBound)
        }
    }

    /// Returns the values of all copies at the ends of the interval and at the turning points
    /// within it.
    private func extremes(of driven: Resolved.Driven<Double>) -> [Double] {
        let copies = max(driven.motion.copies.count, clock?.periods.count ?? 1, 1)
        return (0..<copies).flatMap { copy in
            let own = driven.driven(ofCopy: copy)
            guard let track = own.motion.track(in: timeline.state) else { return own.values }
            // Expressions are assumed to take every value of their states.
            guard track.formula == nil else { return own.values }
            let times = [interval.lowerBound, interval.upperBound] + turningPoints(of: track, copy)
            // A track that starts at the inherited value may start at any value of the other
            // states.
            let startsOwn = track.start == .own && track.opening.start == .own
            let start = startsOwn ? [] : own.values
            return start + introValues(of: own, on: track, copy)
                + times.map { own.value(at: instant(at: $0, copy)) }
        }
    }

    /// Returns the turning points of a track within the interval, without those of its intro.
    private func turningPoints(of track: Resolved.Track, _ copy: Int) -> [Double] {
        let times = track.turningPoints(in: instant(at: 1, copy))
        let fractions = clock == nil ? times.map { timeline.fraction(ofLocalTime: $0) } : times
        return fractions.filter(interval.contains)
    }

    /// Returns the extremes of a value during its intro, in any interval.
    private func introValues(
        of driven: Resolved.Driven<Double>,
        on track: Resolved.Track,
        _ copy: Int
    ) -> [Double] {
        guard let intro = track.intro else { return [] }
        var instant = instant(at: 0, copy)
        instant.length = timeline.intro
        return ([0, 1] + intro.turningPoints(in: instant)).map { fraction in
            instant.intro = IntroTime(fraction: fraction, length: timeline.intro)
            return driven.value(at: instant)
        }
    }

    private func instant(at time: Double, _ copy: Int) -> Instant {
        guard let clock else { return timeline.instant(atFraction: time) }
        return Instant(state: timeline.state, time: time, length: clock.period(ofCopy: copy))
    }
}

extension Resolved.Layer {
    /// The properties, without those that can place the layer anywhere if it follows an outline. It
    /// is then assumed to be in the centre.
    fileprivate var boundedProperties: [Property] {
        guard properties.contains(where: { $0.property == .follow }) else { return properties }
        return properties.filter { $0.property != .follow && $0.property != .offset }
    }
}

/// The direction in which a frame's cost changes as a property's magnitude grows.
package enum CostTrend: Sendable {
    /// The cost rises.
    case rises
    /// The cost falls.
    case falls
    /// The cost does not change.
    case unrelated
}
