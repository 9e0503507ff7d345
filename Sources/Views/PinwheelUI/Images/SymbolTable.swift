import Raster

/// The symbols that have outlines.
enum SymbolTable {
    /// The outline and the layout size of a symbol.
    struct Entry {
        let outline: Symbol.Outline
        let width: Double
        let height: Double
    }

    /// Path data in hundredths of the font size around the centre, with y down.
    private struct Data {
        var strokes = ""
        var fills = ""
        var cuts = ""
        var width = 118.0
        var height = 113.0
    }

    /// Returns the named symbol, or `nil` if it is unknown. If only the symbol without the suffix
    /// `.fill` is known and its path is closed, returns it filled.
    static func entry(named name: String) -> Entry? {
        if let data = all[name] { return entry(data) }
        guard name.hasSuffix(".fill"), let data = all[String(name.dropLast(5))],
            data.strokes.hasSuffix("Z")
        else { return nil }
        return entry(
            Data(
                strokes: data.strokes,
                fills: data.strokes,
                width: data.width,
                height: data.height
            )
        )
    }

    /// The names of all symbols in the table.
    static var names: [String] { all.keys.sorted() }

    private static func entry(_ data: Data) -> Entry {
        // Tests check that every path is valid.
        func path(_ data: String) -> Raster.Path { (try? Raster.Path(svg: data)) ?? Raster.Path() }
        let outline = Symbol.Outline(
            strokes: path(data.strokes),
            fills: path(data.fills),
            cuts: path(data.cuts)
        )
        return Entry(outline: outline, width: data.width, height: data.height)
    }

    private static let circle = "M43 0A43 43 0 1 1-43 0A43 43 0 1 1 43 0Z"
    private static let triangle = "M0-40L44 36H-44Z"
    private static let square =
        "M-30-40H30A10 10 0 0 1 40-30V30A10 10 0 0 1 30 40H-30A10 10 0 0 1-40 30V-30"
        + "A10 10 0 0 1-30-40Z"
    private static let exclamation = "M0-16V8M0 24V24.1"

    private static let all: [String: Data] = arrows.merging(shapes) { first, _ in first }
        .merging(signs) { first, _ in first }
        .merging(objects) { first, _ in first }

    private static let arrows: [String: Data] = [
        "arrow.down": Data(strokes: "M0-40V38M-33 6L0 39L33 6", width: 104, height: 111),
        "arrow.up": Data(strokes: "M0 40V-38M-33-6L0-39L33-6", width: 104, height: 111),
        "arrow.left": Data(strokes: "M40 0H-38M-6-33L-39 0L-6 33", width: 115, height: 104),
        "arrow.right": Data(strokes: "M-40 0H38M6-33L39 0L6 33", width: 115, height: 104),
        "arrow.up.right": Data(strokes: "M-28 28L27-27M-16-28H28V16", width: 104, height: 104),
        "arrow.down.left": Data(strokes: "M28-28L-27 27M16 28H-28V-16", width: 104, height: 104),
        "arrow.up.arrow.down": Data(
            strokes: "M-22 36V-34M-40-16L-22-35L-4-16M22-36V34M4 16L22 35L40 16"
        ),
        "arrow.down.to.line": Data(strokes: "M0-44V24M-30-6L0 24L30-6M-34 44H34"),
        "arrow.clockwise": Data(
            strokes: "M35.5-6.3A36 36 0 1 1 18-31.2M-1.3-26L18-31.2L12.8-50.5",
            width: 110
        ),
        "arrow.counterclockwise": Data(
            strokes: "M-35.5-6.3A36 36 0 1 0-18-31.2M1.3-26L-18-31.2L-12.8-50.5",
            width: 110
        ),
        "arrow.triangle.2.circlepath": Data(
            strokes: "M-34.8-9.3A36 36 0 0 1 32.6-15.2M15.7-21.4L32.6-15.2L38.8-32.1"
                + "M34.8 9.3A36 36 0 0 1-32.6 15.2M-15.7 21.4L-32.6 15.2L-38.8 32.1",
            width: 122
        ),
        "chevron.down": Data(strokes: "M-36-17L0 19L36-17", width: 108, height: 68),
        "chevron.up": Data(strokes: "M-36 17L0-19L36 17", width: 108, height: 68),
        "chevron.left": Data(strokes: "M17-36L-19 0L17 36", width: 72, height: 104),
        "chevron.right": Data(strokes: "M-17-36L19 0L-17 36", width: 72, height: 104),
        "chevron.compact.down": Data(strokes: "M-42-8L0 8L42-8", width: 118, height: 48),
        "chevron.compact.up": Data(strokes: "M-42 8L0-8L42 8", width: 118, height: 48),
        "chevron.up.chevron.down": Data(strokes: "M-24-12L0-36L24-12M-24 12L0 36L24 12"),
    ]

