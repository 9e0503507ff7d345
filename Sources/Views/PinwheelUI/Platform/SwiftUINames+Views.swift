/// Names of views, controls and containers, and of what changes them.
extension SwiftUI {
    // MARK: Containers

    /// `ListStyle`.
    public typealias ListStyle = PinwheelUI.ListStyle
    /// `PlainListStyle`.
    public typealias PlainListStyle = PinwheelUI.PlainListStyle
    /// `GroupedListStyle`.
    public typealias GroupedListStyle = PinwheelUI.GroupedListStyle
    /// `InsetGroupedListStyle`.
    public typealias InsetGroupedListStyle = PinwheelUI.InsetGroupedListStyle
    /// `HorizontalEdge`.
    public typealias HorizontalEdge = PinwheelUI.HorizontalEdge
    /// `NavigationPath`.
    public typealias NavigationPath = PinwheelUI.NavigationPath
    /// `ToolbarRole`.
    public typealias ToolbarRole = PinwheelUI.ToolbarRole
    /// `ToolbarContent`.
    public typealias ToolbarContent = PinwheelUI.ToolbarContent
    /// `ToolbarContentBuilder`.
    public typealias ToolbarContentBuilder = PinwheelUI.ToolbarContentBuilder
    /// `NavigationBarItem`.
    public typealias NavigationBarItem = PinwheelUI.NavigationBarItem
    /// `StackNavigationViewStyle`.
    public typealias StackNavigationViewStyle = PinwheelUI.StackNavigationViewStyle
    /// `NavigationViewStyle`.
    public typealias NavigationViewStyle = PinwheelUI.NavigationViewStyle
    /// `DefaultNavigationViewStyle`.
    public typealias DefaultNavigationViewStyle = PinwheelUI.DefaultNavigationViewStyle
    /// `ColumnNavigationViewStyle`.
    public typealias ColumnNavigationViewStyle = PinwheelUI.ColumnNavigationViewStyle
    /// `DoubleColumnNavigationViewStyle`.
    public typealias DoubleColumnNavigationViewStyle = PinwheelUI.DoubleColumnNavigationViewStyle
    /// `ToolbarPlacement`.
    public typealias ToolbarPlacement = PinwheelUI.ToolbarPlacement
    /// `ToolbarItemPlacement`.
    public typealias ToolbarItemPlacement = PinwheelUI.ToolbarItemPlacement
    /// `ToolbarItem`.
    public typealias ToolbarItem = PinwheelUI.ToolbarItem
    /// `ToolbarItemGroup`.
    public typealias ToolbarItemGroup = PinwheelUI.ToolbarItemGroup
    /// `Tab`.
    public typealias Tab = PinwheelUI.Tab
    /// `TabViewStyle`.
    public typealias TabViewStyle = PinwheelUI.TabViewStyle
    /// `DefaultTabViewStyle`.
    public typealias DefaultTabViewStyle = PinwheelUI.DefaultTabViewStyle
    /// `PageTabViewStyle`.
    public typealias PageTabViewStyle = PinwheelUI.PageTabViewStyle
    /// `PageIndexViewStyle`.
    public typealias PageIndexViewStyle = PinwheelUI.PageIndexViewStyle

    // MARK: Controls

