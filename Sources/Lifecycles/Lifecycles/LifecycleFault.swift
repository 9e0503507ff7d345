/// Something that an article's code has wrong, and that is reproduced unless it is mended.
public struct LifecycleFault: Hashable, Sendable {
    /// The name for `--fix`.
    public let name: String
    /// What a user sees, in one sentence.
    public let summary: String
    /// What the mended lifecycle does, in one sentence.
    public let mended: String
}

/// A fault together with where a lifecycle keeps whether it is mended.
public struct LifecycleMending<Owner>: Sendable {
    /// The fault.
    public let fault: LifecycleFault
    /// Whether it is mended.
    let isMended: WritableKeyPath<Owner, Bool> & Sendable

    /// A fault that can be mended.
    init(
        _ name: String,
        _ isMended: WritableKeyPath<Owner, Bool> & Sendable,
        summary: String,
        mended: String
    ) {
        fault = LifecycleFault(name: name, summary: summary, mended: mended)
        self.isMended = isMended
    }
}
