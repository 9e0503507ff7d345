package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp

fun Modifier.size(width: Dp, height: Dp): Modifier = this
