import { sql } from 'kysely'
import type { BriefStart } from '#contract/planning/briefs.ts'
import type { Bounds } from '#domain/geo.ts'
import type { AdType } from '#domain/vocabulary.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { organizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BriefMeans } from './brief-means.ts'

/** Listed at once; those with fewer spaces are found by a smaller area. */
const MOST_SELLERS = 100
/** Around the spaces of a plan that was made by hand, in degrees: about 10 km. */
const MARGIN = 0.1

export interface BriefArea {
  name: string
  bounds: Bounds
}

interface SellerQuery {
  ownerId: number
  place?: string | undefined
  planId: number | null
  media: readonly AdType[]
}

/** Whom a brief can be sent to, with what a plan says already. @throws AppError `plan-not-found`, `invalid-input` */
export async function findSellers(
  context: AppContext,
  means: BriefMeans,
  asked: SellerQuery,
): Promise<BriefStart> {
  const plan = asked.planId === null ? null : await readPlanFacts(context.db, { ...asked, id: asked.planId })
  const area = await findArea(means, { place: asked.place, plan })
  const media = asked.media.length > 0 ? asked.media : (plan?.media ?? [])
  return {
    place: area?.name ?? null,
    plan: plan && {
      id: plan.id,
      name: plan.name,
      media: plan.media,
      from: plan.from,
      to: plan.to,
      budgetCents: plan.budgetCents,
    },
    sellers: area ? await listSellers(context.db, { buyerId: asked.ownerId, area, media }) : [],
  }
}

export type PlanFacts = Awaited<ReturnType<typeof readPlanFacts>>

/** What a plan of the owner's says of where, when and what. @throws AppError `plan-not-found` */
export async function readPlanFacts(db: Db, { id, ownerId }: { id: number; ownerId: number }) {
  const plan = await db
    .selectFrom('plans')
    .select(['id', 'name', 'inputs', 'budget_cents'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!plan) throw new AppError('plan-not-found')
  const lines = await db
    .selectFrom('plan_lines as line')
    .innerJoin('listings', 'listings.id', 'line.listing_id')
    .select(['line.first_day', 'line.last_day', 'listings.lat', 'listings.lng', 'listings.ad_type'])
    .where('line.plan_id', '=', id)
    .execute()
  const days = lines.flatMap(({ first_day, last_day }) => [first_day, last_day]).sort()
  const drawn = plan.inputs?.polygon
  const media = plan.inputs?.media.map(({ adType }) => adType) ?? []
  return {
    id,
    name: plan.name,
    // a drawn area goes before a place
    place: drawn ? undefined : plan.inputs?.place,
    bounds: drawn ? boundsOf(drawn, 0) : (plan.inputs?.bounds ?? boundsOf(lines)),
    media: media.length > 0 ? media : [...new Set(lines.map(({ ad_type }) => ad_type))],
    from: plan.inputs?.from ?? days[0] ?? null,
    to: plan.inputs?.to ?? days.at(-1) ?? null,
    budgetCents: plan.budget_cents,
  }
}

function boundsOf(
  places: readonly { lat: number | null; lng: number | null }[],
  margin = MARGIN,
): Bounds | null {
  const points = places.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]))
  if (points.length === 0) return null
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  return {
    west: Math.max(-180, Math.min(...lngs) - margin),
    south: Math.max(-90, Math.min(...lats) - margin),
    east: Math.min(180, Math.max(...lngs) + margin),
    north: Math.min(90, Math.max(...lats) + margin),
  }
}

/** The place that was named, else that of the plan; null where there is neither. @throws AppError `invalid-input` */
export async function findArea(
  { readPlace }: Pick<BriefMeans, 'readPlace'>,
  { place, plan }: { place?: string | undefined; plan: PlanFacts | null },
): Promise<BriefArea | null> {
  const named = place ?? plan?.place
  if (named) return readPlace(named)
  return plan?.bounds ? { name: `Area of the plan “${plan.name}”`, bounds: plan.bounds } : null
}

interface Market {
  buyerId: number
  area: BriefArea
  media: readonly AdType[]
  /** Only these; absent: all, the first of them. */
  among?: readonly number[]
}

/** Those with spaces on offer there, but the buyer and whoever blocks or is blocked by them. */
export async function listSellers(
  db: Db,
  { buyerId, area: { bounds }, media, among }: Market,
): Promise<BriefStart['sellers']> {
  const isInside =
    bounds.west <= bounds.east
      ? sql`listing.lng between ${bounds.west} and ${bounds.east}`
      : sql`(listing.lng >= ${bounds.west} or listing.lng <= ${bounds.east})`
  const { rows } = await sql<BriefStart['sellers'][number]>`
    select seller.id, ${organizationName('seller')} as name, seller.username, found.spaces
    from (select listing.seller_id, count(*)::int as spaces from listings as listing
      where listing.status = 'active' and listing.lat between ${bounds.south} and ${bounds.north} and ${isInside}
        and (cardinality(${[...media]}::text[]) = 0 or listing.ad_type = any(${[...media]}::text[]))
      group by listing.seller_id) as found
    join organizations as seller on seller.id = found.seller_id and seller.deleted_at is null
    where seller.id <> ${buyerId} and (${among === undefined} or seller.id = any(${[...(among ?? [])]}::int[])) and not exists (select from blocks
      where (blocker_id = seller.id and blocked_id = ${buyerId}) or (blocker_id = ${buyerId} and blocked_id = seller.id))
    order by found.spaces desc, seller.id limit ${MOST_SELLERS}`.execute(db)
  return rows
}
