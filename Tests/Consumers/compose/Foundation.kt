// Declarations of Compose that the generated source uses, for its compilation without Android.
package androidx.compose.foundation

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.drawscope.DrawScope

@Composable
fun Canvas(modifier: Modifier, onDraw: DrawScope.() -> Unit) {
    onDraw(DrawScope(androidx.compose.ui.geometry.Size(1f, 1f)))
}

@Composable
fun isSystemInDarkTheme(): Boolean = false
