/// Names of what is drawn, and of motion.
extension SwiftUI {
    // MARK: Styles

    /// `SeparatorShapeStyle`.
    public typealias SeparatorShapeStyle = PinwheelUI.SeparatorShapeStyle
    /// `FillShapeStyle`.
    public typealias FillShapeStyle = PinwheelUI.FillShapeStyle
    /// `LinkShapeStyle`.
    public typealias LinkShapeStyle = PinwheelUI.LinkShapeStyle
    /// `PlaceholderTextShapeStyle`.
    public typealias PlaceholderTextShapeStyle = PinwheelUI.PlaceholderTextShapeStyle
    /// `AnyGradient`.
    public typealias AnyGradient = PinwheelUI.AnyGradient
    /// `ForegroundStyle`.
    public typealias ForegroundStyle = PinwheelUI.ForegroundStyle
    /// `BackgroundStyle`.
    public typealias BackgroundStyle = PinwheelUI.BackgroundStyle
    /// `TintShapeStyle`.
    public typealias TintShapeStyle = PinwheelUI.TintShapeStyle
    /// `HierarchicalShapeStyle`.
    public typealias HierarchicalShapeStyle = PinwheelUI.HierarchicalShapeStyle
    /// `CGColor`.
    public typealias CGColor = PinwheelUI.CGColor
    /// `ColorResource`.
    public typealias ColorResource = PinwheelUI.ColorResource

    // MARK: Keyframes

    /// `KeyframeTrackContent`.
    public typealias KeyframeTrackContent = PinwheelUI.KeyframeTrackContent
    /// `LinearKeyframe`.
    public typealias LinearKeyframe = PinwheelUI.LinearKeyframe
    /// `CubicKeyframe`.
    public typealias CubicKeyframe = PinwheelUI.CubicKeyframe
    /// `SpringKeyframe`.
    public typealias SpringKeyframe = PinwheelUI.SpringKeyframe
    /// `MoveKeyframe`.
    public typealias MoveKeyframe = PinwheelUI.MoveKeyframe
    /// `KeyframeTrackContentBuilder`.
    public typealias KeyframeTrackContentBuilder = PinwheelUI.KeyframeTrackContentBuilder
    /// `KeyframeAnimator`.
    public typealias KeyframeAnimator = PinwheelUI.KeyframeAnimator
    /// `Keyframes`.
    public typealias Keyframes = PinwheelUI.Keyframes
    /// `KeyframeTrack`.
    public typealias KeyframeTrack = PinwheelUI.KeyframeTrack
    /// `KeyframesBuilder`.
    public typealias KeyframesBuilder = PinwheelUI.KeyframesBuilder
    /// `KeyframeTimeline`.
    public typealias KeyframeTimeline = PinwheelUI.KeyframeTimeline
    /// `PhaseAnimator`.
    public typealias PhaseAnimator = PinwheelUI.PhaseAnimator

    // MARK: Motion

    /// `CustomAnimation`.
    public typealias CustomAnimation = PinwheelUI.CustomAnimation
    /// `AnimationContext`.
    public typealias AnimationContext = PinwheelUI.AnimationContext
    /// `AnimationState`.
    public typealias AnimationState = PinwheelUI.AnimationState
    /// `AnimationStateKey`.
    public typealias AnimationStateKey = PinwheelUI.AnimationStateKey
    /// `AnimationCompletionCriteria`.
    public typealias AnimationCompletionCriteria = PinwheelUI.AnimationCompletionCriteria
    /// `TransactionKey`.
    public typealias TransactionKey = PinwheelUI.TransactionKey
    /// `EmptyAnimatableData`.
    public typealias EmptyAnimatableData = PinwheelUI.EmptyAnimatableData

    // MARK: Shapes

