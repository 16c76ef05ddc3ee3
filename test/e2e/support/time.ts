import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'

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
