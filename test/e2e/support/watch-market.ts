import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'

/** The next minute of the alerts' clock: what changed is held against all searches, and what was found is due, also at night. */
export async function watchMarket(): Promise<void> {
  // the run's own database, which its server keeps open
  const cluster = await startCluster(join(process.env.E2E_DATA_DIR!, 'postgres'))
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  try {
    await client.query('update alerts set tell_at = now() where tell_at is not null')
    await client.query(`select graphile_worker.add_job('watch-market', '{}'::json, queue_name => 'alerts')`)
  } finally {
    await client.end()
  }
}
