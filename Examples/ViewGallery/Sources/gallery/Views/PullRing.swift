#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// A ring that grows with the pull, and spins while the work runs.
struct PullRing: View {
    var progress: Double
    var isRefreshing: Bool

    @State private var isSpinning = false

    var body: some View {
        Circle()
            .trim(from: 0, to: isRefreshing ? 0.8 : min(max(progress, 0), 1) * 0.8)
            .stroke(
                AngularGradient(colors: [.blue.opacity(0.1), .blue], center: .center),
                style: StrokeStyle(lineWidth: 5)
            )
            .rotationEffect(.degrees(isSpinning ? 270 : -90))
            .animation(isSpinning ? spin : .default, value: isSpinning)
            .padding(8)
            .opacity(min(progress * 2, 1))
            .onChange(of: isRefreshing) { _, isOn in isSpinning = isOn }
            .onAppear { isSpinning = isRefreshing }
    }

    private var spin: Animation { .linear(duration: 1).repeatForever(autoreverses: false) }
}