    /// `ButtonRole`.
    public typealias ButtonRole = PinwheelUI.ButtonRole
    /// `PrimitiveButtonStyleConfiguration`.
    public typealias PrimitiveButtonStyleConfiguration =
        PinwheelUI.PrimitiveButtonStyleConfiguration
    /// `DefaultButtonStyle`.
    public typealias DefaultButtonStyle = PinwheelUI.DefaultButtonStyle
    /// `PlainButtonStyle`.
    public typealias PlainButtonStyle = PinwheelUI.PlainButtonStyle
    /// `BorderedButtonStyle`.
    public typealias BorderedButtonStyle = PinwheelUI.BorderedButtonStyle
    /// `BorderedProminentButtonStyle`.
    public typealias BorderedProminentButtonStyle = PinwheelUI.BorderedProminentButtonStyle
    /// `BorderlessButtonStyle`.
    public typealias BorderlessButtonStyle = PinwheelUI.BorderlessButtonStyle
    /// `DisclosureGroup`.
    public typealias DisclosureGroup = PinwheelUI.DisclosureGroup
    /// `GroupBox`.
    public typealias GroupBox = PinwheelUI.GroupBox
    /// `ControlGroup`.
    public typealias ControlGroup = PinwheelUI.ControlGroup
    /// `GaugeStyle`.
    public typealias GaugeStyle = PinwheelUI.GaugeStyle
    /// `MenuStyle`.
    public typealias MenuStyle = PinwheelUI.MenuStyle
    /// `ButtonBorderShape`.
    public typealias ButtonBorderShape = PinwheelUI.ButtonBorderShape
    /// `DatePicker`.
    public typealias DatePicker = PinwheelUI.DatePicker
    /// `DatePickerComponents`.
    public typealias DatePickerComponents = PinwheelUI.DatePickerComponents
    /// `EditButton`.
    public typealias EditButton = PinwheelUI.EditButton
    /// `ShareLink`.
    public typealias ShareLink = PinwheelUI.ShareLink
    /// `Menu`.
    public typealias Menu = PinwheelUI.Menu
    /// `Link`.
    public typealias Link = PinwheelUI.Link
    /// `Gauge`.
    public typealias Gauge = PinwheelUI.Gauge
    /// `LabelStyleConfiguration`.
    public typealias LabelStyleConfiguration = PinwheelUI.LabelStyleConfiguration
    /// `TitleAndIconLabelStyle`.
    public typealias TitleAndIconLabelStyle = PinwheelUI.TitleAndIconLabelStyle
    /// `TitleOnlyLabelStyle`.
    public typealias TitleOnlyLabelStyle = PinwheelUI.TitleOnlyLabelStyle
    /// `IconOnlyLabelStyle`.
    public typealias IconOnlyLabelStyle = PinwheelUI.IconOnlyLabelStyle
    /// `DefaultLabelStyle`.
    public typealias DefaultLabelStyle = PinwheelUI.DefaultLabelStyle
    /// `LabeledContent`.
    public typealias LabeledContent = PinwheelUI.LabeledContent
    /// `ColorPicker`.
    public typealias ColorPicker = PinwheelUI.ColorPicker
    /// `ContentUnavailableView`.
    public typealias ContentUnavailableView = PinwheelUI.ContentUnavailableView
    /// `PickerStyle`.
    public typealias PickerStyle = PinwheelUI.PickerStyle
    /// `DefaultPickerStyle`.
    public typealias DefaultPickerStyle = PinwheelUI.DefaultPickerStyle
    /// `InlinePickerStyle`.
    public typealias InlinePickerStyle = PinwheelUI.InlinePickerStyle
    /// `MenuPickerStyle`.
    public typealias MenuPickerStyle = PinwheelUI.MenuPickerStyle
    /// `NavigationLinkPickerStyle`.
    public typealias NavigationLinkPickerStyle = PinwheelUI.NavigationLinkPickerStyle
    /// `PalettePickerStyle`.
    public typealias PalettePickerStyle = PinwheelUI.PalettePickerStyle
    /// `SegmentedPickerStyle`.
    public typealias SegmentedPickerStyle = PinwheelUI.SegmentedPickerStyle
    /// `WheelPickerStyle`.
    public typealias WheelPickerStyle = PinwheelUI.WheelPickerStyle
    /// `DefaultProgressViewStyle`.
    public typealias DefaultProgressViewStyle = PinwheelUI.DefaultProgressViewStyle
    /// `CircularProgressViewStyle`.
    public typealias CircularProgressViewStyle = PinwheelUI.CircularProgressViewStyle
    /// `LinearProgressViewStyle`.
    public typealias LinearProgressViewStyle = PinwheelUI.LinearProgressViewStyle
    /// `Stepper`.
    public typealias Stepper = PinwheelUI.Stepper
    /// `ControlSize`.
    public typealias ControlSize = PinwheelUI.ControlSize
    /// `SecureField`.
    public typealias SecureField = PinwheelUI.SecureField
    /// `TextEditor`.
    public typealias TextEditor = PinwheelUI.TextEditor
    /// `TextFieldStyle`.
    public typealias TextFieldStyle = PinwheelUI.TextFieldStyle
    /// `PlainTextFieldStyle`.
    public typealias PlainTextFieldStyle = PinwheelUI.PlainTextFieldStyle
    /// `RoundedBorderTextFieldStyle`.
    public typealias RoundedBorderTextFieldStyle = PinwheelUI.RoundedBorderTextFieldStyle
    /// `DefaultTextFieldStyle`.
    public typealias DefaultTextFieldStyle = PinwheelUI.DefaultTextFieldStyle
    /// `ToggleStyleConfiguration`.
    public typealias ToggleStyleConfiguration = PinwheelUI.ToggleStyleConfiguration
    /// `SwitchToggleStyle`.
    public typealias SwitchToggleStyle = PinwheelUI.SwitchToggleStyle
    /// `ButtonToggleStyle`.
    public typealias ButtonToggleStyle = PinwheelUI.ButtonToggleStyle
    /// `DefaultToggleStyle`.
    public typealias DefaultToggleStyle = PinwheelUI.DefaultToggleStyle

