import Foundation

@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable { fileprivate let number: ObjectIdentifier }

    /// An object whose address identifies the namespace for as long as the view exists.
    private final class Mark: Sendable {}
    @State private var mark = Mark()

    public init() {}
    public var wrappedValue: ID { ID(number: ObjectIdentifier(mark)) }
}

/// A transition between contents. It has no effect: content changes without an animation.
public struct ContentTransition: Hashable, Sendable {
    private let name: String
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
    /// Returns the view unchanged: content changes without an animation.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// Returns the view unchanged: it has its own position and size.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }
}
