import { sql } from 'kysely'
import type { ListingCounts } from '#contract/listings/reviews.ts'
import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import type { Db } from '../../../platform/db/database.ts'
import { wordConditions } from '../listings/queries.ts'

/** Counts of listings by status, filtered by `q`, and of all pending revisions. */
export async function countListings(db: Db, q: string | undefined) {
  const rows = await db
    .selectFrom('listings')
    .innerJoin('organizations', 'organizations.id', 'listings.seller_id')
    .select(['listings.status', sql<number>`count(*)`.as('count')])
    .where((eb) => eb.and(wordConditions(eb, q)))
    .groupBy('listings.status')
    .execute()
  const { edits, prices } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('listing_revisions')
        .select(sql<number>`count(*)`.as('count'))
        .where('status', '=', 'pending')
        .as('edits'),
      eb
        .selectFrom('unusual_prices')
        .select(sql<number>`count(*)`.as('count'))
        .where('seen_at', 'is', null)
        .as('prices'),
    ])
    .executeTakeFirstOrThrow()
  const none = Object.fromEntries(LISTING_STATUSES.map((status) => [status, 0]))
  return {
    ...none,
    ...Object.fromEntries(rows.map((row) => [row.status, row.count])),
    edits,
    prices,
  } as ListingCounts
}

export async function getSellerFacts(db: Db, id: number) {
  const user = await db
    .selectFrom('organizations')
    .select(['id', 'username', 'email', 'status', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const counts = await db
    .selectFrom('listings')
    .select(['status', sql<number>`count(*)`.as('count')])
    .where('seller_id', '=', id)
    .groupBy('status')
    .execute()
  const { created_at, ...rest } = user
  return {
    ...rest,
    createdAt: created_at.toISOString(),
    listings: Object.fromEntries(counts.map((row) => [row.status, row.count])),
  }
}

const LATEST_EVENTS = 30

/** The latest transitions, newest first. */
export function listEvents(db: Db, listingId: number) {
  return (
    db
      .selectFrom('listing_events')
      .leftJoin('users', 'users.id', 'listing_events.actor_id')
      .select([
        'listing_events.from_status',
        'listing_events.to_status',
        'listing_events.reason',
        'listing_events.created_at',
      ])
      .leftJoin('listings', 'listings.id', 'listing_events.listing_id')
      .leftJoin('organization_members as member', (join) =>
        join
          .onRef('member.organization_id', '=', 'listings.seller_id')
          .onRef('member.user_id', '=', 'users.id'),
      )
      .leftJoin('organizations as company', (join) =>
        join.onRef('company.id', '=', 'member.organization_id').on('company.person_id', 'is', null),
      )
      // of a company who it was
      .select(
        sql<string | null>`case when company.id is null then users.username
        else coalesce(users.name, users.username) || ' for ' || coalesce(company.name, company.username) end`.as(
          'actor',
        ),
      )
      .where('listing_id', '=', listingId)
      .orderBy('listing_events.id', 'desc')
      .limit(LATEST_EVENTS)
      .execute()
  )
}
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

/** The edit of a public listing that waits. */
export async function findRevisionId(db: Db, listingId: number): Promise<number | null> {
  const row = await db
    .selectFrom('listing_revisions')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The queue is newest first: the next older one, else the newest. */
export async function findNextPending(
  db: Db,
  { id, created_at }: { id: number; created_at: Date },
): Promise<number | null> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('status', '=', 'pending')
    .where('id', '!=', id)
    .orderBy(sql`(date_trunc('milliseconds', created_at), id) < (${created_at}, ${id})`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
