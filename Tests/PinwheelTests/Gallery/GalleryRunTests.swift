import DesignFormat
import Frames
import Indicators
import Raster
import TestSupport
import Testing

/// An animation of many designs shows each one from the pull to the end.
struct GalleryRunTests {
    private func states(of name: String, lasting length: Double) throws -> [StateName] {
        let design = try #require(BuiltInDesigns.design(named: name))
        let run = GalleryRun(of: design, lasting: length)
        let times = (0..<Int(length * 50)).map { Double($0) / 50 }
        return times.map { run.moment(at: $0).state }.reduce(into: []) { states, state in
            if states.last != state { states.append(state) }
        }
    }

    @Test(arguments: [3, 6, 20.0])
    func `a run goes from the pull to the idle state`(length: Double) throws {
        #expect(
            try states(of: "sweeping-arc", lasting: length)
                == [.pulling, .armed, .refreshing, .finishing, .idle]
        )
    }

    @Test func `a result is shown after the work`() throws {
        let tick = try states(of: "tick", lasting: 6)
        #expect(tick.starts(with: [.pulling, .armed, .refreshing, .success]))
        #expect(try states(of: "cross", lasting: 6).contains(.failure))
    }

    @Test func `a state continues from the end of the one before it`() throws {
        let design = try #require(BuiltInDesigns.design(named: "dot-wheel"))
        let run = GalleryRun(of: design)
        let end = try #require(
            stride(from: 0, to: 6, by: 0.01).first { run.moment(at: $0).state == .finishing }
        )
        let previous = run.moment(at: end).previous
        #expect(previous.map(\.state) == [.refreshing, .armed, .pulling])
        guard case .time(let seconds) = previous[0].position else {
            Issue.record("refreshing is driven by time")
            return
        }
        #expect(seconds > 3)
    }

    @Test(arguments: BuiltInDesigns.names)
    func `a run begins with nothing or with the idle picture, and so ends`(name: String) throws {
        let design = try #require(BuiltInDesigns.design(named: name))
        let run = GalleryRun(of: design)
        var renderer = Renderer()
        let idle = Moment(state: .idle, position: .progress(0))
        let images = [idle, run.moment(at: 0), run.moment(at: 6)].map {
            renderer.render(design.scene(at: $0, in: .standard))
        }
        let (beginsIdle, endsIdle) = (images[1] == images[0], images[2] == images[0])
        #expect(beginsIdle && endsIdle)
    }

    @Test func `an indicator with a single state plays it`() throws {
        let text = """
            pinwheel: 1
            canvas: {size: [10, 10]}
            states: {refreshing: {drive: time, period: 1, loop: true}}
            layers: [{circle: {diameter: 4}, fill: red}]
            """
        let design = try Design(text: text)
        #expect(GalleryRun(of: design).moment(at: 2).state == .refreshing)
    }
}
