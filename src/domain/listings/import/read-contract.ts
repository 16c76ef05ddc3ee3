import { addDays } from '../../zoned-time.ts'
import type { RawRow } from './csv.ts'
import type { CellError, ImportPlan } from './draft.ts'
import type { AnyField } from './fields.ts'
import { isUnclearNumber, parseNumber } from './numbers.ts'
import { parseListingNumber, shorten } from './parse-cell.ts'
import { type DateOrder, parseDate, parseFirstDay } from './read-date.ts'
import { RowReader } from './row-reader.ts'

/** A line of a contract as a row of a file says it. */
export interface ContractRow {
  /** Placard's number of the space; null when the row has none. */
  listingNumber: number | null
  /** The seller's own; empty when only the number is given. */
  unitId: string
  /** Calendar dates `YYYY-MM-DD`, inclusive. */
  first: string
  /** Null: until further notice. */
  last: string | null
  client: string
  brand: string | null
  number: string | null
  amountCents: number | null
  amountPer: 'all' | 'period' | null
  /** Null: the whole unit. */
  slots: number | null
  rep: string | null
  note: string | null
}

type ContractOutcome =
  | { ok: true; line: number; row: ContractRow }
  | { ok: false; line: number; errors: CellError[] }

const MAX = { client: 100, brand: 100, contractNumber: 60, rep: 100, contractNote: 2000 } as const
const EXPECTED = 'a date such as 2026-03-01 or 3/1/2026'
const OPEN =
  /^(?:open|open[- ]ended|no end|until further notice|further notice|ufn|till? forbid|until forbid|t\/?f|ongoing|month[- ]to[- ]month|mtm|m2m|evergreen|perm(?:anent)?)\.?$/i
/** Does a cell say that there is no end? */
export function isOpenEnd(text: string): boolean {
  return OPEN.test(text)
}

const MOST_PERIODS = 400
const MOST_SLOTS = 10_000
const MOST_CENTS = 1e13

/** Reads one row of a file of contracts. Days are the contract's own, whatever the space is sold in. */
export function readContract(row: RawRow, plan: ImportPlan): ContractOutcome {
  if (row.problem) {
    const error = { line: row.line, column: null, field: null, code: 'broken' as const, reason: row.problem }
    return { ok: false, line: row.line, errors: [error] }
  }
  const reader = new RowReader(row, plan)
  const contract: ContractRow = {
    ...readSpace(reader),
    ...readDays(reader),
    client: readClient(reader),
    brand: reader.limited('brand', MAX.brand),
    number: reader.limited('contractNumber', MAX.contractNumber),
    ...readAmount(reader),
    slots: readCount(reader, 'slots', MOST_SLOTS),
    rep: reader.limited('rep', MAX.rep),
    note: reader.limited('contractNote', MAX.contractNote),
  }
  const { errors, line } = reader
  return errors.length > 0 ? { ok: false, line, errors } : { ok: true, line, row: contract }
}

function readSpace(reader: RowReader): Pick<ContractRow, 'listingNumber' | 'unitId'> {
  const unitId = reader.line1('sellerUnitId')
  const text = reader.short('listingNumber')
  const number = text === '' ? undefined : parseListingNumber(text)
  if (text !== '' && number === undefined)
    reader.unread('listingNumber', 'unreadable', `"${shorten(text)}" is not a Placard number`)
  if (unitId === '' && text === '')
    reader.fail('sellerUnitId', 'missing', 'no unit id and no Placard number: which space is it?')
  return { listingNumber: number ?? null, unitId }
}

function readClient(reader: RowReader): string {
  const client = reader.limited('client', MAX.client)
  if (client === null) reader.fail('client', 'missing', 'no client is named')
  return client?.replace(/\s+/g, ' ') ?? ''
}

function readDays(reader: RowReader): Pick<ContractRow, 'first' | 'last'> {
  const first = readDay(reader, 'contractFirst', parseFirstDay)
  if (first === undefined) {
    if (reader.raw('contractFirst') === '') reader.fail('contractFirst', 'missing', 'no first day is named')
    return { first: '', last: null }
  }
  const periods = readPeriods(reader, first)
  const text = reader.raw('contractLast')
  if (text === '' || isOpenEnd(text)) return { first, last: periods ?? readNoEnd(reader) }
  const last = readDay(reader, 'contractLast')
  if (last !== undefined && last < first)
    reader.fail('contractLast', 'order', `it ends (${last}) before it starts (${first})`)
  return { first, last: last ?? null }
}

