/// Results of pixelmatch's two algorithms for sample pairs, computed by an independent program in
/// another language.
///
/// A line has the kind of a pair, its seed, and the version of pixelmatch, 7 or 8. The indented
/// lines after it correspond to `PixelmatchTests.cases`: the number of different pixels, the number
/// of pixels tolerated as antialiasing, the most different pixels in a window of 8 × 8, and the
/// CRC-32 of the difference image.
enum PixelmatchVectors {
    static let text = """
        disc 0 7
          3 18 3 1045b805
          4 30 4 563705ac
          21 0 10 938c85ee
          3 18 3 b1635513
          3 18 3 1928f95d
          4 37 4 45f63b77
          0 3 0 a12860f9
        disc 0 8
          3 12 3 347c2a5e
          4 21 4 ae26739b
          15 0 8 39cd5364
          3 12 3 2b800c18
          3 12 3 f1bb831c
          4 37 4 45f63b77
          0 0 0 9b7d72e8
        disc 1 7
          0 15 0 2e263d36
          0 18 0 fa10407f
          15 0 15 34d26ef3
          0 15 0 8cafb426
          0 15 0 54680d50
          0 27 0 bfef95c0
          0 3 0 a15e2c9f
        disc 1 8
          0 16 0 4cfb3ded
          0 24 0 7ed450d0
          16 0 16 e1244f6e
          0 16 0 1b25e63e
          0 16 0 ca08565d
          0 27 0 bfef95c0
          0 5 0 c98fd693
        disc 5 7
          0 13 0 279c3ba0
          0 26 0 016e6b25
          13 0 10 c7337f85
          0 13 0 eb140005
          0 13 0 cb090cac
          0 38 0 ab77a02b
          0 0 0 830f4102
        disc 5 8
          0 19 0 7ebe3585
          0 27 0 53adb9b5
          19 0 12 e0f33e30
          0 19 0 8a5e9dfa
          0 19 0 13f0e702
          0 38 0 ab77a02b
          0 2 0 d8bbdc67
        disc 9 7
          133 30 64 af987e0b
          133 38 64 0932551e
          163 0 64 50455246
          133 30 64 a202f567
          133 30 64 3a33de8f
          133 39 64 7d717c23
          0 0 0 3dbbbd3f
        disc 9 8
          133 34 64 f62feee4
          133 39 64 b6c1ad46
          167 0 64 3b1568bb
          133 34 64 23b5b31f
          133 34 64 8865b50f
          133 39 64 7d717c23
          0 5 0 771f269e
        clear 0 7
          14 15 14 8f2b763e
          14 20 14 9a0d0fd9
          29 0 29 60137513
          13 11 13 ea53672b
          14 15 14 51ae8d14
          14 22 14 4f5b2155
          7 1 7 5c5de0e0
        clear 0 8
          13 16 13 4d2eb744
          13 21 13 5808cea3
          29 0 29 60137513
          13 13 13 a13d8ed6
          13 16 13 31dda99f
          13 23 13 cc11fd90
          7 1 7 5c5de0e0
        clear 2 7
          97 29 63 ddc4c743
          100 35 63 b9806d55
          126 0 64 78baa06d
          97 28 63 7e9076c0
          97 29 63 ae8efbf1
          102 37 63 440c7291
          97 20 63 7ff2f54c
        clear 2 8
          97 28 63 bf22aa24
          97 37 63 24188677
          125 0 64 91f28913
          97 31 63 9ee08a96
          97 28 63 10141a54
          97 42 63 6de91b13
          97 16 63 b3d2324e
        clear 3 7
          0 4 0 c0be0266
          2 9 2 4d6d69cc
          4 0 4 b25b2341
          0 6 0 2db33c71
          0 4 0 e1db00c4
          4 14 4 668c6084
          0 0 0 608ab364
        clear 3 8
          0 5 0 b862780d
          0 12 0 79dacea9
          5 0 5 c795e55e
          0 7 0 c2b4e590
          0 5 0 1c18c3a1
          0 18 0 9f0882e0
          0 1 0 88bbe319
        clear 7 7
          0 8 0 1151e46c
          0 39 0 2940bdd5
          8 0 4 89c85c75
          0 0 0 d7161fbb
          0 8 0 92b1f00d
          0 56 0 d893ec44
          0 0 0 754356f1
        clear 7 8
          6 6 3 2e3d772e
          13 25 6 a11d0e88
          12 0 5 a7f73338
          0 0 0 d7161fbb
          6 6 3 81e8428e
          17 39 7 38044fe2
          0 0 0 754356f1
        noise 0 7
          280 0 58 485fd775
          327 0 64 d0f51a90
          280 0 58 485fd775
          282 0 58 ddd5c3c2
          280 0 58 e5f79331
          336 0 64 6ba088b8
          88 0 22 931f36d0
        noise 0 8
          295 0 60 1a8424b1
          324 0 64 158267b3
          295 0 60 1a8424b1
          300 0 64 6454f034
          295 0 60 f76b20b7
          336 0 64 6ba088b8
          144 0 34 bf601b50
        near 1 7
          0 0 0 91684d7c
          221 0 41 37e2f3d9
          0 0 0 91684d7c
          0 0 0 689e8014
          0 0 0 91684d7c
          416 0 64 dde6e373
          0 0 0 d4c3e8ae
        near 1 8
          12 0 5 5ce37940
          261 0 49 540b6195
          12 0 5 5ce37940
          0 0 0 689e8014
          12 0 5 0e7db69a
          416 0 64 dde6e373
          0 0 0 d4c3e8ae
        """
}
