import Foundation

extension AttributeScopes {
    /// UIKit's attributes of texts.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes of texts, which SwiftUI's go before.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The letters' colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind letters: not drawn here.
        public let backgroundColor: BackgroundColorAttribute

        /// The font.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// The attribute's name.
            public static let name = "NSFont"
        }
        /// The letters' colour.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSColor"
        }
        /// The colour behind letters.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSBackgroundColor"
        }
    }
}

extension AttributeDynamicLookup {
    /// One of UIKit's attributes.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
