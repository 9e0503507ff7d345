import Raster

/// A kind of outline: its key in files, its fields, and a function that creates the path.
///
/// The reader, schema, writer, curves and lists are derived from these entries:
///
///     static let circle = OutlineKind("circle", title: "a circle", "A circle.") { fields in
///         let diameter = fields.number("diameter", .extent, "Points across.")
///         return { values in OutlineShape(.circle(…values[diameter]…)) }
///     }
package final class OutlineKind: Sendable {
    /// The key in files.
    package let name: String
    /// The name in error messages, with its article.
    package let title: String
    /// A description for the schema and the reference.
    package let summary: String
    /// The fields of the arguments.
    package let fields: [ArgumentField]
    /// The keys of which exactly one is required. Empty if there are none.
    package let alternatives: [String]
    /// Creates the shape from the arguments at an instant.
    let shape: @Sendable (ArgumentValues) -> OutlineShape

    /// Whether any argument may change over time.
    var canMove: Bool { fields.contains { $0.type.isDriven } }

    /// Creates a kind of outline.
    ///
    /// `declare` declares the fields and returns a function that creates a shape from their values.
    package init(
        _ name: String,
        title: String,
        _ summary: String,
        alternatives: [String] = [],
        _ declare: (inout ArgumentFields) -> @Sendable (ArgumentValues) -> OutlineShape
    ) {
        var fields = ArgumentFields()
        shape = declare(&fields)
        self.name = name
        self.title = title
        self.summary = summary
        self.fields = fields.all
        self.alternatives = alternatives
    }
}

extension OutlineKind: Equatable {
    /// Whether both kinds have the same name.
    package static func == (left: OutlineKind, right: OutlineKind) -> Bool {
        left.name == right.name
    }
}

/// The shape of an outline at an instant.
package struct OutlineShape: Equatable, Sendable {
    /// The path, in points from the layer's centre.
    package var path: Path
    /// The frame to which unit points of paints and anchors refer.
    package var frame: Rect

    /// Creates a shape from a path and its frame.
    package init(_ path: Path, frame: Rect) {
        self.path = path
        self.frame = frame
    }

    /// Creates a shape whose frame is the bounding box of its path.
    package init(_ path: Path) {
        let empty = Rect(center: .zero, size: Size(width: 0, height: 0))
        self.init(path, frame: path.bounds ?? empty)
    }
}

/// An outline in the layer's coordinates: points from the layer's centre.
///
/// Create it from a shape, as in `Outline(Circle(diameter: 40))`.
public struct Outline: Equatable, Sendable {
    package let kind: OutlineKind
    /// The arguments in the order of the kind's fields. `nil` is the default of the field.
    package let arguments: Setting<[ModelArgument?]>

    /// Creates the outline of a shape.
    public init(_ shape: some OutlineContent) { self = shape.painted.outline }

    /// Creates an outline of a kind. `arguments` has one element for each field.
    package init(_ kind: OutlineKind, _ arguments: [ModelArgument?]) {
        self.init(kind, .constant(arguments))
    }

    /// Creates an outline of a kind whose arguments may depend on a choice.
    package init(_ kind: OutlineKind, _ arguments: Setting<[ModelArgument?]>) {
        self.kind = kind
        self.arguments = arguments.flatMap { arguments in
            // Arguments equal to a default are replaced by `nil`, so that outlines with and without
            // them are equal.
            .constant(
                zip(arguments, kind.fields).map { argument, field in
                    argument.flatMap { $0.isSame(as: field.defaultArgument) ? nil : $0 }
                }
            )
        }
    }
}
