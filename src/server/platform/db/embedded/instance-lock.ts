import pg from 'pg'

/** Advisory lock held while a Placard runs. Postgres releases it the moment its holder dies, however it dies. */
const INSTANCE_LOCK = 7_152_320_100

export type InstanceLock =
  /** `lost` resolves when the connection that holds the lock ends, by release or because Postgres did. */
  { held: true; lost: Promise<void>; release(): Promise<void> } | { held: false; holder: string }

export async function acquireInstanceLock(url: string): Promise<InstanceLock> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `placard instance ${process.pid}`,
    keepAlive: true,
  })
  client.on('error', () => {})
  const lost = new Promise<void>((done) => client.once('end', done))
  await client.connect()
  const answer = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    INSTANCE_LOCK,
  ])
  if (answer.rows[0]?.held) return { held: true, lost, release: () => client.end() }
  const holder = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and granted and (classid::bigint << 32 | objid::bigint) = $1`,
    [INSTANCE_LOCK],
  )
  await client.end()
  return { held: false, holder: holder.rows[0]?.name.split(' ').at(-1) ?? 'unknown' }
}
