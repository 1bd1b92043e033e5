// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Places that are looked for, and ways to them: without a network nothing is found.

public import CoreLocation
public import Foundation
internal import MicaFrameworks

/// An address on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// A place without an address.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// A place with an address.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }
  /// The place of an address.
  public convenience init(placemark: CLPlacemark) {
    self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
  }
  /// What it is called: the address's name.
  public var title: String? { name }
  /// Where.
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  /// The country's code.
  open var countryCode: String? { isoCountryCode }
}

/// The key of how a way is gone.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// As the user likes.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The key of what the map is of.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of the middle.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the extent.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The key of traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"

/// A place for the map program; there is none.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Its address.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// Its telephone.
  open var phoneNumber: String?
  /// Where to read of it.
  open var url: URL?
  /// Whether it is the user's place: false.
  open var isCurrentLocation: Bool { false }
  /// A place of an address.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// The user's place, which nobody knows.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  /// False: there is no map program.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    noteMissing("MKMapItem.openInMaps")
    return false
  }
  /// False: there is no map program.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  {
    noteMissing("MKMapItem.openInMaps")
    return false
  }
}

/// Why a map has nothing.
public struct MKError: Error, Sendable {
  /// Why.
  public enum Code: UInt, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// The server doesn't answer.
    case serverFailure
    /// Too often.
    case loadingThrottled
    /// There is no such place.
    case placemarkNotFound
    /// There is no way.
    case directionsNotFound
  }
  /// Why.
  public let code: Code
  /// An error.
  public init(_ code: Code) { self.code = code }
}

/// Looks for places; finds none.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  /// What is looked for.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// In words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
    /// Nothing.
    public override init() {}
    /// In words.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init()
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
    /// What a user chose.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }
  /// What was found.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// Where they are.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  /// Hears what was found.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  /// Whether it is looking: false.
  open var isSearching: Bool { false }
  /// Looks for something.
  public init(request: Request) {}
  /// Nothing, at once.
  open func start(completionHandler: @escaping CompletionHandler) {
    noteMissing("MKLocalSearch")
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Nothing, at once.
  open func start() async throws -> Response {
    noteMissing("MKLocalSearch")
    throw MKError(.serverFailure)
  }
  /// Nothing to do: the answer has come already.
  open func cancel() {}
}

/// A place that the user may mean.
@preconcurrency @MainActor
open class MKLocalSearchCompletion: NSObject {
  /// Its name.
  open var title: String { "" }
  /// More of it.
  open var subtitle: String { "" }
}

/// Finds what the user may mean; nothing.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  /// The beginning of a name.
  open var queryFragment = ""
  /// Where.
  open var region = MKCoordinateRegion()
  /// Who hears of it; not kept alive.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Nothing.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether it is looking: false.
  open var isSearching: Bool { false }
  /// Nothing to do: the answer has come already.
  open func cancel() {}
}

/// Hears what the user may mean. Every method may be left out.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// There are others.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There are none.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// How a way is gone.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By bus and train.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// Anyhow.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way.
@preconcurrency @MainActor
open class MKRoute: NSObject {
  /// A part of a way.
  @preconcurrency @MainActor
  open class Step: NSObject {
    /// What is done.
    open var instructions: String { "" }
    /// Its length in metres.
    open var distance: CLLocationDistance { 0 }
    /// Its line.
    open var polyline: MKPolyline { MKPolyline(all: []) }
  }
  /// What it is called.
  open var name: String { "" }
  /// Its length in metres.
  open var distance: CLLocationDistance { 0 }
  /// Seconds that it takes.
  open var expectedTravelTime: TimeInterval { 0 }
  /// Its line.
  open var polyline: MKPolyline { MKPolyline(all: []) }
  /// Its parts.
  open var steps: [Step] { [] }
}

/// Looks for ways; finds none.
@preconcurrency @MainActor
open class MKDirections: NSObject {
  /// From where to where.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// From where.
    open var source: MKMapItem?
    /// To where.
    open var destination: MKMapItem?
    /// Whether there may be several; false by default.
    open var requestsAlternateRoutes = false
    /// How; anyhow by default.
    open var transportType = MKDirectionsTransportType.any
    /// Nowhere.
    public override init() {}
  }
  /// What was found.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// The ways.
    open var routes: [MKRoute] { [] }
  }
  /// Hears what was found.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// Looks for a way.
  public init(request: Request) {}
  /// None, at once.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    noteMissing("MKDirections")
    completionHandler(nil, MKError(.directionsNotFound))
  }
  /// None, at once.
  open func calculate() async throws -> Response {
    noteMissing("MKDirections")
    throw MKError(.directionsNotFound)
  }
  /// Nothing to do: the answer has come already.
  open func cancel() {}
}

/// `MKDirections.Request`, as Swift 4 called it.
public typealias MKDirectionsRequest = MKDirections.Request
/// `MKDirections.Response`, as Swift 4 called it.
public typealias MKDirectionsResponse = MKDirections.Response
/// `MKLocalSearch.Request`, as Swift 4 called it.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// `MKLocalSearch.Response`, as Swift 4 called it.
public typealias MKLocalSearchResponse = MKLocalSearch.Response
