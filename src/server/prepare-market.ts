import type { Config } from './config.ts'
import { ensureAdmin } from './features/accounts/ensure-admin.ts'
import { createDatabase, createPool, type Db } from './platform/db/database.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { openSecretBox } from './platform/secrets/open-secret-box.ts'
import { sealStored } from './platform/secrets/seal-stored.ts'

/** Inserts demo data into an empty database; returns a one-line summary, or nothing. */
export type InsertDemo = (db: Db, means: { config: Config; files: FileStore }) => Promise<string | undefined>
/** Gives the demo market's first admin something to look at; they are made after the market. */
export type InsertDemoOperator = (db: Db, config: Config) => Promise<void>

interface Options {
  config: Config
  url: string
  isEmbedded: boolean
  writeLine: (line: string) => void
  insertDemo: InsertDemo
  insertDemoOperator: InsertDemoOperator
}

/** Startup: seals stored secrets; first inserts the demo market into an empty embedded database, then ensures an admin. */
export async function prepareMarket(options: Options): Promise<void> {
  const { config, url, isEmbedded, writeLine, insertDemo } = options

  const pool = createPool({ url, maxConnections: 2 })
  const db = createDatabase(pool)
  try {
    const sealed = await sealStored(db, openSecretBox(config))
    if (sealed > 0) writeLine(`Secrets: ${sealed} sealed with the newest key.`)
    const demo =
      isEmbedded && config.DEMO_DATA && (await isEmpty(db))
        ? await insertDemo(db, { config, files: createFileStore(config) })
        : undefined
    if (demo) writeLine(demo)
    await ensureAdmin(db, config, writeLine)
    if (demo) await options.insertDemoOperator(db, config)
  } finally {
    await pool.end()
  }
}

async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
}
