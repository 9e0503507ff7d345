/// The reason why a view cannot be drawn.
public enum ViewFault: Error, Hashable, CustomStringConvertible {
    /// State changes keep triggering further updates at the same time, `time` seconds.
    case restless(time: Double)
    /// The view uses tasks, which do not follow the virtual clock with this toolchain.
    case tasks
    /// The view calls a function that waits for the real clock or runs work on another thread.
    case realClock(function: String)
    /// The image is too large, or its size is not finite. The size is in points.
    case size(width: Double, height: Double, scale: Double)

    /// The message: what is wrong, and what to do.
    public var description: String {
        switch self {
        case .restless(let time):
            "the view does not settle at \(time) s: each of \(ViewHost.maximumUpdates) updates "
                + "caused another; write state only when its value changes"
        case .tasks:
            "the view uses tasks, which follow the virtual clock only with Swift 6.3 on Linux; "
                + "build with that toolchain, or use Timer or DispatchQueue.main.asyncAfter"
        case .realClock(let function):
            "the view calls \(function), which does not follow the virtual clock; use Task.sleep, "
                + "DispatchQueue.main.asyncAfter or Timer.scheduledTimer"
        case .size(let width, let height, let scale):
            "an image of \(width) × \(height) points at a scale of \(scale) cannot be drawn; "
                + "give the view a frame, or the session a size"
        }
    }
}
