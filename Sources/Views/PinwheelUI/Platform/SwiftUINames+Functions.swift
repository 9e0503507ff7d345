/// The module-qualified names of functions.
extension SwiftUI {
    public static func withAnimation<Result>(
        _ animation: Animation? = .default,
        _ body: () throws -> Result
    ) rethrows -> Result {
        try PinwheelUI.withAnimation(animation, body)
    }

    public static func withAnimation<Result>(
        _ animation: Animation? = .default,
        completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
        _ body: () throws -> Result,
        completion: @escaping () -> Void
    ) rethrows -> Result {
        try PinwheelUI.withAnimation(
            animation,
            completionCriteria: completionCriteria,
            body,
            completion: completion
        )
    }

    public static func withTransaction<Result>(
        _ transaction: Transaction,
        _ body: () throws -> Result
    ) rethrows -> Result {
        try PinwheelUI.withTransaction(transaction, body)
    }

    public static func withTransaction<Result, Value>(
        _ keyPath: WritableKeyPath<Transaction, Value>,
        _ value: Value,
        _ body: () throws -> Result
    ) rethrows -> Result {
        try PinwheelUI.withTransaction(keyPath, value, body)
    }
}
