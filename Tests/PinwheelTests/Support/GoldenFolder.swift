import Foundation
import Goldens
import TestSupport

/// A folder with a small design, its plan, and goldens that the tool records.
struct GoldenFolder {
    let folder: TestFolder

    /// Creates a square that moves to the right, with 6 frames of 16×16 pixels in each of two
    /// states.
    init() throws {
        folder = try TestFolder()
        try draw()
        try folder.write(
            """
            pinwheel: 1
            sets:
              - designs: square.yaml
                appearances: light
            """,
            to: "goldens.yaml"
        )
    }

    var path: String { folder.path }
    var store: GoldenStore { GoldenStore(folder: folder.path("goldens")) }

    /// Writes the design again, with another colour or distance.
    func draw(_ color: String = "red", to end: Int = 5) throws {
        try folder.write(
            """
            pinwheel: 1
            name: square
            canvas: {size: [16, 16]}
            states:
              pulling: {frames: 6}
              refreshing: {drive: time, period: 0.1, loop: true}
            layers:
              - rect: {size: [4, 4]}
                offset: {pulling: [[-5, 0], [\(end), 0]], refreshing: [[0, -5], [0, 5]]}
                fill: \(color)
            """,
            to: "square.yaml"
        )
    }

    /// Runs the tool in the folder.
    @discardableResult
    func tool(_ arguments: String..., variables: [String] = []) throws -> Tool.Outcome {
        try Tool.run(arguments, in: path, variables: variables)
    }
}
