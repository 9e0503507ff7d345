#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// The state of a pull.
enum PullState: Equatable {
    case idle
    case pulling(CGFloat)
    case refreshing
}

/// A scroll view that reports its pull to the view above its content.
struct RingScrollView<Header: View, Content: View>: View {
    @Binding var isRefreshing: Bool
    var threshold: CGFloat = 100
    @ViewBuilder var header: (PullState) -> Header
    @ViewBuilder var content: () -> Content

    @State private var pull: CGFloat = 0
    @State private var isArmed = false

    private var state: PullState {
        if isRefreshing { return .refreshing }
        return pull > 0 ? .pulling(min(pull / threshold, 1)) : .idle
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                header(state)
                    .frame(height: 60)
                    .padding(.top, isRefreshing ? 0 : -60)
                content()
            }
        }
        .scrollIndicators(.hidden)
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
            geometry.contentOffset.y + geometry.contentInsets.top
        } action: { _, offset in
            pull = max(-offset, 0)
            if pull >= threshold { isArmed = true }
            if pull == 0 { isArmed = false }
        }
        .onScrollPhaseChange { old, new in
            guard old == .interacting, new != .interacting, isArmed, !isRefreshing else { return }
            isRefreshing = true
        }
    }
}

/// A ring that closes with the pull, and then spins.
struct PullRing: View {
    var state: PullState
    @State private var angle = 0.0

    private var share: CGFloat {
        switch state {
        case .idle: 0
        case .pulling(let share): share
        case .refreshing: 0.8
        }
    }

    var body: some View {
        Circle()
            .trim(from: 0, to: share)
            .stroke(
                AngularGradient(colors: [.cyan, .mint, .white, .cyan], center: .center),
                style: StrokeStyle(lineWidth: 5, lineCap: .round)
            )
            .frame(width: 30, height: 30)
            .rotationEffect(.degrees(state == .refreshing ? angle : Double(share) * 150))
            .frame(maxWidth: .infinity)
            .onChange(of: state == .refreshing) { _, isRefreshing in
                guard isRefreshing else { return }
                withAnimation(.linear(duration: 0.9).repeatForever(autoreverses: false)) {
                    angle = 360
                }
            }
    }
}

/// Rows on a night sky with a ring above them.
struct RingPage: View {
    @State private var isRefreshing = false

    var body: some View {
        RingScrollView(isRefreshing: $isRefreshing) { state in
            PullRing(state: state)
        } content: {
            LazyVStack(spacing: 8) {
                ForEach(0..<5) { row in
                    RoundedRectangle(cornerRadius: 10)
                        .fill(.white.opacity(0.14))
                        .frame(height: 36)
                        .overlay(alignment: .leading) {
                            Text("Row \(row + 1)")
                                .font(.footnote)
                                .foregroundStyle(.white)
                                .padding(.horizontal, 12)
                        }
                }
            }
            .padding(10)
        }
        .background(
            LinearGradient(
                colors: [
                    Color(red: 0.05, green: 0.08, blue: 0.16),
                    Color(red: 0.1, green: 0.22, blue: 0.35),
                ],
                startPoint: .top,
                endPoint: .bottom
            )
        )
    }
}

/// The positions of the two marks of a scroll view: a moving one and a fixed one.
struct MarkKey: PreferenceKey {
    static let defaultValue: [Bool: CGFloat] = [:]
    static func reduce(value: inout [Bool: CGFloat], nextValue: () -> [Bool: CGFloat]) {
        value.merge(nextValue()) { _, last in last }
    }
}

/// A view that reports its position.
struct Mark: View {
    var moves: Bool
    var body: some View {
        GeometryReader { proxy in
            Color.clear.preference(key: MarkKey.self, value: [moves: proxy.frame(in: .global).minY])
        }
    }
}

/// A page that shows a spinner for a second after a pull past a threshold. It measures the pull
/// with two marks.
struct MarkedPage: View {
    private enum Phase { case waiting, primed, loading }
    private let threshold: CGFloat = 50
    @State private var phase = Phase.waiting

