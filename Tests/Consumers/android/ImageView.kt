package android.widget

import android.graphics.drawable.Drawable

class ImageView {
    var drawable: Drawable? = null

    fun setImageResource(resource: Int) = Unit

    fun setImageLevel(level: Int) = Unit
}
