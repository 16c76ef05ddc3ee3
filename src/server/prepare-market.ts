import type { Config } from './config.ts'
import { ensureAdmin } from './features/accounts/ensure-admin.ts'
import { createDatabase, createPool } from './platform/db/database.ts'

interface Options {
  config: Config
  url: string
  isEmbedded: boolean
  say: (line: string) => void
}

/** First start: the admin, and the demo market when the embedded database is empty. */
export async function prepareMarket({ config, url, say }: Options): Promise<void> {
  const pool = createPool({ url, maxConnections: 2 })
  try {
    await ensureAdmin(createDatabase(pool), config, say)
  } finally {
    await pool.end()
  }
}
