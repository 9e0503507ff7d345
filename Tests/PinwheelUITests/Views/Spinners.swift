#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// A trimmed ring with round ends that turns once a second.
struct ArcSpinner: View {
    @State private var isTurning = false

    var body: some View {
        Circle()
            .trim(from: 0, to: 0.7)
            .stroke(Color.blue, style: StrokeStyle(lineWidth: 5, lineCap: .round))
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurning)
            .padding(6)
            .onAppear { isTurning = true }
    }
}

/// Three dots that grow and shrink one after another.
struct BouncingDots: View {
    @State private var isLarge = false

    var body: some View {
        HStack(spacing: 6) {
            ForEach(0..<3) { index in
                Circle()
                    .fill(Color.green)
                    .frame(width: 12, height: 12)
                    .scaleEffect(isLarge ? 1 : 0.4)
                    .animation(
                        .easeInOut(duration: 0.5).repeatForever().delay(0.2 * Double(index)),
                        value: isLarge
                    )
            }
        }
        .onAppear { isLarge = true }
    }
}

/// Eight dots in a ring, highlighted one after another by a timer.
struct DotRing: View {
    @State private var step = 0

    var body: some View {
        ZStack {
            ForEach(0..<8, id: \.self) { index in
                Circle()
                    .frame(width: 7, height: 7)
                    .offset(y: -20)
                    .rotationEffect(.degrees(Double(index) * 45))
                    .opacity(1 - Double((step - index + 8) % 8) * 0.12)
            }
        }
        .onAppear {
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
                MainActor.assumeIsolated { step += 1 }
            }
        }
    }
}

/// Five bars that grow upwards.
struct Bars: View {
    @State private var isTall = false

    var body: some View {
        HStack(alignment: .bottom, spacing: 4) {
            ForEach(0..<5) { index in
                RoundedRectangle(cornerRadius: 2)
                    .fill(Color.orange)
                    .frame(width: 6, height: 40)
                    .scaleEffect(y: isTall ? 1 : 0.3, anchor: .bottom)
                    .animation(
                        Animation.easeInOut(duration: 0.6).repeatForever().delay(
                            Double(index) * 0.12
                        ),
                        value: isTall
                    )
            }
        }
        .onAppear { isTall = true }
    }
}

/// An arc with an angular gradient. Its length and its rotation have separate animations.
struct GradientArc: View {
    @State private var length: CGFloat = 0.1
    @State private var angle = 0.0

    var body: some View {
        Circle()
            .trim(from: 0, to: length)
            .stroke(
                AngularGradient(colors: [.cyan, .mint, .white, .cyan], center: .center),
                style: StrokeStyle(lineWidth: 8, lineCap: .round)
            )
            .rotationEffect(.degrees(angle))
            .padding(8)
            .onAppear {
                withAnimation(.easeInOut(duration: 0.8).repeatForever()) { length = 0.9 }
                withAnimation(.linear(duration: 1.3).repeatForever(autoreverses: false)) {
                    angle = 360
                }
            }
    }
}

/// Two rings that grow and fade.
struct Pulses: View {
    @State private var isOut = false

    var body: some View {
        ZStack {
            ForEach([0.0, 0.6], id: \.self) { delay in
                Circle()
                    .stroke(lineWidth: 3)
                    .foregroundColor(.pink)
                    .scaleEffect(isOut ? 1 : 0.1)
                    .opacity(isOut ? 0 : 1)
                    .animation(
                        .easeOut(duration: 1.2).repeatForever(autoreverses: false).delay(delay),
                        value: isOut
                    )
            }
        }
        .padding(4)
        .onAppear { isOut = true }
    }
}

/// A capsule that slides in its track.
struct SlidingBar: View {
    @State private var isAtEnd = false

    var body: some View {
        GeometryReader { geometry in
            Capsule()
                .fill(Color.purple)
                .frame(width: geometry.size.width * 0.4)
                .offset(x: isAtEnd ? geometry.size.width * 0.6 : 0)
                .animation(.easeInOut(duration: 0.7).repeatForever(), value: isAtEnd)
        }
        .frame(height: 8)
        .background(Color.gray.opacity(0.2))
        .clipShape(Capsule())
        .padding(6)
        .onAppear { isAtEnd = true }
    }
}

/// An arrow that turns over as it is pulled.
struct PullArrow: View {
    var progress: Double

    var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 15, y: 4))
            path.addLine(to: CGPoint(x: 15, y: 26))
            path.move(to: CGPoint(x: 7, y: 18))
            path.addLine(to: CGPoint(x: 15, y: 26))
            path.addLine(to: CGPoint(x: 23, y: 18))
        }
        .stroke(Color.primary, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        .frame(width: 30, height: 30)
        .rotationEffect(.degrees(180 * min(max(progress, 0), 1)))
        .opacity(min(progress * 2, 1))
    }
}

/// A wave with an animatable phase.
nonisolated struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 1) {
            let share = (x - rect.minX) / rect.width
            path.addLine(to: CGPoint(x: x, y: rect.midY + 6 * sin((share + phase) * 2 * .pi)))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

/// Water in a circle.
struct WaveLoader: View {
    @State private var phase = 0.0

    var body: some View {
        Wave(phase: phase)
            .fill(Color.teal)
            .clipShape(Circle())
            .overlay(Circle().stroke(Color.teal, lineWidth: 2))
            .padding(3)
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = 1 }
            }
    }
}

/// Bars with a highlight that moves from left to right.
struct Shimmer: View {
    @State private var shift: CGFloat = -1

    var body: some View {
        lines
            .foregroundColor(.gray.opacity(0.3))
            .overlay(
                GeometryReader { geometry in
                    LinearGradient(
                        colors: [.clear, .white.opacity(0.9), .clear],
                        startPoint: .leading,
                        endPoint: .trailing
                    )
                    .offset(x: shift * geometry.size.width)
                }
                .mask(lines)
            )
            .onAppear {
                withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) {
                    shift = 1
                }
            }
    }

    private var lines: some View {
        VStack(alignment: .leading, spacing: 6) {
            RoundedRectangle(cornerRadius: 4).frame(height: 10)
            RoundedRectangle(cornerRadius: 4).frame(height: 10)
            RoundedRectangle(cornerRadius: 4).frame(width: 50, height: 10)
        }
        .padding(6)
    }
}

/// Dots at random positions that fade one after another.
struct Sparks: View {
    @State private var start = Date()
    @State private var places = (0..<6).map { _ in
        CGPoint(x: .random(in: 5...55), y: .random(in: 5...55))
    }
    @State private var colors: [Color] = [.red, .orange, .green, .blue, .purple, .pink].shuffled()

    var body: some View {
        TimelineView(.animation) { context in
            let seconds = context.date.timeIntervalSince(start)
            ZStack {
                ForEach(0..<6, id: \.self) { index in
                    let age = (seconds + Double(index) / 6).truncatingRemainder(dividingBy: 1)
                    Circle()
                        .fill(colors[index])
                        .frame(width: 10, height: 10)
                        .opacity(1 - age)
                        .position(places[index])
                }
            }
        }
    }
}
