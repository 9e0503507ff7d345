#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// Eight spokes that appear one by one, and light up in turn while the work runs.
struct Spokes: View {
    var progress: Double
    var isRefreshing: Bool

    @State private var step = 0

    private let count = 8

    var body: some View {
        ZStack {
            ForEach(0..<count, id: \.self) { index in
                Capsule()
                    .fill(Color.gray)
                    .frame(width: 5, height: 14)
                    .offset(y: -16)
                    .rotationEffect(.degrees(Double(index) * 45))
                    .opacity(opacity(of: index))
            }
        }
        .frame(width: 60, height: 60)
        .scaleEffect(isRefreshing ? 1 : 0.6 + 0.4 * min(max(progress, 0), 1))
        .onAppear {
            Timer.scheduledTimer(withTimeInterval: 0.125, repeats: true) { _ in
                MainActor.assumeIsolated { step = (step + 1) % count }
            }
        }
    }

    private func opacity(of index: Int) -> Double {
        guard isRefreshing else { return Double(index) < progress * Double(count) ? 1 : 0 }
        return 1 - Double((step - index + count) % count) * 0.11
    }
}
