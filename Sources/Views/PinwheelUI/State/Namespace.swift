import Foundation

/// A name that no other view has.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The name.
    public struct ID: Hashable, Sendable { fileprivate let number: ObjectIdentifier }

    /// Its place in memory is the name, and stays as long as the view is there.
    private final class Mark: Sendable {}
    @State private var mark = Mark()

    /// A new name.
    public init() {}
    /// The name.
    public var wrappedValue: ID { ID(number: ObjectIdentifier(mark)) }
}

/// How content changes: at once.
public struct ContentTransition: Hashable, Sendable {
    private let name: String
    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// Taken as at once.
    public static let opacity = ContentTransition(name: "opacity")
    /// Taken as at once.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// Taken as at once.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    /// Taken as at once.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

/// What of two views is matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// Properties by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
    /// How the content of views below changes: at once.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// A view that takes the place of another of the same name: it stands where it stands.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }
}
