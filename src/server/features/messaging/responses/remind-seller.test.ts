import { beforeAll, describe, expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createAnswering } from '#test/support/messaging/answering.ts'
import { createTestApp } from '#test/support/test-app.ts'

// a Monday at 9 in the morning where the market is
const START = new Date('2026-05-04T16:00:00Z')
const hoursLater = (hours: number) => new Date(START.getTime() + hours * 3_600_000)
const app = await createTestApp()
const { db } = app
const { goTo, remind, ask, answer, seller, told, nextReminder } = createAnswering(app, START)
const countReminders = async (id: number) => (await told(id, 'answer-reminder'))[0]?.count ?? 0

beforeAll(() => goTo(0))

describe('a question that waits', () => {
  it('reminds its seller after 4, 24 and 48 hours, in the daytime', async () => {
    goTo(0)
    const { sellerId, listingId } = await seller()
    const id = await ask(listingId)
    expect(await nextReminder(id)).toEqual(hoursLater(4))
    await remind(id)
    expect(await countReminders(sellerId)).toBe(0)
    for (const [hours, count, next] of [
      [4, 1, 24],
      [24, 2, 48],
      [48, 3, 72],
    ] as const) {
      goTo(hours)
      await remind(id)
      // a second run of the same job tells nothing twice
      await remind(id)
      expect(await countReminders(sellerId)).toBe(count)
      expect(await nextReminder(id)).toEqual(hoursLater(next))
    }
    const [reminder] = await told(sellerId, 'answer-reminder')
    expect(reminder!.data).toMatchObject({ title: expect.stringContaining('Wall on Pine Street') })
  })

  it('waits for the morning', async () => {
    goTo(11)
    const { sellerId, listingId } = await seller()
    const id = await ask(listingId)
    goTo(15)
    await remind(id)
    expect(await countReminders(sellerId)).toBe(0)
    // 8 in the morning
    expect(await nextReminder(id)).toEqual(hoursLater(23))
    goTo(23)
    await remind(id)
    expect(await countReminders(sellerId)).toBe(1)
  })

  it('reads the seller’s own zone', async () => {
    goTo(0)
    const { sellerId, listingId } = await seller()
    await db.insertInto('notice_settings').values({ user_id: sellerId, time_zone: 'Europe/Berlin' }).execute()
    const id = await ask(listingId)
    goTo(4)
    await remind(id)
    expect(await countReminders(sellerId)).toBe(0)
    expect(await nextReminder(id)).toEqual(new Date('2026-05-05T06:00:00Z'))
  })

  it('ends with the answer', async () => {
    goTo(0)
    const { sellerId, listingId } = await seller()
    const id = await ask(listingId)
    await answer(id, sellerId)
    expect(await nextReminder(id)).toBeUndefined()
    goTo(100)
    await remind(id)
    expect(await countReminders(sellerId)).toBe(0)
  })

  it('stands still while the seller is away, and reminds nobody who has muted, blocked or reported', async () => {
    goTo(0)
    const { sellerId, listingId } = await seller()
    const away = await ask(listingId)
    const settings = { seller_id: sellerId, time_zone: 'America/Los_Angeles', away_until: '2026-05-10' }
    await db
      .insertInto('viewing_settings')
      .values({ ...settings, updated_at: START })
      .execute()
    goTo(30)
    await remind(away)
    expect(await countReminders(sellerId)).toBe(0)
    // four hours that count, after the first morning back
    expect(await nextReminder(away)).toEqual(new Date('2026-05-11T15:00:00Z'))

    goTo(0)
    const other = await seller()
    const [muted, blocked] = [await ask(other.listingId), await ask(other.listingId)]
    await db
      .updateTable('conversation_members')
      .set({ muted_until: hoursLater(500) })
      .where('conversation_id', '=', muted)
      .execute()
    const { buyer_id } = await db
      .selectFrom('conversations')
      .select('buyer_id')
      .where('id', '=', blocked)
      .executeTakeFirstOrThrow()
    await db.insertInto('blocks').values({ blocker_id: buyer_id, blocked_id: other.sellerId }).execute()
    goTo(4)
    await remind(muted)
    await remind(blocked)
    expect(await countReminders(other.sellerId)).toBe(0)
    expect(await nextReminder(muted)).toEqual(hoursLater(24))
  })
})

describe('after three days', () => {
  it('the buyer is shown three similar spaces, once', async () => {
    goTo(0)
    const { sellerId, listingId } = await seller()
    const buyerId = await buildUser(db)
    const here = { lat: 47.62, lng: -122.33 }
    const near = await Promise.all([950, 700, 1300].map((price) => buildListing(db, { ...here, price })))
    await buildListing(db, { ...here, price: 1400 })
    await buildListing(db, { ...here, ad_type: 'radio' })
    await buildListing(db, { ...here, seller_id: sellerId })
    await buildListing(db, { ...here, seller_id: buyerId })
    await buildListing(db, { ...here, status: 'paused' })
    const id = await ask(listingId, buyerId)
    goTo(72)
    // the reminders come first, one step a run
    for (let turn = 0; turn < 3; turn++) await remind(id)
    const client = await app.as(buyerId)
    const thread = (await (await client.get(`/api/conversations/${id}`)).json()) as {
      messages: { body: string; event: { event: string; listingIds: number[] } | null }[]
      waitingSince: string | null
    }
    const { body, event } = thread.messages.at(-1)!
    expect(body).toBe('No answer yet. Three similar spaces')
    expect(event).toMatchObject({ event: 'no-answer-yet', by: 'placard' })
    expect(event!.listingIds).toHaveLength(3)
    expect(near).toEqual(expect.arrayContaining(event!.listingIds.filter((one) => near.includes(one))))
    expect(thread.messages).toHaveLength(2)
    expect(thread.waitingSince).not.toBeNull()
    const [notice] = await told(buyerId, 'no-answer')
    expect(notice!.data.text).toMatch(/^No answer yet about “.*”\. Three similar spaces$/)
  })
})
