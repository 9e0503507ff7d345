import Lifecycles
import Testing

/// A gesture in a trace file produces the samples that it describes, without jumps.
@Suite struct GestureTests {
    @Test("A drag with a rubber band, a hold and a release produce consecutive samples")
    func script() throws {
        let band = try #require(RubberBand(height: 667))
        let gesture = Gesture(
            steps: [
                .drag(points: 200, seconds: 0.5, easing: .linear), .hold(seconds: 0.25),
                .release(seconds: nil),
            ],
            band: band
        )
        let trace = try Trace(name: "script", samples: gesture.samples())
        let replay = Replay(RefreshableScrollView(), trace: trace)
        let moments = replay.moments(at: [0.25, 0.5, 0.75, 0.85])
        #expect(Playing.isAlike(moments[0].offset, 50.81))
        #expect(Playing.isAlike(moments[1].offset, 94.427))
        #expect(Playing.isAlike(moments[2].offset, 94.427))
        let bounced = BounceBack.standard.offset(from: 94.42735, after: 0.1)
        #expect(Playing.isAlike(moments[3].offset, bounced))
        #expect(moments.map(\.isTouching) == [true, true, false, false])
        #expect(trace.samples.last?.offset == 0)
    }

    @Test("A flick of a list bounces beyond its top and stops there")
    func fling() throws {
        let gesture = Gesture(steps: [.fling(velocity: 3_000, seconds: nil)], start: -300)
        let offsets = gesture.samples().map(\.offset)
        let peak = try #require(offsets.max())
        // The velocity at the top is 3000 − 300/0.4995. The bounce's maximum is v/(β·e).
        #expect(Playing.isAlike(peak, 81.0, digits: 0))
        #expect(offsets.first == -300 && offsets.last == 0)
    }

    @Test("A flick upwards passes offset 0 and decelerates into the list")
    func flingUp() throws {
        let gesture = Gesture(steps: [.fling(velocity: -2_000, seconds: nil)], start: 60)
        let offsets = gesture.samples().map(\.offset)
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(try #require(offsets.last) < -200)
    }

    @Test(
        "The built-in traces have no jumps and come to an end",
        arguments: BuiltInTraces.names
    )
    func builtIns(name: String) throws {
        let trace = try Playing.trace(name)
        #expect(trace.name == name && !trace.title.isEmpty)
        #expect(trace.end < 6)
        #expect(trace.samples.last?.isTouching == false)
        #expect((trace.samples.last?.offset ?? 1).magnitude < 0.2)
        for (sample, next) in zip(trace.samples, trace.samples.dropFirst()) {
            let speed = (next.offset - sample.offset) / (next.time - sample.time)
            #expect(next.time == sample.time || speed.magnitude < 4_500)
        }
    }

    private func starts(_ trace: String, _ lifecycle: AnyLifecycle) throws -> Int {
        let work = RefreshWork(duration: 2)
        return Replay(lifecycle, trace: try Playing.trace(trace), work: work).effects.filter {
            $0.effect == .actionCalled
        }.count
    }

    @Test(
        "Short and cancelled pulls refresh nowhere, and double pulls once in each lifecycle",
        arguments: LifecycleKind.allCases
    )
    func refreshes(name: LifecycleKind) throws {
        #expect(try starts("short-pull", name.withDefaults) == 0)
        #expect(try starts("cancel", name.withDefaults) == 0)
        #expect(try starts("double-pull", name.withDefaults) == 1)
        let states = Replay(name.withDefaults, trace: try Playing.trace("cancel")).visits.map(
            \.common
        )
        #expect(states.contains(.canceling) && !states.contains(.armed))
        let short = Replay(name.withDefaults, trace: try Playing.trace("short-pull")).visits
        #expect(!short.map(\.common).contains(.armed))
    }
}
