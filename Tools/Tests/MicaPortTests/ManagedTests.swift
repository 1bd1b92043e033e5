// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `@NSManaged`, and classes that are written for data models.

import Foundation
import MicaPort
import Testing

@Suite struct ManagedTests {
  @Test func propertiesAreKeptByName() {
    let sample = PortSample(
      """
      class Photo: NSManagedObject {
        @NSManaged public var title: String?
        @NSManaged public var tags: Set<Tag>
        @NSManaged var views: Int16
      }
      """)
    let text = sample.text()
    #expect(
      text.contains(
        "var title: String? { get { _micaManaged(value(forKey: \"title\"), \"title\") } "
          + "set { setValue(newValue, forKey: \"title\") } }"))
    #expect(text.contains("_micaManaged(value(forKey: \"tags\"), \"tags\")"))
    #expect(text.contains("value(forKey: \"views\") as? Int16 ?? 0"))
    #expect(sample.tables().contains("table.managed(\"title\", \\.title)"))
    #expect(!sample.tables().contains("table.property(\"title\""))
  }

  @Test func accessorsAreCalledByTheirSelectors() {
    let text = PortSample(
      """
      extension Photo {
        @objc(addTagsObject:)
        @NSManaged public func addToTags(_ value: Tag)
        @objc(insertObject:inTagsAtIndex:)
        @NSManaged public func insertIntoTags(_ value: Tag, at idx: Int)
      }
      class Photo: NSManagedObject {}
      """
    ).text()
    #expect(text.contains("{ _managedCall(\"addTagsObject:\", value) }"))
    #expect(text.contains("{ _managedCall(\"insertObject:inTagsAtIndex:\", value, idx) }"))
  }

  @Test func modelsBringTheirClasses() throws {
    let path = NSTemporaryDirectory() + "mica-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = """
      <model><entity name="Tag" representedClassName="Tag" codeGenerationType="class">\
      <attribute name="name" optional="YES" attributeType="String"/></entity></model>
      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    var request = PortRequest()
    var module = PortRequest.Module(name: "App", options: PortOptions(), paths: [])
    module.dataModels = [path]
    request.modules = [module]
    request.dataModels = [PortRequest.Interface(path: path, place: path + ".mom")]
    defer { try? FileManager.default.removeItem(atPath: path + ".mom") }
    let reply = request.answer()
    #expect(reply.error == nil && reply.problems.isEmpty)
    #expect(
      reply.modules.first?.files.map(\.name) == [
        "Tag+CoreDataClass.swift", "Tag+CoreDataProperties.swift",
      ])
    #expect(FileManager.default.fileExists(atPath: path + ".mom"))
    try "<model>".write(toFile: path, atomically: true, encoding: .utf8)
    let refused = request.answer()
    #expect(refused.problems.map(\.severity) == [.error])
    #expect(refused.modules.first?.problems.map(\.severity) == [.error])
  }
}
