package androidx.compose.ui.graphics

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect

class Color(val red: Float, val green: Float, val blue: Float, val alpha: Float = 1f) {
    fun json(): String = "[$red, $green, $blue, $alpha]"

    companion object {
        val Black = Color(0f, 0f, 0f)
        val Transparent = Color(0f, 0f, 0f, 0f)
    }
}

fun Color(color: Long): Color {
    fun part(shift: Int) = ((color shr shift) and 0xFF) / 255f
    return Color(part(16), part(8), part(0), part(24))
}

fun Color(color: Int): Color = Color(color.toLong() and 0xFFFFFFFF)

abstract class Brush {
    abstract fun json(): String

    companion object {
        private fun gradient(type: String, points: List<Float>, stops: Array<out Pair<Float, Color>>) =
            object : Brush() {
                init {
                    require(stops.size > 1 && stops.toList().zipWithNext().all { it.first.first <= it.second.first })
                }

                override fun json(): String {
                    val list = stops.joinToString { "[${it.first}, ${it.second.json()}]" }
                    return "{\"type\": \"$type\", \"points\": $points, \"stops\": [$list]}"
                }
            }

        fun linearGradient(vararg colorStops: Pair<Float, Color>, start: Offset, end: Offset): Brush =
            gradient("linear", listOf(start.x, start.y, end.x, end.y), colorStops)

        fun radialGradient(vararg colorStops: Pair<Float, Color>, center: Offset, radius: Float): Brush =
            gradient("radial", listOf(center.x, center.y, radius), colorStops)

        fun sweepGradient(vararg colorStops: Pair<Float, Color>, center: Offset): Brush =
            gradient("sweep", listOf(center.x, center.y), colorStops)
    }
}

class SolidColor(val value: Color) : Brush() {
    override fun json() = value.json()
}

enum class BlendMode(val canvas: String) {
    Clear("clear"), Src("copy"), SrcOver("source-over"), DstOver("destination-over"),
    SrcIn("source-in"), DstIn("destination-in"), SrcOut("source-out"), DstOut("destination-out"),
    SrcAtop("source-atop"), DstAtop("destination-atop"), Xor("xor"), Plus("lighter"),
    Multiply("multiply"), Screen("screen"), Overlay("overlay"), Darken("darken"),
    Lighten("lighten"), ColorDodge("color-dodge"), ColorBurn("color-burn"),
    Hardlight("hard-light"), Softlight("soft-light"), Difference("difference"),
    Exclusion("exclusion"), Hue("hue"), Saturation("saturation"), Color("color"),
    Luminosity("luminosity")
}

enum class StrokeCap { Butt, Round, Square }

enum class StrokeJoin { Miter, Round, Bevel }

enum class PathFillType { NonZero, EvenOdd }

class PathEffect private constructor(val intervals: FloatArray, val phase: Float) {
    companion object {
        fun dashPathEffect(intervals: FloatArray, phase: Float = 0f) = PathEffect(intervals, phase)
    }
}

class ColorMatrix(val values: FloatArray)

class ColorFilter private constructor(val matrix: ColorMatrix) {
    companion object {
        fun colorMatrix(colorMatrix: ColorMatrix) = ColorFilter(colorMatrix)
    }
}

class Matrix(val values: FloatArray = FloatArray(16) { if (it % 5 == 0) 1f else 0f })

class Paint {
    var alpha = 1f
    var blendMode = BlendMode.SrcOver
    var colorFilter: ColorFilter? = null
}

/** Records calls as JSON. */
class Canvas {
    val calls = mutableListOf<String>()

    fun save() {
        calls += "{\"op\": \"save\"}"
    }

    fun restore() {
        calls += "{\"op\": \"restore\"}"
    }

    fun saveLayer(bounds: Rect, paint: Paint) {
        require(bounds.left < bounds.right)
        val luminance = paint.colorFilter?.let {
            it.matrix.values.toList().subList(15, 18) == listOf(0.2126f, 0.7152f, 0.0722f)
        } ?: false
        calls += "{\"op\": \"layer\", \"alpha\": ${paint.alpha}, " +
            "\"blend\": \"${paint.blendMode.canvas}\", \"luminance\": $luminance}"
    }
}
