// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A line of text that is typed into (FACTS_UIKIT d.11). What subclasses may override stands here; the work
// is done in the UITextField+….swift files beside it.

public import CoreGraphics
public import CoreText
public import Foundation
@_spi(Mica) import UIKitControls
@_spi(Mica) import UIKitCore

/// A control for a line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  var model = TextFieldModel()
  package let editor = TextEditor()
  let parts = TextFieldParts()
  /// Who is asked and told of editing; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  /// An empty field with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpField()
  }

  /// An empty field from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpField()
    readNib(coder, as: UITextField.self)
  }

  @_spi(Mica) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: spokenText,
      traits: spokenTraits)
  }

  /// What kind of thing the field is for those who hear it.
  @_spi(Mica) open var spokenTraits: UIAccessibilityTraits { isEnabled ? .none : .notEnabled }

  // MARK: Text

  /// The text; empty by default, never nil.
  open var text: String? {
    get { model.storage.string }
    set { announcing("text") { setText(newValue ?? "") } }
  }
  /// The text with its looks; what they leave open is as the other properties say.
  open var attributedText: NSAttributedString? {
    get { model.storage.copy() as? NSAttributedString }
    set { announcing("attributedText") { setAttributedText(newValue) } }
  }
  /// The colour of the text; the system's label colour by default.
  open var textColor: UIColor? {
    get { model.looks[.foregroundColor] as? UIColor }
    set {
      own(.textColor)
      announcing("textColor") { setLook(.foregroundColor, newValue ?? .label) }
    }
  }
  /// The font; the system's of 17 points by default.
  open var font: UIFont? {
    get { model.font }
    set {
      own(.font)
      announcing("font") { setLook(.font, newValue ?? .systemFont(ofSize: 17)) }
    }
  }
  /// Where the text stands across; `natural` by default.
  open var textAlignment: NSTextAlignment {
    get { model.alignment }
    set {
      own(.textAlignment)
      setAlignment(newValue)
    }
  }
  /// The looks of all of the text. Setting them changes the text that is there.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { model.looks }
    set { setLooks(newValue) }
  }
  /// What is shown while there is no text; nil by default.
  open var placeholder: String? {
    get { model.placeholder?.string }
    set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }, isPlain: true) }
  }
  /// The same with looks. What they leave open is as the field's font and the placeholder's colour.
  open var attributedPlaceholder: NSAttributedString? {
    get { model.placeholder.map { filledPlaceholder($0) } }
    set { setPlaceholder(newValue, isPlain: false) }
  }
  /// The looks of what is typed next; nil while nobody types.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.looks : nil }
    set { if isEditing { editor.typingLooks = newValue } }
  }
  /// Whether what is pasted keeps its looks; false by default.
  open var allowsEditingTextAttributes = false
  /// Whether a text that is too wide is made smaller; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { contentChanged() } }
  /// How small the font may become, in points; 0, the default, is no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { contentChanged() } }
  /// Whether the font follows the size of text that the user prefers; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

  // MARK: Looks

  /// What surrounds the field; nothing by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      own(.borderStyle)
      borderChanged(from: oldValue)
    }
  }
  /// The colour behind the text; with a rounded border it fills that and not the corners beside it, and nil, the
  /// default, stands for the system's background.
  open override var backgroundColor: UIColor? {
    get { borderStyle == .roundedRect ? model.fill : super.backgroundColor }
    set {
      guard borderStyle == .roundedRect else { return super.backgroundColor = newValue }
      announcing("backgroundColor") { model.fill = newValue }
      looksChanged()
    }
  }
  /// A picture behind the text in place of the border's; nil by default. It counts without a rounded border.
  open var background: UIImage? { didSet { looksChanged() } }
  /// That picture of a disabled field.
  open var disabledBackground: UIImage? { didSet { looksChanged() } }
  /// When a button that clears the text is shown; never by default, and only where there is a text.
  open var clearButtonMode = ViewMode.never { didSet { looksChanged() } }
  /// A view to the left of the text, or to the right where text runs so.
  open var leftView: UIView? { didSet { sideChanged(from: oldValue, to: leftView) } }
  /// When it is shown; never by default.
  open var leftViewMode = ViewMode.never { didSet { looksChanged() } }
  /// A view at the other side of the text.
  open var rightView: UIView? { didSet { sideChanged(from: oldValue, to: rightView) } }
  /// When it is shown; never by default.
  open var rightViewMode = ViewMode.never { didSet { looksChanged() } }

  // MARK: Editing

  /// Whether the text is being edited.
  open var isEditing: Bool { model.isEditing }
  /// Whether the text is cleared when editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Whether what is typed next takes the place of all of the text; false by default, and false after that.
  open var clearsOnInsertion: Bool {
    get { editor.clearsAtInsertion }
    set { setClearsOnInsertion(newValue) }
  }
  /// A view in place of the keyboard.
  open override var inputView: UIView? {
    get { model.inputView }
    set { model.inputView = newValue }
  }
  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { model.inputAccessoryView }
    set { model.inputAccessoryView = newValue }
  }

  // MARK: Places

  /// Where the border is drawn: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is shown while it isn't edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { findTextRect(bounds, isEditing: false) }
  /// Where the placeholder is shown: by default where the text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the text is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    findTextRect(bounds, isEditing: true)
  }
  /// Where the button that clears is.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { findClearRect(bounds) }
  /// Where the left view is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { findSideRect(bounds, isLeft: true) }
  /// Where the right view is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    findSideRect(bounds, isLeft: false)
  }
  /// Draws the text in a rectangle of the view that it is shown in.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }
  /// Draws the placeholder in a rectangle of the view that it is shown in.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderContent(in: rect) }
  /// 34 points high with a rounded border and usual fonts, as high as a line and the caret without; as wide as
  /// the text (FACTS_UIKIT d.11).
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// The size that suits the content best within `size`, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  @_spi(Mica) public override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    fieldBaselines
  }

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutField()
  }

  /// The caret and what is chosen follow the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }

  /// Called when the traits have changed: colours and fonts follow.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize()
    looksChanged()
  }

  /// Whether it can be touched and typed into; true by default.
  open override var isEnabled: Bool { didSet { looksChanged() } }

  /// Where the text stands between top and bottom.
  open override var contentVerticalAlignment: ContentVerticalAlignment {
    didSet { contentChanged() }
  }

  // MARK: First responder

  /// Whether the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Asks the delegate, then begins to edit (FACTS_UIKIT a.11).
  @discardableResult
  open override func becomeFirstResponder() -> Bool { begin { super.becomeFirstResponder() } }
  /// Asks the delegate, then ends the editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { finish { super.resignFirstResponder() } }
  @_spi(Mica) public override func takeKey(_ key: UIKey) -> Bool { editor.take(key) }
  @_spi(Mica) public override func touchedUpInside(with event: UIEvent?) { touched(with: event) }
  /// A single tap around the field doesn't come before one on it (FACTS_UIKIT b.6, as other controls).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { super.gestureRecognizerShouldBegin(gestureRecognizer) }

  // MARK: Actions

  /// Whether cutting, copying, pasting and choosing can do something now.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action.name) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Cuts what is chosen.
  open override func cut(_ sender: Any?) { editor.cut() }
  /// Copies what is chosen.
  open override func copy(_ sender: Any?) { editor.copyToBoard() }
  /// Pastes the board's text.
  open override func paste(_ sender: Any?) { editor.paste() }
  /// Deletes what is chosen.
  open override func delete(_ sender: Any?) { if editor.selection.length > 0 { deleteBackward() } }
  /// Chooses the word at the caret.
  open override func select(_ sender: Any?) {
    editor.selectWord()
    if sender is UIMenuController { editor.showMenu() }
  }
  /// Chooses all.
  open override func selectAll(_ sender: Any?) {
    editor.select(editor.all)
    if sender is UIMenuController { editor.showMenu() }
  }

  // MARK: Typing

  /// Whether there is a text.
  open var hasText: Bool { editor.length > 0 }
  /// Types a text.
  open func insertText(_ text: String) { typed(text) }
  /// Deletes what is chosen, or the character before the caret.
  open func deleteBackward() { editor.deleteBackward() }

  // MARK: UITextInput

  /// The text of a stretch.
  open func text(in range: UITextRange) -> String? { editor.string(range) }

  /// Puts a text in the place of a stretch.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.put(text, in: editor.range(range))
  }

  /// Whether the keyboard may put a text in the place of a stretch; true by default.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// What is chosen; an empty stretch is a caret.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editor.selection) }
    set {
      editor.select(
        newValue.map { editor.range($0) } ?? NSRange(location: editor.length, length: 0))
    }
  }

  /// The text that is still being composed.
  open var markedTextRange: UITextRange? { editor.marked.map { TextSpan($0) } }

  /// The looks of that text.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedStyle }
    set { editor.markedStyle = newValue }
  }

  /// Composes a text, in the place of the one that was composed or of what is chosen.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText, part: selectedRange)
  }

  /// Keeps what was composed.
  open func unmarkText() { editor.unmark() }

  /// At which end a selection grows; `forward` by default.
  open var selectionAffinity: UITextStorageDirection {
    get { editor.affinity }
    set { editor.affinity = newValue }
  }

  /// The text's start.
  open var beginningOfDocument: UITextPosition { TextPlace(0) }

  /// The text's end.
  open var endOfDocument: UITextPosition { TextPlace(editor.length) }

  /// The stretch between two places.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.span(fromPosition, toPosition) }

  /// The place so many UTF-16 units on; nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.place(position, offset)
  }

  /// The place so many steps on; nil beyond the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    editor.move(editor.offset(position), direction, offset).map { TextPlace($0) }
  }

  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }

  /// How many UTF-16 units lie between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(toPosition) - editor.offset(from)
  }

  /// The end of a stretch on one side.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction == .left || direction == .up ? range.start : range.end }

  /// The stretch from a place to the end of its line on one side.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { TextSpan(editor.lineEnd(editor.offset(position), direction)) }

  /// The direction of the text at a place.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    editor.isRightToLeft(at: editor.offset(position)) ? .rightToLeft : .leftToRight
  }

  /// Sets the direction of the paragraphs of a stretch.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { editor.setDirection(writingDirection, range) }

  /// The box of a stretch on its first line.
  open func firstRect(for range: UITextRange) -> CGRect {
    boxes(of: editor.range(range)).first?.rect ?? caretRect(for: range.start)
  }

  /// The box of the caret at a place.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretBox(at: editor.offset(position))
  }

  /// The boxes of a stretch.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    boxes(of: editor.range(range))
  }

  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPlace(offset(nearest: point))
  }

  /// The place of a stretch nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.nearest(point, within: range)
  }

  /// The character at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.character(at: point) }

  /// The looks of the text at a place.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { editor.styling(position, direction) }

  /// The view that boxes and points are in.
  open var textInputView: UIView { self }

  /// Hears of changes that the keyboard didn't make; the system's.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  /// Finds words, lines and paragraphs in the text.
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  // MARK: Keyboard

  /// Which letters become capitals by themselves; `sentences` by default.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { model.wishes.autocapitalizationType }
    set { model.wishes.autocapitalizationType = newValue }
  }

  /// Whether words are corrected; they aren't here.
  open var autocorrectionType: UITextAutocorrectionType {
    get { model.wishes.autocorrectionType }
    set { model.wishes.autocorrectionType = newValue }
  }

  /// Whether spelling is checked; it isn't here.
  open var spellCheckingType: UITextSpellCheckingType {
    get { model.wishes.spellCheckingType }
    set { model.wishes.spellCheckingType = newValue }
  }

  /// Whether quotes become curly ones; they don't here.
  open var smartQuotesType: UITextSmartQuotesType {
    get { model.wishes.smartQuotesType }
    set { model.wishes.smartQuotesType = newValue }
  }

  /// Whether hyphens become dashes; they don't here.
  open var smartDashesType: UITextSmartDashesType {
    get { model.wishes.smartDashesType }
    set { model.wishes.smartDashesType = newValue }
  }

  /// Whether spaces come and go with what is cut and pasted; they don't here.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { model.wishes.smartInsertDeleteType }
    set { model.wishes.smartInsertDeleteType = newValue }
  }

  /// Whether what may come next is shown; it isn't here.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { model.wishes.inlinePredictionType }
    set { model.wishes.inlinePredictionType = newValue }
  }

  /// The keys; `default` by default.
  open var keyboardType: UIKeyboardType {
    get { model.wishes.keyboardType }
    set { model.wishes.keyboardType = newValue }
  }

  /// The keyboard's looks; `default` by default.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { model.wishes.keyboardAppearance }
    set {
      own(.keyboardAppearance)
      model.wishes.keyboardAppearance = newValue
    }
  }

  /// What the return key says; `default` by default.
  open var returnKeyType: UIReturnKeyType {
    get { model.wishes.returnKeyType }
    set { model.wishes.returnKeyType = newValue }
  }

  /// Whether the return key needs a text; false by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { model.wishes.enablesReturnKeyAutomatically }
    set { model.wishes.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is hidden behind dots; false by default. What is typed after a pause replaces it.
  open var isSecureTextEntry: Bool {
    get { model.wishes.isSecureTextEntry }
    set {
      model.wishes.isSecureTextEntry = newValue
      contentChanged()
    }
  }

  /// What the text is about; nil by default.
  open var textContentType: UITextContentType! {
    get { model.wishes.textContentType }
    set { model.wishes.textContentType = newValue }
  }

  /// What a new password must look like; nil by default.
  open var passwordRules: UITextInputPasswordRules? {
    get { model.wishes.passwordRules }
    set { model.wishes.passwordRules = newValue }
  }
}
