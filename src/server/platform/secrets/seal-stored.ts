import { sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../db/database.ts'
import { type SecretBox, SecretKeyError } from './secret-box.ts'

/** Key of the advisory lock for resealing; any constant that all processes share. */
const SEAL_LOCK = 7_152_320_102

export const authenticatorPurpose = (userId: number) => `authenticators:${userId}`
export const sitePurpose = (siteId: string) => `network_sites:${siteId}`

export const instructionsPurpose = (sellerId: number) => `payment_instructions:${sellerId}`
export const calendarPurpose = (listingId: number) => `imported_calendars:${listingId}`

/**
 * Key rotation: reseals every stored secret with the newest key, including plain text from before there was a key. Refuses
 * a database whose secrets none of our keys opens, before anything is sealed with a second one.
 * @returns how many were resealed @throws SecretKeyError
 */
export async function sealStored(db: Db, box: SecretBox): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEAL_LOCK})`.execute(trx)
    await checkKey(trx, box)
    const counts = [
      await sealAuthenticators(trx, box),
      await sealSites(trx, box),
      await sealCalendars(trx, box),
      await sealInstructions(trx, box),
    ]
    return counts.reduce((sum, count) => sum + count)
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

async function sealAuthenticators(trx: Tx, box: SecretBox): Promise<number> {
  const rows = await trx.selectFrom('authenticators').select(['user_id', 'secret']).forUpdate().execute()
  const stale = rows.filter(({ secret }) => !box.isCurrent(secret))
  for (const { user_id, secret } of stale) {
    const sealed = reseal(box, secret, authenticatorPurpose(user_id))
    await trx.updateTable('authenticators').set({ secret: sealed }).where('user_id', '=', user_id).execute()
  }
  return stale.length
}

async function sealSites(trx: Tx, box: SecretBox): Promise<number> {
  const rows = await trx.selectFrom('network_sites').select(['id', 'secret']).forUpdate().execute()
  const stale = rows.filter(({ secret }) => secret !== null && !box.isCurrent(secret))
  for (const { id, secret } of stale) {
    const sealed = reseal(box, required(secret), sitePurpose(id))
    await trx.updateTable('network_sites').set({ secret: sealed }).where('id', '=', id).execute()
  }
  return stale.length
}

async function sealCalendars(trx: Tx, box: SecretBox): Promise<number> {
  const rows = await trx
    .selectFrom('imported_calendars')
    .select(['id', 'listing_id', 'url'])
    .forUpdate()
    .execute()
  const stale = rows.filter(({ url }) => !box.isCurrent(url))
  for (const { id, listing_id, url } of stale) {
    const sealed = reseal(box, url, calendarPurpose(listing_id))
    await trx.updateTable('imported_calendars').set({ url: sealed }).where('id', '=', id).execute()
  }
  return stale.length
}

async function sealInstructions(trx: Tx, box: SecretBox): Promise<number> {
  const rows = await trx
    .selectFrom('payment_instructions')
    .select(['id', 'seller_id', 'sealed'])
    .where('sealed', '<>', '')
    .forUpdate()
    .execute()
  const stale = rows.filter(({ sealed }) => !box.isCurrent(sealed))
  for (const { id, seller_id, sealed } of stale) {
    const again = reseal(box, sealed, instructionsPurpose(seller_id))
    await trx.updateTable('payment_instructions').set({ sealed: again }).where('id', '=', id).execute()
  }
  return stale.length
}

/** Unsealed values date from before the first key. */
function reseal(box: SecretBox, stored: string, purpose: string): string {
  const plain = /^v1\.[0-9a-f]{8}\./.test(stored) ? box.open(stored, purpose) : stored
  return box.seal(plain, purpose)
}
