package androidx.compose.ui.graphics.drawscope

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.BlendMode
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Matrix
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.PathFillType
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import kotlin.math.cos
import kotlin.math.sin

abstract class DrawStyle

object Fill : DrawStyle()

class Stroke(
    val width: Float = 0f,
    val miter: Float = 4f,
    val cap: StrokeCap = StrokeCap.Butt,
    val join: StrokeJoin = StrokeJoin.Miter,
    val pathEffect: PathEffect? = null
) : DrawStyle()

class DrawContext(val canvas: Canvas)

/** Records drawing as JSON. */
class DrawScope(val size: Size) {
    val drawContext = DrawContext(Canvas())

    fun drawPath(
        path: Path,
        color: Color,
        alpha: Float = 1f,
        style: DrawStyle = Fill,
        blendMode: BlendMode = BlendMode.SrcOver
    ) = drawPath(path, SolidColor(color), alpha, style, blendMode)

    fun drawPath(
        path: Path,
        brush: Brush,
        alpha: Float = 1f,
        style: DrawStyle = Fill,
        blendMode: BlendMode = BlendMode.SrcOver
    ) {
        val shared = "\"path\": \"${path.data}\", \"paint\": ${brush.json()}, \"alpha\": $alpha, " +
            "\"blend\": \"${blendMode.canvas}\""
        drawContext.canvas.calls += if (style is Stroke) {
            val dash = style.pathEffect?.intervals?.toList() ?: listOf()
            "{\"op\": \"stroke\", $shared, \"width\": ${style.width}, " +
                "\"miter\": ${style.miter}, \"cap\": \"${style.cap.name.toLowerCase()}\", " +
                "\"join\": \"${style.join.name.toLowerCase()}\", \"dash\": $dash, " +
                "\"phase\": ${style.pathEffect?.phase ?: 0f}}"
        } else {
            val rule = if (path.fillType == PathFillType.EvenOdd) "evenodd" else "nonzero"
            "{\"op\": \"fill\", $shared, \"rule\": \"$rule\"}"
        }
    }

    fun drawRect(color: Color, topLeft: Offset, size: Size) {
        val path = Path()
        path.moveTo(topLeft.x, topLeft.y)
        path.lineTo(topLeft.x + size.width, topLeft.y)
        path.lineTo(topLeft.x + size.width, topLeft.y + size.height)
        path.lineTo(topLeft.x, topLeft.y + size.height)
        path.close()
        drawPath(path, color)
    }
}

class DrawTransform(private val scope: DrawScope) {
    private fun concat(a: Float, b: Float, c: Float, d: Float, x: Float, y: Float) {
        scope.drawContext.canvas.calls += "{\"op\": \"transform\", \"matrix\": [$a, $b, $c, $d, $x, $y]}"
    }

    fun translate(left: Float, top: Float) = concat(1f, 0f, 0f, 1f, left, top)

    fun rotate(degrees: Float, pivot: Offset) {
        val angle = Math.toRadians(degrees.toDouble())
        translate(pivot.x, pivot.y)
        val (sine, cosine) = listOf(sin(angle).toFloat(), cos(angle).toFloat())
        concat(cosine, sine, -sine, cosine, 0f, 0f)
        translate(-pivot.x, -pivot.y)
    }

    fun scale(scaleX: Float, scaleY: Float, pivot: Offset) {
        translate(pivot.x, pivot.y)
        concat(scaleX, 0f, 0f, scaleY, 0f, 0f)
        translate(-pivot.x, -pivot.y)
    }

    fun transform(matrix: Matrix) = with(matrix) {
        concat(values[0], values[1], values[4], values[5], values[12], values[13])
    }

    fun clipPath(path: Path) {
        val rule = if (path.fillType == PathFillType.EvenOdd) "evenodd" else "nonzero"
        scope.drawContext.canvas.calls += "{\"op\": \"clip\", \"path\": \"${path.data}\", \"rule\": \"$rule\"}"
    }

    fun clipRect(left: Float, top: Float, right: Float, bottom: Float) {
        val path = Path()
        path.moveTo(left, top)
        path.lineTo(right, top)
        path.lineTo(right, bottom)
        path.lineTo(left, bottom)
        path.close()
        clipPath(path)
    }
}

inline fun DrawScope.withTransform(
    transformBlock: DrawTransform.() -> Unit,
    drawBlock: DrawScope.() -> Unit
) {
    drawContext.canvas.save()
    DrawTransform(this).transformBlock()
    drawBlock()
    drawContext.canvas.restore()
}
