import { sql } from 'kysely'
import { PROOF_STATUSES } from '#domain/booking/proof/stand.ts'
import { type CountedReview, meanRating, ratingPart } from '#domain/booking/review/rating-part.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readDuties } from '../duties/read-duties.ts'
import { COUNTED } from './queries.ts'

/** Smaller differences are invisible in an order, and not worth reading a seller's spaces anew. */
const NOTICEABLE = 0.01
/** Proof that was due longer ago counts no more. */
const PROOF_DAYS = 180
const BATCH = 200

/** Measures what reviews and missing proof say of each seller with a space on offer, and writes what differs; the search follows. */
export async function measureRatings({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const reviews = await listCounted(db, now())
  const proof = await countProof(db, now())
  const mean = meanRating([...reviews.values()].flatMap((all) => all.map(({ overall }) => overall)))
  const sellers = db.selectFrom('listings').select('seller_id').distinct().where('status', '=', 'active')
  const rows = (await sellers.execute()).map(({ seller_id }) => {
    const counted = reviews.get(seller_id) ?? []
    const owed = proof.get(seller_id) ?? { due: 0, overdue: 0 }
    return { seller_id, reviews: counted.length, ...owed, rating: ratingPart(counted, { mean, proof: owed }) }
  })
  await writeRatings(db, rows)
}

async function listCounted(db: Db, now: Date): Promise<Map<number, CountedReview[]>> {
  const { rows } = await sql<{ about_id: number; overall: number; shown_at: Date }>`
    select about_id, overall, shown_at from seller_reviews as review
    where side = 'buyer' and ${COUNTED}`.execute(db)
  const counted = rows.map(({ about_id, overall, shown_at }) => ({
    about_id,
    overall,
    ageDays: (now.getTime() - shown_at.getTime()) / DAY_MS,
  }))
  return Map.groupBy(counted, ({ about_id }) => about_id)
}

/** By seller: what was due lately, and what of it is missing. */
async function countProof(db: Db, now: Date): Promise<Map<number, { due: number; overdue: number }>> {
  const since = new Date(now.getTime() - PROOF_DAYS * DAY_MS).toISOString().slice(0, 10)
  const found = new Map<number, { due: number; overdue: number }>()
  for (let after = 0; ; ) {
    const bookings = await db
      .selectFrom('bookings')
      .select(['id', 'seller_id'])
      .where('id', '>', after)
      .where('status', 'in', PROOF_STATUSES)
      .where('last_day', '>=', since)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const owed = await readDuties(db, { ids: bookings.map(({ id }) => id), now })
    for (const { id, seller_id } of bookings) {
      const { stands = [], today = since } = owed.get(id) ?? {}
      const past = stands.filter(({ dueOn }) => dueOn >= since && dueOn < today)
      const { due, overdue } = found.get(seller_id) ?? { due: 0, overdue: 0 }
      const missing = past.filter(({ state }) => state === 'overdue').length
      found.set(seller_id, { due: due + past.length, overdue: overdue + missing })
    }
    if (bookings.length < BATCH) return found
    after = bookings.at(-1)?.id ?? after
  }
}

interface SellerRating {
  seller_id: number
  reviews: number
  due: number
  overdue: number
  rating: number
}

async function writeRatings(db: Db, rows: readonly SellerRating[]): Promise<void> {
  await sql`
    insert into seller_ratings as known (seller_id, reviews, due, overdue, rating)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m (seller_id int, reviews int, due int, overdue int, rating real)
    on conflict (seller_id) do update set
      reviews = excluded.reviews, due = excluded.due, overdue = excluded.overdue, rating = excluded.rating
    where abs(known.rating - excluded.rating) >= ${NOTICEABLE}::float8`.execute(db)
}
