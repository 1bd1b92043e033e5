// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The filters that Core Image has (Apple's Core Image Filter Reference, and the protocols of CIFilterBuiltins, iOS 17).

/// The names of Core Image's filters, whether Mica draws them or not.
enum FilterNames {
  /// Those that make a picture of nothing.
  static let generators = words(
    """
    CIAttributedTextImageGenerator CIAztecCodeGenerator CIBarcodeGenerator CIBlurredRectangleGenerator
    CICheckerboardGenerator CICode128BarcodeGenerator CIConstantColorGenerator CIGaussianGradient
    CIHueSaturationValueGradient CILenticularHaloGenerator CILinearGradient CIMeshGenerator
    CIPDF417BarcodeGenerator CIQRCodeGenerator CIRadialGradient CIRandomGenerator
    CIRoundedRectangleGenerator CIRoundedRectangleStrokeGenerator CISmoothLinearGradient CIStarShineGenerator
    CIStripesGenerator CISunbeamsGenerator CITextImageGenerator
    """)

  /// All of them.
  static let all = generators.union(
    words(
      """
      CIAccordionFoldTransition CIAdditionCompositing CIAffineClamp CIAffineTile CIAffineTransform
      CIAreaAlphaWeightedHistogram CIAreaAverage CIAreaAverageMaximumRed CIAreaBoundsRed CIAreaHistogram
      CIAreaLogarithmicHistogram CIAreaMaximum CIAreaMaximumAlpha CIAreaMinMax CIAreaMinMaxRed CIAreaMinimum
      CIAreaMinimumAlpha CIBarsSwipeTransition CIBicubicScaleTransform CIBlendWithAlphaMask
      CIBlendWithBlueMask CIBlendWithMask CIBlendWithRedMask CIBloom CIBokehBlur CIBoxBlur CIBumpDistortion
      CIBumpDistortionLinear CICMYKHalftone CICameraCalibrationLensCorrection CICannyEdgeDetector
      CICircleSplashDistortion CICircularScreen CICircularWrap CIClamp CIColorAbsoluteDifference
      CIColorBlendMode CIColorBurnBlendMode CIColorClamp CIColorControls CIColorCrossPolynomial CIColorCube
      CIColorCubeWithColorSpace CIColorCubesMixedWithMask CIColorCurves CIColorDodgeBlendMode CIColorInvert
      CIColorMap CIColorMatrix CIColorMonochrome CIColorPolynomial CIColorPosterize CIColorThreshold
      CIColorThresholdOtsu CIColumnAverage CIComicEffect CIConvertLabToRGB CIConvertRGBtoLab CIConvolution3X3
      CIConvolution5X5 CIConvolution7X7 CIConvolution9Horizontal CIConvolution9Vertical CIConvolutionRGB3X3
      CIConvolutionRGB5X5 CIConvolutionRGB7X7 CIConvolutionRGB9Horizontal CIConvolutionRGB9Vertical
      CICopyMachineTransition CICoreMLModelFilter CICrop CICrystallize CIDarkenBlendMode CIDepthBlurEffect
      CIDepthDisparityConverter CIDepthOfField CIDepthToDisparity CIDifferenceBlendMode CIDiscBlur
      CIDisintegrateWithMaskTransition CIDisparityToDepth CIDisplacementDistortion CIDissolveTransition
      CIDither CIDivideBlendMode CIDocumentEnhancer CIDotScreen CIDroste CIEdgePreserveUpsampleFilter
      CIEdgeWork CIEdges CIEightfoldReflectedTile CIExclusionBlendMode CIExposureAdjust CIFalseColor
      CIFlashTransition CIFourfoldReflectedTile CIFourfoldRotatedTile CIFourfoldTranslatedTile
      CIGaborGradients CIGammaAdjust CIGaussianBlur CIGlassDistortion CIGlassLozenge CIGlideReflectedTile
      CIGloom CIGuidedFilter CIHardLightBlendMode CIHatchedScreen CIHeightFieldFromMask CIHexagonalPixellate
      CIHighlightShadowAdjust CIHistogramDisplayFilter CIHoleDistortion CIHueAdjust CIHueBlendMode CIKMeans
      CIKaleidoscope CIKeystoneCorrectionCombined CIKeystoneCorrectionHorizontal CIKeystoneCorrectionVertical
      CILabDeltaE CILanczosScaleTransform CILightTunnel CILightenBlendMode CILineOverlay CILineScreen
      CILinearBurnBlendMode CILinearDodgeBlendMode CILinearLightBlendMode CILinearToSRGBToneCurve
      CILuminosityBlendMode CIMaskToAlpha CIMaskedVariableBlur CIMaximumComponent CIMaximumCompositing
      CIMaximumScaleTransform CIMedianFilter CIMinimumComponent CIMinimumCompositing CIMix CIModTransition
      CIMorphologyGradient CIMorphologyMaximum CIMorphologyMinimum CIMorphologyRectangleMaximum
      CIMorphologyRectangleMinimum CIMotionBlur CIMultiplyBlendMode CIMultiplyCompositing
      CINinePartStretched CINinePartTiled CINoiseReduction CIOpTile CIOverlayBlendMode
      CIPageCurlTransition CIPageCurlWithShadowTransition CIPaletteCentroid CIPalettize CIParallelogramTile
      CIPersonSegmentation CIPerspectiveCorrection CIPerspectiveRotate CIPerspectiveTile
      CIPerspectiveTransform CIPerspectiveTransformWithExtent CIPhotoEffectChrome CIPhotoEffectFade
      CIPhotoEffectInstant CIPhotoEffectMono CIPhotoEffectNoir CIPhotoEffectProcess CIPhotoEffectTonal
      CIPhotoEffectTransfer CIPinLightBlendMode CIPinchDistortion CIPixellate CIPointillize
      CIRippleTransition CIRowAverage CISRGBToneCurveToLinear CISaliencyMapFilter CISaturationBlendMode
      CIScreenBlendMode CISepiaTone CIShadedMaterial CISharpenLuminance CISixfoldReflectedTile
      CISixfoldRotatedTile CISobelGradients CISoftLightBlendMode CISourceAtopCompositing
      CISourceInCompositing CISourceOutCompositing CISourceOverCompositing CISpotColor CISpotLight
      CIStraightenFilter CIStretchCrop CISubtractBlendMode CISwipeTransition CITemperatureAndTint
      CIThermal CIToneCurve CITorusLensDistortion CITriangleKaleidoscope CITriangleTile
      CITwelvefoldReflectedTile CITwirlDistortion CIUnsharpMask CIVibrance CIVignette CIVignetteEffect
      CIVividLightBlendMode CIVortexDistortion CIWhitePointAdjust CIXRay CIZoomBlur
      """))

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