    /// `AnyShape`.
    public typealias AnyShape = PinwheelUI.AnyShape
    /// `CGPath`.
    public typealias CGPath = PinwheelUI.CGPath
    /// `CGMutablePath`.
    public typealias CGMutablePath = PinwheelUI.CGMutablePath
    /// `RoundedCornerStyle`.
    public typealias RoundedCornerStyle = PinwheelUI.RoundedCornerStyle
    /// `ShapeRole`.
    public typealias ShapeRole = PinwheelUI.ShapeRole
    /// `FillStyle`.
    public typealias FillStyle = PinwheelUI.FillStyle
    /// `RectangleCornerRadii`.
    public typealias RectangleCornerRadii = PinwheelUI.RectangleCornerRadii
    /// `UnevenRoundedRectangle`.
    public typealias UnevenRoundedRectangle = PinwheelUI.UnevenRoundedRectangle
    /// `ContainerRelativeShape`.
    public typealias ContainerRelativeShape = PinwheelUI.ContainerRelativeShape

    // MARK: Transitions

    /// `IdentityTransition`.
    public typealias IdentityTransition = PinwheelUI.IdentityTransition
    /// `OpacityTransition`.
    public typealias OpacityTransition = PinwheelUI.OpacityTransition
    /// `ScaleTransition`.
    public typealias ScaleTransition = PinwheelUI.ScaleTransition
    /// `OffsetTransition`.
    public typealias OffsetTransition = PinwheelUI.OffsetTransition
    /// `MoveTransition`.
    public typealias MoveTransition = PinwheelUI.MoveTransition
    /// `SlideTransition`.
    public typealias SlideTransition = PinwheelUI.SlideTransition
    /// `PushTransition`.
    public typealias PushTransition = PinwheelUI.PushTransition
    /// `BlurReplaceTransition`.
    public typealias BlurReplaceTransition = PinwheelUI.BlurReplaceTransition
    /// `SymbolEffectTransition`.
    public typealias SymbolEffectTransition = PinwheelUI.SymbolEffectTransition
    /// `AsymmetricTransition`.
    public typealias AsymmetricTransition = PinwheelUI.AsymmetricTransition
    /// `TransitionProperties`.
    public typealias TransitionProperties = PinwheelUI.TransitionProperties
    /// `TransitionPhase`.
    public typealias TransitionPhase = PinwheelUI.TransitionPhase
    /// `PlaceholderContentView`.
    public typealias PlaceholderContentView = PinwheelUI.PlaceholderContentView

    // MARK: Values

    /// `AlignmentID`.
    public typealias AlignmentID = PinwheelUI.AlignmentID
    /// `ViewDimensions`.
    public typealias ViewDimensions = PinwheelUI.ViewDimensions
    /// `CATransform3D`.
    public typealias CATransform3D = PinwheelUI.CATransform3D
    /// `CGImage`.
    public typealias CGImage = PinwheelUI.CGImage
    /// `CGAffineTransform`.
    public typealias CGAffineTransform = PinwheelUI.CGAffineTransform
    /// `CGVector`.
    public typealias CGVector = PinwheelUI.CGVector
    /// `CGLineCap`.
    public typealias CGLineCap = PinwheelUI.CGLineCap
    /// `CGLineJoin`.
    public typealias CGLineJoin = PinwheelUI.CGLineJoin
    /// `Glass`.
    public typealias Glass = PinwheelUI.Glass
    /// `DefaultGlassEffectShape`.
    public typealias DefaultGlassEffectShape = PinwheelUI.DefaultGlassEffectShape
    /// `GlassEffectTransition`.
    public typealias GlassEffectTransition = PinwheelUI.GlassEffectTransition
    /// `GlassEffectContainer`.
    public typealias GlassEffectContainer = PinwheelUI.GlassEffectContainer
    /// `GlassButtonStyle`.
    public typealias GlassButtonStyle = PinwheelUI.GlassButtonStyle
    /// `GlassProminentButtonStyle`.
    public typealias GlassProminentButtonStyle = PinwheelUI.GlassProminentButtonStyle
    /// `AsyncImage`.
    public typealias AsyncImage = PinwheelUI.AsyncImage
}