    private static let shapes: [String: Data] = [
        "circle": Data(strokes: circle),
        "square": Data(strokes: square),
        "triangle": Data(strokes: triangle, width: 122),
        "capsule": Data(
            strokes: "M-22-24H22A24 24 0 0 1 22 24H-22A24 24 0 0 1-22-24Z",
            width: 122,
            height: 80
        ),
        "diamond": Data(strokes: "M0-44L44 0L0 44L-44 0Z"),
        "star": Data(
            strokes: "M0-44L12.9-13.8L45.7-10.9L20.9 10.8L28.2 42.8L0 26L-28.2 42.8L-20.9 10.8"
                + "L-45.7-10.9L-12.9-13.8Z"
        ),
        "heart": Data(
            strokes: "M0 38C-62 0-48-38-23-38C-9-38 0-28 0-21C0-28 9-38 23-38C48-38 62 0 0 38Z"
        ),
        "bolt": Data(strokes: "M8-46L-28 8H-2L-8 46L28-8H2Z", width: 92),
        "drop": Data(
            strokes: "M0-44C14-20 28-6 28 14A28 28 0 0 1-28 14C-28-6-14-20 0-44Z",
            width: 92
        ),
        "sparkle": Data(
            strokes: "M0-44C4-12 12-4 44 0C12 4 4 12 0 44C-4 12-12 4-44 0C-12-4-4-12 0-44Z"
        ),
        "play": Data(strokes: "M-24-36L36 0L-24 36Z", width: 104),
        "stop": Data(strokes: "M-32-32H32V32H-32Z"),
        "location.north": Data(strokes: "M0-44L34 40L0 24L-34 40Z", width: 104),
        "paperplane": Data(strokes: "M-42 2L42-40L14 42L-6 10Z"),
    ]

    private static let signs: [String: Data] = [
        "checkmark": Data(strokes: "M-34 4L-10 32L34-32", width: 104, height: 104),
        "xmark": Data(strokes: "M-30-30L30 30M30-30L-30 30", width: 96, height: 96),
        "plus": Data(strokes: "M-36 0H36M0-36V36", width: 104, height: 104),
        "minus": Data(strokes: "M-36 0H36", width: 104, height: 104),
        "equal": Data(strokes: "M-34-14H34M-34 14H34", width: 104, height: 104),
        "exclamationmark": Data(strokes: "M0-40V10M0 36V36.1", width: 48, height: 111),
        "questionmark": Data(
            strokes: "M-22-20A22 22 0 1 1 8 0C2 3 0 6 0 13M0 37V37.1",
            width: 80,
            height: 111
        ),
        "info": Data(strokes: "M0-8V36M0-34V-33.9", width: 48, height: 111),
        "exclamationmark.triangle": Data(strokes: triangle + exclamation, width: 122),
        "exclamationmark.triangle.fill": Data(
            strokes: triangle,
            fills: triangle,
            cuts: exclamation,
            width: 122
        ),
        "ellipsis": Data(strokes: "M-32 0H-31.9M0 0H.1M32 0H31.9", height: 48),
        "line.3.horizontal": Data(strokes: "M-36-24H36M-36 0H36M-36 24H36"),
        "pause": Data(strokes: "M-16-34V34M16-34V34", width: 92),
        "pause.fill": Data(fills: "M-28-36H-8V36H-28ZM8-36H28V36H8Z", width: 92),
        "rays": Data(
            strokes: "M0-20V-42M14.1-14.1L29.7-29.7M20 0H42M14.1 14.1L29.7 29.7M0 20V42"
                + "M-14.1 14.1L-29.7 29.7M-20 0H-42M-14.1-14.1L-29.7-29.7"
        ),
    ]

