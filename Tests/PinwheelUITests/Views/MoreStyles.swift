#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// Typical uses of colours, styles and shapes.
struct MoreStyles: View {
    @State private var phase: CGFloat = 0.2
    private let colors: [Color] = [Color(.gray), Color(.yellow), Color(.lightGray), Color(.link)]

    var body: some View {
        VStack(spacing: 2) {
            systemColors
            styles
            shapes
            paths
        }
        .background(Color(UIColor.systemGroupedBackground).ignoresSafeArea())
        .foregroundStyle(.red, .blue, .green)
        .backgroundStyle(.yellow)
    }

    @ViewBuilder private var systemColors: some View {
        HStack(spacing: 0) {
            ForEach(colors, id: \.self) { $0.frame(width: 4, height: 4) }
            Color(.secondarySystemFill)
            Color(UIColor.tertiarySystemFill)
            Color(.quaternarySystemFill)
            Color(uiColor: .secondarySystemGroupedBackground)
            Color(.tertiarySystemGroupedBackground)
            Color(.opaqueSeparator)
            Color(.placeholderText)
            Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .darkGray })
            Color(cgColor: UIColor.brown.cgColor)
        }
        .frame(height: 4)
    }

    @ViewBuilder private var styles: some View {
        Rectangle()
            .fill(
                .radialGradient(
                    colors: [.red, .blue],
                    center: .center,
                    startRadius: 0,
                    endRadius: 9
                )
            )
            .frame(height: 6)
        Rectangle()
            .fill(.ellipticalGradient(colors: [.red, .clear]))
            .frame(height: 6)
        EllipticalGradient(gradient: Gradient(colors: [.white, .black]), center: .top)
            .frame(height: 6)
        Capsule()
            .fill(
                .linearGradient(
                    stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)],
                    startPoint: .leading,
                    endPoint: .trailing
                )
            )
            .frame(height: 4)
        Circle()
            .stroke(.conicGradient(Gradient(colors: [.red, .blue]), center: .center), lineWidth: 2)
            .frame(width: 8)
        Circle()
            .fill(
                .angularGradient(
                    colors: [.red],
                    center: .center,
                    startAngle: .zero,
                    endAngle: .degrees(90)
                )
            )
            .frame(width: 8)
        Text("Two").foregroundStyle(.secondary)
        Image(systemName: "star").foregroundStyle(.tint).tint(
            .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        )
        Text("Three").padding(2).background(in: Capsule())
        Text("Four").padding(2).background()
        Rectangle().fill(.separator).frame(height: 1)
        Rectangle().fill(.placeholder).frame(height: 1)
    }

    @ViewBuilder private var shapes: some View {
        Circle()
            .fill(Color.red)
            .strokeBorder(Color.blue, lineWidth: 1)
            .stroke(.green, lineWidth: 2)
            .frame(width: 12, height: 12)
        RoundedRectangle(cornerRadius: 3)
            .stroke(Color.red, lineWidth: 1)
            .fill(.blue)
            .strokeBorder(.white)
            .frame(width: 12, height: 12)
        Circle().rotation(.degrees(30)).strokeBorder(.red, lineWidth: 2).frame(width: 9, height: 9)
        Rectangle().offset(x: 1).strokeBorder(lineWidth: 1).frame(width: 9, height: 9)
        Rectangle().scale(0.5).inset(by: 1).fill(.orange).frame(width: 9, height: 9)
        Color.blue
            .frame(width: 9, height: 9)
            .clipShape(.rect(topLeadingRadius: 4, bottomTrailingRadius: 4))
        Color.blue
            .frame(width: 9, height: 9)
            .clipShape(.rect(cornerRadii: .init(topLeading: 2, topTrailing: 4)))
        Color.red
            .frame(width: 9, height: 9)
            .clipShape(RoundedCorner(radius: 4, corners: [.topLeft, .topRight]))
        Text("Five").containerShape(.rect(cornerRadius: 8)).background(
            .thinMaterial,
            in: .containerRelative
        )
    }

    @ViewBuilder private var paths: some View {
        Path(arrow.cgPath).stroke(.red).frame(width: 10, height: 10)
        Path { path in
            path.addPath(
                Path(
                    roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9),
                    cornerRadii: .init(topLeading: 3)
                )
            )
            path.forEach { element in
                if case .closeSubpath = element { return }
            }
        }
        .fill(.blue)
        .frame(width: 10, height: 10)
        SineLine(phase: phase).stroke(.blue, lineWidth: 1).frame(height: 6)
    }

    private var arrow: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 9, y: 9))
        path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 9, y: 0))
        path.close()
        return path
    }
}

/// A rectangle with some rounded corners.
nonisolated struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius)
        )
        return Path(path.cgPath)
    }
}

/// A wave drawn with a Core Graphics path.
nonisolated struct SineLine: Shape {
    var phase: CGFloat
    var animatableData: CGFloat {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: rect.midY))
        for x in stride(from: 0, through: rect.width, by: 2) {
            path.addLine(to: CGPoint(x: x, y: rect.midY * (1 + sin(x / 4 + phase))))
        }
        return Path(path)
    }
}
