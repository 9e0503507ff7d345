import Raster

/// A workload with a Gaussian blur.
package struct BlurredWorkload<Sharp: Workload>: Workload {
    private let sharp: Sharp
    /// The standard deviation in pixels.
    package let blur: Double

    /// Creates a workload with a blur of a standard deviation in pixels.
    package init(_ sharp: Sharp, by blur: Double) {
        self.sharp = sharp
        self.blur = blur
    }

    package var width: Int { sharp.width }
    package var height: Int { sharp.height }

    package func scene(progress: Double) -> Scene {
        let items = sharp.scene(progress: progress).items
        return Scene(width: width, height: height, items: [.group(Group(items: items, blur: blur))])
    }

    package func ideal(progress: Double) -> [IdealShape] { sharp.ideal(progress: progress) }
}
