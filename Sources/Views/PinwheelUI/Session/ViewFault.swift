/// Why a view cannot be drawn.
public enum ViewFault: Error, Hashable, CustomStringConvertible {
    /// It changes what it depends on, again and again, at one time in seconds.
    case restless(time: Double)
    /// It uses tasks, which this toolchain does not let follow the view's clock.
    case tasks
    /// It calls a function that waits for the real clock, or that runs work on another thread.
    case realClock(function: String)
    /// Its picture would be too large, or its size is not finite.
    case size(width: Double, height: Double, scale: Double)

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .restless(let time):
            "the view does not come to rest at \(time) s: each of \(ViewHost.maximumUpdates) updates has "
                + "led to another; write state only when its value changes"
        case .tasks:
            "the view uses tasks, which follow its clock with the runtime of Swift 6.3 on Linux only; "
                + "build with that toolchain, or use Timer or DispatchQueue.main.asyncAfter"
        case .realClock(let function):
            "the view calls \(function), which does not follow its clock; use Task.sleep, "
                + "DispatchQueue.main.asyncAfter or Timer.scheduledTimer"
        case .size(let width, let height, let scale):
            "a picture of \(width) × \(height) points at a scale of \(scale) cannot be drawn; "
                + "give the view a frame, or the session a size"
        }
    }
}
