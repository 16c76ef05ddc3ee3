import { readBarePair, readLegend, readSizes, type StatedSize } from '../../listings/read-size.ts'
import { required } from '../../required.ts'
import { listPresets } from './presets.ts'
import { type PrintSpec, SPEC_LIMITS } from './spec.ts'

interface Size {
  width: number
  height: number
}

/** Of faces outdoors, whose height the trade writes first; a format of the trade brings its usual drawing. */
export function readFaces(text: string): PrintSpec[] {
  const faces = readSizes(text).map(toFace)
  if (faces.length === 0) return readFormat(text)
  return faces
    .filter(fits)
    .map((face) => ({ ...(findFormat(face) ?? required(listPrint('billboard')[0])), ...face }))
}

/** Of pages, whose width the trade writes first. */
export function readPages(text: string): PrintSpec[] {
  const pages = readSizes(text).map(({ first, second, height }) =>
    height === 'first' ? { width: second, height: first } : { width: first, height: second },
  )
  return pages.filter(fits).map((page) => ({ ...required(listPrint('print')[0]), ...page }))
}

function toFace({ first, second, height }: StatedSize): Size {
  return height === 'second' ? { height: second, width: first } : { height: first, width: second }
}

/** "14 x 48" without a unit is a bulletin: no other format of the trade has these numbers. */
function readFormat(text: string): PrintSpec[] {
  const pair = readBarePair(text)
  if (!pair) return []
  const { height, width } = toFace(pair)
  const found = [12_000, 1000].map((unit) => findFormat({ height: height * unit, width: width * unit }))
  return found.flatMap((spec) => spec ?? []).slice(0, 1)
}

function findFormat({ width, height }: Size): PrintSpec | undefined {
  return listPrint('billboard').find((spec) => spec.height === height && spec.width === width)
}

function listPrint(medium: 'billboard' | 'print'): PrintSpec[] {
  return listPresets(medium).flatMap(({ spec }) => (spec.kind === 'print' ? [spec] : []))
}

function fits({ width, height }: Size): boolean {
  return width <= SPEC_LIMITS.length && height <= SPEC_LIMITS.length
}

const PIXELS = /(?<![\d.,])(\d{3,5}) ?[×x] ?(\d{3,5})(?![\d.,]*\d| ?(?:ft|feet|in\b|inch|mm|cm|m\b|'|"))/gi

/** Of a screen or a post, whose width comes first unless it is said otherwise. */
export function readPixels(text: string): Size[] {
  return [...text.matchAll(PIXELS)]
    .map((match) => {
      const [first, second] = [Number(match[1]), Number(match[2])]
      const isHeightFirst = readLegend(text.slice(match.index + match[0].length)) === 'first'
      return isHeightFirst ? { width: second, height: first } : { width: first, height: second }
    })
    .filter(({ width, height }) => Math.max(width, height) <= SPEC_LIMITS.pixels)
}

const SPOT = /(?<![\d:]):(\d{2,3})s?\b/g
const DURATION = /(?<![\d.:–-])(\d{1,3})[ -]?(sec(?:ond)?s?|min(?:ute)?s?|s)\b/gi

/** In seconds: ":30"; "90 seconds" only under a label that speaks of spots. */
export function readSpots(text: string, label: string): number[] {
  const spots = [...text.matchAll(SPOT)].map(([, seconds]) => Number(seconds))
  const isOfSpots = /spot|length|duration/i.test(label)
  const durations = isOfSpots ? [...text.matchAll(DURATION)].map(toSeconds) : []
  return [...spots, ...durations].filter((seconds) => seconds > 0 && seconds <= SPEC_LIMITS.seconds)
}

function toSeconds([, count, unit]: RegExpMatchArray): number {
  return Number(count) * (/^m/i.test(required(unit)) ? 60 : 1)
}
