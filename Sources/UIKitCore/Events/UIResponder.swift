// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The root of everything that takes part in the responder chain: views, controllers, windows. What
// programs override of the Objective-C runtime's members stands here, in the class itself.

public import Foundation
public import MicaFoundation
public import MicaRuntime

/// An object that events are offered to, and the link to the one that is asked next.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder.
  public override init() {}

  /// The responder that is asked after this one; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Who keeps what takes changes back: the next responder's by default, in the end the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Called when the object was made from a nib, after its outlets were set; does nothing.
  open func awakeFromNib() {}
  /// Never called. Xcode offers this one as well, since Apple's root class is an object of itself.
  open class func awakeFromNib() {}

  /// What takes this object's place in the hierarchy of a nib, after its `init(coder:)`; the object itself by default.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  // MARK: Accessibility

  var ownAccessibility: AccessibilityValues?
  /// What this says of itself where nobody said anything else.
  @_spi(Mica) open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// Whether the user finds this by itself; false by default, true for labels, buttons, switches, sliders,
  /// page controls, progress views and activity indicators.
  open var isAccessibilityElement: Bool {
    get { ownAccessibility?.isElement ?? accessibilityDefaults.isElement }
    set { ownAccessibility.change { $0.isElement = newValue } }
  }

  /// What this is called, in words; nil by default. Labels and buttons have their text.
  open var accessibilityLabel: String? {
    get { ownAccessibility?.label ?? accessibilityDefaults.label }
    set { ownAccessibility.change { $0.label = newValue } }
  }

  /// What using this leads to, in words; nil by default.
  open var accessibilityHint: String? {
    get { ownAccessibility?.hint }
    set { ownAccessibility.change { $0.hint = newValue } }
  }

  /// What this stands at, in words; nil by default.
  open var accessibilityValue: String? {
    get { ownAccessibility?.value ?? accessibilityDefaults.value }
    set { ownAccessibility.change { $0.value = newValue } }
  }

  /// What kind of thing this is; none by default. Labels, images, buttons, sliders and page controls say theirs.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility?.traits ?? accessibilityDefaults.traits }
    set { ownAccessibility.change { $0.traits = newValue } }
  }

  /// A name that no user hears: scripts find views by it. Nil by default.
  open var accessibilityIdentifier: String? {
    get { ownAccessibility?.identifier }
    set { ownAccessibility.change { $0.identifier = newValue } }
  }

  /// Whether all within this is left out for the user who hears the screen; false by default.
  open var accessibilityElementsHidden: Bool {
    get { ownAccessibility?.hidesElements ?? false }
    set { ownAccessibility.change { $0.hidesElements = newValue } }
  }

  /// The box on the screen: a view's bounds by default.
  open var accessibilityFrame: CGRect {
    get { ownAccessibility?.frame ?? shownFrame }
    set { ownAccessibility.change { $0.frame = newValue } }
  }

  /// The outline on the screen; nil, the default, for the box.
  open var accessibilityPath: UIBezierPath? {
    get { ownAccessibility?.path }
    set { ownAccessibility.change { $0.path = newValue } }
  }

  /// Where a user who hears the screen taps this: the middle of the box by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return ownAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { ownAccessibility.change { $0.activationPoint = newValue } }
  }

  /// Whether what is beside this is left out; false by default.
  open var accessibilityViewIsModal: Bool {
    get { ownAccessibility?.isModal ?? false }
    set { ownAccessibility.change { $0.isModal = newValue } }
  }

  /// The parts of this, in their order; nil, the default, for subviews.
  open var accessibilityElements: [Any]? {
    get { ownAccessibility?.elements }
    set { ownAccessibility.change { $0.elements = newValue } }
  }

  /// The language that this is said in, as `en-US`; nil for the program's.
  open var accessibilityLanguage: String? {
    get { ownAccessibility?.language }
    set { ownAccessibility.change { $0.language = newValue } }
  }

  /// What else can be done with this.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { ownAccessibility?.actions }
    set { ownAccessibility.change { $0.actions = newValue } }
  }

  /// The searches that this offers; nil by default.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { ownAccessibility?.rotors }
    set { ownAccessibility.change { $0.rotors = newValue } }
  }

  /// The elements that name this; nil by default.
  open var accessibilityHeaderElements: [Any]? {
    get { ownAccessibility?.headers }
    set { ownAccessibility.change { $0.headers = newValue } }
  }

  /// What kind of text this holds; nil by default.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { ownAccessibility?.textualContext }
    set { ownAccessibility.change { $0.textualContext = newValue } }
  }

  /// VoiceOver has come to this; never called.
  open func accessibilityElementDidBecomeFocused() {}
  /// VoiceOver has left this; never called.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether VoiceOver is at this; no.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Whether all within this is said before what is beside it; false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { ownAccessibility?.groupsChildren ?? false }
    set { ownAccessibility.change { $0.groupsChildren = newValue } }
  }

  /// How many parts this has.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// A part; nil beyond them.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The number of a part; `NSNotFound` for another one's.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// A user who hears the screen wants more of this; does nothing.
  open func accessibilityIncrement() {}
  /// A user who hears the screen wants less of this; does nothing.
  open func accessibilityDecrement() {}
  /// A user who hears the screen taps this: whether it did something; no by default.
  open func accessibilityActivate() -> Bool { false }
  /// A user who hears the screen wants to leave: whether that was done; no by default.
  open func accessibilityPerformEscape() -> Bool { false }
  /// A user who hears the screen makes the gesture of the main action: whether it was done; no by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// A user who hears the screen scrolls with three fingers: whether that was done; no by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Whether colours stay where the user has all inverted; false by default.
  open var accessibilityIgnoresInvertColors: Bool {
    get { ownAccessibility?.ignoresInvertedColors ?? false }
    set { ownAccessibility.change { $0.ignoresInvertedColors = newValue } }
  }

  /// Other names that users who speak may call this by; nil by default.
  open var accessibilityUserInputLabels: [String]! {
    get { ownAccessibility?.spokenLabels }
    set { ownAccessibility.change { $0.spokenLabels = newValue } }
  }

  /// Whether this answers to users; nil is for as it can. True by default.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { ownAccessibility?.answers ?? true }
    set { ownAccessibility.change { $0.answers = newValue } }
  }

  /// The label with attributes; nil where there is none.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// The hint with attributes; nil where there is none.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// The value with attributes; nil where there is none.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// How users who hear the screen go through what is in this; by itself by default.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { ownAccessibility?.navigation ?? .automatic }
    set { ownAccessibility.change { $0.navigation = newValue } }
  }

  /// What kind of group this is; none by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { ownAccessibility?.container ?? .none }
    set { ownAccessibility.change { $0.container = newValue } }
  }

  // MARK: Touches

  /// Fingers were put down on the responder. By default the next responder is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved. By default the next responder is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. By default the next responder is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Fingers were taken away, by a gesture or the system. By default the next responder is told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// A pencil's estimates were replaced; fingers have none.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Keys and movements

  /// Keys or buttons were pressed. By default the next responder is told.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// The force of buttons has changed. By default the next responder is told.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys or buttons were released. By default the next responder is told.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Keys or buttons were taken away. By default the next responder is told.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The device is being shaken. By default the next responder is told.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was shaken. By default the next responder is told.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// A movement was no shake. By default the next responder is told.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A remote control was used. By default the next responder is told.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: First responder

  /// Whether keys and actions without a target may go to this responder first; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether another responder may take its place as the first; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the first responder of its window.
  open var isFirstResponder: Bool { FirstResponder.current.responder === self }

  /// Asks to be the first responder: whether it is (FACTS_UIKIT a.11).
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.current.install(self) }

  /// Asks not to be the first responder any more: whether it isn't.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.current.remove(self) }

  // MARK: Keyboard

  /// A view in place of the keyboard while this is the first responder; nil by default.
  open var inputView: UIView? { nil }

  /// A view above the keyboard while this is the first responder; nil by default.
  open var inputAccessoryView: UIView? { nil }

  /// A controller whose view takes the keyboard's place; nil by default.
  open var inputViewController: UIInputViewController? { nil }

  /// A controller whose view stands above the keyboard; nil by default.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The keyboard's language.
  open var textInputMode: UITextInputMode? { .current }

  /// Buttons beside the keyboard's suggestions, which phones don't show.
  open var inputAssistantItem: UITextInputAssistantItem {
    let key = unsafeBitCast(UITextInputAssistantItem.self, to: UnsafeRawPointer.self)
    if let known = Attachments.value(of: self, key) as? UITextInputAssistantItem { return known }
    let new = UITextInputAssistantItem()
    Attachments.set(new, of: self, key)
    return new
  }

  /// Whether gestures of three fingers edit; `.default`.
  ///
  /// Partly: there are no such gestures.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// Takes text from the camera; there is none.
  open func captureTextFromCamera(_ sender: Any?) {}

  /// By what the keyboard is remembered; nil by default.
  open var textInputContextIdentifier: String? { nil }

  /// Whether a key that isn't on the screen did something here other than typing.
  @_spi(Mica) open func takeKey(_ key: UIKey) -> Bool { false }
  /// Whether a keyboard is shown while this is the first responder.
  @_spi(Mica) open var takesKeys: Bool { self is any UIKeyInput }

  /// Reads the views in place of and above the keyboard again.
  open func reloadInputViews() {
    if isFirstResponder { KeyboardCenter.current.responderChanged() }
  }

  /// Changes the menus that the responder shows in the menu bar, which phones don't have; never called.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Whether the focus may move; never called. See `UIFocusEnvironment`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved; never called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// What takes the focus first; nothing.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Asks for the focus to move; nothing is focused here.
  open func setNeedsFocusUpdate() {}
  /// Moves the focus; nothing is focused here.
  open func updateFocusIfNeeded() {}

  /// Asks a command how it is shown now; does nothing.
  open func validate(_ command: UICommand) {}

  // MARK: Activities

  /// What the user does here; nil by default.
  open var userActivity: NSUserActivity? {
    get { Attachments.value(of: self, Self.activityKey) as? NSUserActivity }
    set { Attachments.set(newValue, of: self, Self.activityKey) }
  }
  private static var activityKey: UnsafeRawPointer {
    unsafeBitCast(NSUserActivity.self, to: UnsafeRawPointer.self)
  }
  /// Brings an activity up to date; does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Goes on with an activity; does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Pasting

  /// What this takes from the pasteboard or a drop; nil by default.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { Attachments.value(of: self, Self.pasteKey) as? UIPasteConfiguration }
    set { Attachments.set(newValue, of: self, Self.pasteKey) }
  }
  private static var pasteKey: UnsafeRawPointer {
    unsafeBitCast(UIPasteConfiguration.self, to: UnsafeRawPointer.self)
  }
  /// Takes things over; does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether this takes such things: whether one is of a type of `pasteConfiguration`.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let accepted = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in
      accepted.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Keys that this responder acts on; none by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// Cuts what is chosen; does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies what is chosen; does nothing.
  open func copy(_ sender: Any?) {}
  /// Pastes what was copied; does nothing.
  open func paste(_ sender: Any?) {}
  /// Deletes what is chosen; does nothing.
  open func delete(_ sender: Any?) {}
  /// Chooses what is touched; does nothing.
  open func select(_ sender: Any?) {}
  /// Chooses everything; does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Makes what is chosen bold, or not; does nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes what is chosen italic, or not; does nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines what is chosen, or doesn't; does nothing.
  open func toggleUnderline(_ sender: Any?) {}

  /// Whether the responder takes an action now: by default, if it has a method of that selector. What
  /// it doesn't take is offered to the next responder (FACTS_UIKIT a.10).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Who takes an action: this responder if it can, else what the next one says; nil for nobody.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Key-value coding

  /// The value of a property by its name, numbers and flags as `NSNumber`, structures as `NSValue`;
  /// what `value(forUndefinedKey:)` says where there is none.
  open nonisolated func value(forKey key: String) -> Any? {
    KeyValueCoding.foundValue(of: self, forKey: key)
  }

  /// Sets a property by its name; `setValue(_:forUndefinedKey:)` where there is none, and
  /// `setNilValueForKey(_:)` for nil in a number or structure.
  open nonisolated func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.setFoundValue(value, of: self, forKey: key)
  }

  /// The value at the end of a path of keys, such as `layer.cornerRadius`.
  open nonisolated func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.pathValue(of: self, keyPath)
  }

  /// Sets the value at the end of a path of keys.
  open nonisolated func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.setPathValue(value, of: self, keyPath)
  }

  /// Stops the program: the class has no such key.
  open nonisolated func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.undefinedValue(of: self, forKey: key)
  }

  /// Stops the program: the class has no such key.
  open nonisolated func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.setUndefinedValue(value, of: self, forKey: key)
  }

  /// Stops the program: the key's value can't be nil.
  open nonisolated func setNilValueForKey(_ key: String) {
    KeyValueCoding.refuseNil(of: self, forKey: key)
  }

  /// What an observer is told of a change; stops the program, since an observer has a method of its
  /// own.
  open nonisolated func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ObserverList.refuse(self, keyPath, object)
  }
}

extension UIResponder: UIResponderStandardEditActions, UIUserActivityRestoring {}

extension UIResponder: KeyValueCoder, NilSettable, KeyValueObserver {}
