import type { AdType } from '../vocabulary.ts'
import { FACING_LABELS, type Facing } from './facings.ts'
import { formatStatedSize, isSameSize, readDistinctSizes, type StatedSize } from './read-size.ts'

interface Fact {
  label: string
  value: string
}

/** A size that was read from what a seller states. Lengths are thousandths of an inch. */
export type TypedSize =
  | { kind: 'lengths'; height: number; width: number; name: string | null }
  | { kind: 'pixels'; width: number; height: number; name: null }

const SIZE_LABEL = /^(?:(?:face|ad|panel|sign) )?(?:size|dimensions)$/i
const PIXEL_LABEL = /^(?:pixels?|resolution|pixel size|screen resolution)$/i
const PIXELS = /^(\d{2,5}) ?[×x*] ?(\d{2,5}) ?(?:px|pixels)?$/i
const WITH_PX = /^(\d{2,5}) ?(?:px)? ?[×x*] ?(\d{2,5}) ?(?:px|pixels)$/i

const FOOT = 12_000
const INCH = 1000
/** Sizes that the trade knows by name, height × width. */
const STANDARD: readonly [string, number, number][] = [
  ['Bulletin', 14 * FOOT, 48 * FOOT],
  ['Bulletin', 10 * FOOT + 6 * INCH, 36 * FOOT],
  ['Bulletin', 10 * FOOT, 40 * FOOT],
  ['Large bulletin', 20 * FOOT, 60 * FOOT],
  ['Poster', 10 * FOOT + 5 * INCH, 22 * FOOT + 8 * INCH],
  ['Junior poster', 5 * FOOT, 11 * FOOT],
  ['Bus shelter', 67 * INCH, 46 * INCH],
  ['Bus king', 30 * INCH, 144 * INCH],
]

/**
 * Height and width of a space, as far as its facts say both with a unit. Where neither is named, a size that the trade knows
 * says which is which, and of the rest the trade writes outdoor faces height first and all else width first. Null where it is
 * not stated, has no unit, or is stated twice: never guessed.
 */
export function readTypedSize(adType: AdType, facts: readonly Fact[]): TypedSize | null {
  const pixels = facts.flatMap((fact) => readPixels(fact) ?? [])
  const lengths = facts
    .filter(({ label }) => SIZE_LABEL.test(label.trim()))
    .flatMap(({ value }) => readDistinctSizes(value))
  const [size, ...others] = lengths
  if (size) return others.length > 0 ? null : toLengths(size, adType)
  const [screen, ...more] = pixels
  return screen && more.length === 0 ? screen : null
}

function readPixels({ label, value }: Fact): TypedSize | null {
  const text = value.trim()
  const match = PIXEL_LABEL.test(label.trim())
    ? PIXELS.exec(text)
    : SIZE_LABEL.test(label.trim()) && WITH_PX.exec(text)
  if (!match) return null
  return { kind: 'pixels', width: Number(match[1]), height: Number(match[2]), name: null }
}

function toLengths({ first, second, height }: StatedSize, adType: AdType): TypedSize {
  const near = (a: number, b: number) => Math.abs(a - b) <= b / 100
  const isNamed = height !== null
  const isHeightFirst = isNamed ? height === 'first' : adType !== 'print' && adType !== 'social'
  const [h, w] = isHeightFirst ? [first, second] : [second, first]
  const known = STANDARD.find(([, high, wide]) => near(h, high) && near(w, wide))
  if (known) return { kind: 'lengths', height: h, width: w, name: known[0] }
  const turned = isNamed ? undefined : STANDARD.find(([, high, wide]) => near(w, high) && near(h, wide))
  if (turned && adType === 'billboard') return { kind: 'lengths', height: w, width: h, name: turned[0] }
  return { kind: 'lengths', height: h, width: w, name: null }
}

/** A pair of numbers without a unit, in that in which the trade knows it: "14 x 48" is in feet. Null where it knows none. */
export function toTradeSize({ first, second, height }: StatedSize): StatedSize | null {
  const sizes = [FOOT, INCH].map((unit) => ({ first: first * unit, second: second * unit, height }))
  const isKnown = (size: StatedSize) =>
    STANDARD.some(([, high, wide]) => isSameSize(size, { first: high, second: wide, height: null }))
  return sizes.find(isKnown) ?? null
}

