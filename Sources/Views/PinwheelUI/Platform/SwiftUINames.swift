/// SwiftUI's names, where they are spelled out: `SwiftUI.View`.
public enum SwiftUI {
    /// `View`.
    public typealias View = PinwheelUI.View
    /// `ViewModifier`.
    public typealias ViewModifier = PinwheelUI.ViewModifier
    /// `Shape`.
    public typealias Shape = PinwheelUI.Shape
    /// `Animatable`.
    public typealias Animatable = PinwheelUI.Animatable
    /// `Color`.
    public typealias Color = PinwheelUI.Color
    /// `Font`.
    public typealias Font = PinwheelUI.Font
    /// `Text`.
    public typealias Text = PinwheelUI.Text
    /// `Image`.
    public typealias Image = PinwheelUI.Image
    /// `Animation`.
    public typealias Animation = PinwheelUI.Animation
    /// `Path`.
    public typealias Path = PinwheelUI.Path
    /// `Circle`.
    public typealias Circle = PinwheelUI.Circle
    /// `Angle`.
    public typealias Angle = PinwheelUI.Angle
    /// `Gradient`.
    public typealias Gradient = PinwheelUI.Gradient
    /// `State`.
    public typealias State = PinwheelUI.State
    /// `Binding`.
    public typealias Binding = PinwheelUI.Binding
    /// `Environment`.
    public typealias Environment = PinwheelUI.Environment
    /// `Group`.
    public typealias Group = PinwheelUI.Group
    /// `Button`.
    public typealias Button = PinwheelUI.Button
    /// `ProgressView`.
    public typealias ProgressView = PinwheelUI.ProgressView

    // MARK: Views and what makes them

    /// `AnyView`.
    public typealias AnyView = PinwheelUI.AnyView
    /// `EmptyView`.
    public typealias EmptyView = PinwheelUI.EmptyView
    /// `ForEach`.
    public typealias ForEach = PinwheelUI.ForEach
    /// `ViewBuilder`.
    public typealias ViewBuilder = PinwheelUI.ViewBuilder
    /// `GeometryReader`.
    public typealias GeometryReader = PinwheelUI.GeometryReader
    /// `GeometryProxy`.
    public typealias GeometryProxy = PinwheelUI.GeometryProxy
    /// `TimelineView`.
    public typealias TimelineView = PinwheelUI.TimelineView
    /// `Canvas`.
    public typealias Canvas = PinwheelUI.Canvas
    /// `HStack`.
    public typealias HStack = PinwheelUI.HStack
    /// `VStack`.
    public typealias VStack = PinwheelUI.VStack
    /// `ZStack`.
    public typealias ZStack = PinwheelUI.ZStack
    /// `Spacer`.
    public typealias Spacer = PinwheelUI.Spacer
    /// `Divider`.
    public typealias Divider = PinwheelUI.Divider
    /// `ScrollView`.
    public typealias ScrollView = PinwheelUI.ScrollView
    /// `List`.
    public typealias List = PinwheelUI.List
    /// `Section`.
    public typealias Section = PinwheelUI.Section
    /// `Form`.
    public typealias Form = PinwheelUI.Form
    /// `Label`.
    public typealias Label = PinwheelUI.Label
    /// `Toggle`.
    public typealias Toggle = PinwheelUI.Toggle
    /// `Slider`.
    public typealias Slider = PinwheelUI.Slider
    /// `TextField`.
    public typealias TextField = PinwheelUI.TextField
    /// `Picker`.
    public typealias Picker = PinwheelUI.Picker
    /// `NavigationView`.
    public typealias NavigationView = PinwheelUI.NavigationView
    /// `NavigationStack`.
    public typealias NavigationStack = PinwheelUI.NavigationStack
    /// `NavigationLink`.
    public typealias NavigationLink = PinwheelUI.NavigationLink
    /// `TabView`.
    public typealias TabView = PinwheelUI.TabView

    // MARK: Shapes and styles

    /// `Rectangle`.
    public typealias Rectangle = PinwheelUI.Rectangle
    /// `RoundedRectangle`.
    public typealias RoundedRectangle = PinwheelUI.RoundedRectangle
    /// `Capsule`.
    public typealias Capsule = PinwheelUI.Capsule
    /// `Ellipse`.
    public typealias Ellipse = PinwheelUI.Ellipse
    /// `InsettableShape`.
    public typealias InsettableShape = PinwheelUI.InsettableShape
    /// `ShapeStyle`.
    public typealias ShapeStyle = PinwheelUI.ShapeStyle
    /// `AnyShapeStyle`.
    public typealias AnyShapeStyle = PinwheelUI.AnyShapeStyle
    /// `StrokeStyle`.
    public typealias StrokeStyle = PinwheelUI.StrokeStyle
    /// `LinearGradient`.
    public typealias LinearGradient = PinwheelUI.LinearGradient
    /// `RadialGradient`.
    public typealias RadialGradient = PinwheelUI.RadialGradient
    /// `AngularGradient`.
    public typealias AngularGradient = PinwheelUI.AngularGradient
    /// `EllipticalGradient`.
    public typealias EllipticalGradient = PinwheelUI.EllipticalGradient
    /// `Material`.
    public typealias Material = PinwheelUI.Material
    /// `BlendMode`.
    public typealias BlendMode = PinwheelUI.BlendMode

