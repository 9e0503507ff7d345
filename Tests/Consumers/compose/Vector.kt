package androidx.compose.ui.graphics.vector

import androidx.compose.ui.graphics.Path

/** Reads path data with absolute commands. */
class PathParser {
    private val path = Path()

    fun parsePathString(pathData: String): PathParser {
        for (match in Regex("([MLQCZ])([^MLQCZ]*)").findAll(pathData)) {
            val n = match.groupValues[2].trim().split(" ").filter { it.isNotEmpty() }.map { it.toFloat() }
            when (match.groupValues[1]) {
                "M" -> path.moveTo(n[0], n[1])
                "L" -> path.lineTo(n[0], n[1])
                "Q" -> path.quadraticBezierTo(n[0], n[1], n[2], n[3])
                "C" -> path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
                else -> path.close()
            }
        }
        return this
    }

    fun toPath(): Path = path
}
