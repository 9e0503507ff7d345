import SwiftUI

/// Two rings that grow and fade.
public struct Pulse: View {
    @State private var isOut = false

    /// Creates the rings; they start when the view appears.
    public init() {}

    /// The two rings, half a second apart.
    public var body: some View {
        ZStack {
            ForEach([0.0, 0.5], id: \.self) { delay in
                Circle()
                    .stroke(Color.pink, lineWidth: 3)
                    .scaleEffect(isOut ? 1 : 0.1)
                    .opacity(isOut ? 0 : 1)
                    .animation(
                        .easeOut(duration: 1).repeatForever(autoreverses: false).delay(delay),
                        value: isOut
                    )
            }
        }
        .padding(4)
        .onAppear { isOut = true }
    }
}

#Preview("Pulse") {
    Pulse()
}
