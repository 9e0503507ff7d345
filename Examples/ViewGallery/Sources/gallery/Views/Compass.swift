#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// A compass and its needle, which meet at the end of the pull. They rotate together over changing
/// colours.
struct Compass: View {
    var progress: Double
    var isRefreshing: Bool

    @State private var isTurning = false
    @State private var color = 0

    private let colors = [Color.red, .green, .blue, .cyan, .orange, .purple, .brown, .pink]

    var body: some View {
        ZStack {
            (isRefreshing ? colors[color] : .clear)
                .animation(.easeInOut(duration: 0.25), value: color)
            face.offset(x: -distance)
            needle.offset(x: distance)
        }
        .clipped()
        .onChange(of: isRefreshing) { _, isOn in isTurning = isOn }
        .onAppear {
            Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
                MainActor.assumeIsolated { color = (color + 1) % colors.count }
            }
        }
    }

    /// The distance of both from the middle, in points.
    private var distance: CGFloat { isRefreshing ? 0 : 60 * (1 - min(max(progress, 0), 1)) }

    private var face: some View {
        Circle()
            .stroke(Color.primary, lineWidth: 3)
            .overlay {
                ForEach(0..<4, id: \.self) { index in
                    Rectangle()
                        .frame(width: 2, height: 5)
                        .offset(y: -15)
                        .rotationEffect(.degrees(Double(index) * 90))
                }
            }
            .frame(width: 40, height: 40)
    }

    private var needle: some View {
        Needle()
            .fill(Color.primary)
            .frame(width: 8, height: 28)
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .animation(isTurning ? turn : .default, value: isTurning)
    }

    private var turn: Animation { .linear(duration: 1).repeatForever(autoreverses: false) }
}

/// A narrow rhombus.
nonisolated struct Needle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
        path.closeSubpath()
        return path
    }
}
