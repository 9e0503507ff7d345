import SwiftUI

/// An app's picture that turns in a ring of an app's colour, both of the app's catalogue of assets.
public struct Emblem: View {
    @State private var isTurning = false

    /// The emblem.
    public init() {}

    /// What is seen.
    public var body: some View {
        ZStack {
            Circle()
                .stroke(.brand.opacity(0.3), lineWidth: 4)
            Image(.Wheels.logo)
                .resizable()
                .scaledToFit()
                .padding(8)
                .rotationEffect(.degrees(isTurning ? 360 : 0))
                .animation(
                    .linear(duration: 2).repeatForever(autoreverses: false),
                    value: isTurning
                )
        }
        .padding(4)
        .onAppear { isTurning = true }
    }
}

#Preview("Emblem") {
    Emblem()
}