    // MARK: Images

    /// `SymbolRenderingMode`.
    public typealias SymbolRenderingMode = PinwheelUI.SymbolRenderingMode
    /// `SymbolVariants`.
    public typealias SymbolVariants = PinwheelUI.SymbolVariants
    /// `SymbolEffectOptions`.
    public typealias SymbolEffectOptions = PinwheelUI.SymbolEffectOptions

    // MARK: Layout

    /// `Grid`.
    public typealias Grid = PinwheelUI.Grid
    /// `GridRow`.
    public typealias GridRow = PinwheelUI.GridRow
    /// `LayoutProperties`.
    public typealias LayoutProperties = PinwheelUI.LayoutProperties
    /// `LayoutValueKey`.
    public typealias LayoutValueKey = PinwheelUI.LayoutValueKey
    /// `LayoutSubviews`.
    public typealias LayoutSubviews = PinwheelUI.LayoutSubviews
    /// `LayoutSubview`.
    public typealias LayoutSubview = PinwheelUI.LayoutSubview
    /// `GridItem`.
    public typealias GridItem = PinwheelUI.GridItem
    /// `LazyVGrid`.
    public typealias LazyVGrid = PinwheelUI.LazyVGrid
    /// `LazyHGrid`.
    public typealias LazyHGrid = PinwheelUI.LazyHGrid
    /// `PinnedScrollableViews`.
    public typealias PinnedScrollableViews = PinwheelUI.PinnedScrollableViews
    /// `HStackLayout`.
    public typealias HStackLayout = PinwheelUI.HStackLayout
    /// `VStackLayout`.
    public typealias VStackLayout = PinwheelUI.VStackLayout
    /// `ZStackLayout`.
    public typealias ZStackLayout = PinwheelUI.ZStackLayout
    /// `AnyLayout`.
    public typealias AnyLayout = PinwheelUI.AnyLayout
    /// `ViewSpacing`.
    public typealias ViewSpacing = PinwheelUI.ViewSpacing
    /// `ViewThatFits`.
    public typealias ViewThatFits = PinwheelUI.ViewThatFits

    // MARK: Modifiers

