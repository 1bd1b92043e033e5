// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The attributes of each class, as Xcode writes them (FACTS_UIKIT f.2).

import Foundation
import Mica
import Testing
import UIKit

@MainActor
struct ControlNibTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667))

  init() { NibProgram.register() }

  /// The object of one element, none of whose parts may be unknown.
  private func make<Kind>(_ element: String, _ more: String = "") throws -> Kind {
    stage.run {}
    let (made, notes) = try Document.notes {
      try Document.nib(element + "\n" + more).instantiate(withOwner: nil)
    }
    #expect(notes == [])
    return try #require(made.first as? Kind)
  }

  /// Documents write Swift's case names, which Mica asks the Swift runtime for (`swift_EnumCaseName`).
  @Test(arguments: [
    ("scaleToFill", UIView.ContentMode.scaleToFill), ("redraw", .redraw), ("top", .top),
    ("bottomRight", .bottomRight),
  ])
  func casesGoByTheirNamesInSwift(name: String, mode: UIView.ContentMode) throws {
    let view: UIView = try make("<view contentMode=\"\(name)\" id=\"a\"/>")
    #expect(view.contentMode == mode)
  }

  @Test func controlsWithAValue() throws {
    let toggle: UISwitch = try make(
      """
      <switch opaque="NO" contentMode="scaleToFill" enabled="NO" on="YES" id="a">
          <rect key="frame" x="10" y="20" width="51" height="31"/>
          <color key="onTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      </switch>
      """)
    #expect(toggle.isOn && !toggle.isEnabled && toggle.frame.origin == CGPoint(x: 10, y: 20))
    #expect(toggle.onTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let stepper: UIStepper = try make(
      "<stepper opaque=\"NO\" minimumValue=\"-5\" maximumValue=\"100\" value=\"3\" stepValue=\"2\" wraps=\"YES\" autorepeat=\"NO\" id=\"a\"/>"
    )
    #expect(stepper.minimumValue == -5 && stepper.value == 3 && stepper.stepValue == 2)
    #expect(stepper.wraps && !stepper.autorepeat)
    let segments: UISegmentedControl = try make(
      """
      <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" selectedSegmentIndex="1" id="a">
          <segments><segment title="One"/><segment title="Two" enabled="NO" width="80"/></segments>
      </segmentedControl>
      """)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 0) == "One" && segments.widthForSegment(at: 1) == 80)
    let none: UISegmentedControl = try make(
      "<segmentedControl id=\"a\"><segments><segment title=\"One\"/></segments></segmentedControl>")
    #expect(none.selectedSegmentIndex == UISegmentedControl.noSegment)
    let pages: UIPageControl = try make(
      "<pageControl opaque=\"NO\" numberOfPages=\"4\" currentPage=\"2\" hidesForSinglePage=\"YES\" id=\"a\"/>"
    )
    #expect(pages.numberOfPages == 4 && pages.currentPage == 2 && pages.hidesForSinglePage)
    let progress: UIProgressView = try make(
      "<progressView opaque=\"NO\" progress=\"0.25\" progressViewStyle=\"bar\" id=\"a\"/>")
    #expect(progress.progress == 0.25 && progress.progressViewStyle == .bar)
    let spinner: UIActivityIndicatorView = try make(
      "<activityIndicatorView opaque=\"NO\" hidesWhenStopped=\"NO\" animating=\"YES\" style=\"whiteLarge\" id=\"a\"/>"
    )
    #expect(spinner.isAnimating && !spinner.hidesWhenStopped && spinner.style == .whiteLarge)
    let picker: UIDatePicker = try make(
      """
      <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" style="wheels" id="a">
          <date key="date" timeIntervalSinceReferenceDate="500000000"/>
      </datePicker>
      """)
    #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .wheels)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 500_000_000))
  }

  @Test func texts() throws {
    let field: UITextField = try make(
      """
      <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Name" textAlignment="center" \
      minimumFontSize="17" clearButtonMode="whileEditing" id="a">
          <fontDescription key="fontDescription" name="Helvetica" family="Helvetica" pointSize="12"/>
          <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
      keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES"/>
      </textField>
      """)
    #expect(field.borderStyle == .roundedRect && field.placeholder == "Name")
    #expect(field.textAlignment == .center && field.clearButtonMode == .whileEditing)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
    #expect(field.isSecureTextEntry && field.autocapitalizationType == .words)
    #expect(field.font?.pointSize == 12)
    let view: UITextView = try make(
      """
      <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" \
      textAlignment="right" id="a">
          <string key="text">two
      lines</string>
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
          <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
      </textView>
      """)
    #expect(view.text == "two\nlines" && !view.isEditable && view.textAlignment == .right)
    #expect(view.font == .systemFont(ofSize: 14))
    let label: UILabel = try make(
      """
      <label opaque="NO" usesAttributedText="YES" lineBreakMode="clip" shadowOffsetX0="" id="a">
          <attributedString key="attributedText">
              <fragment content="Hi ">
                  <attributes>
                      <color key="NSColor" red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
                      <font key="NSFont" metaFont="systemBold" size="19"/>
                      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3"/>
                  </attributes>
              </fragment>
              <fragment>
                  <string key="content">there</string>
                  <attributes><real key="NSKern" value="2"/></attributes>
              </fragment>
          </attributedString>
          <nil key="highlightedColor"/>
          <color key="shadowColor" white="0" alpha="0.5" colorSpace="calibratedWhite"/>
          <size key="shadowOffset" width="2" height="3"/>
      </label>
      """.replacingOccurrences(of: " shadowOffsetX0=\"\"", with: ""))
    let text = try #require(label.attributedText)
    #expect(text.string == "Hi there" && label.shadowOffset == CGSize(width: 2, height: 3))
    #expect(
      text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 19))
    #expect(text.attribute(.kern, at: 4, effectiveRange: nil) as? NSNumber == 2)
    let encoded: UILabel = try make(
      "<label opaque=\"NO\" id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">w7xiZXI</string></label>"
    )
    #expect(encoded.text == "über")
    encoded.setValue(8.5, forKey: "minimumFontSize")
    #expect(encoded.minimumScaleFactor == 0.5)
    let search: UISearchBar = try make(
      """
      <searchBar contentMode="redraw" searchBarStyle="minimal" text="q" placeholder="Find" showsCancelButton="YES" id="a">
          <textInputTraits key="textInputTraits"/>
          <scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles>
      </searchBar>
      """)
    #expect(search.searchBarStyle == .minimal && search.placeholder == "Find" && search.text == "q")
    #expect(search.showsCancelButton && search.scopeButtonTitles == ["A", "B"])
  }

  @Test func buttonsOfBothKinds() throws {
    let button: UIButton = try make(
      """
      <button opaque="NO" contentMode="scaleToFill" selected="YES" contentHorizontalAlignment="left" \
      contentVerticalAlignment="top" lineBreakMode="middleTruncation" id="a">
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <state key="normal" title="Off"><color key="titleColor" white="0" alpha="1" colorSpace="calibratedWhite"/></state>
          <state key="selected" title="On"/>
      </button>
      """)
    #expect(button.buttonType == .custom && button.isSelected && button.currentTitle == "On")
    #expect(button.contentHorizontalAlignment == .left && button.contentVerticalAlignment == .top)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleLabel?.font == .systemFont(ofSize: 20, weight: .semibold))
    let configured: UIButton = try make(
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="a">
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="now" imagePlacement="trailing" \
      imagePadding="4" cornerStyle="capsule">
              <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
              <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          </buttonConfiguration>
      </button>
      """)
    let look = try #require(configured.configuration)
    #expect(look.title == "Buy" && look.subtitle == "now" && look.cornerStyle == .capsule)
    #expect(look.imagePlacement == .trailing && look.baseBackgroundColor == .systemGreen)
    #expect(look.contentInsets.leading == 2 && look.contentInsets.bottom == 3)
  }

  @Test func containersOfViews() throws {
    let stack: UIStackView = try make(
      """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="fillEqually" alignment="center" \
      spacing="6" layoutMarginsRelativeArrangement="YES" id="a">
          <rect key="frame" x="0" y="0" width="100" height="90"/>
          <subviews><view id="b"/><view id="c" hidden="YES"/><view id="d"/></subviews>
          <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/>
      </stackView>
      """)
    #expect(stack.arrangedSubviews.count == 3 && stack.axis == .vertical && stack.spacing == 6)
    #expect(stack.distribution == .fillEqually && stack.alignment == .center)
    #expect(stack.isLayoutMarginsRelativeArrangement && stack.directionalLayoutMargins.leading == 6)
    let scroll: UIScrollView = try make(
      """
      <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" pagingEnabled="YES" \
      alwaysBounceVertical="YES" showsHorizontalScrollIndicator="NO" keyboardDismissMode="onDrag" maximumZoomScale="3" id="a">
          <rect key="frame" x="0" y="0" width="100" height="90"/>
          <viewLayoutGuide key="contentLayoutGuide" id="g1"/><viewLayoutGuide key="frameLayoutGuide" id="g2"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
          <constraints>
              <constraint firstItem="b" firstAttribute="leading" secondItem="g1" secondAttribute="leading" id="k1"/>
              <constraint firstItem="b" firstAttribute="trailing" secondItem="g1" secondAttribute="trailing" id="k2"/>
              <constraint firstItem="b" firstAttribute="top" secondItem="g1" secondAttribute="top" id="k3"/>
              <constraint firstItem="b" firstAttribute="bottom" secondItem="g1" secondAttribute="bottom" id="k4"/>
              <constraint firstItem="b" firstAttribute="width" secondItem="g2" secondAttribute="width" multiplier="2" id="k5"/>
              <constraint firstItem="b" firstAttribute="height" constant="300" id="k6"/>
          </constraints>
      </scrollView>
      """)
    scroll.layoutIfNeeded()
    #expect(scroll.isPagingEnabled && !scroll.showsHorizontalScrollIndicator)
    #expect(scroll.keyboardDismissMode == .onDrag && scroll.maximumZoomScale == 3)
    #expect(scroll.contentSize == CGSize(width: 200, height: 300))
    let bar: UIToolbar = try make(
      """
      <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="a">
          <items>
              <barButtonItem title="Left" id="i1"/>
              <barButtonItem style="plain" systemItem="flexibleSpace" id="i2"/>
              <barButtonItem systemItem="trash" enabled="NO" id="i3"/>
          </items>
      </toolbar>
      """)
    #expect(bar.items?.count == 3 && bar.items?.first?.title == "Left")
    #expect(bar.items?.last?.isEnabled == false)
  }

  @Test func collectionsHaveLayoutsAndPrototypes() throws {
    let view: UICollectionView = try make(
      """
      <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="a">
          <rect key="frame" x="0" y="0" width="200" height="200"/>
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="7" \
      minimumInteritemSpacing="8" id="l">
              <size key="itemSize" width="60" height="70"/>
              <size key="headerReferenceSize" width="30" height="0.0"/>
              <size key="footerReferenceSize" width="0.0" height="0.0"/>
              <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
          </collectionViewFlowLayout>
          <cells>
              <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="Cell" id="c">
                  <rect key="frame" x="0" y="0" width="60" height="70"/>
                  <view key="contentView" opaque="NO" multipleTouchEnabled="YES" contentMode="center">
                      <rect key="frame" x="0" y="0" width="60" height="70"/>
                      <subviews><label opaque="NO" text="cell" id="cl"/></subviews>
                  </view>
              </collectionViewCell>
          </cells>
          <collectionReusableView key="sectionHeaderView" opaque="NO" reuseIdentifier="Head" id="h"/>
      </collectionView>
      """)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal && layout.minimumLineSpacing == 7)
    #expect(
      layout.itemSize == CGSize(width: 60, height: 70) && layout.headerReferenceSize.width == 30)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: [0, 0])
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "cell")
  }

  /// Headers and footers of collections, in xibs of their own.
  @Test func reusableViewsHaveTheirAttributesAndParts() throws {
    let view: UICollectionReusableView = try make(
      """
      <collectionReusableView opaque="NO" contentMode="center" reuseIdentifier="Head" id="a">
          <rect key="frame" x="0" y="0" width="320" height="61"/>
          <subviews><label opaque="NO" text="Title" id="l"><rect key="frame" x="1" y="2" width="30" height="20"/></label></subviews>
          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </collectionReusableView>
      """)
    #expect(view.frame.size == CGSize(width: 320, height: 61) && view.reuseIdentifier == "Head")
    #expect((view.subviews.first as? UILabel)?.text == "Title" && view.backgroundColor == .red)
  }

  @Test func recognizersBelongToTheirViews() throws {
    let view: UIView = try make(
      """
      <view contentMode="scaleToFill" id="a">
          <connections>
              <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o1"/>
              <outletCollection property="gestureRecognizers" destination="s" appends="YES" id="o2"/>
              <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="o3"/>
          </connections>
      </view>
      """,
      """
      <tapGestureRecognizer numberOfTapsRequired="2" cancelsTouchesInView="NO" id="t"/>
      <swipeGestureRecognizer direction="left" id="s"/>
      <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.75" id="p"/>
      """)
    let recognizers = view.gestureRecognizers ?? []
    let tap = try #require(recognizers.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && !tap.cancelsTouchesInView && tap.view === view)
    #expect((recognizers[1] as? UISwipeGestureRecognizer)?.direction == .left)
    #expect((recognizers[2] as? UILongPressGestureRecognizer)?.minimumPressDuration == 0.75)
  }

  @Test func cellsOfNibsAreMadeForEachRow() throws {
    stage.run {}
    let nib = try Document.nib(
      """
      <tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="checkmark" id="a">
          <rect key="frame" x="0" y="0" width="320" height="80"/>
          <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="a" id="b">
              <rect key="frame" x="0" y="0" width="320" height="80"/>
          </tableViewCellContentView>
      </tableViewCell>
      """)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(nib, forCellReuseIdentifier: "Row")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
    #expect(cell.selectionStyle == .none && cell.accessoryType == .checkmark)
    #expect(cell.reuseIdentifier == "Row")
    table.register(nil as UINib?, forCellReuseIdentifier: "Row")
    #expect(table.dequeueReusableCell(withIdentifier: "Row") == nil)
  }

  // A variation of the present size class comes before what is written without one (FACTS_UIKIT f.4).
  @Test func sizeClassesChoose() throws {
    let view: UIView = try make(
      """
      <view contentMode="scaleToFill" id="a">
          <rect key="frame" x="0" y="0" width="100" height="100"/>
          <subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/><view id="c"/>
          </subviews>
          <constraints>
              <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="5" id="k1">
                  <variation key="widthClass=regular" constant="50"/>
                  <variation key="heightClass=regular-widthClass=compact" constant="20"/>
              </constraint>
              <constraint firstItem="b" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="k2"/>
          </constraints>
          <variation key="default">
              <mask key="subviews"><exclude reference="c"/></mask>
              <mask key="constraints"><exclude reference="k2"/></mask>
          </variation>
          <variation key="widthClass=compact">
              <mask key="constraints"><include reference="k2"/></mask>
          </variation>
      </view>
      """)
    #expect(view.subviews.count == 1)
    #expect(view.constraints.map(\.constant) == [20, 0])
  }
}
