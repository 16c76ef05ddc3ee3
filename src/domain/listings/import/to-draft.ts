import { LIMITS } from '../../limits.ts'
import { findNameProblem, MIXED_NAME } from '../../names.ts'
import { required } from '../../required.ts'
import { isSeen, removeStray, removeUnseen } from '../../visible-text.ts'
import { AD_TYPE_LABELS, type AdType } from '../../vocabulary.ts'
import { findContradictions, nameContradiction } from '../contradictions.ts'
import { mapTerms } from '../listing-terms.ts'
import { headerWords } from './columns.ts'
import type { ImportedDraft, ImportPlan, RowOutcome } from './draft.ts'
import { adTypeOf, isOwnWord } from './guess-ad-type.ts'
import { parseNumber } from './numbers.ts'
import { parseListingNumber } from './parse-cell.ts'
import { readPictures } from './picture-addresses.ts'
import { readAudience } from './read-audience.ts'
import { readDates } from './read-dates.ts'
import { type ReadPlace, readPlace, tidyCase } from './read-place.ts'
import { readDollars, readPriceFor } from './read-price.ts'
import { readAdType, readListingType, readStatus, readTags } from './read-terms.ts'
import { RowReader } from './row-reader.ts'
import { listUnsaid } from './said-by-row.ts'
import { toTradeFacts } from './trade-facts.ts'
import { deriveUnitId } from './unit-id.ts'

const UNIT_ID_MAX = 100
/** A long number after a spreadsheet has written it: its last digits are lost. */
const SHORTENED = /^\d\.\d+E\+\d+$/i
const SHORT_TEXT_MAX = 200
/** A longer description is one, and no name of a spot. */
const SPOT_MAX = 70

/** Columns that distinguish two spaces at one place. */
const FACE = /\b(size|width|height|face|facing|direction|side|panel|screen|slot|read)\b/

/**
 * Converts one row to a draft, or to all its errors: a row with any invalid cell is rejected whole, so that nothing is
 * stored partially. `alternateUnitId` distinguishes rows with the same name and place by their specifications.
 */
export function toDraft(
  row: { line: number; cells: readonly string[] },
  plan: ImportPlan,
): RowOutcome & { alternateUnitId?: string } {
  const reader = new RowReader(row, plan)
  const { adType, venue } = readAdType(reader)
  const place = readPlace(reader)
  const specifications = readSpecifications(reader, adType)
  const title = readTitle(reader, { adType, place })
  const dates = readDates(reader)
  const listingType = readListingType(reader)
  const { saysInterval, ...price } = readPriceFor(listingType, reader)
  const listingNumber = readNumber(reader)
  readStatus(reader)
  const own = readUnitId(reader)
  const identity = [
    // a title made from the description would change with it
    reader.line1('title') ? title : untitled(reader, { adType, place }),
    place.address,
    place.locationText,
    place.lat?.toFixed(4),
    place.lng?.toFixed(4),
    dates.availabilityStart,
  ]
  const faces = specifications.filter(({ label }) => FACE.test(headerWords(label))).map(({ value }) => value)
  const draft: ImportedDraft = {
    listingNumber,
    sellerUnitId: own || unitIdOf(listingNumber) || deriveUnitId([...identity, ...faces]),
    hasOwnUnitId: own !== '',
    title,
    description: readDescription(reader, { title, place, specifications }),
    adType,
    venue,
    listingType,
    ...price,
    ...place,
    specifications,
    ...readTags(reader),
    ...readAudience(reader),
    ...mapTerms({
      text: (_, name) => reader.limited(name, SHORT_TEXT_MAX),
      dollars: (_, name) => readDollars(reader, name),
    }),
    ...dates,
    pictures: readPictures(reader),
    unsaid: listUnsaid(reader, { saysInterval }),
    holds: reader.holds,
  }
  if (reader.errors.length > 0)
    return { ok: false, line: row.line, cells: [...row.cells], errors: reader.errors }
  noteContradictions(reader, draft)
  const outcome: RowOutcome = { ok: true, line: row.line, draft, notes: reader.notes }
  if (own || listingNumber !== null) return outcome
  return {
    ...outcome,
    alternateUnitId: deriveUnitId([...identity, ...specifications.map(({ value }) => value)]),
  }
}

/** A row that says two things is stored as it is, with a word to its seller. */
function noteContradictions(row: RowReader, draft: ImportedDraft): void {
  for (const one of findContradictions(draftSaysTwice(row, draft))) row.note(nameContradiction(one))
}

/** A text that was made from the facts says nothing of its own. */
function draftSaysTwice(row: RowReader, draft: ImportedDraft) {
  const { locationText: location, ...said } = draft
  const own = { title: row.line1('title'), description: row.text('description') }
  return { ...said, ...own, location }
}

function readUnitId(row: RowReader): string {
  const id = removeUnseen(row.line1('sellerUnitId'))
  if (id.length > UNIT_ID_MAX)
    row.fail('sellerUnitId', 'too-long', `the unit id is longer than ${UNIT_ID_MAX} characters`)
  if (SHORTENED.test(id)) row.note('a spreadsheet has shortened the unit id, such as 3.00123E+12')
  return id
}

