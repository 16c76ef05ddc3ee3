import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import type { Ground } from '../access-targets.ts'
import { period } from '../booking/book.ts'

/** Plans that routes of the API name. */
export function planTargets({ db, userId, listing }: Ground) {
  const insertPlan = async () => {
    const row = db.insertInto('plans').values({ owner_id: userId, name: 'Mine' }).returning('id')
    return (await row.executeTakeFirstOrThrow()).id
  }
  return {
    plan: insertPlan,
    /** Token of a link to a plan of the user's. */
    async sharedPlan() {
      const token = randomBytes(32).toString('base64url')
      const share = { can: 'approve', shows_prices: true, created_at: new Date() } as const
      const expires_at = new Date(Date.now() + 86_400_000)
      const ids = { plan_id: await insertPlan(), token_hash: hashToken(token), seal_key: randomBytes(32) }
      await db
        .insertInto('plan_shares')
        .values({ ...ids, ...share, expires_at })
        .execute()
      return token
    },
    /** Path of a version of a plan of the user's. */
    async planVersion() {
      const plan_id = await insertPlan()
      const { from: first, to: last } = period(6)
      const line = { id: 1, listingId: await listing(), title: null, medium: null, place: null, first, last }
      const lines = [{ ...line, quantity: 1, totalCents: null }]
      const body = JSON.stringify({ format: 1, name: 'Mine', lines, totalCents: 0 })
      const kept = { plan_id, version: 1, body, sha256: randomBytes(32), cause: 'kept' } as const
      await db
        .insertInto('plan_versions')
        .values({ ...kept, created_at: new Date() })
        .execute()
      return `/api/plans/${plan_id}/versions/1`
    },
    /** Path of a line in a plan of the user's. */
    async planLine() {
      const { from, to } = period(6)
      const plan_id = await insertPlan()
      const line = { plan_id, listing_id: await listing(), first_day: from, last_day: to, added_cents: 0 }
      const row = db.insertInto('plan_lines').values(line).returning('id')
      return `/api/plans/${plan_id}/lines/${(await row.executeTakeFirstOrThrow()).id}`
    },
  }
}
