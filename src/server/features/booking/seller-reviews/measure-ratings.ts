import { sql } from 'kysely'
import { type CountedReview, meanRating, ratingPart } from '#domain/booking/review/rating-part.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { COUNTED } from './queries.ts'

/** Smaller differences are invisible in an order, and not worth reading a seller's spaces anew. */
const NOTICEABLE = 0.01

/** Measures what reviews and missing proof say of each seller with a space on offer, and writes what differs; the search follows. */
export async function measureRatings({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const reviews = await listCounted(db, now())
  const records = await db
    .selectFrom('seller_proof_records')
    .select(['seller_id', 'due', 'overdue'])
    .execute()
  const proof = new Map(records.map(({ seller_id, ...counted }) => [seller_id, counted]))
  const mean = meanRating([...reviews.values()].flatMap((all) => all.map(({ overall }) => overall)))
  const sellers = db.selectFrom('listings').select('seller_id').distinct().where('status', '=', 'active')
  const rows = (await sellers.execute()).map(({ seller_id }) => {
    const owed = proof.get(seller_id) ?? { due: 0, overdue: 0 }
    return { seller_id, rating: ratingPart(reviews.get(seller_id) ?? [], { mean, proof: owed }) }
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

async function writeRatings(db: Db, rows: readonly { seller_id: number; rating: number }[]): Promise<void> {
  await sql`
    insert into seller_ratings as known (seller_id, rating)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (seller_id int, rating real)
    on conflict (seller_id) do update set rating = excluded.rating
    where abs(known.rating - excluded.rating) >= ${NOTICEABLE}::float8`.execute(db)
}
