import Indicators
import Raster

extension Form {
    /// `circle`.
    static let circle = Form(
        name: "circle",
        title: "a circle",
        fields: [Field("diameter", .value("drivenNumber"), "Points across.", required: true)]
    )

    /// `ellipse`.
    static let ellipse = sized(name: "ellipse", title: "an ellipse")

    /// `rect`.
    static let rect = sized(name: "rect", title: "a rect")

    /// `capsule`.
    static let capsule = Form(
        name: "capsule",
        title: "a capsule",
        fields: sized(name: "", title: "").fields + [corners]
    )

    /// `roundedRect`.
    static let roundedRect = Form(
        name: "roundedRect",
        title: "a roundedRect",
        fields: sized(name: "", title: "").fields + [
            Field("radius", .value("drivenNumber"), "The corners' radius.", required: true),
            corners,
        ]
    )

    /// `line`.
    static let line = Form(
        name: "line",
        title: "a line",
        fields: [
            Field("from", .value("drivenPair"), "Points from the layer's centre.", required: true),
            Field("to", .value("drivenPair"), "Points from the layer's centre.", required: true),
        ]
    )

    /// `polygon`.
    static let polygon = Form(
        name: "polygon",
        title: "a polygon",
        fields: [
            Field("points", .value("pairs"), "Points from the layer's centre.", required: true),
            Field("closed", .value("boolean"), "Whether the last joins the first; true."),
        ]
    )

    /// `path`.
    static let path = Form(
        name: "path",
        title: "a path",
        fields: [
            Field("data", .value("text"), "SVG path data.", required: true),
            Field(
                "size",
                .value("pair"),
                "The box from whose top left corner the data counts, its centre at the "
                    + "layer's; without it the data counts from the layer's centre."
            ),
        ]
    )

    /// `image`.
    static let image = Form(
        name: "image",
        title: "an image",
        fields: [
            Field("file", .value("text"), "A PNG in the design's folder.", required: true),
            Field("size", .value("drivenPair"), "Points; the image's pixels by default."),
        ]
    )

    private static let corners = Field(
        "corners",
        .words(Path.Corners.allCases.map { $0.rawValue }),
        "How the corners bend; continuous by default."
    )

    private static func sized(name: String, title: String) -> Form {
        Form(
            name: name,
            title: title,
            fields: [Field("size", .value("drivenPair"), "Width and height.", required: true)]
        )
    }
}
