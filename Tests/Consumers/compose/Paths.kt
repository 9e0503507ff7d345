package androidx.compose.ui.graphics

import androidx.compose.ui.geometry.Offset
import kotlin.math.hypot

/** A path that records its commands, and lines close to its curves. */
class Path {
    var fillType = PathFillType.NonZero
    val data = StringBuilder()
    val lines = mutableListOf<MutableList<Offset>>()

    private val last get() = lines.last().last()

    fun moveTo(x: Float, y: Float) {
        data.append("M$x $y")
        lines += mutableListOf(Offset(x, y))
    }

    fun lineTo(x: Float, y: Float) {
        data.append("L$x $y")
        lines.last() += Offset(x, y)
    }

    fun quadraticBezierTo(x1: Float, y1: Float, x2: Float, y2: Float) {
        data.append("Q$x1 $y1 $x2 $y2")
        val start = last
        for (step in 1..STEPS) {
            val t = step.toFloat() / STEPS
            val s = 1 - t
            lines.last() += Offset(
                s * s * start.x + 2 * s * t * x1 + t * t * x2,
                s * s * start.y + 2 * s * t * y1 + t * t * y2
            )
        }
    }

    fun cubicTo(x1: Float, y1: Float, x2: Float, y2: Float, x3: Float, y3: Float) {
        data.append("C$x1 $y1 $x2 $y2 $x3 $y3")
        val start = last
        for (step in 1..STEPS) {
            val t = step.toFloat() / STEPS
            val s = 1 - t
            val (a, b, c, d) = listOf(s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            lines.last() += Offset(
                a * start.x + b * x1 + c * x2 + d * x3,
                a * start.y + b * y1 + c * y2 + d * y3
            )
        }
    }

    fun close() {
        data.append("Z")
        lines.last() += lines.last().first()
    }

    fun addPath(path: Path) {
        data.append(path.data)
        lines += path.lines.map { it.toMutableList() }
    }

    private companion object {
        const val STEPS = 100
    }
}

/** Measures the first contour of a path, as on Android. */
class PathMeasure {
    private var points = listOf<Offset>()

    private val lengths get() = points.zipWithNext { a, b -> hypot(b.x - a.x, b.y - a.y) }

    val length: Float get() = lengths.sum()

    fun setPath(path: Path, forceClosed: Boolean) {
        require(!forceClosed)
        points = path.lines.first()
    }

    fun getSegment(
        startDistance: Float,
        stopDistance: Float,
        destination: Path,
        startWithMoveTo: Boolean = true
    ): Boolean {
        require(startWithMoveTo)
        if (startDistance > stopDistance) return false
        var position = 0f
        var isDrawing = false
        for ((index, length) in lengths.withIndex()) {
            val start = points[index]
            val end = points[index + 1]
            fun at(distance: Float): Offset {
                val t = if (length == 0f) 0f else ((distance - position) / length).coerceIn(0f, 1f)
                return Offset(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t)
            }
            if (position + length >= startDistance && position <= stopDistance) {
                if (!isDrawing) at(startDistance).let { destination.moveTo(it.x, it.y) }
                isDrawing = true
                at(stopDistance).let { destination.lineTo(it.x, it.y) }
            }
            position += length
        }
        return isDrawing
    }
}
