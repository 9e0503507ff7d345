import Foundation

extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's text attributes. Those of SwiftUI take precedence.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        /// Not drawn.
        public let backgroundColor: BackgroundColorAttribute

        @frozen public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
    }
}

extension AttributeDynamicLookup {
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
