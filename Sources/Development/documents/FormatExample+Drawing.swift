import DesignReference
import Frames

extension FormatExample {
    /// The drawing of the example.
    package func drawing() -> DesignDrawing { DesignDrawing(text: design, moments: moments) }
}
