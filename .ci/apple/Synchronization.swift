// The part of Synchronization that the package uses, because that of Embedded Swift has no Mutex.
// It is only type-checked and never run.

public struct Mutex<Value: ~Copyable>: ~Copyable {
    public init(_ value: consuming sending Value) { fatalError() }

    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result { fatalError() }
}

extension Mutex: @unchecked Sendable where Value: ~Copyable {}
