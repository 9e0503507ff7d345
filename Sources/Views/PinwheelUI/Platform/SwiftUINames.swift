/// The types of SwiftUI for code that qualifies them with the module, such as `SwiftUI.View`.
public enum SwiftUI {
    public typealias View = PinwheelUI.View
    public typealias ViewModifier = PinwheelUI.ViewModifier
    public typealias Shape = PinwheelUI.Shape
    public typealias Animatable = PinwheelUI.Animatable
    public typealias Color = PinwheelUI.Color
    public typealias Font = PinwheelUI.Font
    public typealias Text = PinwheelUI.Text
    public typealias Image = PinwheelUI.Image
    public typealias Animation = PinwheelUI.Animation
    public typealias Path = PinwheelUI.Path
    public typealias Circle = PinwheelUI.Circle
    public typealias Angle = PinwheelUI.Angle
    public typealias Gradient = PinwheelUI.Gradient
    public typealias State = PinwheelUI.State
    public typealias Binding = PinwheelUI.Binding
    public typealias Environment = PinwheelUI.Environment
    public typealias Group = PinwheelUI.Group
    public typealias Button = PinwheelUI.Button
    public typealias ProgressView = PinwheelUI.ProgressView

    // MARK: Views

    public typealias AnyView = PinwheelUI.AnyView
    public typealias EmptyView = PinwheelUI.EmptyView
    public typealias ForEach = PinwheelUI.ForEach
    public typealias ViewBuilder = PinwheelUI.ViewBuilder
    public typealias GeometryReader = PinwheelUI.GeometryReader
    public typealias GeometryProxy = PinwheelUI.GeometryProxy
    public typealias TimelineView = PinwheelUI.TimelineView
    public typealias Canvas = PinwheelUI.Canvas
    public typealias HStack = PinwheelUI.HStack
    public typealias VStack = PinwheelUI.VStack
    public typealias ZStack = PinwheelUI.ZStack
    public typealias Spacer = PinwheelUI.Spacer
    public typealias Divider = PinwheelUI.Divider
    public typealias ScrollView = PinwheelUI.ScrollView
    public typealias List = PinwheelUI.List
    public typealias Section = PinwheelUI.Section
    public typealias Form = PinwheelUI.Form
    public typealias Label = PinwheelUI.Label
    public typealias Toggle = PinwheelUI.Toggle
    public typealias Slider = PinwheelUI.Slider
    public typealias TextField = PinwheelUI.TextField
    public typealias Picker = PinwheelUI.Picker
    public typealias NavigationView = PinwheelUI.NavigationView
    public typealias NavigationStack = PinwheelUI.NavigationStack
    public typealias NavigationLink = PinwheelUI.NavigationLink
    public typealias TabView = PinwheelUI.TabView

    // MARK: Shapes and styles

    public typealias Rectangle = PinwheelUI.Rectangle
    public typealias RoundedRectangle = PinwheelUI.RoundedRectangle
    public typealias Capsule = PinwheelUI.Capsule
    public typealias Ellipse = PinwheelUI.Ellipse
    public typealias InsettableShape = PinwheelUI.InsettableShape
    public typealias ShapeStyle = PinwheelUI.ShapeStyle
    public typealias AnyShapeStyle = PinwheelUI.AnyShapeStyle
    public typealias StrokeStyle = PinwheelUI.StrokeStyle
    public typealias LinearGradient = PinwheelUI.LinearGradient
    public typealias RadialGradient = PinwheelUI.RadialGradient
    public typealias AngularGradient = PinwheelUI.AngularGradient
    public typealias EllipticalGradient = PinwheelUI.EllipticalGradient
    public typealias Material = PinwheelUI.Material
    public typealias BlendMode = PinwheelUI.BlendMode

    // MARK: Values

    public typealias Alignment = PinwheelUI.Alignment
    public typealias HorizontalAlignment = PinwheelUI.HorizontalAlignment
    public typealias VerticalAlignment = PinwheelUI.VerticalAlignment
    public typealias Axis = PinwheelUI.Axis
    public typealias Edge = PinwheelUI.Edge
    public typealias EdgeInsets = PinwheelUI.EdgeInsets
    public typealias UnitPoint = PinwheelUI.UnitPoint
    public typealias CoordinateSpace = PinwheelUI.CoordinateSpace
    public typealias Visibility = PinwheelUI.Visibility
    public typealias ColorScheme = PinwheelUI.ColorScheme
    public typealias AnimatablePair = PinwheelUI.AnimatablePair
    public typealias VectorArithmetic = PinwheelUI.VectorArithmetic
    public typealias Transaction = PinwheelUI.Transaction
    public typealias AnyTransition = PinwheelUI.AnyTransition
    public typealias Transition = PinwheelUI.Transition
    public typealias Spring = PinwheelUI.Spring
    public typealias UnitCurve = PinwheelUI.UnitCurve
    public typealias PreferenceKey = PinwheelUI.PreferenceKey
    public typealias EnvironmentKey = PinwheelUI.EnvironmentKey
    public typealias EnvironmentValues = PinwheelUI.EnvironmentValues
    public typealias GraphicsContext = PinwheelUI.GraphicsContext
    public typealias GeometryEffect = PinwheelUI.GeometryEffect
    public typealias ProjectionTransform = PinwheelUI.ProjectionTransform
    public typealias TextAlignment = PinwheelUI.TextAlignment
    public typealias LocalizedStringKey = PinwheelUI.LocalizedStringKey
    public typealias Layout = PinwheelUI.Layout
    public typealias ProposedViewSize = PinwheelUI.ProposedViewSize

    // MARK: State

    public typealias ObservedObject = PinwheelUI.ObservedObject
    public typealias StateObject = PinwheelUI.StateObject
    public typealias EnvironmentObject = PinwheelUI.EnvironmentObject
    public typealias AppStorage = PinwheelUI.AppStorage
    public typealias SceneStorage = PinwheelUI.SceneStorage
    public typealias Bindable = PinwheelUI.Bindable
    public typealias Namespace = PinwheelUI.Namespace
    public typealias FocusState = PinwheelUI.FocusState
    public typealias GestureState = PinwheelUI.GestureState
    public typealias DynamicProperty = PinwheelUI.DynamicProperty
    public typealias ScaledMetric = PinwheelUI.ScaledMetric

    // MARK: Styles of controls

    public typealias ButtonStyle = PinwheelUI.ButtonStyle
    public typealias PrimitiveButtonStyle = PinwheelUI.PrimitiveButtonStyle
    public typealias ButtonStyleConfiguration = PinwheelUI.ButtonStyleConfiguration
    public typealias ProgressViewStyle = PinwheelUI.ProgressViewStyle
    public typealias ProgressViewStyleConfiguration = PinwheelUI.ProgressViewStyleConfiguration
    public typealias LabelStyle = PinwheelUI.LabelStyle
    public typealias ToggleStyle = PinwheelUI.ToggleStyle

    // MARK: Gestures and previews

    public typealias Gesture = PinwheelUI.Gesture
    public typealias DragGesture = PinwheelUI.DragGesture
    public typealias TapGesture = PinwheelUI.TapGesture
    public typealias LongPressGesture = PinwheelUI.LongPressGesture
    public typealias PreviewProvider = PinwheelUI.PreviewProvider
}
