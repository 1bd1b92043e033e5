// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The UIKit scroll view of a scroll view.

/// A UIKit scroll view that tells its display what happens.
final class ScrollHostView: UIScrollView, UIScrollViewDelegate {
  /// Holds the layers, in the coordinates of the scrolled content.
  let content = DisplayView()
  private weak var display: ScrollDisplay?
  private var refreshAction: RefreshAction?

  init(_ display: ScrollDisplay) {
    self.display = display
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    automaticallyAdjustsScrollIndicatorInsets = false
    delegate = self
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// A drag takes fingers away from buttons, too.
  override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UITextField || view is UISlider || view is UISwitch)
  }

  // MARK: Offsets

  /// The least and the greatest offset.
  private var range: (least: CGPoint, greatest: CGPoint) {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + inset.right - bounds.width),
        y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  /// The nearest offset at which the content may rest.
  func rest(_ offset: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(
      x: min(max(offset.x, range.least.x), range.greatest.x),
      y: min(max(offset.y, range.least.y), range.greatest.y))
  }

  /// Chooses the first offset: by an anchor, otherwise the beginning of the content.
  func setFirstOffset(_ anchor: UnitPoint?, _ isMirrored: Bool, _ axes: Axis.Set) {
    let range = range
    let isCentred = axes == [.horizontal, .vertical] && anchor == nil
    var part = anchor ?? (isCentred ? .center : .topLeading)
    if !axes.contains(.horizontal) { part.x = 0 }
    if isMirrored { part.x = 1 - part.x }
    contentOffset = CGPoint(
      x: range.least.x + (range.greatest.x - range.least.x) * part.x,
      y: range.least.y + (range.greatest.y - range.least.y) * part.y)
  }

  /// Keeps the anchor's point of the content in its place after the content's size has changed.
  func keepOffset(_ anchor: UnitPoint, from old: CGSize) {
    let new = contentSize
    contentOffset = rest(
      CGPoint(
        x: contentOffset.x + (new.width - old.width) * anchor.x,
        y: contentOffset.y + (new.height - old.height) * anchor.y))
  }

  /// The layout has come to its end: content that has become shorter is brought back.
  func layoutDidSettle() {
    guard !isTracking, !isDragging, !isDecelerating else { return }
    let settled = rest(contentOffset)
    if settled != contentOffset, refreshControl?.isRefreshing != true { contentOffset = settled }
  }

  // MARK: What happens

  /// What it is doing.
  private(set) var phase = ScrollPhase.idle
  /// Whether the program moves it, so that positions on the way aren't the user's.
  var isAnimating = false
  private var dragStart = CGPoint.zero

  func setPhase(_ new: ScrollPhase) {
    guard new != phase else { return }
    phase = new
    display?.offsetDidChange()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    display?.offsetDidChange()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isAnimating = false
    dragStart = contentOffset
    setPhase(.interacting)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let display else { return }
    targetContentOffset.pointee = display.target(
      for: targetContentOffset.pointee, from: dragStart, velocity)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    setPhase(decelerate ? .decelerating : .idle)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { setPhase(.idle) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    isAnimating = false
    setPhase(.idle)
    display?.offsetDidChange()
  }

  // MARK: Refreshing

  /// Shows a refresh control where there is something to refresh.
  func takeRefresh(_ action: RefreshAction?) {
    refreshAction = action
    guard (action != nil) != (refreshControl != nil) else { return }
    guard action != nil else {
      refreshControl = nil
      return
    }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    refreshControl = control
  }

  private func refresh() {
    guard let action = refreshAction else { return }
    Task { @MainActor [weak self] in
      await action()
      self?.refreshControl?.endRefreshing()
    }
  }
}

extension ScrollDisplay {
  /// The content was moved.
  @MainActor
  func offsetDidChange() {
    host.positionsDidChange()
    host.requestUpdate()
  }
}

extension ScrollDisplay {
  /// What is seen has moved within the content, because something before it has another length than was estimated: it stays where it
  /// is seen.
  @MainActor
  func keepPosition(_ axis: Axis, _ distance: CGFloat) {
    guard abs(distance) > 0.01 else { return }
    var offset = scrollView.contentOffset
    if axis == .vertical { offset.y += distance } else { offset.x += distance }
    scrollView.contentOffset = offset
  }
}
