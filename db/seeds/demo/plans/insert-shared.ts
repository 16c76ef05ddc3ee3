import { randomBytes } from 'node:crypto'
import { DAY_MS } from '#domain/dates.ts'
import { SHARE_DAYS } from '#domain/planning/limits.ts'
import { keepVersion, writePlan } from '#server/features/planning/plan-shares/keep-version.ts'
import type { Tx } from '#server/platform/db/database.ts'
import type { SharedPlanTold } from './operator-plans.ts'

interface InsertSharedInput {
  planId: number
  name: string
  shared: SharedPlanTold
  now: Date
}

/** A link whose address nobody knows any more, what a client has said through it, and the version that was decided on. */
export async function insertShared(
  trx: Tx,
  { planId: plan_id, name, shared, now }: InsertSharedInput,
): Promise<void> {
  const at = new Date(now.getTime() - shared.daysAgo * DAY_MS)
  const written = writePlan(await readLines(trx, plan_id, name))
  const version = await keepVersion(trx, { planId: plan_id, written, cause: 'shared', now: at })
  const { id: share_id } = await trx
    .insertInto('plan_shares')
    .values({
      plan_id,
      token_hash: randomBytes(32),
      seal_key: randomBytes(32),
      can: 'approve',
      shows_prices: true,
      expires_at: new Date(at.getTime() + SHARE_DAYS.default * DAY_MS),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const said = { plan_id, share_id, author_name: shared.client, created_at: at }
  await trx
    .insertInto('plan_comments')
    .values({ ...said, body: shared.comment })
    .execute()
  await trx
    .insertInto('plan_decisions')
    .values({ ...said, version, decision: shared.decision, note: shared.note })
    .execute()
}

/** As they were priced a moment ago. */
async function readLines(trx: Tx, planId: number, name: string): Promise<Parameters<typeof writePlan>[0]> {
  const rows = await trx
    .selectFrom('plan_lines as line')
    .innerJoin('listings', 'listings.id', 'listing_id')
    .select(['line.id', 'listing_id', 'first_day', 'last_day', 'quantity', 'added_cents'])
    .select(['title', 'ad_type', 'location_text'])
    .where('plan_id', '=', planId)
    .orderBy('line.id')
    .execute()
  return {
    name,
    totalCents: rows.reduce((sum, { added_cents }) => sum + added_cents, 0),
    lines: rows.map(({ id, listing_id: listingId, title, ad_type: adType, ...row }) => ({
      id,
      listingId,
      listing: { title, adType, location: { text: row.location_text } },
      first: row.first_day,
      last: row.last_day,
      quantity: row.quantity,
      price: { state: 'priced', totalCents: row.added_cents },
    })),
  }
}
