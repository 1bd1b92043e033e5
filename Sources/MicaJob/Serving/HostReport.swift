// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a host that serves says, as JSON between its frames (Docs/studio-protocol.md).

/// One report of a host that serves.
public enum HostReport: Codable, Equatable, Sendable {
  /// The program is on its screen, and has done again what it was told to.
  case ready(ScreenReport)
  /// A moment is shown; its frame, if there was anything new, came before.
  case shown(ClockReport)
  /// Something could not be done, and why.
  case refused(String)
  /// The tree, from the front of the first window to the back of the last: each node before those in it.
  case tree([NodeReport])
  /// An object's properties.
  case object(ObjectReport)
  /// An object that was asked for isn't on the screen now.
  case missing(node: String)
  /// What lies at the place that was asked for; nil for nothing.
  case picked(node: String?)
  /// All that is animated.
  case animations([AnimationReport])
  /// When timers happened and layers were committed that differ from those before, in seconds of the stage's clock.
  case tracks(since: Double, timers: [Double], commits: [Double])
  /// What the last frame cost.
  case performance(PerformanceReport)
  /// What was asked for so far and isn't drawn.
  case notes([String])
  /// Pictures of single layers, each before those in it.
  case layers([LayerPicture])
  /// What there is to show.
  case catalogue(CatalogueReport)
  /// Where an object comes from, for an edit that is to stay.
  case origin(OriginReport)
  /// A file was written.
  case saved(file: String)

  enum ReadyCodingKeys: String, CodingKey { case _0 = "it" }
  enum ShownCodingKeys: String, CodingKey { case _0 = "it" }
  enum RefusedCodingKeys: String, CodingKey { case _0 = "it" }
  enum TreeCodingKeys: String, CodingKey { case _0 = "it" }
  enum ObjectCodingKeys: String, CodingKey { case _0 = "it" }
  enum PerformanceCodingKeys: String, CodingKey { case _0 = "it" }
  enum AnimationsCodingKeys: String, CodingKey { case _0 = "it" }
  enum LayersCodingKeys: String, CodingKey { case _0 = "it" }
  enum CatalogueCodingKeys: String, CodingKey { case _0 = "it" }
  enum OriginCodingKeys: String, CodingKey { case _0 = "it" }
  enum NotesCodingKeys: String, CodingKey { case _0 = "it" }
}

/// A screen.
public struct ScreenReport: Codable, Equatable, Sendable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  /// Pixels a point.
  public var scale: Double
  /// In pixels.
  public var pixelWidth: Int
  /// In pixels.
  public var pixelHeight: Int

  /// A screen by its sizes.
  public init(width: Double, height: Double, scale: Double, pixelWidth: Int, pixelHeight: Int) {
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.pixelWidth, self.pixelHeight) = (pixelWidth, pixelHeight)
  }
}

/// Where time stands, in seconds of the stage's clock.
public struct ClockReport: Codable, Equatable, Sendable {
  /// The moment that is shown.
  public var time: Double
  /// The latest moment that the program has reached.
  public var latest: Double
  /// Whether the next moments would look the same if nothing were done: nothing is animated, and no timer waits.
  public var isResting: Bool

  /// A moment.
  public init(time: Double, latest: Double, isResting: Bool) {
    (self.time, self.latest, self.isResting) = (time, latest, isResting)
  }
}

/// A view or a layer in the tree.
public struct NodeReport: Codable, Equatable, Sendable {
  /// Numbers of windows and sublayers from the screen down, such as `0/2/1`: the same for the same run.
  public var id: String
  /// The class's name.
  public var name: String
  /// Whether it is a layer without a view.
  public var isLayer: Bool
  /// The class of the view controller whose view it is; nil for no controller's.
  public var controller: String?
  /// A title, a text or an identifier; nil for none.
  public var detail: String?
  /// The box around it on the screen, in points: x, y, width, height; nil where that is no box.
  public var frame: [Double]?
  /// Whether it is hidden by itself.
  public var isHidden: Bool
  /// Whether it was asked for something that isn't drawn; what that is stands in its `ObjectReport`.
  public var hasNotes: Bool

  /// A node by all of its parts.
  public init(
    id: String, name: String, isLayer: Bool, controller: String?, detail: String?,
    frame: [Double]?, isHidden: Bool, hasNotes: Bool = false
  ) {
    self.hasNotes = hasNotes
    (self.id, self.name, self.isLayer, self.controller) = (id, name, isLayer, controller)
    (self.detail, self.frame, self.isHidden) = (detail, frame, isHidden)
  }
}

/// An object with its properties.
public struct ObjectReport: Codable, Equatable, Sendable {
  /// The node.
  public var node: String
  /// The class's name.
  public var name: String
  /// File and line of the program's own class, such as `Dial.swift:9`; nil for Apple's.
  public var place: String?
  /// The class and its superclasses, each with what it declares.
  public var groups: [Group]
  /// Constraints that act on it, in the words of Auto Layout's reports; first the broken ones, which begin with `BROKEN`.
  public var constraints: [String]
  /// Whether its place isn't determined.
  public var isAmbiguous: Bool
  /// What a user hears of it; nil for nothing.
  public var accessibility: String?
  /// What it was asked for and isn't drawn.
  public var notes: [String]

  /// The properties that one class declares.
  public struct Group: Codable, Equatable, Sendable {
    /// The class's name.
    public var name: String
    /// Its properties.
    public var properties: [PropertyReport]

