import { sql } from 'kysely'
import type { BlockedDays } from '#domain/booking/contract-blocks.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { ContractRow } from '#domain/listings/import/read-contract.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toWordList } from '../../../platform/db/word-list.ts'

/** A line of a contract as it is stored, with what its contract says. */
export interface StoredLine {
  id: number
  contractId: number
  key: string
  listingId: number
  unitId: number | null
  first: string
  last: string | null
  slots: number | null
  amountCents: number | null
  amountPer: 'all' | 'period' | null
  note: string | null
  client: string
  brand: string | null
  number: string | null
  rep: string | null
  blocked: BlockedDays[]
  /** Its end is out of sight: what comes after is blocked as it comes into sight. */
  blockedUntil: string | null
  version: number
  noteId: number | null
  /** What the calendar says of its blocks. */
  label: string | null
  /** The booking that was made of it and stands, or has run. */
  bookingId: number | null
}

const STANDING: readonly BookingStatus[] = ['held', 'booked', 'in-flight', 'completed']
const COLUMNS = sql`line.id, line.contract_id as "contractId", contract.key, line.listing_id as "listingId", line.unit_id as "unitId",
  line.first_day as first, line.last_day as last, line.quantity as slots, line.amount_cents::float8 as "amountCents",
  line.amount_per as "amountPer", line.note, contract.client_name as client, line.brand, contract.number,
  line.rep_name as rep, line.blocked, line.blocked_until as "blockedUntil", line.version, note.id as "noteId", note.label,
  (select made.id from bookings as made where made.id = line.booking_id
    and made.status in (${toWordList(STANDING)})) as "bookingId"`
const TABLES = sql`contract_lines as line
  join contracts as contract on contract.id = line.contract_id
  left join claim_notes as note on note.contract_line_id = line.id`

/** Lines of a seller's contracts on some spaces. */
export async function listLinesOn(
  db: Db,
  sellerId: number,
  listingIds: readonly number[],
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`select ${COLUMNS} from ${TABLES}
    where contract.organization_id = ${sellerId} and line.listing_id = any(${[...listingIds]}::int[])
    order by line.id`.execute(db)
  return rows
}

export async function listLinesById(db: Db, ids: readonly number[]): Promise<StoredLine[]> {
  const { rows } =
    await sql<StoredLine>`select ${COLUMNS} from ${TABLES} where line.id = any(${[...ids]}::int[])`.execute(
      db,
    )
  return rows
}

/** As `listLinesById`, of one seller alone. */
export async function listOwnLines(db: Db, sellerId: number, ids: readonly number[]): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`select ${COLUMNS} from ${TABLES}
    where contract.organization_id = ${sellerId} and line.id = any(${[...ids]}::int[])`.execute(db)
  return rows
}

/** What the same contract is found by in the next file. */
export function keyOf({ number, client, brand }: Pick<ContractRow, 'number' | 'client' | 'brand'>): string {
  if (number !== null) return `number:${number.toLowerCase()}`
  return `client:${client.toLowerCase()}${brand === null ? '' : `/${brand.toLowerCase()}`}`
}

/** A line's own words, as they are compared and put back. */
export function saidOf(line: StoredLine): Omit<ContractRow, 'listingNumber' | 'unitId'> {
  const { first, last, slots, amountCents, amountPer, note, client, brand, number, rep } = line
  return { first, last, slots, amountCents, amountPer, note, client, brand, number, rep }
}
