import Foundation
import Raster

/// What drawing a frame took of which nothing was known from before.
struct FrameWork {
    /// The work of the thread alone, whatever else the machine does.
    var time: Duration = .zero
    /// In megabytes, where the system tells.
    var memory = 0

    /// Megabytes that no frame may take.
    static let mostMemory = 256
    /// Larger pictures take more by themselves.
    private static let pixels = 4_096 * 4_096

    /// Draws a scene; one that is larger than what counts takes nothing.
    init(drawing scene: Scene, measuresMemory: Bool) {
        guard scene.width * scene.height <= Self.pixels else { return }
        let peak = measuresMemory ? PeakMemory() : nil
        var renderer = Renderer()
        let start = Self.seconds
        _ = renderer.render(scene)
        time = .seconds(Self.seconds - start)
        memory = peak?.taken ?? 0
    }

    /// Nothing yet.
    init() {}

    /// The more of both in each.
    func most(_ other: FrameWork) -> FrameWork {
        var most = self
        most.time = max(time, other.time)
        most.memory = max(memory, other.memory)
        return most
    }

    /// What is too much; in a campaign the bound is a second, beside other tests, which share the caches,
    /// threefold, and the memory is theirs as well.
    func faults(inCampaign: Bool) -> [String] {
        var faults: [String] = []
        if time > .seconds(inCampaign ? 1 : 3) { faults.append("a frame takes \(time)") }
        if inCampaign, memory > Self.mostMemory { faults.append("a frame takes \(memory) MB") }
        return faults
    }

    /// Seconds that this thread has worked.
    private static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
