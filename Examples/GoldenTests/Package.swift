// swift-tools-version: 6.2
import PackageDescription

// An example package with golden tests of an indicator. In your own package, replace the path of
// the dependency with Pinwheel's URL and version.
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
