import Raster

/// A kind of outline: its key in files, its arguments, and the path that it makes.
///
/// Reader, schema, writer, curves and lists follow from the entry:
///
///     static let circle = OutlineKind("circle", title: "a circle", "A circle.") { fields in
///         let diameter = fields.number("diameter", .extent, "Points across.")
///         return { values in OutlineShape(.circle(…values[diameter]…)) }
///     }
package final class OutlineKind: Sendable {
    /// The key in files.
    package let name: String
    /// What errors call it, with its article.
    package let title: String
    /// What it is, for schema and reference.
    package let summary: String
    /// Its arguments.
    package let fields: [ArgumentField]
    /// The shape that its arguments make at an instant.
    let shape: @Sendable (ArgumentValues) -> OutlineShape

    /// Whether any of its arguments may move.
    var canMove: Bool { fields.contains { $0.type.isDriven } }

    /// A kind that declares its arguments and returns what makes a shape of their values.
    package init(
        _ name: String,
        title: String,
        _ summary: String,
        _ declare: (inout ArgumentFields) -> @Sendable (ArgumentValues) -> OutlineShape
    ) {
        var fields = ArgumentFields()
        shape = declare(&fields)
        self.name = name
        self.title = title
        self.summary = summary
        self.fields = fields.all
    }
}

extension OutlineKind: Equatable {
    /// Whether both have one name.
    package static func == (left: OutlineKind, right: OutlineKind) -> Bool {
        left.name == right.name
    }
}

/// An outline at an instant.
package struct OutlineShape: Equatable, Sendable {
    /// The path, in points from the layer's centre.
    package var path: Path
    /// The rectangle that paints and anchors refer to.
    package var frame: Rect

    /// A path and the frame that paints and anchors refer to.
    package init(_ path: Path, frame: Rect) {
        self.path = path
        self.frame = frame
    }

    /// A path whose frame is its own bounds.
    package init(_ path: Path) {
        let empty = Rect(center: .zero, size: Size(width: 0, height: 0))
        self.init(path, frame: path.bounds ?? empty)
    }
}

/// An outline in a layer's own space: points from the layer's centre.
///
/// It is made of a shape such as `Circle`: `Outline(Circle(diameter: 40))`.
public struct Outline: Equatable, Sendable {
    /// What kind it is.
    package let kind: OutlineKind
    /// The kind's arguments, in the order of its fields; nil for the default.
    package let arguments: Setting<[ModelArgument?]>

    /// The outline of a shape.
    public init(_ shape: some OutlineContent) { self = shape.painted.outline }

    /// An outline of a kind with the arguments of all its fields.
    package init(_ kind: OutlineKind, _ arguments: [ModelArgument?]) {
        self.init(kind, .constant(arguments))
    }

    /// An outline of a kind whose arguments may depend on a choice.
    package init(_ kind: OutlineKind, _ arguments: Setting<[ModelArgument?]>) {
        self.kind = kind
        self.arguments = arguments.flatMap { arguments in
            // Defaults are left out, so that outlines are equal however they are written.
            .constant(
                zip(arguments, kind.fields).map { argument, field in
                    argument.flatMap { $0.isSame(as: field.standard) ? nil : $0 }
                }
            )
        }
    }
}
