import Synchronization

/// What goes with a change of state to all views that it reaches.
public struct Transaction: Sendable {
    /// How animatable values get to their new ones; nil: at once.
    public var animation: Animation?
    /// Whether views' own animations are passed over.
    public var disablesAnimations = false
    /// Whether the change is one of many in a row, as of a finger.
    public var isContinuous = false
    /// Told when the animation has ended.
    var completions: [Completion] = []

    /// What else goes with it, by keys.
    private var values = Values()

    /// Written and read where views live.
    private struct Values: @unchecked Sendable { var byKey: [ObjectIdentifier: Any] = [:] }

    /// Nothing goes with the change.
    public init() {}

    /// What goes with the change under a key.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values.byKey[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values.byKey[ObjectIdentifier(key)] = newValue }
    }

    /// An animation goes with the change.
    public init(animation: Animation?) { self.animation = animation }

    /// Has `completion` called once what the change animates has ended.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        // It is called where views live, by which it was given.
        nonisolated(unsafe) let completion = completion
        completions.append(Completion(criteria: criteria) { unsafe completion() })
    }

    /// The animation, unless it is switched off.
    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// Whether changes under both may be made as one.
    func isEqual(to other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous
            && values.byKey.isEmpty && other.values.byKey.isEmpty
            && completions.elementsEqual(other.completions) { $0 === $1 }
    }

    /// That in whose body the program runs.
    static var current: Transaction {
        get { VirtualTime.host?.spoken.transaction ?? stored.withLock { $0 } }
        set {
            if let host = VirtualTime.host {
                host.spoken.transaction = newValue
            } else {
                stored.withLock { $0 = newValue }
            }
        }
    }
    private static let stored = Mutex(Transaction())
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool
    /// When the value has been reached.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Has changes of state within `body` animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Has changes of state within `body` animated, and `completion` called once all of it has ended.
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

/// Has changes of state within `body` go with a transaction.
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
    for completion in new { completion.callIfUnused() }
    return result
}

/// A key for what goes with a change of state.
public protocol TransactionKey {
    /// What goes with it.
    associatedtype Value
    /// What is there where nothing is said.
    static var defaultValue: Value { get }
}

/// Changes state with a value that all views it reaches can read in `transaction`.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