    /// `MagnifyGesture`.
    public typealias MagnifyGesture = PinwheelUI.MagnifyGesture
    /// `MagnificationGesture`.
    public typealias MagnificationGesture = PinwheelUI.MagnificationGesture
    /// `RotationGesture`.
    public typealias RotationGesture = PinwheelUI.RotationGesture
    /// `GestureMask`.
    public typealias GestureMask = PinwheelUI.GestureMask
    /// `SimultaneousGesture`.
    public typealias SimultaneousGesture = PinwheelUI.SimultaneousGesture
    /// `SequenceGesture`.
    public typealias SequenceGesture = PinwheelUI.SequenceGesture
    /// `ExclusiveGesture`.
    public typealias ExclusiveGesture = PinwheelUI.ExclusiveGesture
    /// `SpatialTapGesture`.
    public typealias SpatialTapGesture = PinwheelUI.SpatialTapGesture
    /// `RotateGesture`.
    public typealias RotateGesture = PinwheelUI.RotateGesture
    /// `HoverPhase`.
    public typealias HoverPhase = PinwheelUI.HoverPhase
    /// `ContentShapeKinds`.
    public typealias ContentShapeKinds = PinwheelUI.ContentShapeKinds
    /// `ContentMode`.
    public typealias ContentMode = PinwheelUI.ContentMode
    /// `SafeAreaRegions`.
    public typealias SafeAreaRegions = PinwheelUI.SafeAreaRegions
    /// `VerticalEdge`.
    public typealias VerticalEdge = PinwheelUI.VerticalEdge
    /// `AccessibilityAdjustmentDirection`.
    public typealias AccessibilityAdjustmentDirection = PinwheelUI.AccessibilityAdjustmentDirection
    /// `AccessibilityHeadingLevel`.
    public typealias AccessibilityHeadingLevel = PinwheelUI.AccessibilityHeadingLevel
    /// `PopoverAttachmentAnchor`.
    public typealias PopoverAttachmentAnchor = PinwheelUI.PopoverAttachmentAnchor
    /// `SearchFieldPlacement`.
    public typealias SearchFieldPlacement = PinwheelUI.SearchFieldPlacement
    /// `Alert`.
    public typealias Alert = PinwheelUI.Alert
    /// `ActionSheet`.
    public typealias ActionSheet = PinwheelUI.ActionSheet
    /// `PresentationDetent`.
    public typealias PresentationDetent = PinwheelUI.PresentationDetent
    /// `ColorRenderingMode`.
    public typealias ColorRenderingMode = PinwheelUI.ColorRenderingMode
    /// `AccessibilityTraits`.
    public typealias AccessibilityTraits = PinwheelUI.AccessibilityTraits
    /// `AccessibilityChildBehavior`.
    public typealias AccessibilityChildBehavior = PinwheelUI.AccessibilityChildBehavior
    /// `AccessibilityActionKind`.
    public typealias AccessibilityActionKind = PinwheelUI.AccessibilityActionKind
    /// `ScrollIndicatorVisibility`.
    public typealias ScrollIndicatorVisibility = PinwheelUI.ScrollIndicatorVisibility
    /// `ScrollBounceBehavior`.
    public typealias ScrollBounceBehavior = PinwheelUI.ScrollBounceBehavior
    /// `ScrollTargetBehavior`.
    public typealias ScrollTargetBehavior = PinwheelUI.ScrollTargetBehavior
    /// `ScrollTarget`.
    public typealias ScrollTarget = PinwheelUI.ScrollTarget
    /// `ScrollTargetBehaviorContext`.
    public typealias ScrollTargetBehaviorContext = PinwheelUI.ScrollTargetBehaviorContext
    /// `PagingScrollTargetBehavior`.
    public typealias PagingScrollTargetBehavior = PinwheelUI.PagingScrollTargetBehavior
    /// `ViewAlignedScrollTargetBehavior`.
    public typealias ViewAlignedScrollTargetBehavior = PinwheelUI.ViewAlignedScrollTargetBehavior
    /// `ScrollDismissesKeyboardMode`.
    public typealias ScrollDismissesKeyboardMode = PinwheelUI.ScrollDismissesKeyboardMode
    /// `ScrollPosition`.
    public typealias ScrollPosition = PinwheelUI.ScrollPosition
    /// `ScrollViewReader`.
    public typealias ScrollViewReader = PinwheelUI.ScrollViewReader
    /// `ScrollViewProxy`.
    public typealias ScrollViewProxy = PinwheelUI.ScrollViewProxy
    /// `EquatableView`.
    public typealias EquatableView = PinwheelUI.EquatableView
    /// `EmptyModifier`.
    public typealias EmptyModifier = PinwheelUI.EmptyModifier
    /// `KeyEquivalent`.
    public typealias KeyEquivalent = PinwheelUI.KeyEquivalent
    /// `EventModifiers`.
    public typealias EventModifiers = PinwheelUI.EventModifiers
    /// `KeyboardShortcut`.
    public typealias KeyboardShortcut = PinwheelUI.KeyboardShortcut
    /// `HoverEffect`.
    public typealias HoverEffect = PinwheelUI.HoverEffect
    /// `ScrollTransitionConfiguration`.
    public typealias ScrollTransitionConfiguration = PinwheelUI.ScrollTransitionConfiguration
    /// `PreviewLayout`.
    public typealias PreviewLayout = PinwheelUI.PreviewLayout
    /// `PreviewDevice`.
    public typealias PreviewDevice = PinwheelUI.PreviewDevice
    /// `InterfaceOrientation`.
    public typealias InterfaceOrientation = PinwheelUI.InterfaceOrientation
    /// `LibraryContentProvider`.
    public typealias LibraryContentProvider = PinwheelUI.LibraryContentProvider
    /// `LibraryItem`.
    public typealias LibraryItem = PinwheelUI.LibraryItem
    /// `LibraryContentBuilder`.
    public typealias LibraryContentBuilder = PinwheelUI.LibraryContentBuilder
    /// `SensoryFeedback`.
    public typealias SensoryFeedback = PinwheelUI.SensoryFeedback
    /// `AnimatableModifier`.
    public typealias AnimatableModifier = PinwheelUI.AnimatableModifier
    /// `ModifiedContent`.
    public typealias ModifiedContent = PinwheelUI.ModifiedContent
    /// `VisualEffect`.
    public typealias VisualEffect = PinwheelUI.VisualEffect
    /// `EmptyVisualEffect`.
    public typealias EmptyVisualEffect = PinwheelUI.EmptyVisualEffect
    /// `ScrollTransitionPhase`.
    public typealias ScrollTransitionPhase = PinwheelUI.ScrollTransitionPhase

