import Raster

/// The numbers of a transform, each with its own keys.
struct TransformParts {
    let anchorX: Grid<Curve>
    let anchorY: Grid<Curve>
    let offsetX: Grid<Curve>
    let offsetY: Grid<Curve>
    let rotation: Grid<Curve>
    let scaleX: Grid<Curve>
    let scaleY: Grid<Curve>
    let shear: Grid<Curve>

    init(_ grid: Grid<VectorTransform>) {
        anchorX = SwiftUIDrawing.component(grid.map(\.anchor)) { Lengths([$0.dx]) }
        anchorY = SwiftUIDrawing.component(grid.map(\.anchor)) { Lengths([$0.dy]) }
        offsetX = SwiftUIDrawing.component(grid.map(\.offset)) { Lengths([$0.dx]) }
        offsetY = SwiftUIDrawing.component(grid.map(\.offset)) { Lengths([$0.dy]) }
        rotation = Grid<Degrees>.curves(grid.map(\.rotation))
        scaleX = SwiftUIDrawing.component(grid.map(\.scale)) { Factor($0.x) }
        scaleY = SwiftUIDrawing.component(grid.map(\.scale)) { Factor($0.y) }
        shear = Grid<Factor>.curves(grid.map(\.shear))
    }

    /// Whether the layer is offset at some time.
    var hasOffset: Bool { !offsetX.isFixed([0]) || !offsetY.isFixed([0]) }

    /// Whether the anchor is not always the origin.
    var hasAnchor: Bool { !anchorX.isFixed([0]) || !anchorY.isFixed([0]) }

    /// Whether the rotation, the scale and the shear never change.
    var isStatic: Bool {
        [rotation, scaleX, scaleY, shear].allSatisfy { $0.all.allSatisfy { $0.constant != nil } }
    }

    /// Whether there is no rotation, scale or shear.
    var isIdentity: Bool {
        rotation.isFixed([0]) && scaleX.isFixed([1]) && scaleY.isFixed([1]) && shear.isFixed([0])
    }

    /// The linear transforms, if they never change.
    var matrices: Grid<Transform> {
        var grid = Grid<Transform>(values: [], index: rotation.index)
        for appearance in rotation.values.indices {
            grid.values.append(
                rotation.values[appearance].indices.map { copy in
                    func number(_ curves: Grid<Curve>) -> Double {
                        curves.values[appearance][copy].constant?.first ?? 0
                    }
                    return Transform(a: 1, b: 0, c: number(shear), d: 1, tx: 0, ty: 0)
                        .then(.scale(x: number(scaleX), y: number(scaleY)))
                        .then(.turn(degrees: number(rotation)))
                }
            )
        }
        return grid
    }
}

extension Grid where Value == Curve {
    /// Whether all values are the given numbers.
    func isFixed(_ values: [Double]) -> Bool { all.allSatisfy { $0.constant == values } }
}
