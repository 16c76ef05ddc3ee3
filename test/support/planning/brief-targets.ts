import type { Ground } from '../access-targets.ts'
import { period } from '../booking/book.ts'
import { buildUnits } from '../booking/build-booking.ts'

/** Briefs that routes of the API name: of the user, sent to the seller. */
export function briefTargets({ db, userId, sellerId, listing }: Ground) {
  const insertBrief = async () => {
    const listingId = await listing()
    const now = new Date()
    const { from, to } = period(6)
    const brief = db.insertInto('briefs').values({
      organization_id: userId,
      title: 'Spring',
      body: 'Boards by the port.',
      place: 'Seattle',
      ...{ west: -123, south: 47, east: -121, north: 48 },
      first_day: from,
      last_day: to,
      closes_at: new Date(now.getTime() + 7 * 86_400_000),
      created_at: now,
    })
    const { id } = await brief.returning('id').executeTakeFirstOrThrow()
    const sent = { brief_id: id, organization_id: sellerId }
    const answered = {
      state: 'answered',
      answered_at: now,
      valid_until: new Date(now.getTime() + 86_400_000),
    } as const
    await db
      .insertInto('brief_recipients')
      .values({ ...sent, ...answered })
      .execute()
    const [unitId] = await buildUnits(db, listingId)
    const days = { first_day: from, last_day: to }
    const line = db.insertInto('brief_lines').values({
      ...sent,
      ...days,
      listing_id: listingId,
      unit_id: unitId!,
      total_cents: 1,
    })
    return { id, listingId, lineId: (await line.returning('id').executeTakeFirstOrThrow()).id }
  }
  return { brief: insertBrief }
}
