// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Modules of other systems and of other ways to make views, which Mica will not have.

internal import SwiftSyntax

/// Files that import one of these outside of any condition are left out; of those that import SwiftUI only what needs
/// it (`AbsentDeclarations`).
enum AbsentModules {
  private static let names: Set<String> = [
    "SwiftUI", "AppKit", "Cocoa", "WatchKit", "WidgetKit", "TVUIKit",
  ]

  /// The import of such a module.
  static func imported(by tree: SourceFileSyntax) -> ImportDeclSyntax? {
    tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }.first { node in
      node.path.first.map { names.contains($0.name.text) } ?? false
    }
  }

  /// SwiftUI's names that sources of UIKit programs use: types, wrappers, functions.
  static let swiftUINames: Set<String> = Set(
    """
    SwiftUI View ViewBuilder ViewModifier App Scene SceneBuilder WindowGroup DocumentGroup Settings Commands
    UIViewRepresentable UIViewRepresentableContext UIViewControllerRepresentable UIViewControllerRepresentableContext
    UIHostingController UIHostingConfiguration UIHostingSceneDelegate UIGestureRecognizerRepresentable
    UIApplicationDelegateAdaptor PreviewProvider PreviewModifier PreviewLayout
    State Binding Bindable StateObject ObservedObject EnvironmentObject Environment EnvironmentKey EnvironmentValues
    Entry PreferenceKey AppStorage SceneStorage FocusState FocusedBinding FocusedValue GestureState Namespace
    ScaledMetric FetchRequest SectionedFetchRequest Query
    GeometryReader GeometryProxy GeometryEffect AnimatableModifier Text Image Color Button VStack HStack ZStack
    LazyVStack LazyHStack LazyVGrid LazyHGrid Grid GridRow GridItem List ForEach NavigationView NavigationStack
    NavigationSplitView NavigationLink NavigationPath Group GroupBox Spacer Divider AnyView EmptyView TupleView
    ModifiedContent EquatableView ScrollView ScrollViewReader ScrollViewProxy Toggle Picker Slider Stepper TextField
    SecureField TextEditor Label Link Menu Form Section TabView ProgressView Gauge DatePicker ColorPicker AsyncImage
    Canvas TimelineView ViewThatFits AnyLayout ContentUnavailableView DisclosureGroup OutlineGroup ControlGroup
    ToolbarItem ToolbarItemGroup ToolbarContent Alert ActionSheet Popover PopoverAttachmentAnchor
    Alignment HorizontalAlignment VerticalAlignment AlignmentID EdgeInsets Edge Axis LinearGradient RadialGradient
    AngularGradient EllipticalGradient MeshGradient Gradient Angle UnitPoint Animation AnyTransition Transaction
    Transition withAnimation withTransaction ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle ListStyle
    TextFieldStyle ProgressViewStyle PickerStyle MenuStyle DragGesture TapGesture LongPressGesture
    MagnificationGesture MagnifyGesture RotationGesture RotateGesture SpatialTapGesture Gesture AnyGesture
    ColorScheme ColorSchemeContrast DynamicTypeSize LocalizedStringKey LayoutDirection LayoutSubviews ProposedViewSize
    Circle Rectangle RoundedRectangle UnevenRoundedRectangle Capsule Ellipse ContainerRelativeShape InsettableShape
    Shape AnyShape ShapeStyle AnyShapeStyle Material StrokeStyle FillStyle
    PresentationMode PresentationDetent DismissAction OpenURLAction RefreshAction ScenePhase DropDelegate
    DynamicProperty VectorArithmetic Animatable AnimatablePair EmptyAnimatableData Font ContentMode Visibility
    Previewable PreviewTrait ViewInspector
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
