import ArgumentParser

@main
struct Pinwheel: ParsableCommand {}
