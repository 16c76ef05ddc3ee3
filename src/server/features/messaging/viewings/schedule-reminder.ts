import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { ViewingRow } from './lock-viewing.ts'

export const REMIND_TASK = 'remind-viewing'

/** How long before a viewing both sides are reminded. */
const AHEAD_MS = [24, 2].map((hours) => hours * 3_600_000)

/** The instants at which both sides are to be reminded of an agreed viewing, earliest first. */
export function remindersOf(startsAt: Date): Date[] {
  return AHEAD_MS.map((ms) => new Date(startsAt.getTime() - ms))
}

/** One job a viewing: a move replaces it, whatever ends the viewing removes it. It works from the tables, not its payload. */
export async function scheduleReminder(
  trx: Tx,
  { id, status, starts_at }: ViewingRow,
  now: Date,
): Promise<void> {
  const key = `viewing:${id}:remind`
  const next = status === 'confirmed' && starts_at && remindersOf(starts_at).find((instant) => instant > now)
  if (next)
    await sql`select graphile_worker.add_job(${REMIND_TASK}, ${JSON.stringify({ id })}::json, run_at => ${next}::timestamptz,
      job_key => ${key})`.execute(trx)
  else await sql`select graphile_worker.remove_job(${key})`.execute(trx)
}
