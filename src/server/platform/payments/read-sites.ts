import type { Db } from '../db/database.ts'
import type { Sites } from './provider.ts'

/**
 * An installation is named by a random id that its database keeps: its address may change, and what was begun under the old one is still
 * ours. What was written before there was an id bears the address. Read once, with the first use.
 */
export function createSitesReader(db: Db, publicUrl: string): () => Promise<Sites> {
  let known: Sites | undefined
  return async () => {
    known ??= [await readInstallationId(db), publicUrl]
    return known
  }
}

async function readInstallationId(db: Db): Promise<string> {
  const { id } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  return id
}
