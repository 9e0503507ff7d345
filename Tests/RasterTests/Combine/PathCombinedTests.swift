import Raster
import SeededRandom
import Testing

/// The union, subtraction, intersection and exclusion of paths.
@Suite struct PathCombinedTests {
    private let left = Path.rect(Rect(x: 0, y: 0, width: 4, height: 4))
    private let right = Path.rect(Rect(x: 2, y: 1, width: 4, height: 2))

    private func combined(_ paths: [Path], _ operation: Path.Combination) -> Path {
        Path.combined(paths.map { Path.Operand($0) }, by: operation)
    }

    private func area(_ path: Path) -> Double {
        path.flattenedContours(tolerance: 1).reduce(0) { sum, corners in
            zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(sum) { sum, edge in
                sum + (edge.0 - .zero).cross(edge.1 - .zero) / 2
            }
        }
    }

    @Test func `two rectangles are combined exactly`() {
        #expect(area(combined([left, right], .union)) == 20)
        #expect(area(combined([left, right], .subtraction)) == 12)
        #expect(area(combined([right, left], .subtraction)) == 4)
        #expect(area(combined([left, right], .exclusion)) == 16)
        #expect(
            combined([left, right], .intersection).elements == [
                .move(Point(x: 2, y: 1)), .line(Point(x: 4, y: 1)), .line(Point(x: 4, y: 3)),
                .line(Point(x: 2, y: 3)), .close,
            ]
        )
    }

    @Test func `a hole runs against the outer boundary`() {
        let inner = Path.rect(Rect(x: 1, y: 1, width: 2, height: 2))
        let contours = combined([left, inner], .subtraction).flattenedContours(tolerance: 1)
        #expect(contours.count == 2)
        let result = combined([left, inner], .subtraction)
        #expect(area(result) == 12)
        #expect(ReferencePolygons(result).winding(at: Point(x: 2, y: 2)) == 0)
        #expect(ReferencePolygons(result).winding(at: Point(x: 0.5, y: 2)) == 1)
    }

    @Test func `shared edges disappear, and touching corners give a polygon each`() {
        let beside = Path.rect(Rect(x: 4, y: 0, width: 4, height: 4))
        #expect(combined([left, beside], .union).elements.count == 5)
        let diagonal = Path.rect(Rect(x: 4, y: 4, width: 2, height: 2))
        #expect(combined([left, diagonal], .union).flattenedContours(tolerance: 1).count == 2)
        #expect(combined([left, beside], .intersection).isEmpty)
    }

    @Test func `equal paths are combined like one`() {
        let circle = Path.circle(in: Rect(x: -10, y: -10, width: 20, height: 20))
        #expect(combined([circle, circle], .union) == combined([circle], .union))
        #expect(combined([circle, circle], .intersection) == combined([circle], .union))
        #expect(combined([circle, circle], .exclusion).isEmpty)
        #expect(combined([circle, circle], .subtraction).isEmpty)
        // Rotating a circle moves its corners, which leaves parts too thin to be drawn.
        let turned = circle.transformed(by: .turn(degrees: 10))
        #expect(combined([circle, turned], .exclusion).isEmpty)
    }

    @Test func `empty and invalid operands have no interior`() {
        let invalid = Path.rect(Rect(x: .nan, y: 0, width: 1, height: 1))
        let huge = Path.rect(Rect(x: 0, y: 0, width: 1e300, height: 1))
        for nothing in [Path(), invalid, huge, .line(from: .zero, to: Point(x: 1, y: 1))] {
            #expect(combined([left, nothing], .union) == combined([left], .union))
            #expect(combined([left, nothing], .intersection).isEmpty)
            #expect(combined([nothing, left], .subtraction).isEmpty)
        }
        for operation in Path.Combination.allCases { #expect(combined([], operation).isEmpty) }
    }

    @Test func `the fill rule decides what is inside an operand`() {
        var twice = left
        twice.append(Path.rect(Rect(x: 1, y: 1, width: 2, height: 2)))
        let filled = Path.combined([Path.Operand(twice)], by: .union)
        let hollow = Path.combined([Path.Operand(twice, rule: .evenOdd)], by: .union)
        #expect(area(filled) == 16 && area(hollow) == 12)
    }

    @Test func `curves are exact to a hundredth of a point`() {
        let circle = Path.arc(center: .zero, radius: 50, start: .zero, sweep: .degrees(360))
        for case .line(let point) in combined([circle], .union).elements {
            #expect(near((point - .zero).length, 50, 0.001))
        }
        #expect(near(area(combined([circle], .union)), .pi * 2500, 2))
    }

    @Test func `far too many crossings leave the operands uncombined`() {
        var random = RandomOperand(seed: 1)
        let tangle = Path.polygon((0..<1500).map { _ in random.point(within: 20) })
        #expect(combined([tangle], .union) == tangle)
    }

    /// Compares points away from all edges with the operands.
    @Test(arguments: 0..<20) func `random paths are combined like their points`(part: Int) {
        for seed in (part * 30)..<(part * 30 + 30) {
            var random = RandomOperand(seed: UInt64(seed))
            var operands = (0..<random.whole(1...4)).map { _ in random.operand() }
            if random.whole(0...4) == 0 { operands.append(operands[0]) }
            let operation = Path.Combination.allCases[random.whole(0...3)]
            let result = ReferencePolygons(Path.combined(operands, by: operation))
            let references = operands.map { ReferencePolygons($0.path) }
            for _ in 0..<60 {
                let point = random.point(within: 25)
                guard references.allSatisfy({ $0.distance(from: point) > 0.02 }) else { continue }
                let insides = zip(references, operands).map { reference, operand in
                    let winding = reference.winding(at: point)
                    return operand.rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
                }
                #expect(
                    result.winding(at: point) == (operation.isInside(insides) ? 1 : 0),
                    "seed \(seed) at \(point)"
                )
            }
        }
    }
}

extension Path.Combination {
    fileprivate func isInside(_ operands: [Bool]) -> Bool {
        switch self {
        case .union: operands.contains(true)
        case .subtraction: operands[0] && !operands.dropFirst().contains(true)
        case .intersection: !operands.contains(false)
        case .exclusion: !operands.count { $0 }.isMultiple(of: 2)
        }
    }
}
