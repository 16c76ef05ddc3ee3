import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import { type SecretBox, SecretKeyError } from './secret-box.ts'

/** Key of the advisory lock for resealing; any constant that all processes share. */
const SEAL_LOCK = 7_152_320_102

export const authenticatorPurpose = (userId: number) => `authenticators:${userId}`
export const sitePurpose = (siteId: string) => `network_sites:${siteId}`

export const instructionsPurpose = (sellerId: number) => `payment_instructions:${sellerId}`
export const webhookPurpose = (organizationId: number) => `webhook_endpoints:${organizationId}`
export const sourcePurpose = (organizationId: number) => `inventory_sources:${organizationId}`
export const calendarPurpose = (listingId: number) => `imported_calendars:${listingId}`

/** A column that holds sealed secrets; each is sealed for the `owner` of its row, in `table`. */
export interface SealedColumn {
  table: string
  key: string
  owner: string
  column: string
}

/**
 * Key rotation: reseals every stored secret with the newest key, including plain text from before there was a key. Refuses
 * a database whose secrets none of our keys opens, before anything is sealed with a second one.
 * @returns how many were resealed @throws SecretKeyError
 */
export async function sealStored(db: Db, box: SecretBox, columns: readonly SealedColumn[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEAL_LOCK})`.execute(trx)
    await checkKey(trx, box)
    let count = 0
    for (const column of columns) count += await sealColumn(trx, box, column)
    return count
  })
}

/** @throws SecretKeyError when what is stored was sealed with a key that we do not have */
export async function refuseStrangeKey(db: Db, box: SecretBox): Promise<void> {
  const known = (await db.selectFrom('secret_keys').select('id').execute()).map(({ id }) => id)
  const missing = known.filter((id) => !box.keyIds.includes(id))
  if (missing.length > 0) {
    throw new SecretKeyError(
      `The secrets in this database are sealed with the key ${missing.join(', ')}, and SECRET_KEY or DATA_DIR/secret.key holds ${box.keyIds.join(', ')}. Put that key back; if it is lost, run: npm run forget-secrets`,
    )
  }
}

async function checkKey(trx: Tx, box: SecretBox): Promise<void> {
  await refuseStrangeKey(trx, box)
  // only the newest key from here on: secrets sealed with older ones are resealed below
  await trx.deleteFrom('secret_keys').where('id', '!=', box.keyId).execute()
  await trx
    .insertInto('secret_keys')
    .values({ id: box.keyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function sealColumn(trx: Tx, box: SecretBox, sealed: SealedColumn): Promise<number> {
  const [table, key, owner, column] = [
    sql.table(sealed.table),
    sql.ref(sealed.key),
    sql.ref(sealed.owner),
    sql.ref(sealed.column),
  ]
  const { rows } = await sql<{ key: string | number; owner: string | number; secret: string }>`
    select ${key} as key, ${owner} as owner, ${column} as secret from ${table}
    where ${column} is not null and ${column} <> '' for update`.execute(trx)
  const stale = rows.filter(({ secret }) => !box.isCurrent(secret))
  for (const row of stale) {
    const again = reseal(box, row.secret, `${sealed.table}:${row.owner}`)
    await sql`update ${table} set ${column} = ${again} where ${key} = ${row.key}`.execute(trx)
  }
  return stale.length
}

/** Unsealed values date from before the first key. */
function reseal(box: SecretBox, stored: string, purpose: string): string {
  const plain = /^v1\.[0-9a-f]{8}\./.test(stored) ? box.open(stored, purpose) : stored
  return box.seal(plain, purpose)
}
