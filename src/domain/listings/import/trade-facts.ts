import { required } from '../../required.ts'
import type { AdType } from '../../vocabulary.ts'
import { readHeader } from './read-header.ts'

interface Fact {
  label: string
  value: string
}

/** Short headers of the trade, by their words written out, as people who book read them. */
const LABELS: readonly [RegExp, string][] = [
  [/^illuminated( type)?$/, 'Illumination'],
  [/^production( cost| price| rate| fee)?$/, 'Production'],
  [/^structure( number| id| code)?$/, 'Structure'],
  [/^permit( number| no| id)?$/, 'Permit'],
  [/^geopath( number| id| id number| frame id)?$/, 'Geopath ID'],
]
const SHORT = /^(illum\.?|prod\.?|structure ?#|permit ?#|geopath ?(id|#|id ?#))$/i

const SIDE =
  /^(?:(?:panel|face|board|sign|display|ad|copy|overall|physical) )?(h|height|w|width)(?: (ft|feet|foot|in|inch|inches|m|meters|metres|cm|mm|px|pixels))?$/
const LENGTH = /^(\d+(?:\.\d+)?) ?(ft|feet|foot|'|in|inch|inches|"|m|cm|mm|px)?\.?$/i
const UNITS = new Map([
  ['feet', 'ft'],
  ['foot', 'ft'],
  ["'", 'ft'],
  ['inch', 'in'],
  ['inches', 'in'],
  ['"', 'in'],
  ['meters', 'm'],
  ['metres', 'm'],
  ['pixels', 'px'],
])

/** Facts under the names that people know, with height and width as one size. */
export function toTradeFacts(facts: readonly Fact[], adType: AdType): Fact[] {
  const named = facts.map(({ label, value }) => ({ label: toLabel(label), value }))
  const height = facts.findIndex(({ label }) => sideOf(label)?.side === 'h')
  const width = facts.findIndex(({ label }) => sideOf(label)?.side === 'w')
  const hasSize = facts.some(({ label }) => /\bsize\b|\bdimensions?\b/i.test(label))
  const size =
    hasSize || height < 0 || width < 0
      ? null
      : toSize(required(facts[height]), required(facts[width]), adType)
  if (size === null) return named
  const first = Math.min(height, width)
  return named.flatMap((fact, i) => {
    if (i === first) return [{ label: 'Size', value: size }]
    return i === height || i === width ? [] : [fact]
  })
}

function toLabel(label: string): string {
  if (!SHORT.test(label.trim())) return label
  const { words } = readHeader(label)
  return LABELS.find(([pattern]) => pattern.test(words))?.[1] ?? label
}

function sideOf(label: string): { side: 'h' | 'w'; unit: string | undefined } | undefined {
  const match = SIDE.exec(readHeader(label).words)
  return match ? { side: required(match[1])[0] as 'h' | 'w', unit: toUnit(match[2]) } : undefined
}

function toUnit(unit: string | undefined): string | undefined {
  const small = unit?.toLowerCase()
  return small === undefined ? undefined : (UNITS.get(small) ?? small)
}

/** The trade writes spaces outside height first, pages and screens width first. Without a unit, it says which is which. */
function toSize(height: Fact, width: Fact, adType: AdType): string | null {
  const [h, w] = [toLength(height), toLength(width)]
  if (!h || !w || h.unit !== w.unit) return null
  const isWidthFirst = h.unit === 'px' || adType === 'print' || adType === 'social'
  const numbers = isWidthFirst ? `${w.number} × ${h.number}` : `${h.number} × ${w.number}`
  if (h.unit === 'px') return numbers
  return h.unit
    ? `${numbers} ${h.unit}`
    : `${numbers} (${isWidthFirst ? 'width × height' : 'height × width'})`
}

function toLength({ label, value }: Fact): { number: string; unit: string | undefined } | undefined {
  const match = LENGTH.exec(value.trim())
  return match ? { number: required(match[1]), unit: toUnit(match[2]) ?? sideOf(label)?.unit } : undefined
}
