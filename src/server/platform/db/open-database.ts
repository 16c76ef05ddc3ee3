import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, createPool, type Db } from './database.ts'
import { startCluster } from './embedded/cluster.ts'
import { acquireInstanceLock } from './embedded/instance-lock.ts'
import { migrate } from './migrate.ts'

export interface OpenDatabase {
  db: Db
  close(): Promise<void>
}

/**
 * The database for a command: that of DATABASE_URL, else the embedded one. An embedded server that already runs for a
 * Placard is shared; otherwise it is started for the command and stopped after it.
 */
export async function openDatabase(config: {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}): Promise<OpenDatabase> {
  const { url, stop } = config.DATABASE_URL
    ? { url: config.DATABASE_URL, stop: async () => {} }
    : await openEmbedded(config.DATA_DIR)
  try {
    await migrate(url)
  } catch (error) {
    // a database of a newer version: what was started for this command ends with it
    await stop()
    throw error
  }
  const pool = createPool({ url, maxConnections: 2 })
  const close = async () => {
    await pool.end()
    await stop()
  }
  return { db: createDatabase(pool), close }
}

async function openEmbedded(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  mkdirSync(dataDir, { recursive: true })
  const cluster = await startCluster(join(dataDir, 'postgres'))
  const url = cluster.url('postgres')
  // held while we own the server: no Placard may start on it and lose it when we stop it
  const lock = await acquireInstanceLock(url)
  const stop = async () => {
    if (!lock.held) return
    await lock.release()
    cluster.stop()
  }
  return { url, stop }
}
