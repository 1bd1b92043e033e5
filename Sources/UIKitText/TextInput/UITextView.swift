// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view of a longer text, which can be scrolled and edited. What subclasses may override stands here; the work is
// done in the UITextView+….swift files beside it.

public import CoreText
public import Foundation
internal import MicaRaster
import QuartzCore
@_spi(Mica) import UIKitCore

/// A view that shows a longer text from its top, in lines of its width, and lets it be edited.
///
/// Its background is the system's, white in the light style, and it clips what is in it.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  let editor = TextEditor()
  let selectionView = SelectionView()
  var model = TextViewModel()
  /// The text with its attributes.
  public let textStorage: NSTextStorage
  /// What lays the text out.
  public let layoutManager: NSLayoutManager
  /// The region of the text.
  public let textContainer: NSTextContainer

  /// A view of an empty text. Partly: text is laid out by a layout manager in any case.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// A view of a text that is laid out in a given container; nil makes one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer(size: .zero)
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    textStorage = storage
    layoutManager = manager
    self.textContainer = container
    super.init(frame: frame)
    setUpText()
  }

  /// A view without a text.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A view without a text from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    let container = NSTextContainer(size: .zero)
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    let storage = NSTextStorage()
    storage.addLayoutManager(manager)
    (textStorage, layoutManager, textContainer) = (storage, manager, container)
    super.init(coder: coder)
    setUpText()
    readNib(coder, as: UITextView.self)
  }

  @_spi(Mica) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: text)
  }

  // MARK: Text

  /// The text; empty by default.
  open var text: String! {
    get { textStorage.string }
    set { announcing("text") { replaceText(newValue ?? "") } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set { announcing("attributedText") { replaceText(newValue ?? NSAttributedString()) } }
  }

  /// The font of the text's start; Helvetica 12 where none was set (Apple doesn't document it).
  /// Setting it changes all of the text.
  open var font: UIFont? {
    get { attribute(.font).flatMap(UIFont.of) ?? model.font }
    set {
      own(.font)
      announcing("font") {
        model.font = newValue
        setAttribute(.font, newValue)
      }
    }
  }

  /// The colour of the text's start; the system's label colour where none was set. Setting it
  /// changes all of the text.
  open var textColor: UIColor? {
    get { attribute(.foregroundColor) as? UIColor ?? model.color }
    set {
      own(.textColor)
      announcing("textColor") {
        model.color = newValue
        setAttribute(.foregroundColor, newValue)
      }
    }
  }

  /// Where lines stand; `natural` by default. Setting it changes all of the text.
  open var textAlignment: NSTextAlignment {
    get { (attribute(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? model.alignment }
    set {
      model.alignment = newValue
      setAlignment(newValue)
    }
  }

  /// The looks of links beside their own: the accent colour by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { model.linkAttributes ?? [.foregroundColor: tintColor ?? UIColor.link] }
    set {
      own(.linkTextAttributes)
      model.linkAttributes = newValue
      layoutManager.invalidate()
    }
  }
  /// The looks of what is typed next: of the text before the caret, until they are set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.looks }
    set { setTypingLooks(newValue) }
  }

  // MARK: Layout

  /// Room around the text in points; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { layoutChanged() }
  }

  /// The size of the text with its insets, in lines of the view's width.
  ///
  /// What it is set to has no effect: the text has its own size.
  open override var contentSize: CGSize {
    get {
      let used = layoutManager.usedRect(for: textContainer)
      return CGSize(
        width: bounds.width, height: roundUp(used.height + inset.height))
    }
    set {}
  }

  /// Whether fingers scroll the text; true by default. Where they don't, the view asks for room for
  /// all of it.
  open override var isScrollEnabled: Bool {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the text can be edited; true by default.
  open var isEditable = true { didSet { editabilityChanged() } }
  /// Whether parts of the text can be chosen, and its links tapped; true by default.
  open var isSelectable = true { didSet { editabilityChanged() } }
  /// What is found in the text, such as links; kept. Nothing is yet.
  ///
  /// Partly: kept, without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      if !dataDetectorTypes.isEmpty { Unsupported.note("UITextView.dataDetectorTypes", of: self) }
    }
  }
  /// Whether the font follows the size of text that the user prefers; false by default.
  open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

  /// The size of the text in lines of a width, rounded up to whole pixels; a width that is not
  /// above 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// The text's size where it isn't scrolled; none otherwise.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(bounds.size)
  }

  /// Text that has become shorter than what was scrolled to is put back.
  open override func layoutSubviews() {
    super.layoutSubviews()
    rangeChanged()
    showSelection()
  }

  @_spi(Mica) public override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    textBaselines
  }
  @_spi(Mica) public override func heightForLayout(width: CGFloat) -> CGFloat? {
    isScrollEnabled || !(width > 0) ? nil : fittingSize(CGSize(width: width, height: 0)).height
  }

  /// Draws the text that lies in the bounds.
  open override func draw(_ rect: CGRect) {
    guard !(layer is CATextLayer), let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: bounds)
    let range = layoutManager.glyphRange(for: textContainer)
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    layoutManager.drawBackground(forGlyphRange: range, at: origin)
    layoutManager.drawGlyphs(forGlyphRange: range, at: origin)
    context.restoreGState()
  }

  /// How drawn content follows a change of size: a text view draws anew.
  open override var contentMode: ContentMode {
    didSet { layer.needsDisplayOnBoundsChange = true }
  }

  /// The caret and what is chosen follow the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    layoutManager.invalidate()
    showSelection()
  }

  /// Called when the traits have changed: colours and fonts follow.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize()
    layoutManager.invalidate()
  }

  // MARK: Editing

  /// Who is asked and told of editing and scrolling; not kept alive.
  open var delegate: (any UITextViewDelegate)? {
    get { core.delegate as? any UITextViewDelegate }
    set { core.delegate = newValue }
  }
  /// What is chosen, in UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }
  /// Whether what is pasted keeps its looks; false by default.
  open var allowsEditingTextAttributes = false
  /// Whether what is typed next takes the place of all of the text; false by default, and false after that.
  open var clearsOnInsertion: Bool {
    get { editor.clearsAtInsertion }
    set { editor.clearsAtInsertion = newValue }
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
  /// Scrolls as little as needed to show a stretch of the text.
  open func scrollRangeToVisible(_ range: NSRange) { scroll(toShow: range) }

  // MARK: First responder

  /// Whether the text can be edited or chosen.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Asks the delegate, then begins to edit.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { begin { super.becomeFirstResponder() } }
  /// Asks the delegate, then ends the editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { finish { super.resignFirstResponder() } }
  @_spi(Mica) public override var takesKeys: Bool { isEditable }
  @_spi(Mica) public override func takeKey(_ key: UIKey) -> Bool { editor.take(key) }

  /// Fingers were put down on the responder. By default the next responder is told.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    model.touch = touches.first.map { ($0, $0.location(in: nil)) }
    super.touchesBegan(touches, with: event)
  }

  /// Fingers were lifted. By default the next responder is told.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    touched(touches)
  }

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
  open func insertText(_ text: String) { editor.insert(text) }
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
  /// Kept: text views hide nothing, on iOS neither.
  open var isSecureTextEntry: Bool {
    get { model.wishes.isSecureTextEntry }
    set { model.wishes.isSecureTextEntry = newValue }
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
