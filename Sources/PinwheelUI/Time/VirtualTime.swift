/// The clock of the view that lives now.
@MainActor
enum VirtualTime {
    /// The tree whose actions run; timers and delays are its.
    static weak var host: ViewHost?
}
