import PinwheelUI

// Previews expand to nothing. The test is that this file compiles.
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
