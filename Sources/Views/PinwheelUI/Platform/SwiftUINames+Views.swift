/// The module-qualified names of views, controls, containers and modifiers.
extension SwiftUI {
    // MARK: Containers

    public typealias ListStyle = PinwheelUI.ListStyle
    public typealias PlainListStyle = PinwheelUI.PlainListStyle
    public typealias GroupedListStyle = PinwheelUI.GroupedListStyle
    public typealias InsetGroupedListStyle = PinwheelUI.InsetGroupedListStyle
    public typealias HorizontalEdge = PinwheelUI.HorizontalEdge
    public typealias NavigationPath = PinwheelUI.NavigationPath
    public typealias ToolbarRole = PinwheelUI.ToolbarRole
    public typealias ToolbarContent = PinwheelUI.ToolbarContent
    public typealias ToolbarContentBuilder = PinwheelUI.ToolbarContentBuilder
    public typealias NavigationBarItem = PinwheelUI.NavigationBarItem
    public typealias StackNavigationViewStyle = PinwheelUI.StackNavigationViewStyle
    public typealias NavigationViewStyle = PinwheelUI.NavigationViewStyle
    public typealias DefaultNavigationViewStyle = PinwheelUI.DefaultNavigationViewStyle
    public typealias ColumnNavigationViewStyle = PinwheelUI.ColumnNavigationViewStyle
    public typealias DoubleColumnNavigationViewStyle = PinwheelUI.DoubleColumnNavigationViewStyle
    public typealias ToolbarPlacement = PinwheelUI.ToolbarPlacement
    public typealias ToolbarItemPlacement = PinwheelUI.ToolbarItemPlacement
    public typealias ToolbarItem = PinwheelUI.ToolbarItem
    public typealias ToolbarItemGroup = PinwheelUI.ToolbarItemGroup
    public typealias Tab = PinwheelUI.Tab
    public typealias TabViewStyle = PinwheelUI.TabViewStyle
    public typealias DefaultTabViewStyle = PinwheelUI.DefaultTabViewStyle
    public typealias PageTabViewStyle = PinwheelUI.PageTabViewStyle
    public typealias PageIndexViewStyle = PinwheelUI.PageIndexViewStyle

    // MARK: Controls

    public typealias ButtonRole = PinwheelUI.ButtonRole
    public typealias PrimitiveButtonStyleConfiguration =
        PinwheelUI.PrimitiveButtonStyleConfiguration
    public typealias DefaultButtonStyle = PinwheelUI.DefaultButtonStyle
    public typealias PlainButtonStyle = PinwheelUI.PlainButtonStyle
    public typealias BorderedButtonStyle = PinwheelUI.BorderedButtonStyle
    public typealias BorderedProminentButtonStyle = PinwheelUI.BorderedProminentButtonStyle
    public typealias BorderlessButtonStyle = PinwheelUI.BorderlessButtonStyle
    public typealias DisclosureGroup = PinwheelUI.DisclosureGroup
    public typealias GroupBox = PinwheelUI.GroupBox
    public typealias ControlGroup = PinwheelUI.ControlGroup
    public typealias GaugeStyle = PinwheelUI.GaugeStyle
    public typealias MenuStyle = PinwheelUI.MenuStyle
    public typealias ButtonBorderShape = PinwheelUI.ButtonBorderShape
    public typealias DatePicker = PinwheelUI.DatePicker
    public typealias DatePickerComponents = PinwheelUI.DatePickerComponents
    public typealias EditButton = PinwheelUI.EditButton
    public typealias ShareLink = PinwheelUI.ShareLink
    public typealias Menu = PinwheelUI.Menu
    public typealias Link = PinwheelUI.Link
    public typealias Gauge = PinwheelUI.Gauge
    public typealias LabelStyleConfiguration = PinwheelUI.LabelStyleConfiguration
    public typealias TitleAndIconLabelStyle = PinwheelUI.TitleAndIconLabelStyle
    public typealias TitleOnlyLabelStyle = PinwheelUI.TitleOnlyLabelStyle
    public typealias IconOnlyLabelStyle = PinwheelUI.IconOnlyLabelStyle
    public typealias DefaultLabelStyle = PinwheelUI.DefaultLabelStyle
    public typealias LabeledContent = PinwheelUI.LabeledContent
    public typealias ColorPicker = PinwheelUI.ColorPicker
    public typealias ContentUnavailableView = PinwheelUI.ContentUnavailableView
    public typealias PickerStyle = PinwheelUI.PickerStyle
    public typealias DefaultPickerStyle = PinwheelUI.DefaultPickerStyle
    public typealias InlinePickerStyle = PinwheelUI.InlinePickerStyle
    public typealias MenuPickerStyle = PinwheelUI.MenuPickerStyle
    public typealias NavigationLinkPickerStyle = PinwheelUI.NavigationLinkPickerStyle
    public typealias PalettePickerStyle = PinwheelUI.PalettePickerStyle
    public typealias SegmentedPickerStyle = PinwheelUI.SegmentedPickerStyle
    public typealias WheelPickerStyle = PinwheelUI.WheelPickerStyle
    public typealias DefaultProgressViewStyle = PinwheelUI.DefaultProgressViewStyle
    public typealias CircularProgressViewStyle = PinwheelUI.CircularProgressViewStyle
    public typealias LinearProgressViewStyle = PinwheelUI.LinearProgressViewStyle
    public typealias Stepper = PinwheelUI.Stepper
    public typealias ControlSize = PinwheelUI.ControlSize
    public typealias SecureField = PinwheelUI.SecureField
    public typealias TextEditor = PinwheelUI.TextEditor
    public typealias TextFieldStyle = PinwheelUI.TextFieldStyle
    public typealias PlainTextFieldStyle = PinwheelUI.PlainTextFieldStyle
    public typealias RoundedBorderTextFieldStyle = PinwheelUI.RoundedBorderTextFieldStyle
    public typealias DefaultTextFieldStyle = PinwheelUI.DefaultTextFieldStyle
    public typealias ToggleStyleConfiguration = PinwheelUI.ToggleStyleConfiguration
    public typealias SwitchToggleStyle = PinwheelUI.SwitchToggleStyle
    public typealias ButtonToggleStyle = PinwheelUI.ButtonToggleStyle
    public typealias DefaultToggleStyle = PinwheelUI.DefaultToggleStyle

