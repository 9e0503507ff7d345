/// Whom a run tells that it waits for another one.
package final class LockNotice: Sendable {
    private let tell: @Sendable (String) -> Void

    /// A notice.
    ///
    /// - Parameter tell: Takes the path of the folder in which the other run is at work; called
    ///   from any thread.
    package init(_ tell: @escaping @Sendable (_ folder: String) -> Void) { self.tell = tell }

    /// Tells of the wait for a folder.
    package func callAsFunction(_ folder: String) { tell(folder) }
}

extension LockNotice: Hashable {
    /// Whether the same is told.
    package static func == (one: LockNotice, other: LockNotice) -> Bool { one === other }

    /// Hashes the identity.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
