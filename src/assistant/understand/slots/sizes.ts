import { toTradeSize } from '#domain/listings/face.ts'
import { formatStatedSize, readBarePair, readSizes, type StatedSize } from '#domain/listings/read-size.ts'

/** A size that a text states; `start` and `end` are characters of the text. */
export interface SizeMention {
  start: number
  end: number
  /** As it is written in answers: "14 × 48 ft", "10 ft 6 in × 36 ft", "24 × 36 in". */
  words: string
}

const SIZE =
  /(?<![\d.,/$])\d{1,4}(?:\.\d{1,3})?(?: ?(?:feet|foot|ft\.?|'(?!')|[’′])(?: ?-? ?\d{1,2}(?:\.\d{1,3})? ?(?:inches|inch|in\b\.?|''|["”″])?)?| ?(?:inches|inch|in\b\.?|''|["”″]|meters?|metres?|mm|cm|m\b))?(?: ?\(?(?:high|height|tall|h|wide|width|across|long|w)\b\)?)? ?(?:[x×*]|by\b) ?\d{1,4}(?:\.\d{1,3})?(?!\d)(?: ?(?:feet|foot|ft\b\.?|'(?!')|[’′])(?: ?-? ?\d{1,2}(?:\.\d{1,3})? ?(?:inches|inch|in\b\.?|''|["”″])?)?| ?(?:inches|inch|in\b\.?|''|["”″]|meters?|metres?|mm|cm|m\b))?(?: ?\(?(?:high|height|tall|h|wide|width|across|long|w)\b\)?)?/gi

/** Sizes with a unit, and pairs that the trade knows without one ("14x48"). @param places named in the text: "14x48 in tacoma" are no inches */
export function findSizes(text: string, places: readonly string[] = []): SizeMention[] {
  return [...withoutPrepositions(text, places).matchAll(SIZE)].flatMap(({ index, 0: written }) => {
    const size = readSizes(written)[0] ?? readTradePair(written)
    return size ? [{ start: index, end: index + written.length, words: writeSize(size) }] : []
  })
}

/** As large faces are told. */
export function isInFeet({ words }: SizeMention): boolean {
  return / ft\b/.test(words)
}

function readTradePair(written: string): StatedSize | null {
  const pair = readBarePair(written)
  return pair && toTradeSize(pair)
}

const BEFORE_PLACE = /^(?:\p{Lu}|(?:the|downtown|our|my|north|south|east|west)\b)/u

/** Of the same length, so that characters stay where they are. */
function withoutPrepositions(text: string, places: readonly string[]): string {
  return text.replace(/(?<=\d) in (?=(\S{1,40}))/g, (found, next: string) => {
    const word = next.toLowerCase().replace(/\W{1,5}$/, '')
    // "24 in × 36 in": a sign begins no name
    const isNamed = word !== '' && places.some((name) => name.toLowerCase().startsWith(word))
    return isNamed || BEFORE_PLACE.test(next) ? ' ·· ' : found
  })
}

const SMALL = 48_000

/** What is small is told in inches, as posters are. */
function writeSize(size: StatedSize): string {
  const sides = [size.first, size.second]
  if (Math.min(...sides) >= SMALL) return formatStatedSize(size)
  return `${sides.map((mils) => Math.round(mils / 250) / 4).join(' × ')} in`
}
