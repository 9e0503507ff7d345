// swift-tools-version: 6.2
import PackageDescription

// A package of one's own, which keeps the pictures of its indicator as goldens. Elsewhere the
// dependency is Pinwheel's address and version in place of the path.
let package = Package(
    name: "Dot",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Pinwheel", path: "../..")],
    targets: [
        .testTarget(
            name: "DotTests",
            dependencies: [
                .product(name: "GoldenTesting", package: "Pinwheel"),
                .product(name: "Indicators", package: "Pinwheel"),
            ],
            exclude: ["Designs", "__Goldens__"]
        )
    ],
    swiftLanguageModes: [.v6]
)
