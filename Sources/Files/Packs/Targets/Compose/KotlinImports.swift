/// The imports of a source file for Compose.
enum KotlinImports {
    private static let all = [
        "androidx.compose.foundation.Canvas",
        "androidx.compose.foundation.isSystemInDarkTheme",
        "androidx.compose.foundation.layout.size",
        "androidx.compose.runtime.Composable",
        "androidx.compose.runtime.LaunchedEffect",
        "androidx.compose.runtime.mutableStateOf",
        "androidx.compose.runtime.remember",
        "androidx.compose.runtime.withFrameNanos",
        "androidx.compose.ui.Modifier",
        "androidx.compose.ui.geometry.Offset",
        "androidx.compose.ui.geometry.Rect",
        "androidx.compose.ui.geometry.Size",
        "androidx.compose.ui.graphics.BlendMode",
        "androidx.compose.ui.graphics.Brush",
        "androidx.compose.ui.graphics.Color",
        "androidx.compose.ui.graphics.ColorFilter",
        "androidx.compose.ui.graphics.ColorMatrix",
        "androidx.compose.ui.graphics.Matrix",
        "androidx.compose.ui.graphics.Paint",
        "androidx.compose.ui.graphics.Path",
        "androidx.compose.ui.graphics.PathEffect",
        "androidx.compose.ui.graphics.PathFillType",
        "androidx.compose.ui.graphics.PathMeasure",
        "androidx.compose.ui.graphics.SolidColor",
        "androidx.compose.ui.graphics.StrokeCap",
        "androidx.compose.ui.graphics.StrokeJoin",
        "androidx.compose.ui.graphics.drawscope.DrawScope",
        "androidx.compose.ui.graphics.drawscope.Stroke",
        "androidx.compose.ui.graphics.drawscope.withTransform",
        "androidx.compose.ui.graphics.vector.PathParser",
        "androidx.compose.ui.unit.dp",
        "kotlin.math.abs",
        "kotlin.math.floor",
        "kotlin.math.max",
        "kotlin.math.min",
    ]

    /// The imported names.
    static let names = Set(all.compactMap { $0.split(separator: ".").last.map(String.init) })

    /// Returns the imports that the lines of a file need, in the order of the alphabet.
    static func lines(for body: [String]) -> [String] {
        let words = body.flatMap { line in
            line.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        }
        let used = Set(words.map(String.init))
        return all.filter { path in
            path.split(separator: ".").last.map { used.contains(String($0)) } ?? false
        }
        .map { "import \($0)" }
    }
}
