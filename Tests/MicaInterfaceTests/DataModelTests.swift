// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Xcode's data models → what Core Data reads, and the classes that Xcode writes.

import Foundation
import MicaInterface
import MicaNib
import Testing

struct DataModelTests {
  static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Photo" representedClassName="Photo" codeGenerationType="class">
            <attribute name="title" optional="YES" attributeType="String" maxValueString="10"/>
            <attribute name="views" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
            <attribute name="taken" optional="YES" attributeType="Date" usesScalarValueType="NO">
                <userInfo><entry key="a" value="b"/></userInfo>
            </attribute>
            <relationship name="tags" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Tag" inverseName="photo" inverseEntity="Tag"/>
            <uniquenessConstraints>
                <uniquenessConstraint><constraint value="title"/><constraint value="views"/></uniquenessConstraint>
            </uniquenessConstraints>
        </entity>
        <entity name="Tag" representedClassName=".TagMO" codeGenerationType="category" parentEntity="Photo" isAbstract="YES">
            <relationship name="photo" maxCount="1" deletionRule="Nullify" destinationEntity="Photo" inverseName="tags" inverseEntity="Photo"/>
        </entity>
        <fetchRequest name="all" entity="Photo" predicateString="views &gt; 3"/>
        <elements><element name="Photo" positionX="0"/></elements>
    </model>
    """

  private func model(_ text: String = Self.text) throws -> DataModel {
    try DataModelCompiler.model(of: Data(text.utf8), path: "A/contents")
  }

  @Test func entitiesHaveTheirProperties() throws {
    let model = try model()
    #expect(model.entities.map(\.name) == ["Photo", "Tag"])
    let photo = model.entities[0]
    #expect(photo.attributes.map(\.name) == ["title", "views", "taken"])
    #expect(photo.attributes.map(\.isOptional) == [true, false, true])
    #expect(photo.attributes[0].most == "10")
    #expect(photo.attributes[1].initial == "3")
    #expect(photo.attributes[2].info == ["a": "b"])
    #expect(photo.constraints == [["title", "views"]])
    let tags = photo.relationships[0]
    #expect(tags.isToMany && tags.isOrdered && tags.deletion == "Cascade")
    #expect(model.entities[1].parent == "Photo")
    #expect(model.entities[1].isAbstract)
    #expect(!model.entities[1].relationships[0].isToMany)
    #expect(model.requests.first?.predicate == "views > 3")
    let again = try JSONDecoder().decode(
      DataModel.self, from: Data(DataModelCompiler.bytes(of: model)))
    #expect(again == model)
  }

  @Test func classesAreWrittenAsXcodeDoes() throws {
    let files = DataModelSources(try model()).files
    #expect(
      files.map(\.name) == [
        "Photo+CoreDataClass.swift", "Photo+CoreDataProperties.swift",
        "TagMO+CoreDataProperties.swift",
      ])
    #expect(files[0].text.contains("@objc(Photo)\npublic class Photo: NSManagedObject {"))
    for line in [
      "class func fetchRequest() -> NSFetchRequest<Photo>", "var `title`: String?",
      "var `views`: Int16\n", "var `taken`: Date?", "var `tags`: NSOrderedSet?",
      "@objc(addTagsObject:)\n  @NSManaged public func addToTags(_ value: TagMO)",
      "@objc(insertObject:inTagsAtIndex:)",
    ] {
      #expect(files[1].text.contains(line))
    }
    #expect(files[2].text.contains("var `photo`: Photo?"))
  }

  @Test(arguments: [
    ("<document/>", "this is no data model"),
    ("<model><entity/></model>", "an entity without a name"),
    ("<model><entity name=\"a b\"/></model>", "an entity without a name"),
    ("<model><entity name=\"A\"/><entity name=\"A\"/></model>", "two entities A"),
    ("<model><entity name=\"A\" parentEntity=\"A\"/></model>", "its own parent"),
    ("<model><entity name=\"A\" parentEntity=\"B\"/></model>", "isn't in the model"),
    (
      "<model><entity name=\"A\"><attribute name=\"x\"/><attribute name=\"x\"/></entity></model>",
      "two properties x"
    ),
    (
      "<model><entity name=\"A\"><relationship name=\"x\" destinationEntity=\"B\"/></entity></model>",
      "leads to B"
    ),
    ("<model>", "no well-formed XML"), ("", "no well-formed XML"),
  ])
  func whatIsWrongIsAnError(_ text: String, _ message: String) {
    #expect {
      try model(text)
    } throws: { error in
      (error as? InterfaceError)?.message.contains(message) == true
    }
  }

  /// Damaged documents are errors or models, never the end of the process.
  @Test func damagedModelsAreTypedErrors() {
    var bytes = Array(Self.text.utf8)
    var state: UInt64 = 7
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(state >> 33) % bytes.count
      let old = bytes[place]
      bytes[place] = UInt8(truncatingIfNeeded: state >> 20)
      if let model = try? DataModelCompiler.model(of: Data(bytes), path: "A") {
        _ = DataModelSources(model).files
      }
      bytes[place] = old
    }
  }
}
