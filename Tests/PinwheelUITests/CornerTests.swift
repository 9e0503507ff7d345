import PinwheelUI
import Testing

/// Rectangles with two radii per corner, or with one radius for each corner.
struct CornerTests {
    private let frame = CGRect(x: 3, y: 5, width: 60, height: 40)

    @Test(arguments: [0, 6, 12, 20, 50])
    func `equal corner radii give a rounded rectangle`(radius: CGFloat) {
        for style in [RoundedCornerStyle.circular, .continuous] {
            let uneven = UnevenRoundedRectangle(
                topLeadingRadius: radius,
                bottomLeadingRadius: radius,
                bottomTrailingRadius: radius,
                topTrailingRadius: radius,
                style: style
            )
            let even = RoundedRectangle(cornerRadius: radius, style: style)
            #expect(uneven.path(in: frame) == even.path(in: frame))
            #expect(uneven.inset(by: 2).path(in: frame) == even.inset(by: 2).path(in: frame))
        }
    }

    @Test func `a radius applies only to its own corner`() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular).path(in: frame)
        // The distance from both sides is 20 · (1 − √½) = 5.858 points.
        #expect(!shape.contains(CGPoint(x: 3 + 5.8, y: 5 + 5.8)))
        #expect(shape.contains(CGPoint(x: 3 + 5.9, y: 5 + 5.9)))
        for corner in [
            CGPoint(x: 62.9, y: 5.1), CGPoint(x: 62.9, y: 44.9), CGPoint(x: 3.1, y: 44.9),
        ] {
            #expect(shape.contains(corner))
        }
    }

    @Test func `a corner with two radii is a quarter of an ellipse`() {
        let shape = RoundedRectangle(cornerSize: CGSize(width: 20, height: 10)).path(in: frame)
        #expect(!shape.contains(CGPoint(x: 3 + 5.8, y: 5 + 2.9)))
        #expect(shape.contains(CGPoint(x: 3 + 5.9, y: 5 + 2.96)))
        // With radii of half the sides, the rectangle is an ellipse.
        let whole = RoundedRectangle(cornerSize: CGSize(width: 30, height: 20)).path(in: frame)
        let ellipse = Ellipse().path(in: frame)
        for index in 0..<40 {
            let point = CGPoint(x: 3 + 1.5 * Double(index), y: 5 + Double(index * 7 % 40))
            #expect(whole.contains(point) == ellipse.contains(point))
        }
    }
}