/** "14 × 48 ft (4.27 × 14.63 m), Bulletin"; "1920 × 1080 px" */
export function describeSize(size: TypedSize): string {
  if (size.kind === 'pixels') return `${size.width} × ${size.height} px`
  const metres = (mils: number) => ((mils / INCH) * 0.0254).toFixed(2)
  const lengths = formatStatedSize({ first: size.height, second: size.width, height: 'first' })
  const metric = `(${metres(size.height)} × ${metres(size.width)} m)`
  return [`${lengths} ${metric}`, size.name].filter(Boolean).join(', ')
}

/** Cells of a sheet: name, feet high, feet wide, pixels. */
export function toSizeCells(size: TypedSize | null): (string | number | null)[] {
  if (size === null) return [null, null, null, null]
  if (size.kind === 'pixels') return [null, null, null, `${size.width} × ${size.height}`]
  const feet = (mils: number) => Math.round((mils / FOOT) * 100) / 100
  return [size.name, feet(size.height), feet(size.width), null]
}

export const SIZE_HEAD = ['Format', 'Height (ft)', 'Width (ft)', 'Pixels'] as const

export type Read = 'left' | 'right' | 'center'

/** What the facts of a space say of it as a face of a structure; null where they say nothing that is read surely. */
export interface FaceFacts {
  facing: Facing | null
  read: Read | null
  size: TypedSize | null
  /** "A", "2": the side of its structure. */
  side: string | null
}

const FACING_LABEL = /^(?:facing|face direction|direction|faces)$/i
const READ_LABEL = /^(?:read|read direction|reading)$/i
const SIDE_LABEL = /^(?:face|side|face side|panel side)$/i
const STRUCTURE_LABEL = /^(?:structure|plant|pole|location)(?: ?(?:#|no\.?|number|id|code))?$/i

export function readFace(adType: AdType, facts: readonly Fact[]): FaceFacts {
  return {
    facing: onlyOf(facts, FACING_LABEL, toFacing) ?? onlyOf(facts, SIDE_LABEL, toFacing),
    read: onlyOf(facts, READ_LABEL, toRead),
    size: readTypedSize(adType, facts),
    side: onlyOf(facts, SIDE_LABEL, (text) => (/^[a-z0-9]{1,3}$/i.test(text) ? text.toUpperCase() : null)),
  }
}

/** The seller's own number of the structure; null where none or several are stated. */
export function readStructureNumber(facts: readonly Fact[]): string | null {
  return onlyOf(facts, STRUCTURE_LABEL, (text) => (text.length <= 40 ? text : null))
}

function onlyOf<T>(facts: readonly Fact[], label: RegExp, read: (text: string) => T | null): T | null {
  const found = facts.filter((fact) => label.test(fact.label.trim())).map(({ value }) => read(value.trim()))
  return found.length === 1 ? (found[0] ?? null) : null
}

const COMPASS = /^(n|s|e|w|ne|nw|se|sw)$/i
const WRITTEN = /^(north|south)?[ -]?(east|west)?(?:ern)?$/i

function toFacing(text: string): Facing | null {
  const plain = text.replace(/^(?:faces?|facing) /i, '')
  if (COMPASS.test(plain)) return plain.toUpperCase() as Facing
  // what northbound traffic reads faces south: which of both is meant is not known
  if (/bound$/i.test(plain)) return null
  const [all, up, side] = WRITTEN.exec(plain) ?? []
  if (!all) return null
  return `${(up ?? '').charAt(0)}${(side ?? '').charAt(0)}`.toUpperCase() as Facing
}

function toRead(text: string): Read | null {
  if (/^(?:rhr|r|right|right[- ]hand(?: read)?|right read)$/i.test(text)) return 'right'
  if (/^(?:lhr|l|left|left[- ]hand(?: read)?|left read)$/i.test(text)) return 'left'
  return /^(?:c|cr|center|centre|center read|head[- ]on)$/i.test(text) ? 'center' : null
}

/** "Faces north, right-hand read, 14 × 48 ft" */
export function describeFace({ facing, read, size, side }: FaceFacts): string {
  const parts = [
    side && `Side ${side}`,
    facing && `Faces ${FACING_LABELS[facing].toLowerCase()}`,
    read && (read === 'center' ? 'center read' : `${read}-hand read`),
    size && describeSize(size),
  ]
  return parts.filter(Boolean).join(', ')
}
