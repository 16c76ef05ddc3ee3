import { sql } from 'kysely'
import { parseConfig } from '#server/config.ts'
import { type AppContext, createContext } from '#server/context.ts'
import { tickBookings } from '#server/features/booking/bookings/booking-clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { copyBooking } from '#test/support/booking/copy-booking.ts'

export interface Ticked {
  ms: number
  events: number
  bookings: number
  mails: number
  left: number
}

const WORKERS = 4

/** Many bookings whose time is over at once, and four processes' worth of clocks, each with connections of its own. */
export async function measureDeadlines(
  db: Db,
  { url, count }: { url: string; count: number },
): Promise<Ticked> {
  const due = new Date(Date.now() - 1000)
  const { id } = await buildAgreed(db, { status: 'awaiting-payment' })
  await copyBooking(db, id, { count, deadlineAt: due })
  const config = parseConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SENTENCE_MODEL: '0',
    DATABASE_URL: url,
  })
  const workers: AppContext[] = Array.from({ length: WORKERS }, () => createContext(config, url))
  const before = await countMails(db)
  const start = performance.now()
  await Promise.all(workers.map(tickBookings))
  const ms = performance.now() - start
  for (const { pool } of workers) await pool.end()
  return { ms, ...(await countMoved(db, due)), mails: (await countMails(db)) - before }
}

async function countMoved(db: Db, due: Date): Promise<Omit<Ticked, 'ms' | 'mails'>> {
  const { rows } = await sql<Omit<Ticked, 'ms' | 'mails'>>`
    select (select count(*)::int from booking_events where step = 'expire') as events,
      (select count(distinct booking_id)::int from booking_events where step = 'expire') as bookings,
      (select count(*)::int from bookings where deadline_at <= ${due}) as left`.execute(db)
  return rows[0]!
}

/** Queued by whatever came before, too. */
async function countMails(db: Db): Promise<number> {
  const { rows } = await sql<{ mails: number }>`
    select count(*)::int as mails from graphile_worker.jobs where task_identifier = 'send-mail'`.execute(db)
  return rows[0]!.mails
}
