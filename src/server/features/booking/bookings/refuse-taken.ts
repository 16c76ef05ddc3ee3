import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingRow } from './lock-booking.ts'

/** So long those who stand behind each other believe what the one before them has seen. */
const FRESH_MS = 200

/** By what is wanted: when it was last seen to be taken. */
const seen = new Map<string, number>()

type Wanted = Pick<BookingRow, 'id' | 'request'>

/**
 * Looks at what a draft was priced for, in one statement, before it is priced again: of a thousand all but those who win end
 * here. Who has stood in line for the same days is told what the one before was told. @throws AppError `dates-taken`
 */
export async function refuseTaken(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id, request }: Wanted,
  { hasWaited = false } = {},
): Promise<void> {
  const { unitId, from, to, quantity } = request
  const key = [unitId, from, to, quantity].join(' ')
  const isFresh = hasWaited && performance.now() - (seen.get(key) ?? -FRESH_MS) < FRESH_MS
  if (isFresh) throw new AppError('dates-taken')
  seen.delete(key)
  const { rows } = await sql`
    select from booking_items as item
    join unit_cells as cells on cells.unit_id = item.unit_id and item.days @> cells.cell
    where item.booking_id = ${id} and cells.taken + item.quantity > cells.capacity and not exists (
      select from unit_claims as old
      where old.unit_id = cells.unit_id and old.days @> cells.cell and old.expires_at <= ${now()})
    limit 1`.execute(db)
  if (rows.length === 0) return
  if (hasWaited) remember(key)
  throw new AppError('dates-taken')
}

function remember(key: string): void {
  if (seen.size >= 1000) seen.clear()
  seen.set(key, performance.now())
}
