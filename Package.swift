// swift-tools-version: 6.2
import PackageDescription

/// Set by the checks before a merge; elsewhere a newer compiler's warnings must not stop a build.
let warnings: [SwiftSetting] =
    Context.environment["PINWHEEL_WARNINGS_AS_ERRORS"] == nil
    ? [] : [.treatAllWarnings(as: .error)]

/// Unsafe code must say so, line by line; every target is checked.
let strict: [SwiftSetting] = [.strictMemorySafety()] + warnings

let package = Package(
    name: "Pinwheel",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Raster", targets: ["Raster"]),
        .library(name: "Indicators", targets: ["Indicators"]),
        .library(name: "Imaging", targets: ["Imaging"]),
        .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
        .executable(name: "pinwheel", targets: ["pinwheel"]),
        .executable(name: "pinwheel-preview", targets: ["pinwheel-preview"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird",
            from: "2.28.0",
            traits: []
        ),
        // What Hummingbird's types are made of.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    ],
    targets: [
        .systemLibrary(
            name: "CLibPNG",
            pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]
        ),
        .systemLibrary(
            name: "CLibDeflate",
            pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]
        ),
        .target(name: "CPNG", dependencies: ["CLibPNG", "CLibDeflate"]),
        .target(name: "CPixels"),
        .target(name: "CFiles"),
        .target(name: "Raster", dependencies: ["CPixels"], swiftSettings: strict),
        .target(
            name: "Indicators",
            dependencies: ["Raster", .product(name: "Yams", package: "Yams")],
            resources: [.embedInCode("Designs"), .embedInCode("Font"), .embedInCode("Traces")],
            swiftSettings: strict
        ),
        .target(
            name: "Imaging",
            dependencies: ["Raster", "CPNG", "CFiles"],
            resources: [.embedInCode("Report")],
            swiftSettings: strict
        ),
        .target(
            name: "GoldenTesting",
            dependencies: ["Raster", "Indicators", "Imaging"],
            swiftSettings: strict
        ),
        .target(
            name: "UserInput",
            dependencies: [
                "CFiles", "Raster", "Indicators", "Imaging",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "Preview",
            dependencies: [
                "Raster", "Indicators", "Imaging", "UserInput",
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ],
            resources: [.embedInCode("Page")],
            swiftSettings: strict
        ),
        .target(name: "Terminal", dependencies: ["Raster", "Imaging"], swiftSettings: strict),
        .executableTarget(
            name: "pinwheel",
            dependencies: [
                "Raster", "Indicators", "Imaging", "UserInput", "Terminal",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        // Apart from the tool, whose every start would pay for loading the server's libraries.
        .executableTarget(
            name: "pinwheel-preview",
            dependencies: [
                "Preview", "UserInput", "Imaging",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "pinwheel-bench",
            dependencies: ["Raster", "Imaging"],
            path: "Benchmarks/Pinwheel",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "catalogue",
            dependencies: ["Raster", "Indicators", "Imaging"],
            swiftSettings: strict
        ),
        .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: warnings),
        .target(name: "BuiltPrograms", path: "Tests/BuiltPrograms", swiftSettings: warnings),
        .testTarget(
            name: "RasterTests",
            dependencies: ["Raster", "CPixels", "SeededRandom"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "IndicatorsTests",
            dependencies: ["SeededRandom", "Indicators", .product(name: "Yams", package: "Yams")],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "ImagingTests",
            dependencies: ["SeededRandom", "Imaging"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "SequenceTests",
            dependencies: ["SeededRandom", "Imaging", "Indicators", "Raster"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "GoldenTestingTests",
            dependencies: ["GoldenTesting", "Raster", "Imaging", "Indicators"],
            exclude: ["__Goldens__"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "BuiltInGoldenTests",
            dependencies: ["GoldenTesting", "Imaging", "Indicators"],
            exclude: ["__Goldens__"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "CatalogueTests",
            dependencies: ["catalogue", "Raster", "Imaging"],
            exclude: ["catalogue.txt"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "TerminalTests",
            dependencies: ["SeededRandom", "Terminal", "Raster", "Imaging", "Indicators"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "PinwheelTests",
            dependencies: ["BuiltPrograms", "pinwheel", "UserInput", "Imaging", "Terminal"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "PreviewTests",
            dependencies: [
                "SeededRandom", "BuiltPrograms", "Preview", "pinwheel-preview", "pinwheel",
                "UserInput", "Raster", "Indicators", "Imaging",
            ],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "BenchmarkTests",
            dependencies: ["BuiltPrograms", "pinwheel-bench", "pinwheel", "Raster"],
            swiftSettings: warnings
        ),
    ],
    swiftLanguageModes: [.v6]
)
