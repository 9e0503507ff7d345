import Base
import DesignFormat
import Frames
import Indicators

/// The text of a new design.
package struct DesignDraft: Equatable, Sendable {
    /// The content of the file.
    package let text: String

    /// Creates the text of a short design whose comments explain its parts.
    ///
    /// - Parameter name: The design's name.
    package init(named name: String) {
        text = Self.template.replacing("NAME", with: name)
    }

    /// Creates a copy of a design with another name.
    ///
    /// Comments are retained, unless the name or a value cannot be replaced in the text.
    ///
    /// - Parameters:
    ///   - name: The new name.
    ///   - source: A built-in design or a file.
    ///   - assignments: New default values of parameters.
    ///   - path: The path of the new file.
    /// - Throws: `DesignErrors`; `FileError`; `InputError` if the design uses files that the new
    ///   file would not find.
    package init(
        named name: String,
        copying source: String,
        assigning assignments: [Assignment],
        to path: String
    ) throws {
        let (original, bytes) = try DesignSource(argument: source).loadWithText()
        if let file = original.assets.first, Self.folder(of: path) != Self.folder(of: source) {
            let folder = Self.folder(of: source)
            throw InputError(
                "\(source) uses \(file), which the new file would not find",
                hint: "write it to the same folder: -o \(folder)\(name).yaml"
            )
        }
        let design = try original.overriding(assignments.map { (name: $0.name, value: $0.value) })
        if let copy = design.text(from: bytes, renamed: name) {
            text = copy
        } else {
            var model = design.model
            model.name = name
            text = model.yaml()
        }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
}

extension DesignDraft {
    /// The design of `new` without `--from`.
    fileprivate static let template = """
        # Check this file, look at all its frames, and edit it with a preview:
        #   pinwheel validate NAME.yaml
        #   pinwheel strip NAME.yaml --labels -o NAME.png
        #   pinwheel preview NAME.yaml --open
        pinwheel: 1
        name: NAME
        title: A dot on a ring
        # In points. The centre is [0, 0], y points down, and angles turn clockwise.
        canvas: {size: [48, 48]}
        # The distance in points at which the pull is complete.
        pull: {threshold: 80}

        # Values that can be changed without changing the file: -P tint=red
        parameters:
          tint:  {type: color, default: indigo, title: The colour}
          width: {type: number, default: 4, range: [1.5, 8], title: The ring's width in points}

        # The timing of each state. Progress follows the finger, and time the clock.
        states:
          idle:       {frames: 1}
          pulling:    {drive: progress, frames: 24}
          armed:      {drive: time, period: 0.25}
          refreshing: {drive: time, period: 1, loop: true}
          finishing:  {drive: progress, from: 1, to: 0, duration: 0.3}

        # What is drawn, back to front.
        layers:
          - group:
              # A ring that grows with the pull. `default` is for the states that are not listed.
              - circle: {diameter: 32}
                trim:   {to: {idle: 0, pulling: [0, 0.999], default: 0.999}}
                rotate: -90
                stroke: {width: $width, paint: {color: $tint, alpha: 0.3}}
              # A dot that goes around: with the finger, then once in each period.
              - circle:  {diameter: 8}
                fill:    $tint
                offset:  [0, -16]
                rotate:  {pulling: [0, 360], armed: 0, refreshing: [0, 360]}
                anchor:  {points: [0, 0]}
                opacity: {idle: 0, pulling: {0: 0, 0.1: 1}, default: 1}
            # Everything grows for a moment when the pull is complete, and shrinks at the end.
            scale: {armed: [1, 1.15, 1], finishing: [0, 1], default: 1}

        """
}
