#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// Typical uses of names, each at least once. The test is that this file compiles.
struct Vocabulary: SwiftUI.View {
    @State private var isOn = true
    @State private var value = 0.4
    @State private var text = ""
    @State private var position: Int?
    @Namespace private var space
    @GestureState private var drag: CGFloat = 0
    @FocusState private var isFocused: Bool
    @Environment(\.colorScheme) private var colorScheme
    private static let spin = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    private let accent = Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1))

    var body: some SwiftUI.View {
        ScrollViewReader { proxy in
            ScrollView(.vertical, showsIndicators: false) {
                VStack(spacing: 4) {
                    texts
                    controls
                    grids
                    effects
                    shapes
                }
                .onAppear { proxy.scrollTo(3, anchor: .top) }
            }
            .scrollPosition(id: $position)
            .scrollIndicators(.hidden)
            .scrollBounceBehavior(.basedOnSize)
            .scrollDisabled(false)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .contentMargins(.top, 4, for: .scrollContent)
            .refreshable {}
            .ignoresSafeArea()
            .edgesIgnoringSafeArea(.top)
        }
        .navigationTitle("Names")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
        .toolbarVisibility(.hidden, for: .navigationBar)
        .sheet(isPresented: .constant(false)) { Text("Sheet") }
        .alert("Title", isPresented: .constant(false)) { Button("OK", role: .cancel) {} }
        .preferredColorScheme(.light)
        .sensoryFeedback(.impact, trigger: isOn)
        .safeAreaInset(edge: .bottom) { Divider() }
    }

    @ViewBuilder private var texts: some View {
        (Text("Bold").bold() + Text(" and ") + Text("italic").italic().foregroundColor(.red))
            .font(.title)
            .kerning(1)
            .tracking(1)
            .lineLimit(2)
            .multilineTextAlignment(.center)
            .minimumScaleFactor(0.5)
            .truncationMode(.tail)
        Text("**Markdown** and \(value, specifier: "%.1f") of \(Image(systemName: "star"))")
            .font(.system(size: 12, weight: .semibold, design: .rounded))
            .fontWeight(.heavy)
            .underline()
            .strikethrough()
            .textCase(.uppercase)
            .redacted(reason: .placeholder)
            .unredacted()
        Text(verbatim: String(format: "%d %%", 40)).font(.system(.caption, design: .monospaced))
        Text(value, format: .number).monospacedDigit().contentTransition(.numericText())
    }

    @ViewBuilder private var controls: some View {
        Button(action: {}) { Label("Reload", systemImage: "arrow.clockwise") }
            .buttonStyle(.borderedProminent)
            .disabled(true)
        Toggle("On", isOn: $isOn)
        Slider(value: $value, in: 0...1)
        Stepper("Count", value: $value, in: 0...2, step: 0.5)
        TextField("Name", text: $text).focused($isFocused)
        ProgressView("Loading", value: value).progressViewStyle(.linear).tint(accent)
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .green))
        Gauge(value: value) { Text("Speed") }
        Image(systemName: "arrow.triangle.2.circlepath")
            .renderingMode(.template)
            .resizable()
            .scaledToFit()
            .imageScale(.large)
            .symbolRenderingMode(.hierarchical)
            .frame(width: 20, height: 20)
    }

    @ViewBuilder private var grids: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20)), GridItem(.flexible())]) {
            ForEach(0..<4) { Text("\($0)") }
        }
        LazyHGrid(rows: [GridItem(.fixed(10))]) { Color.red.frame(width: 4) }
        Grid { GridRow { Color.red.frame(width: 4, height: 4).gridCellColumns(2) } }
        ViewThatFits { Text("long, long text") }
        AnyLayout(HStackLayout(spacing: 2)) { Color.gray.gradient.frame(width: 8, height: 8) }
    }

    @ViewBuilder private var effects: some View {
        Color(.systemTeal)
            .frame(width: 20, height: 20)
            .rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), perspective: 0.5)
            .projectionEffect(ProjectionTransform(CATransform3DMakeRotation(0.1, 0, 0, 1)))
            .brightness(0.1)
            .contrast(1.1)
            .saturation(0.9)
            .grayscale(0.1)
            .hueRotation(.degrees(10))
            .colorMultiply(.white)
            .visualEffect { content, proxy in content.offset(y: proxy.size.height * 0) }
            .matchedGeometryEffect(id: "dot", in: space)
            .background(.ultraThinMaterial, in: .capsule)
            .hidden()
        Canvas { context, size in
            context.addFilter(.shadow(radius: 1))
            context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
            context.draw(Text("A"), at: .zero)
        }
        .frame(width: 20, height: 20)
        .onTapGesture {}
        .gesture(
            DragGesture().updating($drag) { value, state, _ in state = value.translation.width }
        )
        .onLongPressGesture {}
        .allowsHitTesting(false)
        .contentShape(Rectangle())
        .accessibilityLabel("Drawing")
        .accessibilityElement(children: .ignore)
        .accessibilityAddTraits(.isImage)
        .accessibilityHidden(true)
        .id(3)
        .tag(1)
    }

    @ViewBuilder private var shapes: some View {
        Ellipse().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            .frame(height: 4)
        UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 2)
            .strokeBorder(accent, lineWidth: 2)
            .frame(height: 10)
        Path { path in
            path.move(to: .zero)
            path.addCurve(
                to: CGPoint(x: 9, y: 9),
                control1: CGPoint(x: 3, y: 0),
                control2: CGPoint(x: 0, y: 3)
            )
            path.addQuadCurve(to: .zero, control: CGPoint(x: 9, y: 0))
            path.addRoundedRect(
                in: CGRect(x: 0, y: 0, width: 5, height: 5),
                cornerSize: CGSize(width: 1, height: 1)
            )
            path.addRelativeArc(
                center: .zero,
                radius: 2,
                startAngle: .zero,
                delta: .degrees(90)
            )
        }
        .trimmedPath(from: 0, to: 0.9)
        .strokedPath(StrokeStyle(lineWidth: 1, dash: [2, 1]))
        .fill(.primary)
        .frame(width: 10, height: 10)
        Circle().stroke(style: StrokeStyle(lineWidth: 2)).fill(.secondary).frame(
            width: 8,
            height: 8
        )
    }
}

struct Vocabulary_Previews: PreviewProvider {
    static var previews: some View {
        Vocabulary()
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Names")
    }
}

struct VocabularyLibrary: LibraryContentProvider {
    var views: [LibraryItem] { LibraryItem(Vocabulary(), category: .effect) }
}
