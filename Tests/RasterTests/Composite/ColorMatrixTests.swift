import Raster
import SeededRandom
import Testing

/// Groups filtered by a colour matrix.
struct ColorMatrixTests {
    private func pixel(_ items: [Scene.Item]) -> [UInt8] {
        let image = Image.of(width: 1, height: 1, items)
        return Array(image.pixels[..<4])
    }

    private func square(_ color: Color) -> Scene.Item {
        .shape(Shape(path: .rect(Rect(x: 0, y: 0, width: 1, height: 1)), paint: .solid(color)))
    }

    private func filtered(_ color: Color, by matrix: ColorMatrix) -> [UInt8] {
        pixel([.group(Group(items: [square(color)], measure: .filtered(matrix)))])
    }

    @Test("The identity changes no colour")
    func identity() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<500 {
            let color = Color(
                red: random.double(in: 0...1),
                green: random.double(in: 0...1),
                blue: random.double(in: 0...1),
                alpha: random.double(in: 0.01...1)
            )
            #expect(filtered(color, by: .identity) == pixel([square(color)]))
        }
    }

    @Test("Each component is the clamped sum of its row, on straight colours")
    func rows() {
        var random = SplitMix64(seed: 4)
        func row(_ random: inout SplitMix64) -> ColorMatrix.Row {
            ColorMatrix.Row(
                red: random.double(in: -2...2),
                green: random.double(in: -2...2),
                blue: random.double(in: -2...2),
                alpha: random.double(in: -1...1),
                constant: random.double(in: -1...1)
            )
        }
        for _ in 0..<500 {
            let matrix = ColorMatrix(red: row(&random), green: row(&random), blue: row(&random))
            let color = Color(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.6)
            let result = filtered(color, by: matrix)
            for (index, row) in [matrix.red, matrix.green, matrix.blue].enumerated() {
                let parts: [Double] = [
                    0.8 * row.red, 0.4 * row.green, 0.2 * row.blue, 0.6 * row.alpha, row.constant,
                ]
                let sum: Double = parts.reduce(0, +)
                let exact: Double = min(max(sum, 0), 1) * 255
                #expect(abs(Double(result[index]) - exact) <= 0.501)
            }
            #expect(result[3] == 153)
        }
    }

    @Test("Clear pixels stay clear, and NaN and infinity give valid colours")
    func edges() {
        let bright = ColorMatrix(
            red: .init(constant: 1),
            green: .init(constant: 1),
            blue: .init(constant: 1),
            alpha: .init(constant: 1)
        )
        #expect(pixel([.group(Group(items: [], measure: .filtered(bright)))]) == [0, 0, 0, 0])
        #expect(filtered(.clear, by: bright) == [0, 0, 0, 0])
        #expect(filtered(.black, by: bright) == [255, 255, 255, 255])
        let broken = ColorMatrix(
            red: .init(constant: .nan),
            green: .init(red: .infinity),
            blue: .init(blue: -.infinity)
        )
        #expect(filtered(.white, by: broken) == [0, 255, 0, 255])
    }

    @Test("Scenes with different matrices have different bytes")
    func bytes() {
        func bytes(_ measure: Group.Measure) -> [UInt8] {
            var bytes: [UInt8] = []
            Scene(
                width: 1,
                height: 1,
                items: [.group(Group(items: [square(.black)], measure: measure))]
            ).append(to: &bytes)
            return bytes
        }
        var other = ColorMatrix.identity
        other.blue.constant = 0.5
        #expect(bytes(.filtered(.identity)) != bytes(.filtered(other)))
        #expect(bytes(.filtered(.identity)) != bytes(.color))
        #expect(bytes(.filtered(other)) == bytes(.filtered(other)))
    }
}
