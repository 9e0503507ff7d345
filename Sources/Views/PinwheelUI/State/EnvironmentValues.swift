import Foundation
import Observation
import Indicators

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the object that `environment(_:)` or `environmentObject(_:)` stored for its type.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        values[ObjectIdentifier(type)] as? Object
    }

    /// Stores an object under its type.
    mutating func set<Object: AnyObject>(_ object: Object?) {
        values[ObjectIdentifier(Object.self)] = object
    }

    public var colorScheme: ColorScheme = .light
    /// The pixels per point. Defaults to 1.
    public var displayScale: CGFloat = 1
    public var isEnabled = true
    public var accessibilityReduceMotion = false
    public var layoutDirection: LayoutDirection = .leftToRight
    /// Always `.active`.
    public var scenePhase: ScenePhase { .active }
    /// The additional distance between lines of text, in points.
    public var lineSpacing: CGFloat = 0
    public var lineLimit: Int?
    public var font: Font?
    public var redactionReasons: RedactionReasons = []
    /// The colours that system colour names resolve to.
    var palette: Palette = .ios18
    /// The foreground style, or `nil` for the primary colour.
    var foreground: AnyShapeStyle?
    /// The tint, or `nil` for blue.
    var tint: Color?
    /// The axis of the enclosing stack, or `nil` outside a stack.
    var stackAxis: Axis?
    public var refresh: RefreshAction?
}

public enum ColorScheme: Hashable, Sendable, CaseIterable {
    case light
    case dark
}

public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    case leftToRight
    /// Mirrors the layout, but not the paths of shapes or lines of text.
    case rightToLeft
}

public enum ScenePhase: Hashable, Sendable, Comparable {
    case background
    case inactive
    case active
}

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
}

public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void
    @MainActor public func callAsFunction() async { await action() }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let box = Box()

    private final class Box: @unchecked Sendable { var values = EnvironmentValues() }

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    init(reading read: @escaping (EnvironmentValues) -> Value) { self.read = read }

    public var wrappedValue: Value { read(box.values) }
}

extension Environment where Value: AnyObject & Observable {
    /// Reads the object that `environment(_:)` set in an enclosing view. Traps without one.
    public init(_ type: Value.Type) {
        read = { values in
            guard let object = values.object(type) else {
                fatalError("no \(type) is set; call environment(_:) on a parent view")
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