    // MARK: Scrolling

    /// `ContentMarginPlacement`.
    public typealias ContentMarginPlacement = PinwheelUI.ContentMarginPlacement
    /// `ScrollPhase`.
    public typealias ScrollPhase = PinwheelUI.ScrollPhase
    /// `ScrollGeometry`.
    public typealias ScrollGeometry = PinwheelUI.ScrollGeometry
    /// `ScrollPhaseChangeContext`.
    public typealias ScrollPhaseChangeContext = PinwheelUI.ScrollPhaseChangeContext

    // MARK: Texts

    /// `TextSelectability`.
    public typealias TextSelectability = PinwheelUI.TextSelectability
    /// `TextInputAutocapitalization`.
    public typealias TextInputAutocapitalization = PinwheelUI.TextInputAutocapitalization
    /// `SubmitLabel`.
    public typealias SubmitLabel = PinwheelUI.SubmitLabel
    /// `DynamicTypeSize`.
    public typealias DynamicTypeSize = PinwheelUI.DynamicTypeSize

    // MARK: Views

    /// `CoordinateSpaceProtocol`.
    public typealias CoordinateSpaceProtocol = PinwheelUI.CoordinateSpaceProtocol
    /// `GlobalCoordinateSpace`.
    public typealias GlobalCoordinateSpace = PinwheelUI.GlobalCoordinateSpace
    /// `LocalCoordinateSpace`.
    public typealias LocalCoordinateSpace = PinwheelUI.LocalCoordinateSpace
    /// `NamedCoordinateSpace`.
    public typealias NamedCoordinateSpace = PinwheelUI.NamedCoordinateSpace
    /// `PreviewTrait`.
    public typealias PreviewTrait = PinwheelUI.PreviewTrait
    /// `LazyVStack`.
    public typealias LazyVStack = PinwheelUI.LazyVStack
    /// `LazyHStack`.
    public typealias LazyHStack = PinwheelUI.LazyHStack
    /// `TimelineSchedule`.
    public typealias TimelineSchedule = PinwheelUI.TimelineSchedule
    /// `TimelineScheduleMode`.
    public typealias TimelineScheduleMode = PinwheelUI.TimelineScheduleMode
    /// `AnimationTimelineSchedule`.
    public typealias AnimationTimelineSchedule = PinwheelUI.AnimationTimelineSchedule
    /// `PeriodicTimelineSchedule`.
    public typealias PeriodicTimelineSchedule = PinwheelUI.PeriodicTimelineSchedule
    /// `EveryMinuteTimelineSchedule`.
    public typealias EveryMinuteTimelineSchedule = PinwheelUI.EveryMinuteTimelineSchedule
    /// `ExplicitTimelineSchedule`.
    public typealias ExplicitTimelineSchedule = PinwheelUI.ExplicitTimelineSchedule
    /// `TimelineViewDefaultContext`.
    public typealias TimelineViewDefaultContext = PinwheelUI.TimelineViewDefaultContext
    /// `TupleView`.
    public typealias TupleView = PinwheelUI.TupleView
    /// `Subview`.
    public typealias Subview = PinwheelUI.Subview
    /// `SubviewsCollection`.
    public typealias SubviewsCollection = PinwheelUI.SubviewsCollection
    /// `SubviewsCollectionSlice`.
    public typealias SubviewsCollectionSlice = PinwheelUI.SubviewsCollectionSlice
    /// `GroupElementsOfContent`.
    public typealias GroupElementsOfContent = PinwheelUI.GroupElementsOfContent
}
