import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { toCanonicalJson } from '#domain/booking/canonical-json.ts'
import { REPORT_DAYS } from '#domain/booking/report/report-days.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { readReport } from './read-report.ts'

type StoreContext = Pick<AppContext, 'db' | 'now' | 'metrics'>
type Reason = 'first-proof' | 'final'

const BATCH = 100

/**
 * Keeps what the report of a booking said, twice: when its first proof was accepted, and some days after its end. Each once,
 * however often this runs.
 */
export async function storeReports(context: StoreContext): Promise<void> {
  for (const reason of ['first-proof', 'final'] as const)
    for (let after = 0; ; ) {
      const ids = await LISTS[reason](context.db, { now: context.now(), after })
      for (const id of ids) await store(context, id, reason)
      if (ids.length < BATCH) break
      after = ids.at(-1) ?? after
    }
}

const LISTS: Record<Reason, (db: Db, page: { now: Date; after: number }) => Promise<number[]>> = {
  // what is over is kept by its final one
  'first-proof': async (db, { now, after }) => {
    const { rows } = await sql<{ id: number }>`select bookings.id from bookings
      where bookings.id > ${after} and status in ('booked', 'in-flight', 'completed')
        and last_day >= (${now}::timestamptz)::date - ${REPORT_DAYS.final}::int
        and exists (select from proofs join proof_decisions on proof_id = proofs.id
          where proofs.booking_id = bookings.id and decision <> 'questioned')
        and not exists (select from campaign_reports as kept where kept.booking_id = bookings.id and kept.reason = 'first-proof')
      order by bookings.id limit ${BATCH}`.execute(db)
    return rows.map(({ id }) => id)
  },
  final: async (db, { now, after }) => {
    const { rows } = await sql<{ id: number }>`select bookings.id from bookings
      where bookings.id > ${after} and last_day < (${now}::timestamptz)::date - ${REPORT_DAYS.final}::int
        and last_day >= (${now}::timestamptz)::date - ${REPORT_DAYS.final + REPORT_DAYS.again}::int
        and (status = 'completed' or status = 'cancelled' and exists (select from booking_events as event
          where event.booking_id = bookings.id and event.to_status = 'cancelled'
            and (event.created_at at time zone bookings.time_zone)::date > first_day))
        and not exists (select from campaign_reports as kept where kept.booking_id = bookings.id and kept.reason = 'final')
      order by bookings.id limit ${BATCH}`.execute(db)
    return rows.map(({ id }) => id)
  },
}

async function store(context: StoreContext, id: number, reason: Reason): Promise<void> {
  await inTransaction(context, async (trx) => {
    const { booking } = await lockBooking(trx, id)
    const body = await readReport({ db: trx, now: context.now }, booking)
    if (!body) return
    const text = toCanonicalJson(body)
    const { last } = await trx
      .selectFrom('campaign_reports')
      .select(({ fn }) => fn.max('version').as('last'))
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('campaign_reports')
      .values({
        booking_id: id,
        version: (last ?? 0) + 1,
        reason,
        body: text,
        sha256: hash('sha256', text, 'buffer'),
        created_at: context.now(),
      })
      .onConflict((conflict) => conflict.constraint('campaign_reports_reason_key').doNothing())
      .execute()
  })
}