    private static let objects: [String: Data] = [
        "sun.max": Data(
            strokes: "M18 0A18 18 0 1 1-18 0A18 18 0 1 1 18 0ZM0-34V-46M24-24L32.5-32.5M34 0H46"
                + "M24 24L32.5 32.5M0 34V46M-24 24L-32.5 32.5M-34 0H-46M-24-24L-32.5-32.5",
            width: 124,
            height: 124
        ),
        "moon": Data(strokes: "M10-40A40 40 0 1 0 40 12A32 32 0 0 1 10-40Z"),
        "cloud": Data(
            strokes: "M-26 28A19 19 0 0 1-30-9A28 28 0 0 1 22-17A22.5 22.5 0 0 1 26 28Z",
            width: 132
        ),
        "magnifyingglass": Data(
            strokes: "M18-8A26 26 0 1 1-34-8A26 26 0 1 1 18-8ZM11 11L36 36",
            width: 111
        ),
        "gearshape": Data(
            strokes: "M14 0A14 14 0 1 1-14 0A14 14 0 1 1 14 0ZM32 0A32 32 0 1 1-32 0"
                + "A32 32 0 1 1 32 0ZM0-32V-44M22.6-22.6L31.1-31.1M32 0H44M22.6 22.6L31.1 31.1"
                + "M0 32V44M-22.6 22.6L-31.1 31.1M-32 0H-44M-22.6-22.6L-31.1-31.1"
        ),
        "house": Data(strokes: "M-42-2L0-38L42-2M-31-8V36H31V-8L0-36Z", width: 124),
        "person": Data(
            strokes: "M18-22A18 18 0 1 1-18-22A18 18 0 1 1 18-22ZM-36 40C-36 4 36 4 36 40Z"
        ),
        "clock": Data(strokes: circle + "M0-24V0L16 10"),
        "timer": Data(strokes: circle + "M0 0V-26"),
        "safari": Data(strokes: circle + "M20-20L6 6L-20 20L-6-6Z"),
        "hourglass": Data(
            strokes: "M-26-42H26M-26 42H26M-22-42C-22-10 22 10 22 42M22-42C22-10-22 10-22 42",
            width: 92
        ),
        "tray": Data(strokes: "M-42 4L-28-28H28L42 4V30H-42ZM-42 4H-16A16 16 0 0 0 16 4H42"),
        "photo": Data(strokes: square + "M-38 24L-10-6L12 18L22 8L38 24"),
        "wifi": Data(
            strokes: "M-42-8A60 60 0 0 1 42-8M-27 9A40 40 0 0 1 27 9M-12 24A20 20 0 0 1 12 24"
                + "M0 36V36.1",
            width: 128
        ),
        "trash": Data(
            strokes: "M-36-28H36M-14-28V-40H14V-28M-28-28L-23 42H23L28-28M-10-12V26M10-12V26",
            width: 104,
            height: 122
        ),
        "bell": Data(
            strokes: "M-9 34A9 9 0 0 0 9 34"
                + "M-34 22C-22 10-26-6-24-16A24 24 0 0 1 24-16C26-6 22 10 34 22Z"
        ),
    ]
}
