// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names of SwiftUI that programs use: what Mica lacks of it is told from a program's own mistakes by them.

/// Names of SwiftUI.
package enum SwiftUINames {
  /// Types, protocols, property wrappers, and the two functions of transactions.
  package static let types = words(
    """
    ActionSheet Alert Alignment AlignmentID Anchor Angle AngularGradient Animatable AnimatableModifier AnimatablePair
    Animation AnyGesture AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage Axis
    Bindable Binding BorderlessButtonStyle Button ButtonRole ButtonStyle Canvas Capsule Chart Circle Color ColorPicker
    ColorScheme ColorSchemeContrast CommandGroup CommandMenu Commands ContainerRelativeShape ContainerValues
    ContentMode ContentSizeCategory ContentUnavailableView ControlGroup ControlSize ControlWidget CoordinateSpace
    DatePicker DisclosureGroup DismissAction Divider DocumentGroup DragGesture DropDelegate DropInfo DropProposal
    DynamicProperty DynamicTypeSize Edge EdgeInsets EditButton EditMode Ellipse EllipticalGradient EmptyAnimatableData
    EmptyView Environment EnvironmentKey EnvironmentObject EnvironmentValues EquatableView FeedbackType FetchRequest
    FetchedResults FileDocument FillStyle FocusState FocusedBinding FocusedValue FocusedValues Font ForEach Form Gauge
    GeometryEffect GeometryProxy GeometryReader Gesture GestureState Glass GlassEffectContainer Gradient
    GraphicsContext Grid GridItem GridRow Group GroupBox HStack HelpLink HorizontalAlignment Image ImageRenderer
    InsetGroupedListStyle InsettableShape Inspector KeyframeAnimator Label LabelStyle LabeledContent Layout
    LayoutDirection LayoutSubviews LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link List ListStyle
    LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture Map MapReader Material Menu MenuStyle
    MeshGradient Model ModelContext ModifiedContent MultiDatePicker Namespace NavigationBarItem NavigationLink
    NavigationPath NavigationSplitView NavigationStack NavigationView ObservedObject OpenURLAction OutlineGroup
    PageTabViewStyle PasteButton Path PhaseAnimator PhotosPicker Picker PickerStyle PinnedScrollableViews
    PlainButtonStyle PlainListStyle PlainTextFieldStyle Popover PopoverAttachmentAnchor PreferenceKey
    PreferredColorSchemeKey PresentationDetent PresentationMode PreviewDevice PreviewLayout PreviewModifier
    PreviewProvider PreviewTrait PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
    ProjectionTransform ProposedViewSize Query RadialGradient Rectangle RefreshAction RenameButton RotateGesture
    RotationGesture RoundedBorderTextFieldStyle RoundedRectangle SafeAreaRegions ScaledMetric Scene SceneBuilder
    ScenePhase SceneStorage ScrollView ScrollViewProxy ScrollViewReader Section SectionedFetchRequest SecureField
    SegmentedPickerStyle Settings Shape ShapeStyle ShareLink SharePreview SignInWithAppleButton SimultaneousGesture
    Slider Spacer SpatialTapGesture State StateObject Stepper StrokeStyle SubmitLabel SwitchToggleStyle Tab TabContent
    TabSection TabView Table TableColumn TableRow TapGesture Text TextAlignment TextEditor TextField TextFieldStyle
    TextInputAutocapitalization TextStyle TimelineView TipView Toggle ToggleStyle ToolbarContent ToolbarItem
    ToolbarItemGroup ToolbarItemPlacement ToolbarSpacer ToolbarTitleMenu Transaction Transferable Transition TupleView
    UIApplicationDelegateAdaptor UIGestureRecognizerRepresentable UIHostingConfiguration UIHostingController
    UIHostingSceneDelegate UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewRepresentable
    UIViewRepresentableContext UnevenRoundedRectangle UnitPoint UserInterfaceSizeClass VStack VectorArithmetic
    VerticalAlignment VideoPlayer View ViewBuilder ViewDimensions ViewModifier ViewThatFits Visibility WindowGroup
    ZStack withAnimation withTransaction
    """)

  /// Modifiers of views, shapes, texts and gestures.
  package static let modifiers = words(
    """
    accentColor accessibility accessibilityAction accessibilityActions accessibilityAddTraits
    accessibilityAdjustableAction accessibilityElement accessibilityFocused accessibilityHidden accessibilityHint
    accessibilityIdentifier accessibilityInputLabels accessibilityLabel accessibilityRemoveTraits
    accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilitySortPriority accessibilityValue
    actionSheet activate addArc addCurve addEllipse addLine addObserver addPath addQuadCurve addRect addRoundedRect
    adding advanced alert alignmentGuide allowsHitTesting allowsTightening anchorPreference animate animation applying
    applyingSymbolConfiguration aspectRatio asymmetric attributes autocorrectionDisabled background backgroundStyle
    badge baselineOffset blendMode blur bold border bottom bouncy bounds brightness buttonBorderShape buttonStyle
    canOpenURL chartXAxis chartXScale chartYAxis chartYScale clip clipShape clipped closeSubpath colorInvert
    colorScheme commands commit compositingGroup configurationDisplayName confirmationDialog constant
    containerBackground containerRelativeFrame content contentMargins contentMarginsDisabled contentShape
    contentTransition contextMenu contrast controlSize coordinateSpace cornerRadius current datePickerStyle dateRange
    defaultScrollAnchor defaultSize degrees delay dimensions disabled draggable draw drawingGroup drop dropDestination
    dynamicTypeSize easeIn easeInOut easeOut edgesIgnoringSafeArea enabled environment environmentObject fileExporter
    fileImporter fill fixedSize focused font fontDesign fontWeight foregroundColor foregroundStyle frame from
    fullScreenCover gaugeStyle gesture glassEffect grayscale gridColumnAlignment headerProminence help hidden
    highPriorityGesture id ignoresSafeArea image imageScale impact impactOccurred inline inset instance interactive
    interactiveDismissDisabled interpolatingSpring interpolation invalidate isDetailLink isEqual italic jpegData
    kerning keyboardShortcut keyboardType labelStyle labelsHidden layout layoutPriority leading lineLimit lineSpacing
    linear linearGradient listRowBackground listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionSeparator listSectionSpacing listStyle loadView main makeView mask matchedGeometryEffect
    matchedTransitionSource matches measure minimumScaleFactor modelContainer modifier monospaced monospacedDigit move
    multilineTextAlignment named navigationBarBackButtonHidden navigationBarDrawer navigationBarHidden
    navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationTitle
    navigationTransition navigationViewStyle normalized notificationOccurred notificationSettings numericText offset
    offsetBy onAppear onChange onChanged onContinueUserActivity onDelete onDisappear onDrag onDrop onEnded
    onGeometryChange onHover onLongPressGesture onMove onOpenURL onPreferenceChange onReceive onScrollGeometryChange
    onSubmit onTapGesture opacity overlay overlayPreferenceValue padding page periodic photosPicker pickerStyle place
    pngData point popover position preference preferredColorScheme prepareForReuse presentationBackground
    presentationBackgroundInteraction presentationCompactAdaptation presentationCornerRadius presentationDetents
    presentationDragIndicator previewContext previewDevice previewDisplayName previewInterfaceOrientation
    previewLayout progressViewStyle push quickLookPreview rect redacted refreshable registerForRemoteNotifications
    relative render renderingMode repeatForever replacingUnspecifiedDimensions requestAuthorization requestPermission
    resizable rotation rotation3DEffect rotationEffect roundedRectangle safeAreaInset saturation scale scaleEffect
    scaled scaledBy scaledToFill scaledToFit scaledValue schedule scrollBounceBehavior scrollClipDisabled
    scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectStyle scrollIndicators
    scrollPosition scrollTargetBehavior scrollTargetLayout scrollTo search searchable sectionHeader selectionChanged
    selectionDisabled sendAction sensoryFeedback sequenced setAlternateIconName setBadgeCount setContent setItems
    setValue shadow sharedBackgroundVisibility sheet simultaneousGesture sizeThatFits smooth snappy source spacing
    speed spring statusBar strikethrough stroke strokeBorder style submitLabel subtracting supportedFamilies
    swipeActions symbolEffect symbolRenderingMode symbolVariant system tabItem tabViewStyle tag task textCase
    textContentType textFieldStyle textInputAutocapitalization textSelection tint toggleStyle toolbar
    toolbarBackground toolbarColorScheme toolbarTitleDisplayMode toolbarVisibility tracking trailing
    traitCollectionDidChange transaction transformEnvironment transition translatedBy translation trigger trim
    truncationMode underline unredacted updating userActivity velocity visible weight widgetURL windowResizability
    windowStyle withConfiguration withRenderingMode withTintColor zIndex
    """)

  /// Whether a type as the compiler writes it is one of SwiftUI's: `Text`, `some View`, `ModifiedContent<Text, Bold>`.
  package static func isType(_ text: String) -> Bool {
    let name = text.hasPrefix("some ") ? text.dropFirst(5) : text[...]
    return types.contains(String(name.prefix { $0 != "." && $0 != "<" }))
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