    // MARK: Images

    public typealias SymbolRenderingMode = PinwheelUI.SymbolRenderingMode
    public typealias SymbolVariants = PinwheelUI.SymbolVariants
    public typealias SymbolEffectOptions = PinwheelUI.SymbolEffectOptions

    // MARK: Layout

    public typealias Grid = PinwheelUI.Grid
    public typealias GridRow = PinwheelUI.GridRow
    public typealias LayoutProperties = PinwheelUI.LayoutProperties
    public typealias LayoutValueKey = PinwheelUI.LayoutValueKey
    public typealias LayoutSubviews = PinwheelUI.LayoutSubviews
    public typealias LayoutSubview = PinwheelUI.LayoutSubview
    public typealias GridItem = PinwheelUI.GridItem
    public typealias LazyVGrid = PinwheelUI.LazyVGrid
    public typealias LazyHGrid = PinwheelUI.LazyHGrid
    public typealias PinnedScrollableViews = PinwheelUI.PinnedScrollableViews
    public typealias HStackLayout = PinwheelUI.HStackLayout
    public typealias VStackLayout = PinwheelUI.VStackLayout
    public typealias ZStackLayout = PinwheelUI.ZStackLayout
    public typealias AnyLayout = PinwheelUI.AnyLayout
    public typealias ViewSpacing = PinwheelUI.ViewSpacing
    public typealias ViewThatFits = PinwheelUI.ViewThatFits

    // MARK: Modifiers

