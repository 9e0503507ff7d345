#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

@Observable
final class Player {
    var isPlaying = false
}

struct BothHands: Gesture {
    @Binding var angle: Angle
    var body: some Gesture<SimultaneousGesture<DragGesture, RotationGesture>.Value> {
        SimultaneousGesture(DragGesture(), RotationGesture())
    }
}

/// Typical uses of the environment, gestures, effects and transitions.
struct MoreEnvironment: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.openURL) private var openURL
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.pixelLength) private var pixel
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.sizeCategory) private var category
    @Environment(\.accessibilityReduceTransparency) private var isOpaque
    @Environment(\.accessibilityDifferentiateWithoutColor) private var isColorless
    @Environment(Player.self) private var player: Player?
    @ScaledMetric private var side = 10.0
    @ScaledMetric(relativeTo: .title) private var width: CGFloat = 20
    @AppStorage("name") private var name: String?
    @AccessibilityFocusState private var isRead: Bool
    @GestureState private var drag: CGSize?
    @State private var isOn = false
    @State private var height: CGFloat = 0
    @Namespace private var space

    var body: some View {
        ScrollView {
            VStack(spacing: 2) {
                surroundings
                gestures
                effects
                texts
                transitions
            }
        }
        .onAppear {
            withAnimation(.linear(duration: 0.2)) {
                height = 4
            } completion: {
                isOn = true
            }
            dismiss()
            presentationMode.wrappedValue.dismiss()
            if UIDevice.current.userInterfaceIdiom == .pad {
                openURL(URL(fileURLWithPath: "/there"))
            }
        }
        .onReceive(
            NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
        ) { _ in
            isOn = false
        }
    }

    @ViewBuilder private var surroundings: some View {
        if player?.isPlaying != true, horizontal == .compact, vertical == .regular {
            Color.red.frame(width: width, height: side)
        }
        if typeSize < .accessibility1, !category.isAccessibilityCategory, !isOpaque, !isColorless {
            Color.blue.frame(width: 10, height: pixel)
        }
        Text(verbatim: locale.identifier + "\(calendar.identifier)" + (name ?? ""))
        Text("Insets").padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0)
        Color(UIAccessibility.isReduceMotionEnabled ? .red : .blue).frame(
            height: UIScreen.main.scale
        )
        Color.red.frame(height: 1).transformEnvironment(\.lineLimit) { $0 = 1 }
        Image(uiImage: UIImage(systemName: "star") ?? UIImage())
    }

    @ViewBuilder private var gestures: some View {
        Color.red.frame(height: height)
            .onLongPressGesture(minimumDuration: 1, pressing: { isOn = $0 }) {}
            .onLongPressGesture(
                minimumDuration: 1,
                maximumDistance: 3,
                pressing: { _ in },
                perform: {}
            )
            .gesture(BothHands(angle: .constant(.zero)))
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .named("space"))
                    .simultaneously(with: MagnificationGesture())
                    .onChanged { value in _ = value.first?.translation.width }
            )
            .gesture(
                LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
                    if case .second(true, let drag?) = value { _ = drag.translation }
                }
            )
            .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
            .contentShape(.interaction, Circle())
            .hoverEffect()
    }

    @ViewBuilder private var effects: some View {
        Image(systemName: "star")
            .symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: isOn)
            .symbolEffect(.bounce.up.byLayer, value: isOn)
            .symbolEffect(.pulse)
            .contentTransition(.symbolEffect(.replace.downUp))
        GeometryReader { proxy in
            Color.green.frame(height: max(proxy.frame(in: .scrollView).minY, 1))
                .opacity(proxy.bounds(of: .scrollView(axis: .vertical)) == nil ? 0 : 1)
        }
        .frame(height: 10)
        Color.blue.frame(height: 4)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { _ in
            }
            .onScrollVisibilityChange(threshold: 0.2) { isOn = $0 }
            .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
            .scrollTransition(.animated.threshold(.visible(0.3)), axis: .vertical) {
                $0.opacity($1.isIdentity ? 1 : 0)
            }
            .geometryGroup()
            .modifier(EmptyModifier())
            .safeAreaInset(edge: .leading) { Color.red.frame(width: 2) }
        Circle().frame(width: 10, height: 10)
            .animation(.easeIn) { $0.scaleEffect(isOn ? 1 : 0.5) }
            .transaction(value: isOn) { $0.animation = nil }
        Canvas { context, size in
            context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
            context.addFilter(.blur(radius: 2))
            context.drawLayer { layer in
                layer.blendMode = .xor
                layer.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
            }
        }
        .frame(height: 10)
    }

    @ViewBuilder private var texts: some View {
        Text("Lines").underline(pattern: .dot).lineLimit(1...).fontWidth(.condensed)
        Text("Lines").lineLimit(2, reservesSpace: true).textSelection(.enabled)
        Text("\(2, formatter: NumberFormatter())").keyboardType(.numberPad).submitLabel(.done)
        Text("Hint").accessibilityHint("hint").accessibilityAction(named: "act") {}
            .accessibility(value: Text("1")).accessibilityAdjustableAction { _ in }
            .accessibilityFocused($isRead)
    }

    @ViewBuilder private var transitions: some View {
        if isOn {
            Text("A").transition(.opacity.combined(with: .scale))
            Text("B").transition(.blurReplace)
            Text("C").transition(
                .asymmetric(insertion: .move(edge: .top), removal: .blurReplace(.upUp))
            )
            Text("D").transition(
                BlurReplaceTransition(configuration: .downUp).combined(with: .slide)
            )
            Text("E").transition(.push(from: .top).animation(.easeIn))
        }
    }
}

#Preview {
    @Previewable @State var isOn = false
    Toggle("On", isOn: $isOn)
}
