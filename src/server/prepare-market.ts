import { required } from '#domain/required.ts'
import type { Config } from './config.ts'
import { ensureAdmin } from './features/accounts/accounts/ensure-admin.ts'
import { createDatabase, createPool, type Db } from './platform/db/database.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { openSecretBox } from './platform/secrets/open-secret-box.ts'
import { sealStored } from './platform/secrets/seal-stored.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'

/** The market of a first look. */
export interface DemoMarket {
  /** Inserts it into an empty database; returns a one-line summary, or nothing. */
  insert(db: Db, means: { config: Config; files: FileStore }): Promise<string | undefined>
  /** Gives its first admin something to look at; they are made after the market. */
  insertOperator(db: Db, config: Config): Promise<void>
}

interface Options {
  config: Config
  url: string
  writeLine: (line: string) => void
  demo?: DemoMarket | undefined
}

/** Startup: seals stored secrets; first inserts the demo market into an empty database, if it may, then ensures an admin. */
export async function prepareMarket({ config, url, writeLine, demo }: Options): Promise<void> {
  const pool = createPool({ url, maxConnections: 2 })
  const db = createDatabase(pool)
  try {
    const sealed = await sealStored(db, openSecretBox(config), SEALED_COLUMNS)
    if (sealed > 0) writeLine(`Secrets: ${sealed} sealed with the newest key.`)
    const summary =
      demo && config.DEMO_DATA && (await isEmpty(db))
        ? await demo.insert(db, { config, files: createFileStore(config) })
        : undefined
    if (summary) writeLine(summary)
    await ensureAdmin(db, config, writeLine)
    if (summary) await required(demo).insertOperator(db, config)
  } finally {
    await pool.end()
  }
}

async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
}
