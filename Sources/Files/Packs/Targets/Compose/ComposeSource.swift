import Base
import Indicators
import Raster

/// A source file of Kotlin with a composable.
struct ComposeSource {
    let pack: Pack
    let documents: [(appearance: Appearance, document: VectorDocument)]

    /// Creates the source of a pack.
    init(
        pack: Pack,
        documents: [(appearance: Appearance, document: VectorDocument)]
    ) throws(InputError) {
        (self.pack, self.documents) = (pack, documents)
        guard pack.typeName.first?.isLetter == true else {
            throw InputError(
                "“\(pack.name)” is no name of a composable",
                hint: "pass --name with a name that starts with a letter"
            )
        }
    }

    /// The name of the composable. The file imports some names, which get a suffix.
    var typeName: String {
        KotlinImports.names.contains(pack.typeName) ? pack.typeName + "Indicator" : pack.typeName
    }

    /// The file.
    var text: String {
        get throws(InputError) {
            let body = declarations + (try objects.flatMap { [""] + $0 })
            let head = [
                "// \(typeName).kt: the indicator “\(pack.design.name)” for Jetpack Compose.",
                "// Written by pinwheel pack. Add the package of your app.",
                "",
            ]
            return (head + KotlinImports.lines(for: body) + [""] + body).joined(separator: "\n")
        }
    }

    private var document: VectorDocument { documents[0].document }

    private var states: [StateName] { document.sequences.map(\.state).unique() }

    /// Whether one object draws both appearances.
    private var sharesObject: Bool {
        documents.count < 2
            || documents[0].document.withoutPaints == documents[1].document.withoutPaints
    }

    private var objects: [[String]] {
        get throws(InputError) {
            guard !sharesObject else {
                let dark = documents.count > 1 ? documents[1].document : nil
                return [try object("\(typeName)Drawing", document, dark)]
            }
            return [
                try object("\(typeName)Drawing", document, nil),
                try object("\(typeName)DarkDrawing", documents[1].document, nil),
            ]
        }
    }

    /// The enumeration, the composable and the function that draws.
    private var declarations: [String] {
        let drags = states.filter { state in
            document.sequences.contains { $0.state == state && $0.playback == .drag }
        }
        let names = drags.map(\.kotlin).joined(separator: ", ")
        let progress =
            drags.isEmpty
            ? " * No state follows [progress]."
            : " * [progress], 0 to 1, selects the position in: \(names)."
        let (width, height) = (document.canvas.width, document.canvas.height)
        let scale = "size.width / \(width.kotlin), size.height / \(height.kotlin)"
        return [
            "/** The states of [\(typeName)]. */",
            "enum class \(typeName)State { \(states.map(\.kotlin).joined(separator: ", ")) }", "",
            "/**", " * \(title).", " *", progress, " */",
            "@Composable",
            "fun \(typeName)(",
            "    state: \(typeName)State,",
            "    progress: Float = 0f,",
            "    modifier: Modifier = Modifier",
            ") {",
            "    val isDark = isSystemInDarkTheme()",
            "    val seconds = remember(state) { mutableStateOf(0.0) }",
            "    LaunchedEffect(state) {",
            "        val start = withFrameNanos { it }",
            "        while (seconds.value < \(typeName)Drawing.duration(state)) {",
            "            seconds.value = withFrameNanos { (it - start) / 1e9 }",
            "        }",
            "    }",
            "    Canvas(modifier.size(\(width.literal).dp, \(height.literal).dp)) {",
            "        draw\(typeName)(state, seconds.value, progress, isDark)",
            "    }",
            "}", "",
            "/** Draws a state, [seconds] after its start or at a [progress], in the size. */",
            "fun DrawScope.draw\(typeName)(",
            "    state: \(typeName)State,",
            "    seconds: Double,",
            "    progress: Float,",
            "    isDark: Boolean",
            ") {",
            "    withTransform({",
            "        clipRect(0f, 0f, size.width, size.height)",
            "        scale(\(scale), Offset.Zero)",
            "        translate(\((width / 2).kotlin), \((height / 2).kotlin))",
            "    }) {",
        ] + drawCalls + ["    }", "}"]
    }

    private var drawCalls: [String] {
        let arguments = "(state, seconds, progress, isDark)"
        func lines(_ name: String, _ indent: String) -> String {
            "\(indent)with(\(name)) { draw(moment\(arguments)) }"
        }
        guard !sharesObject else { return [lines("\(typeName)Drawing", "        ")] }
        return [
            "        if (isDark) {", lines("\(typeName)DarkDrawing", "            "),
            "        } else {", lines("\(typeName)Drawing", "            "), "        }",
        ]
    }

    private var title: String {
        let plain = document.title.filter { !$0.isNewline && $0 != "*" && $0 != "/" }
        return plain.isEmpty ? "The indicator \(pack.name)" : plain
    }

    private func object(
        _ name: String,
        _ document: VectorDocument,
        _ dark: VectorDocument?
    ) throws(InputError) -> [String] {
        var drawing = ComposeDrawing(document, dark: dark)
        let statements = try drawing.statements()
        var body = ["// The sequences of keys: \(drawing.sequenceList)."]
        body += drawing.constants
        body += ["", "fun DrawScope.draw(moment: Moment) {"] + statements.indented + ["}"]
        for function in drawing.functions { body += [""] + function }
        body += [""] + ComposeClock(typeName: typeName, document: document).lines
        for helper in ComposeHelper.allCases where drawing.helpers.contains(helper) {
            body += [""] + helper.lines
        }
        return ["private object \(name) {"] + body.indented + ["}"]
    }
}
