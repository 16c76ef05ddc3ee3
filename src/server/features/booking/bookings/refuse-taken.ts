import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { StepCommand } from './step-command.ts'

/** By what is wanted: when the last look that saw it taken began, by the clock of the process. */
const seenTaken = new Map<string, number>()
const MAX_SEEN = 1000

type Wanted = Pick<StepCommand, 'booking' | 'receivedAtMs'>

/**
 * Of a thousand who want the same days, all who came before somebody saw that these are taken are answered by that one look: it
 * was true while they waited, so none of them is refused what was free. @throws AppError `dates-taken`
 */
export function refuseSeenTaken({ booking, receivedAtMs }: Wanted): void {
  if ((seenTaken.get(toKey(booking)) ?? -1) >= receivedAtMs) throw new AppError('dates-taken')
}

/**
 * Looks at what a draft was priced for, in one statement, before it is priced again: of a thousand all but those who win end
 * here. @throws AppError `dates-taken`
 */
export async function refuseTaken(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  wanted: Wanted,
): Promise<void> {
  refuseSeenTaken(wanted)
  const lookedAtMs = performance.now()
  const { rows } = await sql`
    select from booking_items as item
    join unit_cells as cells on cells.unit_id = item.unit_id and item.days @> cells.cell
    where item.booking_id = ${wanted.booking.id} and cells.taken + item.quantity > cells.capacity and not exists (
      select from unit_claims as old
      where old.unit_id = cells.unit_id and old.days @> cells.cell and old.expires_at <= ${now()})
    limit 1`.execute(db)
  if (rows.length === 0) return
  remember(toKey(wanted.booking), lookedAtMs)
  throw new AppError('dates-taken')
}

function toKey({ request: { unitId, from, to, quantity } }: Wanted['booking']): string {
  return [unitId, from, to, quantity].join(' ')
}

function remember(key: string, lookedAtMs: number): void {
  if (seenTaken.size >= MAX_SEEN) seenTaken.clear()
  // looks end in any order
  seenTaken.set(key, Math.max(lookedAtMs, seenTaken.get(key) ?? 0))
}