    // MARK: Values

    /// `Alignment`.
    public typealias Alignment = PinwheelUI.Alignment
    /// `HorizontalAlignment`.
    public typealias HorizontalAlignment = PinwheelUI.HorizontalAlignment
    /// `VerticalAlignment`.
    public typealias VerticalAlignment = PinwheelUI.VerticalAlignment
    /// `Axis`.
    public typealias Axis = PinwheelUI.Axis
    /// `Edge`.
    public typealias Edge = PinwheelUI.Edge
    /// `EdgeInsets`.
    public typealias EdgeInsets = PinwheelUI.EdgeInsets
    /// `UnitPoint`.
    public typealias UnitPoint = PinwheelUI.UnitPoint
    /// `CoordinateSpace`.
    public typealias CoordinateSpace = PinwheelUI.CoordinateSpace
    /// `Visibility`.
    public typealias Visibility = PinwheelUI.Visibility
    /// `ColorScheme`.
    public typealias ColorScheme = PinwheelUI.ColorScheme
    /// `AnimatablePair`.
    public typealias AnimatablePair = PinwheelUI.AnimatablePair
    /// `VectorArithmetic`.
    public typealias VectorArithmetic = PinwheelUI.VectorArithmetic
    /// `Transaction`.
    public typealias Transaction = PinwheelUI.Transaction
    /// `AnyTransition`.
    public typealias AnyTransition = PinwheelUI.AnyTransition
    /// `Transition`.
    public typealias Transition = PinwheelUI.Transition
    /// `Spring`.
    public typealias Spring = PinwheelUI.Spring
    /// `UnitCurve`.
    public typealias UnitCurve = PinwheelUI.UnitCurve
    /// `PreferenceKey`.
    public typealias PreferenceKey = PinwheelUI.PreferenceKey
    /// `EnvironmentKey`.
    public typealias EnvironmentKey = PinwheelUI.EnvironmentKey
    /// `EnvironmentValues`.
    public typealias EnvironmentValues = PinwheelUI.EnvironmentValues
    /// `GraphicsContext`.
    public typealias GraphicsContext = PinwheelUI.GraphicsContext
    /// `GeometryEffect`.
    public typealias GeometryEffect = PinwheelUI.GeometryEffect
    /// `ProjectionTransform`.
    public typealias ProjectionTransform = PinwheelUI.ProjectionTransform
    /// `TextAlignment`.
    public typealias TextAlignment = PinwheelUI.TextAlignment
    /// `LocalizedStringKey`.
    public typealias LocalizedStringKey = PinwheelUI.LocalizedStringKey
    /// `Layout`.
    public typealias Layout = PinwheelUI.Layout
    /// `ProposedViewSize`.
    public typealias ProposedViewSize = PinwheelUI.ProposedViewSize

    // MARK: State

    /// `ObservedObject`.
    public typealias ObservedObject = PinwheelUI.ObservedObject
    /// `StateObject`.
    public typealias StateObject = PinwheelUI.StateObject
    /// `EnvironmentObject`.
    public typealias EnvironmentObject = PinwheelUI.EnvironmentObject
    /// `AppStorage`.
    public typealias AppStorage = PinwheelUI.AppStorage
    /// `SceneStorage`.
    public typealias SceneStorage = PinwheelUI.SceneStorage
    /// `Bindable`.
    public typealias Bindable = PinwheelUI.Bindable
    /// `Namespace`.
    public typealias Namespace = PinwheelUI.Namespace
    /// `FocusState`.
    public typealias FocusState = PinwheelUI.FocusState
    /// `GestureState`.
    public typealias GestureState = PinwheelUI.GestureState
    /// `DynamicProperty`.
    public typealias DynamicProperty = PinwheelUI.DynamicProperty
    /// `ScaledMetric`.
    public typealias ScaledMetric = PinwheelUI.ScaledMetric

    // MARK: Styles of controls

    /// `ButtonStyle`.
    public typealias ButtonStyle = PinwheelUI.ButtonStyle
    /// `PrimitiveButtonStyle`.
    public typealias PrimitiveButtonStyle = PinwheelUI.PrimitiveButtonStyle
    /// `ButtonStyleConfiguration`.
    public typealias ButtonStyleConfiguration = PinwheelUI.ButtonStyleConfiguration
    /// `ProgressViewStyle`.
    public typealias ProgressViewStyle = PinwheelUI.ProgressViewStyle
    /// `ProgressViewStyleConfiguration`.
    public typealias ProgressViewStyleConfiguration = PinwheelUI.ProgressViewStyleConfiguration
    /// `LabelStyle`.
    public typealias LabelStyle = PinwheelUI.LabelStyle
    /// `ToggleStyle`.
    public typealias ToggleStyle = PinwheelUI.ToggleStyle

    // MARK: Gestures and previews

    /// `Gesture`.
    public typealias Gesture = PinwheelUI.Gesture
    /// `DragGesture`.
    public typealias DragGesture = PinwheelUI.DragGesture
    /// `TapGesture`.
    public typealias TapGesture = PinwheelUI.TapGesture
    /// `LongPressGesture`.
    public typealias LongPressGesture = PinwheelUI.LongPressGesture
    /// `PreviewProvider`.
    public typealias PreviewProvider = PinwheelUI.PreviewProvider
}
