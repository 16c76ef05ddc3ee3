import { parseDegrees, parsePair } from './coordinates.ts'
import { HEADER_NAMES, type ImportField } from './fields.ts'
import { parseDate, parseInterval, parseNumber, parsePrice } from './parse-cell.ts'

/** How much a header says: it can mean nothing else, it may mean something else, or a part of it is a field's name. */
export type Certainty = 'exact' | 'vague' | 'loose'

/** Words that are found inside a longer header count for less than at its end. */
const INSIDE = 100

/** How a header (as `headerWords` gives it) names a field; `rank` 0 is the best name, -1 none. */
export function nameOf(field: ImportField, words: string): { certainty: Certainty; rank: number } {
  const { exact, vague, loose } = HEADER_NAMES[field]
  if (exact.includes(words)) return { certainty: 'exact', rank: exact.indexOf(words) }
  if (vague.includes(words)) return { certainty: 'vague', rank: vague.indexOf(words) }
  if (field === 'sellerUnitId' && NO_UNIT.test(words)) return { certainty: 'loose', rank: -1 }
  const ending = loose.findIndex((phrase) => words.endsWith(` ${phrase}`))
  if (ending >= 0) return { certainty: 'loose', rank: ending }
  const inside =
    field === 'sellerUnitId' ? -1 : loose.findIndex((phrase) => ` ${words} `.includes(` ${phrase} `))
  return { certainty: 'loose', rank: inside < 0 ? -1 : INSIDE + inside }
}

/** Numbers and codes of something else than the unit. */
const NO_UNIT =
  /\b(phone|telephone|fax|mobile|zip|postal|post|state|country|county|area|tax|route|tract|district|channel|spots?|slots?|house|street|building|permit|license|account|invoice|contact|customer|legacy|ppt|parcel|color|colour|number of)\b/

type Test = (cell: string) => boolean

const isDegrees = (limit: number) => (cell: string) => Math.abs(parseDegrees(cell) ?? 999) <= limit
const isPrice = (cell: string) => !('problem' in parsePrice(cell))
const isPlaceName = (cell: string) => parsePair(cell) === undefined && /\p{Letter}{2}/u.test(cell)

/** Kinds of files and creatives, which a "type" or "format" may list and which say nothing of the medium. */
const CREATIVE =
  /^(static|image|images|jpe?g|png|gif|svg|pdf|html(?: ?5)?|mp4|mov|avi|video|videos|full motion|animated|animation|banner|banners|native|audio|vast|vpaid|display|rich media|text|carousel|[, /;+&|]|and|or)+$/i

/** Pattern that the cells of a column must match before its header is trusted. */
const LOOKS: Partial<Record<ImportField, Test>> = {
  listingNumber: (cell) => /^\d{1,10}$/.test(cell),
  adType: (cell) => /\p{Letter}{2}/u.test(cell) && !CREATIVE.test(cell),
  price: isPrice,
  interval: (cell) => parseInterval(cell) !== undefined,
  listingType: (cell) => /^(for )?(rent|sale|lease)$/i.test(cell),
  lat: isDegrees(180),
  lng: isDegrees(180),
  point: (cell) => parsePair(cell) !== undefined,
  locationText: (cell) => parsePair(cell) === undefined && /\p{Letter}/u.test(cell),
  locationDetails: (cell) => /\p{Letter}{2}/u.test(cell),
  address: isPlaceName,
  city: isPlaceName,
  state: (cell) => /^[A-Za-z .]{2,24}$/.test(cell),
  postalCode: (cell) => /^\d{5}(-\d{4})?(\.0)?$|^\d{3,4}$/.test(cell),
  availabilityStart: (cell) => parseDate(cell) !== undefined,
  availabilityEnd: (cell) => parseDate(cell) !== undefined,
  setupFee: isPrice,
  targetMarket: (cell) => parseNumber(cell) === undefined,
  audienceValue: (cell) => parseNumber(cell) !== undefined,
  frequencyMhz: (cell) => {
    const value = parseNumber(cell.replace(/ ?(mhz|khz|fm|am)\.?$/i, ''))
    return value !== undefined && value >= 76 && value <= 1710
  },
}

/** Of the filled cells, the share that looks like the field. Unit ids are told by no two being the same. */
export function fitOf(field: ImportField, cells: readonly string[]): number {
  if (cells.length === 0) return 0
  if (field === 'sellerUnitId') return uniqueness(cells)
  const looks = LOOKS[field]
  return looks ? cells.filter(looks).length / cells.length : 1
}

function uniqueness(cells: readonly string[]): number {
  return cells.length === 1 ? 1 : new Set(cells).size / cells.length
}
