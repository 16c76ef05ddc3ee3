import { sql } from 'kysely'
import type { SellerTrust, TrustOverview } from '#contract/listings/reviews-trust.ts'
import { listLacks, type TrustCheck } from '#domain/listings/trust.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { toOrganizationName } from '../../../../platform/db/organization-name.ts'
import { readTrustFacts } from './trust-facts.ts'

const SHOWN = 100

/** What the desk reads of a seller. */
export async function readSellerTrust(db: Db, sellerId: number, now: Date): Promise<SellerTrust> {
  const facts = await readTrustFacts(db, sellerId, now)
  const row = await db
    .selectFrom('seller_trust as trust')
    .leftJoin('users as granter', 'granter.id', 'trust.granted_by')
    .select(['trust.granted_at', 'trust.ended_at', 'trust.ended_why', 'granter.username as granted_by'])
    .where('trust.seller_id', '=', sellerId)
    .executeTakeFirst()
  const lacks = listLacks(facts)
  if (!row) return { state: 'never', since: null, grantedBy: null, facts, lacks }
  const { granted_at, ended_at, ended_why, granted_by: grantedBy } = row
  if (ended_at === null) return { state: 'trusted', since: granted_at.toISOString(), grantedBy, facts, lacks }
  const state = ended_why === 'report' ? ('ended-by-report' as const) : ('ended' as const)
  return { state, since: ended_at.toISOString(), grantedBy, facts, lacks }
}

/** Whether what a seller submits goes live after the checks, as of now. */
export async function isTrusted(db: Db, sellerId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('seller_trust')
    .innerJoin('organizations', 'organizations.id', 'seller_trust.seller_id')
    .select('seller_id')
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .where('organizations.status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined && listLacks(await readTrustFacts(db, sellerId, now)).length === 0
}

/** Why a space of a trusted seller waits: the checks it did not pass as it is now. */
export async function listHeldBack(db: Db, listingId: number): Promise<TrustCheck[]> {
  const row = await db
    .selectFrom('trust_decisions as decided')
    .innerJoin('listings', 'listings.id', 'decided.listing_id')
    .select('decided.checks')
    .where('listings.id', '=', listingId)
    .where('listings.status', '=', 'pending')
    .whereRef('decided.seen_at', '=', 'listings.updated_at')
    .executeTakeFirst()
  return (row?.checks ?? []) as TrustCheck[]
}

/** Whom Placard trusts, and the part of what went live so that is still to be looked at, oldest first. */
export async function readTrustOverview(db: Db): Promise<TrustOverview> {
  const sellers = await db
    .selectFrom('seller_trust as trust')
    .innerJoin('organizations', 'organizations.id', 'trust.seller_id')
    .select(['organizations.id', 'organizations.username', 'organizations.name', 'organizations.company'])
    .select([
      'trust.granted_at',
      sql<number>`(select count(*)::int from trust_decisions as decided join listings on listings.id = decided.listing_id
        where listings.seller_id = trust.seller_id and decided.is_live)`.as('live'),
    ])
    .where('trust.ended_at', 'is', null)
    .orderBy('organizations.username')
    .execute()
  const toLookAt = db
    .selectFrom('trust_decisions as decided')
    .innerJoin('listings', 'listings.id', 'decided.listing_id')
    .innerJoin('organizations', 'organizations.id', 'listings.seller_id')
    .where('decided.is_sampled', '=', true)
    .where('decided.looked_at', 'is', null)
    .where('listings.status', 'in', ['active', 'paused'])
  const sample = await toLookAt
    .select([
      'listings.id',
      'listings.title',
      'listings.location_text',
      'listings.price',
      'listings.frequency',
    ])
    .select(['organizations.username', 'decided.decided_at'])
    .orderBy('decided.decided_at')
    .orderBy('listings.id')
    .limit(SHOWN)
    .execute()
  const { total } = await toLookAt.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return {
    sellers: sellers.map((row) => ({
      id: row.id,
      username: row.username,
      name: toOrganizationName(row),
      since: row.granted_at.toISOString(),
      live: row.live,
    })),
    sample: sample.map((row) => ({
      listingId: row.id,
      title: row.title,
      place: row.location_text,
      price: row.price,
      interval: row.frequency as TrustOverview['sample'][number]['interval'],
      sellerUsername: row.username,
      at: row.decided_at.toISOString(),
    })),
    total,
  }
}
