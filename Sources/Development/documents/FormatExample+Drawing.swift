import DesignReference
import Frames

extension FormatExample {
    /// Returns the drawing of the example.
    package func drawing() -> DesignDrawing { DesignDrawing(text: design, moments: moments) }
}