    /// A class with its properties.
    public init(name: String, properties: [PropertyReport]) {
      (self.name, self.properties) = (name, properties)
    }
  }

  /// An object by all of its parts.
  public init(
    node: String, name: String, place: String?, groups: [Group], constraints: [String],
    isAmbiguous: Bool, accessibility: String?, notes: [String] = []
  ) {
    self.notes = notes
    (self.node, self.name, self.place, self.groups) = (node, name, place, groups)
    (self.constraints, self.isAmbiguous) = (constraints, isAmbiguous)
    self.accessibility = accessibility
  }
}

/// A property with its value.
public struct PropertyReport: Codable, Equatable, Sendable {
  /// The key.
  public var key: String
  /// Which editor fits: `flag`, `integer`, `number`, `text`, `color`, `font`, `image`, `point`, `size`, `rect`,
  /// `insets`, `vector`, `affineTransform`, `enumeration`, `other`.
  public var kind: String
  /// The value as it would be typed; nil for nil, and for what no text is.
  public var value: String?
  /// What can be typed, in words.
  public var syntax: String
  /// The names of an enumeration's cases.
  public var cases: [String]
  /// Whether it may be nil.
  public var isOptional: Bool
  /// Whether the program marks it with `@IBInspectable`.
  public var isInspectable: Bool

  /// A property by all of its parts.
  public init(
    key: String, kind: String, value: String?, syntax: String, cases: [String], isOptional: Bool,
    isInspectable: Bool
  ) {
    (self.key, self.kind, self.value, self.syntax) = (key, kind, value, syntax)
    (self.cases, self.isOptional, self.isInspectable) = (cases, isOptional, isInspectable)
  }
}

/// An animation of a layer.
public struct AnimationReport: Codable, Equatable, Sendable {
  /// The layer's node.
  public var node: String
  /// The layer's, or its view's, class.
  public var name: String
  /// What it was added for.
  public var key: String
  /// What it moves; several for a group.
  public var keyPaths: [String]
  /// When it began, in seconds of the stage's clock.
  public var begin: Double
  /// Seconds with all repetitions; nil for no end.
  public var duration: Double?
  /// Seconds of one cycle, in its own time.
  public var cycle: Double
  /// Its pacing: the control points of a curve, or nil for a linear or another one.
  public var curve: [Double]?

  /// An animation by all of its parts.
  public init(
    node: String, name: String, key: String, keyPaths: [String], begin: Double, duration: Double?,
    cycle: Double, curve: [Double]?
  ) {
    (self.node, self.name, self.key, self.keyPaths) = (node, name, key, keyPaths)
    (self.begin, self.duration, self.cycle, self.curve) = (begin, duration, cycle, curve)
  }
}

/// What the last frame that drew anything cost, on this machine.
public struct PerformanceReport: Codable, Equatable, Sendable {
  /// A stage of the pipeline.
  public struct Stage: Codable, Equatable, Sendable {
    /// `update`, `commit`, `present`, `emit`, `strips` or `fine`.
    public var name: String
    /// Seconds of real time.
    public var seconds: Double

    /// A stage with its time.
    public init(name: String, seconds: Double) { (self.name, self.seconds) = (name, seconds) }
  }

  /// In the order of a frame.
  public var stages: [Stage]
  /// When the frame is, in seconds of the stage's clock.
  public var time: Double
  /// Bytes of the host that are in the machine's memory.
  public var memory: Int

  /// What a frame cost.
  public init(stages: [Stage], time: Double, memory: Int) {
    (self.stages, self.time, self.memory) = (stages, time, memory)
  }
}

/// A layer by itself, to be looked at from the side.
public struct LayerPicture: Codable, Equatable, Sendable {
  /// The layer's node.
  public var node: String
  /// How deep it stands in the tree.
  public var depth: Int
  /// The box around it on the screen, in points: x, y, width, height.
  public var frame: [Double]
  /// A PNG in base 64; nil where it draws nothing by itself.
  public var png: String?

  /// A layer by all of its parts.
  public init(node: String, depth: Int, frame: [Double], png: String?) {
    (self.node, self.depth, self.frame, self.png) = (node, depth, frame, png)
  }
}

/// What a program has to show.
public struct CatalogueReport: Codable, Equatable, Sendable {
  /// Scenes of storyboards, and nibs, as `--scene` names them.
  public var scenes: [String]
  /// Views and view controllers that can be made, as `--show` names them.
  public var types: [String]
  /// The devices that are known.
  public var devices: [String]
  /// What a colour, a font and a picture can be typed as.
  public var values: ValueNames

  /// What there is.
  public init(
    scenes: [String], types: [String], devices: [String], values: ValueNames = ValueNames()
  ) {
    (self.scenes, self.types, self.devices) = (scenes, types, devices)
    self.values = values
  }
}

/// The element of Interface Builder's that an object was made of.
public struct OriginReport: Codable, Equatable, Sendable {
  /// The edit that was asked about.
  public var edit: LiveEdit
  /// What the property holds, as of `PropertyReport.kind`.
  public var kind: String
  /// The document; nil for an object that comes from none.
  public var document: String?
  /// The element's id.
  public var id: String?
  /// The colour, where the edit's value is the name of one.
  public var color: NamedColor?

  /// An origin by all of its parts.
  public init(
    edit: LiveEdit, kind: String, document: String?, id: String?, color: NamedColor? = nil
  ) {
    (self.edit, self.kind, self.document, self.id) = (edit, kind, document, id)
    self.color = color
  }
}
