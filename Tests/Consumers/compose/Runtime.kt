package androidx.compose.runtime

annotation class Composable

interface MutableState<T> {
    var value: T
}

fun <T> mutableStateOf(value: T): MutableState<T> = object : MutableState<T> {
    override var value = value
}

@Composable
fun <T> remember(key: Any?, calculation: () -> T): T = calculation()

@Composable
fun LaunchedEffect(key: Any?, block: suspend () -> Unit) = Unit

suspend fun <R> withFrameNanos(onFrame: (Long) -> R): R = onFrame(0L)
