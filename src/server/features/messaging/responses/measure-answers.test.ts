import { describe, expect, it } from 'vitest'
import type { Listing } from '#contract/listings/listings.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { buildConversation } from '#test/support/messaging/build-conversation.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { measureSellers } from './measure-answers.ts'

const HOUR_MS = 3_600_000
const app = await createTestApp()
const { db } = app
const now = new Date()
// changes are followed from the first load on
await app.context.search.openIndex()
const buyers = await Promise.all([1, 2, 3].map(() => buildUser(db)))

interface AskInput {
  seller: number
  buyer: number
  hoursAgo: number
  answeredAfter?: number
}

async function ask({
  seller,
  buyer,
  hoursAgo,
  answeredAfter,
}: AskInput): Promise<{ id: number; listing: number }> {
  const at = now.getTime() - hoursAgo * HOUR_MS
  const listing = await buildListing(db, { seller_id: seller })
  const answeredAt = answeredAfter === undefined ? undefined : new Date(at + answeredAfter * HOUR_MS)
  const id = await buildConversation(db, {
    listingId: listing,
    buyerId: buyer,
    createdAt: new Date(at),
    answeredAt,
  })
  return { id, listing }
}

/** By all three. @returns one of the spaces */
async function askAll(seller: number, asked: Omit<AskInput, 'seller' | 'buyer'>): Promise<number> {
  const [first] = await Promise.all(buyers.map((buyer) => ask({ seller, buyer, ...asked })))
  return first!.listing
}
const measure = (hoursLater = 0) =>
  measureSellers(db, { now: new Date(now.getTime() + hoursLater * HOUR_MS) })
const answersOf = async (listing: number) => {
  await app.context.search.catchUp()
  const shown = (await (await app.get(`/api/listings/${listing}`)).json()) as Listing
  const [card] = await app.context.search.get([listing])
  expect(card!.seller.answers).toEqual(shown.seller.answers)
  return shown.seller.answers
}

describe('how a seller answers', () => {
  it('stands on every page and card from three buyers on, each counted once', async () => {
    const seller = await buildUser(db)
    const listing = await askAll(seller, { hoursAgo: 100, answeredAfter: 3 })
    expect(await answersOf(listing)).toMatchObject({
      label: 'New seller: no answers measured yet',
      isMeasured: false,
    })
    for (let i = 0; i < 4; i++) await ask({ seller, buyer: buyers[0]!, hoursAgo: 90, answeredAfter: 3 })
    await measure()
    expect(await answersOf(listing)).toEqual({
      label: 'Usually answers within 4 hours',
      tooltip: 'Median of 3 buyers in 90 days; 3 answered.',
      buyers: 3,
      answered: 3,
      isMeasured: true,
      isPrompt: true,
      isFaded: false,
      awayUntil: null,
    })
  })

  it('counts silence after two days, and weighs in the order as soon as it is measured', async () => {
    const silent = await buildUser(db)
    const listing = await askAll(silent, { hoursAgo: 47 })
    await measure()
    expect(await answersOf(listing)).toMatchObject({ buyers: 0 })
    await measure(2)
    expect(await answersOf(listing)).toMatchObject({
      label: 'Often doesn’t reply',
      tooltip: 'Median of 3 buyers in 90 days; 0 answered.',
    })
    const { listings } = await app.context.search.list({ sort: 'recommended' })
    expect(listings.slice(-3).map(({ sellerId }) => sellerId)).toEqual([silent, silent, silent])
  })

  it('leaves out old questions, and conversations that one side has reported or blocked', async () => {
    const seller = await buildUser(db)
    const old = await ask({ seller, buyer: buyers[0]!, hoursAgo: 24 * 91 })
    const blocked = await ask({ seller, buyer: buyers[1]!, hoursAgo: 100 })
    const reported = await ask({ seller, buyer: buyers[2]!, hoursAgo: 100 })
    await db.insertInto('blocks').values({ blocker_id: seller, blocked_id: buyers[1]! }).execute()
    await db
      .insertInto('listing_reports')
      .values({
        listing_id: reported.listing,
        conversation_id: reported.id,
        message_seq: 1,
        reporter_id: seller,
        reason: 'spam',
      })
      .execute()
    await measure()
    expect(await answersOf(old.listing)).toMatchObject({ buyers: 0 })
    await db.deleteFrom('blocks').execute()
    await measure()
    expect(await answersOf(blocked.listing)).toMatchObject({ buyers: 1, answered: 0 })
  })

  it('is forgotten after ninety days', async () => {
    const seller = await buildUser(db)
    const listing = await askAll(seller, { hoursAgo: 100, answeredAfter: 1 })
    await measure()
    expect(await answersOf(listing)).toMatchObject({ isMeasured: true })
    await measure(24 * 89)
    expect(await answersOf(listing)).toMatchObject({ isMeasured: false, buyers: 0 })
  })

  it('leaves out time away, and says until when', async () => {
    const seller = await buildUser(db)
    const listing = await askAll(seller, { hoursAgo: 47 })
    const until = new Date(now.getTime() + 5 * 24 * HOUR_MS).toISOString().slice(0, 10)
    const settings = {
      seller_id: seller,
      time_zone: 'America/Los_Angeles',
      away_until: until,
      updated_at: now,
    }
    await db.insertInto('viewing_settings').values(settings).execute()
    expect(await answersOf(listing)).toMatchObject({ awayUntil: until })
    await measure(48)
    expect(await answersOf(listing)).toMatchObject({ awayUntil: until, buyers: 0 })
    await measure(24 * 8)
    expect(await answersOf(listing)).toMatchObject({ awayUntil: null, buyers: 3, answered: 0 })
    const { ends_at } = await db.selectFrom('seller_absences').selectAll().executeTakeFirstOrThrow()
    expect(ends_at.toLocaleString('en-US', { timeZone: 'America/Los_Angeles' })).toMatch(/12:00:00 AM$/)
  })

  it('ends an absence when the seller says so', async () => {
    const seller = await buildUser(db)
    const listing = await buildListing(db, { seller_id: seller })
    const settings = { seller_id: seller, time_zone: 'UTC', away_until: '2100-01-01', updated_at: now }
    await db.insertInto('viewing_settings').values(settings).execute()
    const later = new Date(now.getTime() + 3 * HOUR_MS)
    await db
      .updateTable('viewing_settings')
      .set({ away_until: null, updated_at: later })
      .where('seller_id', '=', seller)
      .execute()
    expect(await answersOf(listing)).toMatchObject({ awayUntil: null })
    const absence = db.selectFrom('seller_absences').selectAll().where('seller_id', '=', seller)
    expect(await absence.executeTakeFirst()).toMatchObject({ starts_at: now, ends_at: later })
  })
})
