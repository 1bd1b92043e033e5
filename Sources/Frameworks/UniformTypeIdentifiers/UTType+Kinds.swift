// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The kinds of data that programs name less often.

extension UTType {
  /// A Windows bitmap.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// Icons of Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A TIFF file.
  public static let tiff = UTType(known: "public.tiff")
  /// A picture in HEIF.
  public static let heif = UTType(known: "public.heif")
  /// Icons of a Mac.
  public static let icns = UTType(known: "com.apple.icns")
  /// What a camera saw.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// Protected sound.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Sound in waves.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Sound in AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Notes.
  public static let midi = UTType(known: "public.midi-audio")
  /// A film in MPEG.
  public static let mpeg = UTType(known: "public.mpeg")
  /// A film in MPEG-2.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// A film of Windows.
  public static let avi = UTType(known: "public.avi")
  /// A table in a text.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// A table in a text, with tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Text in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// The source of a program.
  public static let sourceCode = UTType(known: "public.source-code")
  /// The source of a program in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// The source of a program in Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// The source of a program in C.
  public static let cSource = UTType(known: "public.c-source")
  /// A header in C.
  public static let cHeader = UTType(known: "public.c-header")
  /// A script.
  public static let script = UTType(known: "public.script")
  /// A script of a shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A script in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A script in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A document in YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in bytes.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// A text with attributes and files.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// A text with attributes and files, in one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A page of the web with its files.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// A packed file of any kind.
  public static let archive = UTType(known: "public.archive")
  /// A file packed by gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A file packed by bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// A book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A table of numbers.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Slides.
  public static let presentation = UTType(known: "public.presentation")
  /// An event of a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A person.
  public static let contact = UTType(known: "public.contact")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// A letter.
  public static let emailMessage = UTType(known: "com.apple.mail.email")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// Sound or film.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A folder or a package.
  public static let directory = UTType(known: "public.directory")
  /// A folder that looks like a file.
  public static let package = UTType(known: "com.apple.package")
  /// A folder with a program or its parts.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A program.
  public static let application = UTType(known: "com.apple.application")
  /// Code that runs.
  public static let executable = UTType(known: "public.executable")
  /// A link to a file.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// A model in space.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A model in space, packed.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// What happened.
  public static let log = UTType(known: "public.log")
  /// Something to do.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// A key with its certificate.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// A certificate.
  public static let x509Certificate = UTType(known: "public.x509-certificate")

  /// The kinds that each one is of.
  static let otherKinds: [UTType: [UTType]] = [
    bmp: [image], ico: [image], tiff: [image], heif: [image], icns: [image], rawImage: [image],
    appleProtectedMPEG4Audio: [audio], mpeg4Audio: [audio], wav: [audio], aiff: [audio],
    midi: [audio], mpeg: [movie], mpeg2Video: [video], avi: [movie], delimitedText: [text],
    tabSeparatedText: [delimitedText], utf16PlainText: [plainText], sourceCode: [plainText],
    swiftSource: [sourceCode], objectiveCSource: [sourceCode], cSource: [sourceCode],
    cHeader: [sourceCode], script: [sourceCode], shellScript: [script], pythonScript: [script],
    javaScript: [sourceCode], yaml: [text], propertyList: [data], xmlPropertyList: [propertyList],
    binaryPropertyList: [propertyList], rtfd: [item], flatRTFD: [data], webArchive: [data],
    archive: [data], gzip: [archive], bz2: [archive], epub: [data], database: [data],
    spreadsheet: [content], presentation: [content], calendarEvent: [data], contact: [data],
    message: [data], emailMessage: [message], font: [data], audiovisualContent: [content],
    directory: [item], package: [directory], bundle: [directory], application: [item],
    executable: [item], symbolicLink: [item], threeDContent: [content], usdz: [threeDContent],
    log: [plainText], toDoItem: [item], pkcs12: [data], x509Certificate: [data],
  ]
  /// By the extension of files; the first one is the preferred.
  static let otherExtensions: [(String, UTType)] = [
    ("bmp", bmp), ("dib", bmp), ("ico", ico), ("tiff", tiff), ("tif", tiff), ("heif", heif),
    ("icns", icns), ("m4p", appleProtectedMPEG4Audio), ("m4a", mpeg4Audio), ("wav", wav),
    ("wave", wav), ("aiff", aiff), ("aif", aiff), ("mid", midi), ("midi", midi), ("mpg", mpeg),
    ("mpeg", mpeg), ("avi", avi), ("tsv", tabSeparatedText), ("tab", tabSeparatedText),
    ("swift", swiftSource), ("m", objectiveCSource), ("c", cSource), ("h", cHeader),
    ("sh", shellScript), ("py", pythonScript), ("js", javaScript), ("yml", yaml), ("yaml", yaml),
    ("plist", propertyList), ("rtfd", rtfd), ("webarchive", webArchive), ("gz", gzip), ("bz2", bz2),
    ("epub", epub), ("ics", calendarEvent), ("eml", emailMessage), ("bundle", bundle),
    ("usdz", usdz), ("log", log), ("p12", pkcs12), ("pfx", pkcs12), ("cer", x509Certificate),
    ("crt", x509Certificate), ("der", x509Certificate),
  ]
  /// The names that networks have, by identifiers.
  static let otherNetworkNames = [
    "com.microsoft.bmp": "image/bmp", "com.microsoft.ico": "image/vnd.microsoft.icon",
    "public.tiff": "image/tiff", "public.heif": "image/heif", "public.mpeg-4-audio": "audio/mp4",
    "com.microsoft.waveform-audio": "audio/vnd.wave", "public.aiff-audio": "audio/aiff",
    "public.midi-audio": "audio/midi", "public.mpeg": "video/mpeg",
    "public.mpeg-2-video": "video/mpeg2", "public.avi": "video/avi",
    "public.tab-separated-values-text": "text/tab-separated-values",
    "com.netscape.javascript-source": "text/javascript", "public.yaml": "application/x-yaml",
    "com.apple.webarchive": "application/x-webarchive",
    "org.gnu.gnu-zip-archive": "application/x-gzip",
    "org.idpf.epub-container": "application/epub+zip", "public.calendar-event": "text/calendar",
    "com.apple.mail.email": "message/rfc822",
    "com.pixar.universal-scene-description-mobile": "model/vnd.usdz+zip",
    "com.rsa.pkcs-12": "application/x-pkcs12",
    "public.x509-certificate": "application/x-x509-ca-cert",
  ]
}
