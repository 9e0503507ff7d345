import SwiftUI

/// A rotating image in a ring. Image and colour are in the app's asset catalogue.
public struct Emblem: View {
    @State private var isTurning = false

    /// Creates the emblem; it rotates when the view appears.
    public init() {}

    /// The image in its ring.
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
