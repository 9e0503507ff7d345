import PinwheelUI

// Previews expand to nothing: that this file compiles is what there is to see.
#Preview { Text("A preview is nothing here") }

#Preview("By a name") {
    VStack {
        Text("One")
        Text("Two")
    }
}

#Preview("In a size", traits: .fixedLayout(width: 60, height: 60), .portrait) {
    if Bool.random() { Circle() } else { Rectangle() }
}
