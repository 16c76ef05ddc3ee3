import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { writeBusyDays } from '../../../platform/calendar/write-busy-days.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { checkEditable, lockOwnListing } from '../../listings/listings/own-listings.ts'

interface Own {
  actor: Actor
  id: number
}

/** A new secret address; an earlier one ends. @returns it, the only time: its hash is kept. @throws AppError */
export async function shareCalendar(
  { db, metrics, config, now }: Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>,
  { actor, id }: Own,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await inTransaction({ db, metrics }, async (trx) => {
    checkEditable(actor, await lockOwnListing(trx, actor, id))
    await trx.deleteFrom('calendar_addresses').where('listing_id', '=', id).execute()
    await trx
      .insertInto('calendar_addresses')
      .values({ listing_id: id, token_hash: hashToken(token), created_at: now() })
      .execute()
  })
  return `${config.PUBLIC_URL}/calendars/${token}.ics`
}

export async function unshareCalendar(
  { db, metrics }: Pick<AppContext, 'db' | 'metrics'>,
  { actor, id }: Own,
): Promise<void> {
  await inTransaction({ db, metrics }, async (trx) => {
    await lockOwnListing(trx, actor, id)
    await trx.deleteFrom('calendar_addresses').where('listing_id', '=', id).execute()
  })
}

/** The file behind a secret address. Nobody who booked is named in it. @throws AppError `not-found` */
export async function publishCalendar(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  token: string,
): Promise<string> {
  const listing = await findShared(db, token)
  if (!listing) throw new AppError('not-found')
  const { host } = new URL(config.PUBLIC_URL)
  const claims = await listShared(db, listing.id)
  const hasUnits = new Set(claims.map(({ unit }) => unit)).size > 1
  return writeBusyDays(
    `${listing.title} (Placard)`,
    claims.map(({ id, first, last, kind, unit, created_at }) => ({
      uid: `claim-${id}@${host}`,
      first,
      last,
      summary: hasUnits ? `${WORDS[kind]} · ${unit}` : WORDS[kind],
      stampedAt: created_at,
    })),
  )
}

const WORDS = { booking: 'Booked', hold: 'Held', block: 'Blocked' }

function findShared(db: Db, token: string) {
  return db
    .selectFrom('calendar_addresses as address')
    .innerJoin('listings', 'listings.id', 'address.listing_id')
    .select(['listings.id', 'listings.title'])
    .where('token_hash', '=', hashToken(token))
    .where('listings.status', '<>', 'archived')
    .executeTakeFirst()
}

/** Without what came from calendars elsewhere: told back to them, it would keep itself alive. */
function listShared(db: Db, listingId: number) {
  return db
    .selectFrom('unit_claims as claim')
    .innerJoin('space_units as unit', 'unit.id', 'claim.unit_id')
    .select(['claim.id', 'claim.created_at', 'unit.name as unit'])
    .select(sql<keyof typeof WORDS>`claim.kind`.as('kind'))
    .select([sql<string>`lower(days)`.as('first'), sql<string>`upper(days) - 1`.as('last')])
    .where('unit.listing_id', '=', listingId)
    .where('claim.kind', '<>', 'import')
    .orderBy('claim.days')
    .orderBy('claim.id')
    .execute()
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
