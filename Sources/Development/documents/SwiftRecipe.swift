import Indicators

/// The cookbook's recipe in Swift. A test checks that the cookbook contains these lines.
enum SwiftRecipe {
    static func moon() throws -> Design {
        let moon = try Design("moon", canvas: 48, parameters: [.color("tint", default: .orange)]) {
            Circle(diameter: 32).stroke(.gray, width: 1)
            Circle(diameter: 9)
                .offset(x: 0, y: -16)
                .anchor(points: 0, 16)
                .rotate(.by(pulling: [0, 270], refreshing: [-90, 270]))
                .scale(.by(pulling: [0, 1], else: 1))
                .fill(.parameter("tint"))
        }
        return moon
    }
}