/** A blank end means none only where the file has a column for it: else every face would be blocked for ever. */
function readNoEnd(reader: RowReader): null {
  const { contractLast, contractPeriods } = reader.plan.mapping.fields
  if (contractLast === undefined && contractPeriods === undefined && !reader.plan.defaults.contractLast)
    reader.fail('contractLast', 'missing', 'no column says when the contract ends')
  return null
}

function readDay(
  reader: RowReader,
  field: AnyField,
  parseMonth: (text: string) => string | undefined = () => undefined,
): string | undefined {
  const text = reader.raw(field)
  if (text === '') return undefined
  const { order } = reader.style(field)
  const day = parseDate(text, order) ?? parseMonth(text)
  if (day === undefined) reader.fail(field, 'unreadable', describeDay(text, order))
  return day
}

function describeDay(text: string, order: DateOrder | undefined): string {
  const isEither = order === 'unclear' && parseDate(text) !== undefined
  return isEither
    ? `"${shorten(text)}" may mean two days: other rows have days first, and others months`
    : `"${shorten(text)}" is not ${EXPECTED}`
}

const WEEKS: Readonly<Record<string, number>> = { week: 1, wk: 1, period: 4, per: 4 }

/** The last day by a number of four-week periods, or of weeks where the cell or the header says so. */
function readPeriods(reader: RowReader, first: string): string | undefined {
  const text = reader.short('contractPeriods')
  if (text === '') return undefined
  const match = /^(\d{1,3}) ?(?:x ?)?(weeks?|wks?|periods?|pers?)?$/i.exec(text)
  const count = Number(match?.[1])
  if (!match || count < 1 || count > MOST_PERIODS) {
    // never read as blank: without an end the space would be blocked for good
    reader.fail('contractPeriods', 'unreadable', `"${shorten(text)}" is not a number of periods`)
    return undefined
  }
  const unit = match[2] ?? (/weeks?$/i.test(reader.column('contractPeriods') ?? '') ? 'week' : 'period')
  return addDays(first, count * 7 * (WEEKS[unit.toLowerCase().replace(/s$/, '')] ?? 4) - 1)
}

function readAmount(reader: RowReader): Pick<ContractRow, 'amountCents' | 'amountPer'> {
  const all = readCents(reader, 'amount')
  if (all !== null) return { amountCents: all, amountPer: 'all' }
  const each = readCents(reader, 'periodAmount')
  return { amountCents: each, amountPer: each === null ? null : 'period' }
}

const FOREIGN = /[€£¥₹]|\b(?:eur|gbp|cad|aud|mxn|jpy|chf)\b/i

function readCents(reader: RowReader, field: 'amount' | 'periodAmount'): number | null {
  const text = reader.short(field)
  if (text === '') return null
  if (FOREIGN.test(text)) {
    reader.unread(field, 'currency', `"${shorten(text)}" is not in US dollars`)
    return null
  }
  const { mark } = reader.style(field)
  const digits = text.replace(/^(?:usd?|us\$|\$)\s?|\s?(?:usd|dollars?)$/gi, '').trim()
  const amount = isUnclearNumber(digits, mark) ? undefined : parseNumber(digits, mark)
  const cents = amount === undefined ? -1 : Math.round(amount * 100)
  if (cents >= 0 && cents <= MOST_CENTS) return cents
  reader.unread(field, 'unreadable', `"${shorten(text)}" is not an amount`)
  return null
}

function readCount(reader: RowReader, field: AnyField, most: number): number | null {
  const text = reader.short(field)
  if (text === '') return null
  const value = parseNumber(text)
  if (value !== undefined && Number.isInteger(value) && value >= 1 && value <= most) return value
  reader.unread(field, 'unreadable', `"${shorten(text)}" is not a number of slots`)
  return null
}
