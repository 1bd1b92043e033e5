// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What ffmpeg is told for each film format. Stage 9.

/// Command lines of ffmpeg: raw RGBA frames on its standard input, one film out.
///
/// One fixed set of settings a format, so that the same frames give the same film whatever the
/// machine's number of cores.
struct EncoderArguments {
  let film: Film
  let width: Int
  let height: Int
  /// Whether every frame is opaque.
  let isOpaque: Bool

  /// A GIF's palette is computed over the whole film, whose frames ffmpeg keeps until then; above
  /// this many bytes of frames each frame gets a palette of its own. (A guess of what any machine
  /// can spare, 2026-11.)
  private static let mostBytesForOnePalette = 512 << 20

  /// All arguments, the path of the film last.
  func make(output path: String) -> [String] {
    ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"]
      + ["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(width)x\(height)"]
      + ["-framerate", "\(film.framesPerSecond)", "-i", "pipe:0"]
      + encoder
      // Every frame once: neither doubled nor dropped to fit a rate. No dates, no version strings.
      + ["-fps_mode", "passthrough", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
      + ["-map_metadata", "-1", path]
  }

  private var encoder: [String] {
    switch film.format {
    case .mp4: movie
    case .gif: ["-vf", paletteFilter, "-f", "gif", "-loop", "0", "-final_delay", "\(finalDelay)"]
    case .apng: ["-pix_fmt", isOpaque ? "rgb24" : "rgba", "-f", "apng", "-plays", "0"]
    // libwebp and not libwebp_anim: the latter joins equal neighbours into one longer frame.
    case .webp: ["-c:v", "libwebp", "-lossless", "1", "-f", "webp", "-loop", "0"]
    case .frames: []
    }
  }

  private var movie: [String] {
    let toBT709 =
      "scale=in_range=full:out_range=tv:out_color_matrix=bt709"
      + ":flags=accurate_rnd+full_chroma_int+bitexact,format=yuv420p"
    return ["-vf", toBT709, "-c:v", "libx264", "-preset", "medium", "-crf", "16", "-threads", "2"]
      + ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
      + ["-color_range", "tv", "-movflags", "+faststart", "-f", "mp4"]
  }

  /// How long a GIF's last frame stays, in hundredths of a second: until the film's end.
  private var finalDelay: Int {
    func hundredths(_ frame: Int) -> Int { Int((film.time(ofFrame: frame) * 100).rounded()) }
    return hundredths(film.frameCount) - hundredths(film.frameCount - 1)
  }

  private var paletteFilter: String {
    let bytes = width * height * 4 * film.frameCount
    return bytes <= Self.mostBytesForOnePalette
      ? "split[a][b];[a]palettegen[p];[b][p]paletteuse"
      : "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1"
  }
}
