#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// A notice that loading failed, with a button that shows when loading is tried again.
struct RetryNotice: View {
    var isLoading: Bool

    @State private var isBright = false

    var body: some View {
        VStack(spacing: 8) {
            Text("Not loaded")
                .font(.system(size: 13, weight: .semibold))
                .foregroundColor(.primary)
            ZStack {
                Capsule()
                    .fill(Color.blue)
                    .opacity(isBright ? 0.4 : 1)
                Text(isLoading ? "Loading" : "Retry")
                    .font(.system(size: 13))
                    .foregroundColor(.white)
            }
            .frame(width: 96, height: 24)
            .animation(isLoading ? breath : .default, value: isBright)
        }
        .onChange(of: isLoading) { _, isOn in isBright = isOn }
    }

    private var breath: Animation { .easeInOut(duration: 0.5).repeatForever() }
}

#Preview {
    RetryNotice(isLoading: false)
}
