/// The module-qualified names of styles, shapes, animations and values.
extension SwiftUI {
    // MARK: Styles

    public typealias SeparatorShapeStyle = PinwheelUI.SeparatorShapeStyle
    public typealias FillShapeStyle = PinwheelUI.FillShapeStyle
    public typealias LinkShapeStyle = PinwheelUI.LinkShapeStyle
    public typealias PlaceholderTextShapeStyle = PinwheelUI.PlaceholderTextShapeStyle
    public typealias AnyGradient = PinwheelUI.AnyGradient
    public typealias ForegroundStyle = PinwheelUI.ForegroundStyle
    public typealias BackgroundStyle = PinwheelUI.BackgroundStyle
    public typealias TintShapeStyle = PinwheelUI.TintShapeStyle
    public typealias HierarchicalShapeStyle = PinwheelUI.HierarchicalShapeStyle
    public typealias CGColor = PinwheelUI.CGColor
    public typealias ColorResource = PinwheelUI.ColorResource

    // MARK: Keyframes

    public typealias KeyframeTrackContent = PinwheelUI.KeyframeTrackContent
    public typealias LinearKeyframe = PinwheelUI.LinearKeyframe
    public typealias CubicKeyframe = PinwheelUI.CubicKeyframe
    public typealias SpringKeyframe = PinwheelUI.SpringKeyframe
    public typealias MoveKeyframe = PinwheelUI.MoveKeyframe
    public typealias KeyframeTrackContentBuilder = PinwheelUI.KeyframeTrackContentBuilder
    public typealias KeyframeAnimator = PinwheelUI.KeyframeAnimator
    public typealias Keyframes = PinwheelUI.Keyframes
    public typealias KeyframeTrack = PinwheelUI.KeyframeTrack
    public typealias KeyframesBuilder = PinwheelUI.KeyframesBuilder
    public typealias KeyframeTimeline = PinwheelUI.KeyframeTimeline
    public typealias PhaseAnimator = PinwheelUI.PhaseAnimator

    // MARK: Motion

    public typealias CustomAnimation = PinwheelUI.CustomAnimation
    public typealias AnimationContext = PinwheelUI.AnimationContext
    public typealias AnimationState = PinwheelUI.AnimationState
    public typealias AnimationStateKey = PinwheelUI.AnimationStateKey
    public typealias AnimationCompletionCriteria = PinwheelUI.AnimationCompletionCriteria
    public typealias TransactionKey = PinwheelUI.TransactionKey
    public typealias EmptyAnimatableData = PinwheelUI.EmptyAnimatableData

    // MARK: Shapes

    public typealias AnyShape = PinwheelUI.AnyShape
    public typealias CGPath = PinwheelUI.CGPath
    public typealias CGMutablePath = PinwheelUI.CGMutablePath
    public typealias RoundedCornerStyle = PinwheelUI.RoundedCornerStyle
    public typealias ShapeRole = PinwheelUI.ShapeRole
    public typealias FillStyle = PinwheelUI.FillStyle
    public typealias RectangleCornerRadii = PinwheelUI.RectangleCornerRadii
    public typealias UnevenRoundedRectangle = PinwheelUI.UnevenRoundedRectangle
    public typealias ContainerRelativeShape = PinwheelUI.ContainerRelativeShape

    // MARK: Transitions

    public typealias IdentityTransition = PinwheelUI.IdentityTransition
    public typealias OpacityTransition = PinwheelUI.OpacityTransition
    public typealias ScaleTransition = PinwheelUI.ScaleTransition
    public typealias OffsetTransition = PinwheelUI.OffsetTransition
    public typealias MoveTransition = PinwheelUI.MoveTransition
    public typealias SlideTransition = PinwheelUI.SlideTransition
    public typealias PushTransition = PinwheelUI.PushTransition
    public typealias BlurReplaceTransition = PinwheelUI.BlurReplaceTransition
    public typealias SymbolEffectTransition = PinwheelUI.SymbolEffectTransition
    public typealias AsymmetricTransition = PinwheelUI.AsymmetricTransition
    public typealias TransitionProperties = PinwheelUI.TransitionProperties
    public typealias TransitionPhase = PinwheelUI.TransitionPhase
    public typealias PlaceholderContentView = PinwheelUI.PlaceholderContentView

    // MARK: Values

    public typealias AlignmentID = PinwheelUI.AlignmentID
    public typealias ViewDimensions = PinwheelUI.ViewDimensions
    public typealias CATransform3D = PinwheelUI.CATransform3D
    public typealias CGImage = PinwheelUI.CGImage
    public typealias CGAffineTransform = PinwheelUI.CGAffineTransform
    public typealias CGVector = PinwheelUI.CGVector
    public typealias CGLineCap = PinwheelUI.CGLineCap
    public typealias CGLineJoin = PinwheelUI.CGLineJoin
    public typealias Glass = PinwheelUI.Glass
    public typealias DefaultGlassEffectShape = PinwheelUI.DefaultGlassEffectShape
    public typealias GlassEffectTransition = PinwheelUI.GlassEffectTransition
    public typealias GlassEffectContainer = PinwheelUI.GlassEffectContainer
    public typealias GlassButtonStyle = PinwheelUI.GlassButtonStyle
    public typealias GlassProminentButtonStyle = PinwheelUI.GlassProminentButtonStyle
    public typealias AsyncImage = PinwheelUI.AsyncImage
}
