/** What a printer gets. Lengths are integer thousandths of an inch, of the space at its full size. */
export interface PrintSpec {
  kind: 'print'
  width: number
  height: number
  /** The file is drawn at 1/scale: 10 for a billboard, 1 for a page. */
  scale: number
  /** Beyond the trim on each side, in the file as it is drawn. */
  bleed: number
  /** Of pictures, in the file as it is drawn. */
  dpi: number
}

/** What a screen shows, pixel by pixel. */
export interface ScreenSpec {
  kind: 'screen'
  width: number
  height: number
  /** How long a film lasts, in thousandths of a second; null: still pictures alone. */
  filmMs: number | null
}

/** What is heard. */
export interface SoundSpec {
  kind: 'sound'
  /** :15, :30, :60. */
  seconds: number
  /** Words that the station reads may come instead. */
  takesScript: boolean
}

/** A picture of a post: its shape counts, and at least so many pixels. */
export interface PictureSpec {
  kind: 'picture'
  width: number
  height: number
}

/** What the two sides settle in their thread: any file. */
export interface AnySpec {
  kind: 'any'
}

/** The seller makes it, or there is nothing to make. */
export interface NoneSpec {
  kind: 'none'
}

export type ArtworkSpec = PrintSpec | ScreenSpec | SoundSpec | PictureSpec | AnySpec | NoneSpec

/** What a seller needs to show an advertisement, and by when. */
export interface ArtworkDemand {
  spec: ArtworkSpec
  /** Working days before the first day; an issue's own material date goes before it. */
  workingDays: number
}

/** Bounds of what sellers ask for. */
export const SPEC_LIMITS = {
  /** 300 feet, in thousandths of an inch. */
  length: 3_600_000,
  scale: 20,
  bleed: 12_000,
  dpi: { min: 10, max: 600 },
  pixels: 16_384,
  filmMs: 600_000,
  seconds: 600,
  workingDays: 60,
} as const

/** Of a spot, in thousandths of a second, either way. */
export const LENGTH_TOLERANCE_MS = 200

/** Of what a file is drawn to: its trim, and the page around it with the bleed on both sides. */
export function pageOf({ width, height, scale, bleed }: PrintSpec) {
  const trim = { width: width / scale, height: height / scale }
  return { trim, page: { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed } }
}
