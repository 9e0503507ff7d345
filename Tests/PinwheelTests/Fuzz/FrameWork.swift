import Foundation
import Raster

/// The time and memory for drawing a frame without cached data.
struct FrameWork {
    /// The CPU time of the drawing thread.
    var time: Duration = .zero
    /// The memory in megabytes, if the system reports it.
    var memory = 0

    /// The maximum memory of a frame, in megabytes.
    static let mostMemory = 256
    /// The number of pixels above which the image itself takes more memory.
    private static let pixels = 4_096 * 4_096

    /// Draws a scene. Scenes with more pixels are not measured.
    init(drawing scene: Scene, measuresMemory: Bool) {
        guard scene.width * scene.height <= Self.pixels else { return }
        let peak = measuresMemory ? PeakMemory() : nil
        var renderer = Renderer()
        let start = Self.seconds
        _ = renderer.render(scene)
        time = .seconds(Self.seconds - start)
        memory = peak?.taken ?? 0
    }

    /// Creates a measurement of 0.
    init() {}

    /// Returns the larger time and the larger memory of both.
    func most(_ other: FrameWork) -> FrameWork {
        var most = self
        most.time = max(time, other.time)
        most.memory = max(memory, other.memory)
        return most
    }

    /// Returns messages about exceeded limits.
    ///
    /// The limit is one second in a campaign. Otherwise it is three seconds, because other tests
    /// share the caches, and memory is not checked for the same reason.
    func faults(inCampaign: Bool) -> [String] {
        var faults: [String] = []
        if time > .seconds(inCampaign ? 1 : 3) { faults.append("a frame takes \(time)") }
        if inCampaign, memory > Self.mostMemory { faults.append("a frame takes \(memory) MB") }
        return faults
    }

    /// The CPU time of this thread, in seconds.
    private static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
