import { required } from '../required.ts'

/** Two lengths as somebody wrote them, in thousandths of an inch; of a pair without a unit its bare numbers. */
export interface StatedSize {
  first: number
  second: number
  /** Which of the two is the height, where the text says so. */
  height: 'first' | 'second' | null
}

type Unit = 'ft' | 'in' | 'm' | 'cm' | 'mm'

interface Length {
  count: number
  /** Null: a number alone. */
  unit: Unit | null
  /** Of `5` in "10 ft 5 in". */
  inches: number
  side: 'height' | 'width' | null
}

const MILS: Record<Unit, number> = {
  ft: 12_000,
  in: 1000,
  m: 1000 / 0.0254,
  cm: 1000 / 2.54,
  mm: 1000 / 25.4,
}

const BY = /[×x*]|\bby\b/gi
/** Longer than any length with its unit and side. */
const NEAR = 32
const SIDE = /[ (]{1,2}(high|height|tall|h|wide|width|across|long|w)\b\)?$/i
const FEET_AND_INCHES =
  /(?<![\d.,/])(\d{1,4}(?:\.\d{1,3})?) ?(?:feet|foot|ft\.?|'(?!')|[’′])(?: ?-? ?(\d{1,2}(?:\.\d{1,3})?) ?(?:inches|inch|in\.?|''|["”″])?)?$/i
const ONE_UNIT =
  /(?<![\d.,/])(\d{1,4}(?:\.\d{1,3})?) ?(inches|inch|in\.?|''|["”″]|meters?|metres?|mm|cm|m)?$/i
/** Where a length on the right of a sign ends. */
const HEAD =
  /^ ?\d{1,4}(?:\.\d{1,3})?(?![\d.]| ?(?:px|pixel))(?:[/,]\d)?(?: ?(?:feet|foot|ft\.?|'(?!')|[’′])(?: ?-? ?\d{1,2}(?:\.\d{1,3})? ?(?:inches|inch\b|in\b\.?|''|["”″])?)?| ?(?:inches|inch|in\b\.?|''|["”″]|(?:meters?|metres?|mm|cm|m)\b))?(?: ?\(?(?:high|height|tall|h|wide|width|across|long|w)\b(?! ?(?:[×x*]|by\b))\)?)?/i
/** Behind both: which of them is which. */
const LEGEND = /^ ?\(?(h|w)(?:eight|idth)? ?(?:[×x*]|by) ?(h|w)(?:eight|idth)?\b/i
/** A third factor: what is measured is no face. */
const THIRD = /^ ?(?:[×x*]|by\b) ?\d/i

/**
 * Every size in a text: "14 × 48 ft", `10'5" x 22'8"`, "67 in by 46 in", "60 ft high × 34 ft across", "3 m × 6 m". A number
 * without a unit has that of its partner.
 * @returns those in the order of the text; a pair without any unit is not among them, see `readBarePair`
 */
export function readSizes(text: string): StatedSize[] {
  return readPairs(text).flatMap(({ a, b, height }) => {
    const shared = a.unit ?? b.unit
    const [first, second] = [toMils(a, shared), toMils(b, shared)]
    return first > 0 && second > 0 ? [{ first, second, height }] : []
  })
}

/** As `readSizes`, one that is told a second time in another unit once: "14 ft × 48 ft (4.3 × 14.6 m)". */
export function readDistinctSizes(text: string): StatedSize[] {
  const sizes = readSizes(text)
  return sizes.filter((size, at) => !sizes.slice(0, at).some((before) => isTwin(before, size)))
}

/** The first pair of numbers without any unit, such as "14 x 48": whoever knows its format knows its unit. */
export function readBarePair(text: string): StatedSize | null {
  const bare = readPairs(text).find(({ a, b }) => a.unit === null && b.unit === null)
  return bare ? { first: bare.a.count, second: bare.b.count, height: bare.height } : null
}

/** Of a text right behind a pair, such as " (H x W)": which of the two is the height. */
export function readLegend(text: string): StatedSize['height'] {
  const [, first, second] = LEGEND.exec(text)?.map((side) => side.toLowerCase()) ?? []
  if (first === second) return null
  return first === 'h' ? 'first' : 'second'
}

interface Pair {
  a: Length
  b: Length
  height: StatedSize['height']
}

/** The lengths on both sides of every "×". */
function readPairs(text: string): Pair[] {
  let end = 0
  return [...text.matchAll(BY)].flatMap(({ index, 0: sign }) => {
    const after = text.slice(index + sign.length, index + sign.length + NEAR)
    const head = HEAD.exec(after)?.[0] ?? ''
    const rest = after.slice(head.length)
    const isThird = index <= end || THIRD.test(rest)
    const before = text.slice(Math.max(0, index - NEAR), index)
    const [a, b] = [readLength(before), readLength(head)]
    if (!a || !b) return []
    end = index + sign.length + head.length + 1
    return isThird ? [] : [{ a, b, height: heightOf(a, b) ?? readLegend(rest) }]
  })
}

function readLength(text: string): Length | null {
  // `14'H`
  const spaced = text.trim().replace(/(['"’′”″])(?=[hw])/i, '$1 ')
  const named = SIDE.exec(spaced)
  const plain = named ? spaced.slice(0, named.index) : spaced
  const side = named ? (/^[ht]/i.test(required(named[1])) ? 'height' : 'width') : null
  const feet = FEET_AND_INCHES.exec(plain)
  if (feet) return { side, count: Number(feet[1]), unit: 'ft', inches: Number(feet[2] ?? 0) }
  const one = ONE_UNIT.exec(plain)
  return one && { side, count: Number(one[1]), unit: one[2] ? toUnit(one[2]) : null, inches: 0 }
}

function toUnit(text: string): Unit {
  if (/^(?:mm|cm)$/i.test(text)) return text.toLowerCase() as Unit
  return /^m/i.test(text) ? 'm' : 'in'
}

function toMils({ count, unit, inches }: Length, shared: Unit | null): number {
  const known = unit ?? shared
  return known === null ? 0 : Math.round(count * MILS[known] + inches * MILS.in)
}

function heightOf(a: Length, b: Length): StatedSize['height'] {
  if (a.side === b.side) return null
  return a.side === 'height' || b.side === 'width' ? 'first' : 'second'
}

/** What a length rounded to a tenth of a meter may differ by. */
const ROUNDED = 0.03

/** The same in the same order, as far as rounding lets it be. */
function isTwin(a: StatedSize, b: StatedSize): boolean {
  const near = (x: number, y: number) => Math.abs(x - y) <= Math.max(x, y) * ROUNDED
  return near(a.first, b.first) && near(a.second, b.second)
}

/** Within a hundredth, in either order where neither says which is the height. */
export function isSameSize(a: StatedSize, b: StatedSize): boolean {
  const near = (x: number, y: number) => Math.abs(x - y) <= Math.max(x, y) / 100
  const isSame = near(a.first, b.first) && near(a.second, b.second)
  return isSame || (near(a.first, b.second) && near(a.second, b.first))
}

/** In feet where both are whole, else in feet and inches. */
export function formatStatedSize({ first, second }: StatedSize): string {
  if (first % MILS.ft === 0 && second % MILS.ft === 0) return `${first / MILS.ft} × ${second / MILS.ft} ft`
  return `${formatFeet(first)} × ${formatFeet(second)}`
}

function formatFeet(mils: number): string {
  const feet = Math.floor(mils / MILS.ft)
  const inches = Math.round((mils % MILS.ft) / MILS.in / 0.25) * 0.25
  return [feet > 0 ? `${feet} ft` : '', inches > 0 ? `${inches} in` : ''].filter(Boolean).join(' ')
}
