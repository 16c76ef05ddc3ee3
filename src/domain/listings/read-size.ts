/** Two lengths as somebody wrote them, in thousandths of an inch. */
export interface StatedSize {
  first: number
  second: number
  /** Which of the two is the height, where the text says so. */
  height: 'first' | 'second' | null
}

const INCH = 1000
const FEET = String.raw`(?:feet|foot|ft\.?|'(?!')|[’′])`
const INCHES = String.raw`(?:inches|inch|in\b\.?|''|["”″])`
const METERS = 'meters?|metres?|mm|cm|m'
const NUMBER = String.raw`\d{1,4}(?:\.\d{1,3})?`
const HEIGHT = 'high|height|tall|h'
const WIDTH = 'wide|width|across|long|w'

const length = (name: string) =>
  String.raw`(?:(?<${name}Feet>${NUMBER}) ?${FEET}(?:[ -]?(?<${name}Inches>${NUMBER}) ?${INCHES}?(?![\d.]))?` +
  `|(?<${name}Only>${NUMBER}) ?${INCHES}` +
  `|(?<${name}Metric>${NUMBER}) ?(?<${name}Unit>${METERS})(?![a-z])` +
  String.raw`|(?<${name}Bare>${NUMBER}))(?: ?\(?(?<${name}Side>${HEIGHT}|${WIDTH})\b\)?)?`

const PAIR = new RegExp(
  String.raw`(?<![\d.,/])${length('a')} ?(?:[×x*]|\bby\b) ?${length('b')}(?![\d.,]*\d| ?(?:px|pixels?)\b)`,
  'gi',
)

type Groups = Record<string, string | undefined>
type Unit = 'ft' | 'in' | 'm' | 'cm' | 'mm' | null

const MILS: Record<Exclude<Unit, null>, number> = {
  ft: 12 * INCH,
  in: INCH,
  m: INCH / 0.0254,
  cm: INCH / 2.54,
  mm: INCH / 25.4,
}

/**
 * Every size in a text: "14 × 48 ft", `10'5" x 22'8"`, "67 in by 46 in", "60 ft high × 34 ft across", "3 m × 6 m". A number
 * without a unit has that of its partner.
 * @returns those in the order of the text; a pair without any unit is not among them, see `readBarePair`
 */
export function readSizes(text: string): StatedSize[] {
  return [...text.matchAll(PAIR)].flatMap(({ groups }) => toSize(groups!) ?? [])
}

/** The first two numbers that stand as a pair without any unit, such as "14 x 48": whoever knows its format knows its unit. */
export function readBarePair(text: string): [number, number] | null {
  for (const { groups } of text.matchAll(PAIR)) {
    const { aBare, bBare } = groups!
    if (aBare && bBare) return [Number(aBare), Number(bBare)]
  }
  return null
}

function toSize(groups: Groups): StatedSize | null {
  const units = { a: unitOf(groups, 'a'), b: unitOf(groups, 'b') }
  const shared = units.a ?? units.b
  if (!shared) return null
  const first = toMils(groups, 'a', units.a ?? shared)
  const second = toMils(groups, 'b', units.b ?? shared)
  return first > 0 && second > 0 ? { first, second, height: heightOf(groups) } : null
}

function unitOf(groups: Groups, name: 'a' | 'b'): Unit {
  if (groups[`${name}Feet`]) return 'ft'
  if (groups[`${name}Only`]) return 'in'
  const metric = groups[`${name}Unit`]?.toLowerCase()
  if (!metric) return null
  return metric === 'cm' || metric === 'mm' ? metric : 'm'
}

function toMils(groups: Groups, name: 'a' | 'b', unit: Exclude<Unit, null>): number {
  const of = (part: string) => Number(groups[`${name}${part}`] ?? 0)
  const whole = of('Feet') || of('Only') || of('Metric') || of('Bare')
  return Math.round(whole * MILS[unit] + of('Inches') * INCH)
}

function heightOf({ aSide, bSide }: Groups): StatedSize['height'] {
  const isHeight = (side = '') => new RegExp(`^(?:${HEIGHT})$`, 'i').test(side)
  if (!aSide && !bSide) return null
  if (aSide && bSide && isHeight(aSide) === isHeight(bSide)) return null
  return (aSide ? isHeight(aSide) : !isHeight(bSide)) ? 'first' : 'second'
}
