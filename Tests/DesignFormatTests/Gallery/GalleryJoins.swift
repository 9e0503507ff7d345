import Indicators
import Raster

/// The pictures of a design at the boundaries between its states.
struct GalleryJoins {
    /// Two pictures that should look alike.
    struct Join {
        let name: String
        let largestDifference: Int
    }

    let idle: Image
    let pullStart: Image
    let all: [Join]

    init(of design: Design) {
        var renderer = Renderer()
        func image(_ moment: Moment) -> Image {
            renderer.render(design.scene(at: moment, in: .standard))
        }
        func first(_ state: StateName, after previous: [Moment]) -> Moment? {
            design.timeline(of: state).map { timeline in
                Moment(
                    state: state,
                    position: timeline.drive == .time ? .time(0) : .progress(timeline.from),
                    after: previous
                )
            }
        }
        let pull = Moment(state: .pulling, position: .progress(1))
        let armed = design.timeline(of: .armed).map { timeline in
            Moment(
                state: .armed,
                position: timeline.drive == .time
                    ? .time(timeline.length ?? 0) : .progress(timeline.to),
                after: [pull]
            )
        }
        let before = [armed, pull].compactMap(\.self)
        idle = image(Moment(state: .idle, position: .progress(0)))
        pullStart = image(Moment(state: .pulling, position: .progress(0)))
        var joins: [Join] = []
        func join(_ name: String, _ last: Moment?, _ next: Moment?) {
            guard let last, let next else { return }
            joins.append(
                Join(name: name, largestDifference: Self.difference(image(last), image(next)))
            )
        }
        join("pulling to armed", pull, first(.armed, after: [pull]))
        join("armed to refreshing", armed, first(.refreshing, after: before))
        if let loop = design.timeline(of: .refreshing) {
            for fraction in [0.1, 0.37, 0.62, 0.93] {
                let seconds = loop.intro + fraction * loop.period
                let left = Moment(state: .refreshing, position: .time(seconds), after: before)
                for state in [StateName.finishing, .success, .failure] {
                    join(
                        "refreshing at \(seconds) s to \(state.rawValue)",
                        left,
                        first(state, after: [left] + before)
                    )
                }
            }
        }
        all = joins
    }

    private static func difference(_ one: Image, _ other: Image) -> Int {
        zip(one.pixels, other.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }

    /// Returns the design with each number parameter at the ends of its range.
    static func extremes(of design: Design) throws -> [Design] {
        var variants = [design]
        for parameter in design.parameters where parameter.name != "period" {
            guard case .number(let range) = parameter.kind else { continue }
            for value in [range.lowerBound, range.upperBound] {
                variants.append(try design.setting([(parameter.name, .number(value))]))
            }
        }
        return variants
    }

    /// Returns the largest alpha of the outermost pixels in frames of all states.
    static func largestBorderAlpha(of design: Design) -> Int {
        var renderer = Renderer()
        var largest = 0
        for timeline in design.states {
            for moment in design.moments(of: timeline.state, steps: 12) {
                let image = renderer.render(design.scene(at: moment, in: .standard))
                for y in 0..<image.height {
                    let isEdge = y == 0 || y == image.height - 1
                    for x in 0..<image.width where isEdge || x == 0 || x == image.width - 1 {
                        largest = max(largest, Int(image[x, y].alpha))
                    }
                }
            }
        }
        return largest
    }
}

extension Image {
    /// Whether no pixel is visible.
    var isBlank: Bool {
        stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 0 }
    }
}
