import { join } from 'node:path'
import pg from 'pg'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { hashTerms } from '#server/features/booking/bookings/hash-terms.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'

/** So many days from today, where the market is. */
export const inDays = (days: number): string => addDays(toMarketDate(new Date()), days)

/** Weeks pass for one booking: what its clock waits for is now, and the job that looks each minute looks at once. */
export async function passDeadline(bookingId: number): Promise<void> {
  await onDatabase(async (client) => {
    await client.query('update bookings set deadline_at = now() where id = $1', [bookingId])
    await client.query(`select graphile_worker.add_job('booking-clock', '{}'::json)`)
  })
}

/** The run's own database, which its server keeps open. */
async function onDatabase(act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const cluster = await startCluster(join(process.env.E2E_DATA_DIR!, 'postgres'))
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}

/** As if a booking had ended so many days ago. */
export async function endBooking(bookingId: number, daysAgo: number): Promise<void> {
  await onDatabase((client) =>
    client.query(
      `update bookings set status = 'completed', deadline_at = null, last_day = current_date - $2::int,
        first_day = current_date - $2::int - 6 where id = $1`,
      [bookingId, daysAgo],
    ),
  )
}

/** What says on which days a booking runs. */
const MOVED = [
  `update bookings set first_day = first_day - $2::int, last_day = last_day - $2::int, booked_at = booked_at - make_interval(days => $2)
    where id = $1`,
  `update booking_items set days = daterange(lower(days) - $2::int, upper(days) - $2::int) where booking_id = $1`,
  `update unit_claims set days = daterange(lower(days) - $2::int, upper(days) - $2::int) where booking_id = $1`,
]

/**
 * So many days pass for one booking: its days move into the past, those of what both sides have signed too. Before anything is handed
 * in for them. The job that looks each minute finds no deadline passed: `passDeadline` says when.
 */
export async function passDays(bookingId: number, days: number): Promise<void> {
  const before = (_key: string, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? addDays(value, -days) : value
  await onDatabase(async (client) => {
    await client.query('begin')
    // what is signed changes for nobody but a clock
    await client.query('set local session_replication_role = replica')
    const read = 'select version, terms from booking_versions where booking_id = $1'
    for (const { version, terms } of (await client.query(read, [bookingId])).rows) {
      const { text, sha256 } = hashTerms(JSON.parse(terms, before))
      const of = [bookingId, version, sha256]
      await client.query(
        'update booking_versions set sha256 = $3, terms = $4 where booking_id = $1 and version = $2',
        [...of, text],
      )
      await client.query(
        'update booking_acceptances set sha256 = $3 where booking_id = $1 and version = $2',
        of,
      )
    }
    for (const statement of MOVED) await client.query(statement, [bookingId, days])
    await client.query('commit')
  })
}