function readNumber(row: RowReader): number | null {
  return row.parsed('listingNumber', parseListingNumber, 'a number of Placard') ?? null
}

/** Stands for the unit id of a space that has none of its seller's. */
function unitIdOf(listingNumber: number | null): string {
  return listingNumber === null ? '' : `placard-${listingNumber}`
}

/** The file's name for it; short ones are extended by their place, missing ones generated from format and address. */
function readTitle(row: RowReader, { adType, place }: { adType: AdType; place: ReadPlace }): string {
  const name = withDial(row, row.line1('title').replace(/ MHz\.$/, ' MHz'))
  const { min, max } = LIMITS.title
  const given = name ? lengthen(name, place) : described(row, { adType, place })
  const title = given.length > max ? row.cut('title', given, max) : given
  if (title.length < min && place.locationText)
    row.fail('title', 'too-short', `Title must be at least ${min} characters`)
  return checkName(row, title)
}

/** By the rules of every name (`asName` of the contract): a row that breaks them is not made to fit. */
function checkName(row: RowReader, title: string): string {
  if (row.line1('title') !== '' && !isSeen(row.line1('title')))
    row.fail('title', 'unseen', 'nothing of the title can be seen')
  const problem = findNameProblem(title, 'thing')
  if (problem) row.fail('title', problem === MIXED_NAME ? 'mixed' : 'official', problem)
  const seen = removeStray(title)
  if (seen !== title) row.note('characters that nobody sees were left out of the title')
  return seen
}

/** Where only a short description says which space it is ("NW corner of 5th and Pine"), it is told apart by it. */
function described(row: RowReader, where: { adType: AdType; place: ReadPlace }): string {
  const words = row.line1('description')
  if (where.place.address || words.length < LIMITS.title.min || words.length > SPOT_MAX)
    return untitled(row, where)
  return `${kindOf(row, where.adType)}: ${words}`.slice(0, LIMITS.title.max)
}

function lengthen(name: string, place: ReadPlace): string {
  return name.length >= LIMITS.title.min ? name : `${name}, ${place.locationText}`
}

function untitled(row: RowReader, { adType, place }: { adType: AdType; place: ReadPlace }): string {
  const at = place.address ? tidyCase(place.address) : place.locationText
  return `${kindOf(row, adType)} at ${at}`.slice(0, LIMITS.title.max)
}

function kindOf(row: RowReader, adType: AdType): string {
  const format = row.short('adType')
  if (!format || isOwnWord(format)) return `${AD_TYPE_LABELS[adType]} space`
  return adTypeOf(format) ? format : `${format} ${AD_TYPE_LABELS[adType].toLowerCase()} space`
}

/** Listeners know `KBDB` on 96.7 as `KBDB 96.7 FM`. */
function withDial(row: RowReader, name: string): string {
  const dial = parseNumber(row.short('frequencyMhz').replace(/[^\d.][\s\S]*$/, ''))
  if (!name || dial === undefined || name.includes(String(dial))) return name
  return `${name} ${dial} ${dial > 200 ? 'AM' : 'FM'}`
}

function readSpecifications(row: RowReader, adType: AdType): { label: string; value: string }[] {
  const dial = row.line1('frequencyMhz')
  const format = row.line1('adType')
  const own = [
    ...(format && !isOwnWord(format) && row.column('adType')
      ? [{ label: required(row.column('adType')), value: format }]
      : []),
    ...(dial
      ? [
          {
            label: 'Frequency',
            value: /[a-z]/i.test(dial) ? dial : `${dial} ${Number(dial) > 200 ? 'kHz' : 'MHz'}`,
          },
        ]
      : []),
  ]
  const given = row.specifications()
  const all = [...own, ...(row.isKnown ? given : toTradeFacts(given, adType))].map(({ label, value }) => ({
    label: label.slice(0, LIMITS.specificationLabel.max).trim(),
    value,
  }))
  const fitting = all.filter(({ value }) => value.length <= LIMITS.specificationValue.max)
  for (const { label, value } of all)
    if (value.length > LIMITS.specificationValue.max)
      row.note(`${label} was left out: ${value.length} characters`)
  const { max } = LIMITS.specifications
  if (fitting.length > max) row.note(`only the first ${max} specifications were kept`)
  return fitting.slice(0, max)
}

/** The seller's description; when missing or too short, generated from the row's facts. */
function readDescription(
  row: RowReader,
  {
    title,
    place,
    specifications,
  }: { title: string; place: ReadPlace; specifications: { label: string; value: string }[] },
): string {
  const given = row.limited('description', LIMITS.description.max) ?? ''
  if (given.length >= LIMITS.description.min) return given
  const facts = specifications.slice(0, 8).map(({ label, value }) => `${label}: ${value}`)
  const where = title.includes(place.locationText) ? title : `${title}, ${place.locationText}`
  return [given, `${where}.`, facts.length > 0 ? `${facts.join('. ')}.` : '']
    .filter(Boolean)
    .join(' ')
    .slice(0, LIMITS.description.max)
}