    var body: some View {
        ScrollView {
            ZStack(alignment: .top) {
                Mark(moves: true).frame(height: 0)
                VStack(spacing: 8) {
                    ForEach(0..<4) { _ in
                        Capsule().fill(Color.gray.opacity(0.3)).frame(height: 12)
                    }
                }
                .padding(12)
                .alignmentGuide(.top) { _ in phase == .loading ? -threshold : 0 }
                ZStack {
                    Rectangle().foregroundColor(Color(UIColor.systemGray6))
                        .frame(height: threshold)
                    ProgressView()
                }
                .offset(y: phase == .loading ? 0 : -threshold)
            }
        }
        .background(Mark(moves: false))
        .onPreferenceChange(MarkKey.self) { marks in
            DispatchQueue.main.async {
                let offset = (marks[true] ?? 0) - (marks[false] ?? 0)
                if phase == .waiting, offset > threshold { phase = .primed }
                guard phase == .primed, offset < threshold else { return }
                phase = .loading
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    withAnimation { phase = .waiting }
                }
            }
        }
    }
}

/// A list with the system's refresh control.
struct RefreshableList: View {
    var body: some View {
        NavigationStack {
            List(1..<7) { row in
                Label("Message \(row)", systemImage: row == 1 ? "star.fill" : "circle")
            }
            .navigationTitle("Inbox")
            .refreshable { try? await Task.sleep(nanoseconds: 60_000_000_000) }
        }
    }
}

/// The downward offset of a scroll view's content.
struct OffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// An arrow behind the content that turns over with the pull. After half a turn it becomes a
/// spinner and runs an action.
struct ScrollActionPage: View {
    @State private var offset: CGFloat = 0
    @State private var angle = 0.0
    @State private var hasPulled = false
    @State private var isLoading = false
    private let haptic = UIImpactFeedbackGenerator(style: .heavy)

    var body: some View {
        ZStack(alignment: .top) {
            indicator
            ScrollView {
                ZStack {
                    GeometryReader { proxy in
                        let offset = proxy.frame(in: .named("scroll")).minY
                        Color.clear.preference(key: OffsetKey.self, value: offset)
                    }
                    VStack { Color.red.frame(height: UIScreen.main.bounds.height * 1.5) }
                        .offset(y: isLoading ? 40 : 0)
                }
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(OffsetKey.self) { value in
                offset = value
                if value > 30 { angle = Double((value - 30) * 1.7) }
                if angle < 180 && hasPulled {
                    withAnimation(.spring()) { isLoading = true }
                    hasPulled = false
                }
            }
        }
    }

    private var indicator: some View {
        ZStack(alignment: .top) {
            Color(red: 240 / 255, green: 240 / 255, blue: 245 / 255)
            Group {
                if angle > 180 || hasPulled || isLoading {
                    ProgressView().onAppear {
                        withAnimation { hasPulled = true }
                        haptic.impactOccurred()
                        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) {
                            withAnimation { isLoading = false }
                        }
                    }
                } else {
                    Image(systemName: "arrow.down")
                        .rotationEffect(Angle(degrees: angle < 180 ? angle : 180))
                }
            }
            .frame(height: 40)
            .font(.system(size: 18, weight: .bold))
        }
        .frame(height: 50 + (offset > 0 ? offset : 0))
    }
}

/// A compass and its needle that meet in the middle during the pull. Then the needle turns in
/// quarters.
struct CompassPage: View {
    private let needed: CGFloat = 100
    @State private var pull: CGFloat = 0
    @State private var isRefreshing = false
    @State private var turns = 0.0

    private var apart: CGFloat { isRefreshing ? 0 : 40 * (1 - min(pull / needed, 1)) }

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    let top = proxy.frame(in: .global).minY
                    Color.clear.onChange(of: top) { _, top in moved(to: top) }
                }
                .frame(height: 0)
                Color(UIColor.secondarySystemBackground).frame(height: 200)
            }
        }
        .background(alignment: .top) { control }
    }

    private var control: some View {
        ZStack {
            Circle().strokeBorder(Color.blue, lineWidth: 3).frame(width: 40, height: 40)
                .offset(x: apart)
            Image(systemName: "location.north.fill")
                .resizable()
                .scaledToFit()
                .frame(width: 22, height: 22)
                .foregroundColor(.orange)
                .rotationEffect(.degrees(90 * turns))
                .offset(x: -apart)
        }
        .frame(maxWidth: .infinity)
        .frame(height: 60)
        .background(Color.yellow.opacity(isRefreshing ? 0.4 : 0))
        .clipped()
    }

    private func moved(to top: CGFloat) {
        pull = max(top, 0)
        guard pull >= needed, !isRefreshing else { return }
        isRefreshing = true
        quarter()
    }

    private func quarter() {
        withAnimation(.linear(duration: 0.3)) { turns += 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            if turns < 4 { quarter() } else { isRefreshing = false }
        }
    }
}
