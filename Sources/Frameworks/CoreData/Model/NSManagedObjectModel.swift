// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The kinds of objects of a program.

internal import MicaContext
public import MicaFoundation
internal import MicaNib

/// The entities of a program, mostly as Xcode's model editor describes them.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// In the order of the document.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      table = nil
    }
  }
  /// The requests of the document, by name.
  open internal(set) var fetchRequestTemplatesByName:
    [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  /// What the program calls this version.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// The texts that users read; kept.
  open var localizationDictionary: [String: String]?
  private var names: [String: [String]] = [:]
  private var table: [String: NSEntityDescription]?

  /// A model without entities.
  public override init() {
    super.init()
    LoadedModels.current.add(self)
  }

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] {
    if let table { return table }
    let made = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    table = made
    return made
  }

  // MARK: Configurations

  /// The names of configurations.
  open var configurations: [String] { names.keys.sorted() }

  /// The entities of a configuration; nil means all.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else {
      return entities
    }
    return names[configuration].map { $0.compactMap { entitiesByName[$0] } }
  }

  /// Puts entities into a configuration.
  open func setEntities(
    _ entities: [NSEntityDescription], forConfigurationName configuration: String
  ) {
    names[configuration] = entities.compactMap(\.name)
  }

  func setConfigurations(_ names: [String: [String]]) { self.names = names }

  // MARK: Requests

  /// The request of a name; a copy, so that a program can change it.
  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name].map(NSFetchRequest.init(copying:))
  }

  /// The request of a name with values for its variables.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    let request = fetchRequestTemplate(forName: name)
    request?.predicate = request?.predicate?.withSubstitutionVariables(variables)
    return request
  }

  /// Keeps a request under a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    fetchRequestTemplatesByName[name] = fetchRequestTemplate
  }

  // MARK: Models together

  /// All models of some bundles, or of the program's, as one; nil where there are none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = (bundles ?? [.main]).flatMap(ModelFile.models(in:))
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// Some models as one.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
    for model in models {
      fetchRequestTemplatesByName.merge(model.fetchRequestTemplatesByName) { $1 }
      names.merge(model.names) { $0 + $1 }
    }
  }

  /// A compiled model: a `.momd` folder or a `.mom` file of a bundle; nil where it can't be read.
  public convenience init?(contentsOf url: URL) {
    guard let model = ModelFile.model(at: url) else { return nil }
    self.init()
    fill(with: model)
  }

  /// Whether two models have the same entities.
  open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
}

/// The models that a program has loaded, for `entity()` of a class.
final class LoadedModels: ProgramState {
  private struct Model { weak var model: NSManagedObjectModel? }
  private let lock = NSLock()
  private var models: [Model] = []

  init(in context: ProgramContext) {}

  static var current: LoadedModels { ProgramContext.current.state() }

  func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      models.removeAll { $0.model == nil }
      models.append(Model(model: model))
    }
  }

  /// The entity whose objects are of a class, in the model that was loaded last.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = lock.withLock { self.models.compactMap(\.model) }
    for model in models.reversed() {
      if let entity = model.entity(of: type) { return entity }
    }
    return nil
  }
}

extension NSManagedObjectModel {
  /// The entity whose objects are of a class, or of the nearest class above it.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    guard type != NSManagedObject.self else { return nil }
    if let entity = entities.first(where: { $0.objectClass == type }) { return entity }
    return (_getSuperclass(type) as? NSManagedObject.Type).flatMap { entity(of: $0) }
  }
}
