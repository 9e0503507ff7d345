import Foundation
import Observation
import Indicators

/// A kind of value of the surroundings.
public protocol EnvironmentKey {
    /// What the value is.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// The surroundings of a view.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Surroundings in which nothing is set.
    public init() {}

    /// A value by its key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// An object by its type.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        values[ObjectIdentifier(type)] as? Object
    }

    /// Has an object found by its type.
    mutating func set<Object: AnyObject>(_ object: Object?) {
        values[ObjectIdentifier(Object.self)] = object
    }

    /// Light or dark.
    public var colorScheme: ColorScheme = .light
    /// Pixels per point.
    public var displayScale: CGFloat = 1
    /// Whether views can be used.
    public var isEnabled = true
    /// Whether much motion is to be left out.
    public var accessibilityReduceMotion = false
    /// The direction of text.
    public var layoutDirection: LayoutDirection = .leftToRight
    /// Whether the app is in front: always.
    public var scenePhase: ScenePhase { .active }
    /// The least that lines of text lie apart, in points.
    public var lineSpacing: CGFloat = 0
    /// The most lines of a text.
    public var lineLimit: Int?
    /// The font of texts that have none of their own.
    public var font: Font?
    /// What redacted content shows.
    public var redactionReasons: RedactionReasons = []
    /// The colours that names stand for.
    var palette: Palette = .ios18
    /// The style of foregrounds; nil for the primary colour.
    var foreground: AnyShapeStyle?
    /// The accent; nil for blue.
    var tint: Color?
    /// The axis of the stack around; nil where there is none.
    var stackAxis: Axis?
    /// The action of `refreshable`.
    public var refresh: RefreshAction?
}

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// A direction of text.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// As here.
    case leftToRight
    /// Taken as left to right: pictures are never mirrored.
    case rightToLeft
}

/// Whether an app is in front.
public enum ScenePhase: Hashable, Sendable, Comparable {
    /// Not seen.
    case background
    /// Seen, not used.
    case inactive
    /// In front.
    case active
}

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
    /// A bit for each reason.
    public let rawValue: Int
    /// Reasons by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is private.
    public static let privacy = RedactionReasons(rawValue: 2)
}

/// What a pull to refresh does.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void
    /// Does it, and returns when it is done.
    @MainActor public func callAsFunction() async { await action() }
}

/// A value of the surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let box = Box()

    private final class Box: @unchecked Sendable { var values = EnvironmentValues() }

    /// The value at a path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    init(reading read: @escaping (EnvironmentValues) -> Value) { self.read = read }

    /// The value.
    public var wrappedValue: Value { read(box.values) }
}

extension Environment where Value: AnyObject & Observable {
    /// The object of a type, which `environment(_:)` has set above.
    public init(_ type: Value.Type) {
        read = { values in
            guard let object = values.object(type) else {
                fatalError("no \(type) is in the environment; set it above by environment(_:)")
            }
            return object
        }
    }
}

extension Environment: ConnectedProperty {
    private final class Slot: PropertySlot {}

    @MainActor
    func connect(_ slot: (any PropertySlot)?, _ node: Node) -> any PropertySlot {
        box.values = node.inputs.environment
        return slot ?? Slot()
    }
}
