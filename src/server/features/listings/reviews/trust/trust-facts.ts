import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { DAY_MS } from '#domain/dates.ts'
import { TRUST } from '#domain/limits.ts'
import type { TrustFacts } from '#domain/listings/trust.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { isOf } from '../../../../platform/db/membership.ts'

/** A space that a person of Placard, who is none of its seller's, sent back or took down: an event, and its space. */
export function isRefusalOf(event: string, listing: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${event}.to_status`)} in ('rejected', 'archived') and ${isDecision(event, listing)})`
}

/** Decided by a person, and by nobody of the seller's own: what people of both sides say of each other counts for nothing. */
function isDecision(event: string, listing: string): RawBuilder<SqlBool> {
  const [actor, to, from] = ['actor_id', 'to_status', 'from_status'].map((one) => sql.ref(`${event}.${one}`))
  const seller = sql.ref(`${listing}.seller_id`)
  return sql<SqlBool>`(${actor} is not null and not ${isOf(required(actor), seller)}
    and ((${from} = 'pending' and ${to} in ('active', 'rejected'))
      or (${to} = 'archived' and exists (select from users where users.id = ${actor} and users.role = 'admin'))))`
}

/** What is known of a seller, as of now. */
export async function readTrustFacts(db: Db, sellerId: number, now: Date): Promise<TrustFacts> {
  const since = new Date(now.getTime() - TRUST.refusedDays * DAY_MS)
  const { rows } = await sql<Omit<TrustFacts, 'upheldReports'>>`
    select count(distinct event.listing_id) filter (where event.to_status = 'active')::int as approved,
      count(*) filter (where event.created_at > ${since})::int as decided,
      count(*) filter (where event.created_at > ${since} and event.to_status <> 'active')::int as refused
    from listings join listing_events as event on event.listing_id = listings.id
    where listings.seller_id = ${sellerId} and ${isDecision('event', 'listings')}`.execute(db)
  const { upheld } = await db
    .selectFrom('listing_reports as report')
    .innerJoin('listings', 'listings.id', 'report.listing_id')
    .select(sql<number>`count(*)::int`.as('upheld'))
    .where('listings.seller_id', '=', sellerId)
    .where('report.is_upheld', '=', true)
    .executeTakeFirstOrThrow()
  return { ...required(rows[0]), upheldReports: upheld }
}
