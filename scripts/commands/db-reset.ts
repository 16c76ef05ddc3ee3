import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig } from '#server/config.ts'
import { superviseCluster } from '#server/platform/db/embedded/supervise-cluster.ts'

/** `npm run db:reset`: deletes the embedded database and its files; the next start creates and seeds them again. */
const { DATABASE_URL, DATA_DIR } = parseConfig(process.env)
if (DATABASE_URL) refuse('DATABASE_URL is set: an outside database is not thrown away from here.')
const postgres = join(DATA_DIR, 'postgres')
if (existsSync(postgres)) {
  // whoever holds the lock is serving from it
  const cluster = await superviseCluster(postgres, console.log)
  if (!cluster.isOurs) refuse(`Placard is running on ${DATA_DIR} (process ${cluster.holder}). Stop it first.`)
  else await cluster.stop()
}
for (const folder of ['postgres', 'files']) rmSync(join(DATA_DIR, folder), { recursive: true, force: true })
console.log(`Emptied ${DATA_DIR}. The next npm start makes a new market.`)

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}
