import Synchronization

public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    /// The handlers to call when the animations have ended.
    var completions: [Completion] = []

    private var values = Values()

    /// Unchecked: it is only accessed on the thread of the session.
    private struct Values: @unchecked Sendable { var byKey: [ObjectIdentifier: Any] = [:] }

    public init() {}

    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values.byKey[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values.byKey[ObjectIdentifier(key)] = newValue }
    }

    public init(animation: Animation?) { self.animation = animation }

    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        // The handler is passed and called on the session's thread.
        nonisolated(unsafe) let completion = completion
        completions.append(Completion(criteria: criteria) { unsafe completion() })
    }

    /// The animation, or `nil` if animations are disabled.
    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// Returns whether changes of both transactions can be applied in one update.
    func isEqual(to other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous
            && values.byKey.isEmpty && other.values.byKey.isEmpty
            && completions.elementsEqual(other.completions) { $0 === $1 }
    }

    /// The transaction of the innermost `withTransaction` whose body is running.
    static var current: Transaction {
        get { VirtualTime.host?.currentTransaction.transaction ?? stored.withLock { $0 } }
        set {
            if let host = VirtualTime.host {
                host.currentTransaction.transaction = newValue
            } else {
                stored.withLock { $0 = newValue }
            }
        }
    }
    private static let stored = Mutex(Transaction())
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool
    /// The time when the value counts as having reached its target. It ignores the settling of a
    /// spring.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    /// The time of the last visible movement.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result {
    let before = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = before }
    let new = transaction.completions.filter { one in !before.completions.contains { $0 === one } }
    for completion in new { completion.begin() }
    let result = try body()
    for completion in new { completion.callIfUnchanged() }
    return result
}

public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
