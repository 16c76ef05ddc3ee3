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
