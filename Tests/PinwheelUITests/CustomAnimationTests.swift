import PinwheelUI
import Raster
import Testing

/// An animation with the progress t², for a second.
private struct Square: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> V? {
        guard time < 1 else { return nil }
        var value = value
        value.scale(by: time * time)
        return value
    }
}

/// An animation with state, which halves the remaining distance at each evaluation.
private struct Halves: CustomAnimation {
    private enum Left: AnimationStateKey { static var defaultValue: Double { 1 } }

    func animate<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> V? {
        context.state[Left.self] /= 2
        let left = context.state[Left.self]
        var value = value
        value.scale(by: 1 - left)
        return left < 0.01 ? nil : value
    }
}

/// Custom animations.
@MainActor
struct CustomAnimationTests {
    @Test func `a custom animation can be delayed, sped up and repeated`() {
        let animation = Animation(Square())
        #expect(animation.step(at: 0.5).fraction == 0.25)
        #expect(animation.step(at: 1).isFinished)
        #expect(animation.delay(1).step(at: 1.5).fraction == 0.25)
        #expect(animation.speed(2).step(at: 0.25).fraction == 0.25)
        let forth = animation.repeatForever()
        #expect(abs(forth.step(at: 1.5).fraction - 0.75) < 1e-9)
        #expect(animation == Animation(Square()) && animation != Animation(Halves()))
    }

    @Test func `the state of a custom animation does not depend on the order of times`() {
        let animation = Animation(Halves())
        let late = animation.step(at: 0.07)
        // There are six halvings: at 0, 1/60, … 4/60 and 0.07 s.
        #expect(late.fraction == 0.984375)
        #expect(animation.step(at: 0).fraction == 0.5)
        #expect(animation.step(at: 0.07) == late)
        #expect(animation.step(at: 1).isFinished)
    }

    private struct Mover: View {
        @State private var isOn = false

        var body: some View {
            Color.red.frame(width: isOn ? 50 : 10, height: 10)
                .onAppear { withAnimation(Animation(Square())) { isOn = true } }
        }
    }

    @Test func `a custom animation moves a view`() throws {
        let session = try ViewSession(size: CGSize(width: 50, height: 10)) { Mover() }
        func width(_ time: Double) throws -> Double {
            let scene = try session.scene(at: time)
            guard case .shape(let shape)? = scene.items.first else { return 0 }
            return shape.path.bounds?.width ?? 0
        }
        #expect(try width(0) == 10)
        #expect(try width(0.5) == 20)
        #expect(try width(2) == 50)
    }
}
