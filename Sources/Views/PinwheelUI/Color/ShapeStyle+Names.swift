extension ShapeStyle where Self == Color {
    /// `Color.red`.
    public static var red: Color { Color.red }
    /// `Color.orange`.
    public static var orange: Color { Color.orange }
    /// `Color.yellow`.
    public static var yellow: Color { Color.yellow }
    /// `Color.green`.
    public static var green: Color { Color.green }
    /// `Color.mint`.
    public static var mint: Color { Color.mint }
    /// `Color.teal`.
    public static var teal: Color { Color.teal }
    /// `Color.cyan`.
    public static var cyan: Color { Color.cyan }
    /// `Color.blue`.
    public static var blue: Color { Color.blue }
    /// `Color.indigo`.
    public static var indigo: Color { Color.indigo }
    /// `Color.purple`.
    public static var purple: Color { Color.purple }
    /// `Color.pink`.
    public static var pink: Color { Color.pink }
    /// `Color.brown`.
    public static var brown: Color { Color.brown }
    /// `Color.gray`.
    public static var gray: Color { Color.gray }
    /// `Color.white`.
    public static var white: Color { Color.white }
    /// `Color.black`.
    public static var black: Color { Color.black }
    /// `Color.clear`.
    public static var clear: Color { Color.clear }
    /// `Color.accentColor`.
    public static var accentColor: Color { Color.accentColor }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// `HierarchicalShapeStyle.primary`.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// `HierarchicalShapeStyle.secondary`.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// `HierarchicalShapeStyle.tertiary`.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    /// `HierarchicalShapeStyle.quaternary`.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style that foregrounds have where they are.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background's style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The accent.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line.
    public static func linearGradient(
        _ gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    /// Colours along a line, at even distances.
    public static func linearGradient(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Colours by direction, at even distances.
    public static func angularGradient(
        colors: [Color],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Colours by direction once round.
    public static func conicGradient(
        colors: [Color],
        center: UnitPoint,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}
