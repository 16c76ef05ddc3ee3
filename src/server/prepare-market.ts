import type { Config } from './config.ts'
import { ensureAdmin } from './features/accounts/ensure-admin.ts'
import { createDatabase, createPool, type Db } from './platform/db/database.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import { openSecretBox } from './platform/secrets/open-secret-box.ts'
import { sealStored } from './platform/secrets/seal-stored.ts'

interface Options {
  config: Config
  url: string
  isEmbedded: boolean
  writeLine: (line: string) => void
}

/** Seals what is kept and must be read again; first start: the demo market when the embedded database is empty, then the admin. */
export async function prepareMarket({ config, url, isEmbedded, writeLine }: Options): Promise<void> {
  const pool = createPool({ url, maxConnections: 2 })
  const db = createDatabase(pool)
  try {
    const sealed = await sealStored(db, openSecretBox(config))
    if (sealed > 0) writeLine(`Secrets: ${sealed} sealed with the newest key.`)
    if (isEmbedded && config.DEMO_DATA && (await isEmpty(db))) {
      // the market is drawn by hand, and a start that needs none should not wait for it
      const { insertDemoMarket } = await import('#db/seeds/demo/insert.ts')
      const files = createFileStore(config)
      const demo = await insertDemoMarket(db, { now: new Date(), saveFile: files.save })
      if (demo.inserted) writeLine(`Demo market: ${demo.listings} spaces of ${demo.users} sellers loaded.`)
    }
    await ensureAdmin(db, config, writeLine)
  } finally {
    await pool.end()
  }
}

async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
}
