import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'

/** Weeks pass for one booking: what its clock waits for is now, and the job that looks each minute looks at once. */
export async function passDeadline(bookingId: number): Promise<void> {
  // the run's own database, which its server keeps open
  const cluster = await startCluster(join(process.env.E2E_DATA_DIR!, 'postgres'))
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    await client.query('update bookings set deadline_at = now() where id = $1', [bookingId])
    await client.query(`select graphile_worker.add_job('booking-clock', '{}'::json)`)
  } finally {
    await client.end()
  }
}
