#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// An arrow that turns over when the pull is long enough, and three dots while the work runs.
struct PullArrow: View {
    var progress: Double
    var isRefreshing: Bool

    @State private var isJumping = false

    private var isArmed: Bool { progress >= 1 }

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 12)
                .fill(Color.orange.opacity(0.2))
            if isRefreshing {
                dots
            } else {
                Arrow()
                    .stroke(
                        Color.orange,
                        style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)
                    )
                    .frame(width: 24, height: 28)
                    .rotationEffect(.degrees(isArmed ? 180 : 0))
                    .animation(.easeInOut(duration: 0.3), value: isArmed)
            }
        }
        .padding(6)
    }

    private var dots: some View {
        HStack(spacing: 5) {
            ForEach(0..<3) { index in
                Circle()
                    .fill(Color.orange)
                    .frame(width: 8, height: 8)
                    .offset(y: isJumping ? -5 : 5)
                    .animation(
                        .easeInOut(duration: 0.5).repeatForever().delay(0.1 * Double(index)),
                        value: isJumping
                    )
            }
        }
        .onAppear { isJumping = true }
        .onDisappear { isJumping = false }
    }
}

/// An arrow that points down.
nonisolated struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY - rect.width / 2))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rect.width / 2))
        return path
    }
}
