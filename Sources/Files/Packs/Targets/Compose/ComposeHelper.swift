/// A function of Kotlin that drawings may need.
enum ComposeHelper: String, CaseIterable {
    case path, morph, trimmed, color, stops, line, rings, sweep, skew, layer, luminanceLayer

    /// The helpers that this one calls.
    var uses: [ComposeHelper] {
        switch self {
        case .trimmed, .morph, .path, .color, .skew, .layer: []
        case .stops: [.color]
        case .line, .rings, .sweep: [.stops]
        case .luminanceLayer: [.layer]
        }
    }

    /// The lines of the function.
    var lines: [String] {
        source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private var source: String {
        switch self {
        case .path: Self.pathSource
        case .morph: Self.morphSource
        case .trimmed: Self.trimmedSource
        case .color: Self.colorSource
        case .stops: Self.stopsSource
        case .line: Self.lineSource
        case .rings: Self.ringsSource
        case .sweep: Self.sweepSource
        case .skew: Self.skewSource
        case .layer: Self.layerSource
        case .luminanceLayer: Self.luminanceSource
        }
    }

    private static let pathSource = """
        private fun path(data: String, fillType: PathFillType = PathFillType.NonZero): Path {
            val path = PathParser().parsePathString(data).toPath()
            path.fillType = fillType
            return path
        }
        """

    private static let morphSource = """
        /** Returns a path of commands whose points are the numbers of [keys]. */
        private fun morph(
            commands: String,
            keys: Keys,
            moment: Moment,
            fillType: PathFillType = PathFillType.NonZero
        ): Path {
            val path = Path()
            path.fillType = fillType
            var index = 0
            fun next() = keys.at(moment, index++)
            for (command in commands) {
                when (command) {
                    'M' -> path.moveTo(next(), next())
                    'L' -> path.lineTo(next(), next())
                    'Q' -> path.quadraticBezierTo(next(), next(), next(), next())
                    'C' -> path.cubicTo(next(), next(), next(), next(), next(), next())
                    else -> path.close()
                }
            }
            return path
        }
        """

    private static let trimmedSource = """
        /**
         * Returns the part of contours that begins at [start] and has a [length], as fractions of
         * their sum. A part beyond the end continues at the beginning.
         */
        private fun trimmed(
            contours: List<Path>,
            start: Float,
            length: Float,
            fillType: PathFillType = PathFillType.NonZero
        ): Path {
            val result = Path()
            result.fillType = fillType
            if (length >= 1f) {
                for (contour in contours) result.addPath(contour)
                return result
            }
            val measures = contours.map { contour ->
                val measure = PathMeasure()
                measure.setPath(contour, false)
                measure
            }
            val total = measures.fold(0f) { sum, measure -> sum + measure.length }
            val first = (start - floor(start)) * total
            val last = first + length * total
            var position = 0f
            for (turn in 0..1) {
                for (measure in measures) {
                    val from = max(first - position, 0f)
                    val to = min(last - position, measure.length)
                    if (from < to) measure.getSegment(from, to, result, true)
                    position += measure.length
                }
            }
            return result
        }
        """

    private static let colorSource = """
        private fun color(keys: Keys, moment: Moment, first: Int = 0) = Color(
            keys.at(moment, first).coerceIn(0f, 1f),
            keys.at(moment, first + 1).coerceIn(0f, 1f),
            keys.at(moment, first + 2).coerceIn(0f, 1f),
            keys.at(moment, first + 3).coerceIn(0f, 1f)
        )
        """

    private static let stopsSource = """
        /** Returns the stops of a gradient, which follow four other numbers. */
        private fun stops(keys: Keys, moment: Moment): Array<Pair<Float, Color>> =
            Array((keys.count - 4) / 5) { index ->
                val first = 4 + 5 * index
                keys.at(moment, first).coerceIn(0f, 1f) to color(keys, moment, first + 1)
            }
        """

    private static let lineSource = """
        /** Returns a gradient between two points. */
        private fun line(keys: Keys, moment: Moment): Brush = Brush.linearGradient(
            *stops(keys, moment),
            start = Offset(keys.at(moment), keys.at(moment, 1)),
            end = Offset(keys.at(moment, 2), keys.at(moment, 3))
        )
        """

    private static let ringsSource = """
        /** Returns a gradient by distance from a centre, between two radii. */
        private fun rings(keys: Keys, moment: Moment): Brush {
            val stops = stops(keys, moment)
            val center = Offset(keys.at(moment), keys.at(moment, 1))
            val start = keys.at(moment, 2)
            val end = keys.at(moment, 3)
            val radius = max(start, end)
            if (radius <= 0f || start == end) return SolidColor(stops.last().second)
            val moved = stops.map { (start + (end - start) * it.first) / radius to it.second }
            val sorted = if (start < end) moved else moved.reversed()
            return Brush.radialGradient(*sorted.toTypedArray(), center = center, radius = radius)
        }
        """

    private static let sweepSource = """
        /** Returns a gradient by direction from a centre, between two angles in degrees. */
        private fun sweep(keys: Keys, moment: Moment): Brush {
            val stops = stops(keys, moment)
            val center = Offset(keys.at(moment), keys.at(moment, 1))
            val start = keys.at(moment, 2)
            val end = keys.at(moment, 3)
            val extent = abs(end - start) / 360f
            val direction = if (end < start) -1f else 1f
            val zero = (if (extent > 1f) end else start) / 360f
            fun at(turn: Float): Color {
                var part = (turn - zero) * direction
                part -= floor(part)
                val position = when {
                    extent > 1f -> 1f - (1f - part) / extent
                    part <= extent -> part / extent
                    part < (1f + extent) / 2f -> 1f
                    else -> 0f
                }
                val next = stops.indexOfFirst { it.first > position }
                if (next < 0) return stops.last().second
                if (next == 0) return stops.first().second
                val low = stops[next - 1]
                val high = stops[next]
                val fraction = (position - low.first) / (high.first - low.first)
                fun mix(from: Float, to: Float) = from + (to - from) * fraction
                return Color(
                    mix(low.second.red, high.second.red),
                    mix(low.second.green, high.second.green),
                    mix(low.second.blue, high.second.blue),
                    mix(low.second.alpha, high.second.alpha)
                )
            }
            val around = Array(241) { index -> index / 240f to at(index / 240f) }
            return Brush.sweepGradient(*around, center = center)
        }
        """

    private static let skewSource = """
        /** Returns the transform that moves x by [factor] times the distance below [anchor]. */
        private fun skew(factor: Float, anchor: Offset): Matrix {
            val matrix = Matrix()
            matrix.values[4] = factor
            matrix.values[12] = -factor * anchor.y
            return matrix
        }
        """

    private static let layerSource = """
        /** Draws [content] as one image with an opacity and a blend mode. */
        private inline fun DrawScope.layer(
            alpha: Float,
            blendMode: BlendMode = BlendMode.SrcOver,
            colorFilter: ColorFilter? = null,
            content: DrawScope.() -> Unit
        ) {
            val paint = Paint()
            paint.alpha = alpha
            paint.blendMode = blendMode
            paint.colorFilter = colorFilter
            drawContext.canvas.saveLayer(Rect(-10000f, -10000f, 10000f, 10000f), paint)
            content()
            drawContext.canvas.restore()
        }
        """

    private static let luminanceSource = """
        /** Masks the current image by the luminance of [content]. */
        private inline fun DrawScope.luminanceLayer(
            blendMode: BlendMode,
            content: DrawScope.() -> Unit
        ) {
            val values = FloatArray(20)
            values[15] = 0.2126f
            values[16] = 0.7152f
            values[17] = 0.0722f
            layer(1f, blendMode, ColorFilter.colorMatrix(ColorMatrix(values))) {
                drawRect(Color.Black, Offset(-10000f, -10000f), Size(20000f, 20000f))
                content()
            }
        }
        """
}
