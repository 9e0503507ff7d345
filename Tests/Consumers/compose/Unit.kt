package androidx.compose.ui.unit

class Dp(val value: Float)

val Double.dp: Dp get() = Dp(toFloat())
