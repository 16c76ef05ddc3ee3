import type { Config } from './config.ts'
import { ensureAdmin } from './features/accounts/ensure-admin.ts'
import { createDatabase, createPool, type Db } from './platform/db/database.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { openSecretBox } from './platform/secrets/open-secret-box.ts'
import { sealStored } from './platform/secrets/seal-stored.ts'

/** Inserts demo data into an empty database; returns a one-line summary, or nothing. */
export type InsertDemo = (db: Db, files: FileStore) => Promise<string | undefined>

interface Options {
  config: Config
  url: string
  isEmbedded: boolean
  writeLine: (line: string) => void
  insertDemo: InsertDemo
}

/** Startup: seals stored secrets; first inserts the demo market into an empty embedded database, then ensures an admin. */
export async function prepareMarket(options: Options): Promise<void> {
  const { config, url, isEmbedded, writeLine, insertDemo } = options

  const pool = createPool({ url, maxConnections: 2 })
  const db = createDatabase(pool)
  try {
    const sealed = await sealStored(db, openSecretBox(config))
    if (sealed > 0) writeLine(`Secrets: ${sealed} sealed with the newest key.`)
    if (isEmbedded && config.DEMO_DATA && (await isEmpty(db))) {
      const line = await insertDemo(db, createFileStore(config))
      if (line) writeLine(line)
    }
    await ensureAdmin(db, config, writeLine)
  } finally {
    await pool.end()
  }
}

async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
}