    public typealias MagnifyGesture = PinwheelUI.MagnifyGesture
    public typealias MagnificationGesture = PinwheelUI.MagnificationGesture
    public typealias RotationGesture = PinwheelUI.RotationGesture
    public typealias GestureMask = PinwheelUI.GestureMask
    public typealias SimultaneousGesture = PinwheelUI.SimultaneousGesture
    public typealias SequenceGesture = PinwheelUI.SequenceGesture
    public typealias ExclusiveGesture = PinwheelUI.ExclusiveGesture
    public typealias SpatialTapGesture = PinwheelUI.SpatialTapGesture
    public typealias RotateGesture = PinwheelUI.RotateGesture
    public typealias HoverPhase = PinwheelUI.HoverPhase
    public typealias ContentShapeKinds = PinwheelUI.ContentShapeKinds
    public typealias ContentMode = PinwheelUI.ContentMode
    public typealias SafeAreaRegions = PinwheelUI.SafeAreaRegions
    public typealias VerticalEdge = PinwheelUI.VerticalEdge
    public typealias AccessibilityAdjustmentDirection = PinwheelUI.AccessibilityAdjustmentDirection
    public typealias AccessibilityHeadingLevel = PinwheelUI.AccessibilityHeadingLevel
    public typealias PopoverAttachmentAnchor = PinwheelUI.PopoverAttachmentAnchor
    public typealias SearchFieldPlacement = PinwheelUI.SearchFieldPlacement
    public typealias Alert = PinwheelUI.Alert
    public typealias ActionSheet = PinwheelUI.ActionSheet
    public typealias PresentationDetent = PinwheelUI.PresentationDetent
    public typealias ColorRenderingMode = PinwheelUI.ColorRenderingMode
    public typealias AccessibilityTraits = PinwheelUI.AccessibilityTraits
    public typealias AccessibilityChildBehavior = PinwheelUI.AccessibilityChildBehavior
    public typealias AccessibilityActionKind = PinwheelUI.AccessibilityActionKind
    public typealias ScrollIndicatorVisibility = PinwheelUI.ScrollIndicatorVisibility
    public typealias ScrollBounceBehavior = PinwheelUI.ScrollBounceBehavior
    public typealias ScrollTargetBehavior = PinwheelUI.ScrollTargetBehavior
    public typealias ScrollTarget = PinwheelUI.ScrollTarget
    public typealias ScrollTargetBehaviorContext = PinwheelUI.ScrollTargetBehaviorContext
    public typealias PagingScrollTargetBehavior = PinwheelUI.PagingScrollTargetBehavior
    public typealias ViewAlignedScrollTargetBehavior = PinwheelUI.ViewAlignedScrollTargetBehavior
    public typealias ScrollDismissesKeyboardMode = PinwheelUI.ScrollDismissesKeyboardMode
    public typealias ScrollPosition = PinwheelUI.ScrollPosition
    public typealias ScrollViewReader = PinwheelUI.ScrollViewReader
    public typealias ScrollViewProxy = PinwheelUI.ScrollViewProxy
    public typealias EquatableView = PinwheelUI.EquatableView
    public typealias EmptyModifier = PinwheelUI.EmptyModifier
    public typealias KeyEquivalent = PinwheelUI.KeyEquivalent
    public typealias EventModifiers = PinwheelUI.EventModifiers
    public typealias KeyboardShortcut = PinwheelUI.KeyboardShortcut
    public typealias HoverEffect = PinwheelUI.HoverEffect
    public typealias ScrollTransitionConfiguration = PinwheelUI.ScrollTransitionConfiguration
    public typealias PreviewLayout = PinwheelUI.PreviewLayout
    public typealias PreviewDevice = PinwheelUI.PreviewDevice
    public typealias InterfaceOrientation = PinwheelUI.InterfaceOrientation
    public typealias LibraryContentProvider = PinwheelUI.LibraryContentProvider
    public typealias LibraryItem = PinwheelUI.LibraryItem
    public typealias LibraryContentBuilder = PinwheelUI.LibraryContentBuilder
    public typealias SensoryFeedback = PinwheelUI.SensoryFeedback
    public typealias AnimatableModifier = PinwheelUI.AnimatableModifier
    public typealias ModifiedContent = PinwheelUI.ModifiedContent
    public typealias VisualEffect = PinwheelUI.VisualEffect
    public typealias EmptyVisualEffect = PinwheelUI.EmptyVisualEffect
    public typealias ScrollTransitionPhase = PinwheelUI.ScrollTransitionPhase

    // MARK: Scrolling

    public typealias ContentMarginPlacement = PinwheelUI.ContentMarginPlacement
    public typealias ScrollPhase = PinwheelUI.ScrollPhase
    public typealias ScrollGeometry = PinwheelUI.ScrollGeometry
    public typealias ScrollPhaseChangeContext = PinwheelUI.ScrollPhaseChangeContext

    // MARK: Text

    public typealias TextSelectability = PinwheelUI.TextSelectability
    public typealias TextInputAutocapitalization = PinwheelUI.TextInputAutocapitalization
    public typealias SubmitLabel = PinwheelUI.SubmitLabel
    public typealias DynamicTypeSize = PinwheelUI.DynamicTypeSize

    // MARK: Views

    public typealias CoordinateSpaceProtocol = PinwheelUI.CoordinateSpaceProtocol
    public typealias GlobalCoordinateSpace = PinwheelUI.GlobalCoordinateSpace
    public typealias LocalCoordinateSpace = PinwheelUI.LocalCoordinateSpace
    public typealias NamedCoordinateSpace = PinwheelUI.NamedCoordinateSpace
    public typealias PreviewTrait = PinwheelUI.PreviewTrait
    public typealias LazyVStack = PinwheelUI.LazyVStack
    public typealias LazyHStack = PinwheelUI.LazyHStack
    public typealias TimelineSchedule = PinwheelUI.TimelineSchedule
    public typealias TimelineScheduleMode = PinwheelUI.TimelineScheduleMode
    public typealias AnimationTimelineSchedule = PinwheelUI.AnimationTimelineSchedule
    public typealias PeriodicTimelineSchedule = PinwheelUI.PeriodicTimelineSchedule
    public typealias EveryMinuteTimelineSchedule = PinwheelUI.EveryMinuteTimelineSchedule
    public typealias ExplicitTimelineSchedule = PinwheelUI.ExplicitTimelineSchedule
    public typealias TimelineViewDefaultContext = PinwheelUI.TimelineViewDefaultContext
    public typealias TupleView = PinwheelUI.TupleView
    public typealias Subview = PinwheelUI.Subview
    public typealias SubviewsCollection = PinwheelUI.SubviewsCollection
    public typealias SubviewsCollectionSlice = PinwheelUI.SubviewsCollectionSlice
    public typealias GroupElementsOfContent = PinwheelUI.GroupElementsOfContent
}
