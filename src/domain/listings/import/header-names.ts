import { audiencePeriodOf } from './audience-period.ts'
import { headerWords } from './columns.ts'
import { parseDegrees, parsePair } from './coordinates.ts'
import { FIELD_NAMES, HEADER_NAMES, type ImportField, SPECIFICATION_HEADER } from './fields.ts'
import { isUnclearNumber, parseNumber } from './numbers.ts'
import { parseAudience } from './parse-audience.ts'
import { parseInterval, parsePrice } from './parse-cell.ts'
import { pictureAddressesIn } from './picture-addresses.ts'
import { parseAvailability } from './read-availability.ts'
import { parseDate } from './read-date.ts'
import { type HeaderMeaning, type Period, readHeader } from './read-header.ts'

/** How much a header says: it can mean nothing else, it may mean something else, or a part of it is a field's name. */
export type Certainty = 'exact' | 'vague' | 'loose'

/** Words that are found inside a longer header count for less than at its end. */
const INSIDE = 100

/** Is it the name of a field, beyond a part of it? */
export function isNamed(field: ImportField, header: string): boolean {
  const { certainty, rank } = nameOf(field, header)
  return rank >= 0 && certainty !== 'loose'
}

/** What a header says is never outweighed by what its cells look like. */
export function isKnownHeader(header: string): boolean {
  if (/^column \d+$/i.test(header)) return false
  return isFactHeader(header) || FIELD_NAMES.some((field) => isNamed(field, header))
}

export function isFactHeader(header: string): boolean {
  return SPECIFICATION_HEADER.test(headerWords(header)) || SPECIFICATION_HEADER.test(readHeader(header).words)
}

interface Name {
  certainty: Certainty
  rank: number
}

const NO_NAME: Name = { certainty: 'loose', rank: -1 }

/** How a header names a field; `rank` 0 is the best name, -1 none. */
export function nameOf(field: ImportField, header: string): Name {
  const words = headerWords(header)
  const plain = nameIn(field, words)
  const meaning = readHeader(header)
  const whole = plain.certainty === 'loose' ? wholeName(field, meaning) : plain
  const name = whole.rank >= 0 ? whole : plain
  return name.rank >= 0 && isOther(field, { ...meaning, certainty: name.certainty }) ? NO_NAME : name
}

function nameIn(field: ImportField, words: string): Name {
  const { exact, vague, loose } = HEADER_NAMES[field]
  if (exact.includes(words)) return { certainty: 'exact', rank: exact.indexOf(words) }
  if (vague.includes(words)) return { certainty: 'vague', rank: vague.indexOf(words) }
  if (field === 'sellerUnitId' && NO_UNIT.test(words)) return NO_NAME
  const ending = loose.findIndex((phrase) => words.endsWith(` ${phrase}`))
  if (ending >= 0) return { certainty: 'loose', rank: ending }
  const inside =
    field === 'sellerUnitId' ? -1 : loose.findIndex((phrase) => ` ${words} `.includes(` ${phrase} `))
  return { certainty: 'loose', rank: inside < 0 ? -1 : INSIDE + inside }
}

/** After the names that say it in full. */
const SHORT = 50
/** Of several prices, the one for the trade's usual time. */
const BY_PERIOD: Partial<Record<Period, number>> = {
  month: 10,
  '4-week': 11,
  week: 12,
  quarter: 13,
  year: 14,
  day: 15,
}
const PRICED: readonly ImportField[] = ['price', 'setupFee', 'audienceValue']

/** By the words with short ones written out; of money and figures also without period, scale and group: `4-Wk Net`. */
function wholeName(field: ImportField, { words, core, period }: HeaderMeaning): Name {
  const full = nameIn(field, words)
  if (full.rank >= 0 && full.certainty !== 'loose') return { ...full, rank: full.rank + SHORT }
  if (!PRICED.includes(field)) return NO_NAME
  const short = nameIn(field, core)
  const later = SHORT + (period === undefined ? 0 : (BY_PERIOD[period] ?? SHORT))
  if (short.rank >= 0 && short.certainty !== 'loose') return { ...short, rank: short.rank + later }
  // `4-Week Net`, `Monthly gross`
  if (field === 'price' && core === '' && period !== undefined && /\b(net|gross)\b/.test(words))
    return { certainty: 'exact', rank: SHORT + later }
  return NO_NAME
}

/** Money and figures of something else, which only sound like a field, and those of no period that is kept. */
function isOther(
  field: ImportField,
  { words, unknownPeriod, period, scale, certainty }: HeaderMeaning & Pick<Name, 'certainty'>,
): boolean {
  if (field === 'price')
    return unknownPeriod !== undefined || period === 'hour' || (certainty === 'loose' && NO_PRICE.test(words))
  if (field !== 'audienceValue') return false
  return (
    scale === undefined ||
    audiencePeriodOf(words) === 'none' ||
    (certainty === 'loose' && NO_AUDIENCE.test(words))
  )
}

const NO_PRICE =
  /\b(production|installation|printing|print|vinyl|tax|discount|deposit|commission|cpm|per thousand|old|previous|former|prior|budget|minimum|currency|type|date|note|notes|code)\b/
const NO_AUDIENCE =
  /\b(share|index|percent|pct|cost|cpm|per thousand|rating|grps?|trps?|frequency|source|type|segment|score|method|year|date)\b/

/** Numbers and codes of something else than the unit. */
const NO_UNIT =
  /\b(phone|telephone|fax|mobile|zip|postal|post|state|country|county|area|tax|route|tract|district|channel|spots?|slots?|house|street|building|permit|license|account|invoice|contact|customer|legacy|ppt|parcel|color|colour|number of)\b/

type Test = (cell: string) => boolean

const isDegrees = (limit: number) => (cell: string) => Math.abs(parseDegrees(cell) ?? 999) <= limit
const isFigure = (cell: string) =>
  parseAudience(cell) !== undefined || isUnclearNumber(cell) || isUnclearNumber(cell, ',')
const isPrice = (cell: string) => {
  const parsed = parsePrice(cell)
  return !('problem' in parsed) || parsed.isMoney === true
}
const isDate = (cell: string) => parseDate(cell) !== undefined || parseDate(cell, 'day-first') !== undefined
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
  postalCode: (cell) => /^\d{3,5}(-\d{4})?(\.0)?$/.test(cell),
  availabilityStart: (cell) => isDate(cell) || parseAvailability(cell) !== undefined,
  availabilityEnd: isDate,
  setupFee: isPrice,
  targetMarket: (cell) => parseNumber(cell) === undefined,
  audienceValue: isFigure,
  photos: (cell) => pictureAddressesIn(cell).length > 0,
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
