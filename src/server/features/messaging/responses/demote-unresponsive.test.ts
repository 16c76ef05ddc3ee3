import { describe, expect, it } from 'vitest'
import type { Listing } from '#contract/listings/listings.ts'
import type { OwnAnswers } from '#contract/messaging/responses.ts'
import { FADE_REASONS } from '#domain/messaging/seller-demotion.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createAnswering } from '#test/support/messaging/answering.ts'
import { createTestApp } from '#test/support/test-app.ts'

const DAY = 24
const app = await createTestApp()
const { db } = app
const { goTo, run, ask, answer, seller, told } = createAnswering(app, new Date('2026-05-04T16:00:00Z'))

/** A seller of whom three buyers want to know something. */
async function silentSeller() {
  goTo(0)
  const { sellerId, listingId } = await seller()
  const asked: number[] = []
  for (let hour = 0; hour < 3; hour++) {
    goTo(hour)
    asked.push(await ask(listingId))
  }
  return { sellerId, listingId, asked }
}
const shown = async (id: number) => (await (await app.get(`/api/listings/${id}`)).json()) as Listing
const statusOf = async (id: number) =>
  (await db.selectFrom('listings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const eventsOf = (id: number) =>
  db
    .selectFrom('listing_events')
    .select(['from_status', 'to_status', 'reason', 'actor_id'])
    .where('listing_id', '=', id)
    .orderBy('id')
    .execute()
const own = async (id: number) =>
  (await (await (await app.as(id)).get('/api/my/answers')).json()) as OwnAnswers
const stepsTold = async (id: number) => (await told(id, 'fade')).map(({ data }) => data.step)

describe('a silent seller', () => {
  it('fades after a week, is paused three weeks later, and comes back by one button', async () => {
    const { sellerId, listingId } = await silentSeller()
    goTo(7 * DAY)
    await run('fade-sellers')
    expect((await shown(listingId)).seller.answers.isFaded).toBe(false)

    goTo(8 * DAY)
    await run('fade-sellers')
    const { answers } = (await shown(listingId)).seller
    expect(answers).toMatchObject({ isFaded: true, label: 'Often doesn’t reply', isPrompt: false })
    expect(await stepsTold(sellerId)).toEqual(['fade'])
    await run('fade-sellers')
    expect(await eventsOf(listingId)).toEqual([
      { from_status: 'active', to_status: 'active', reason: FADE_REASONS.fade, actor_id: null },
    ])

    goTo(28 * DAY)
    await run('fade-sellers')
    expect(await statusOf(listingId)).toBe('active')
    goTo(29 * DAY)
    await run('fade-sellers')
    expect(await statusOf(listingId)).toBe('paused')
    expect(await stepsTold(sellerId)).toEqual(['pause'])
    expect(await eventsOf(listingId)).toMatchObject([
      {},
      { from_status: 'active', to_status: 'paused', reason: FADE_REASONS.pause, actor_id: null },
    ])
    expect(await own(sellerId)).toMatchObject({ waiting: 3, pausedSpaces: 1 })

    const paused = await buildListing(db, { seller_id: sellerId, status: 'paused' })
    const resumed = await (await app.as(sellerId)).send('POST', '/api/my/answers/resume')
    expect(await resumed.json()).toEqual({ resumed: 1 })
    expect(await statusOf(listingId)).toBe('active')
    expect(await statusOf(paused)).toBe('paused')
    // still silent: three more weeks
    goTo(40 * DAY)
    await run('fade-sellers')
    expect(await statusOf(listingId)).toBe('active')
    goTo(51 * DAY)
    await run('fade-sellers')
    expect(await statusOf(listingId)).toBe('paused')
  })

  it('is as before at once when one of the three is answered', async () => {
    const { sellerId, listingId, asked } = await silentSeller()
    goTo(8 * DAY)
    await run('fade-sellers')
    expect((await shown(listingId)).seller.answers.isFaded).toBe(true)
    goTo(9 * DAY)
    await answer(asked[0]!, sellerId)
    await run('measure-answers', { sellerId })
    expect((await shown(listingId)).seller.answers).toMatchObject({ isFaded: false })
    expect(await stepsTold(sellerId)).toEqual(['restore'])
    expect((await eventsOf(listingId)).map(({ reason }) => reason)).toEqual([
      FADE_REASONS.fade,
      FADE_REASONS.restore,
    ])
    expect(await own(sellerId)).toMatchObject({ waiting: 2, fadedAt: null, pausedSpaces: 0 })
  })

  it('is as before by saying until when they are away, and does not fade meanwhile', async () => {
    const { sellerId, listingId } = await silentSeller()
    goTo(8 * DAY)
    await run('fade-sellers')
    const settings = { seller_id: sellerId, time_zone: 'America/Los_Angeles', away_until: '2026-06-08' }
    const updated_at = app.context.now()
    await db
      .insertInto('viewing_settings')
      .values({ ...settings, updated_at })
      .execute()
    await run('measure-answers', { sellerId })
    expect((await shown(listingId)).seller.answers).toMatchObject({ isFaded: false, awayUntil: '2026-06-08' })
    goTo(20 * DAY)
    await run('fade-sellers')
    expect((await shown(listingId)).seller.answers).toMatchObject({ isFaded: false })
    // back: what counted before the absence counts again
    goTo(40 * DAY)
    await run('measure-answers')
    await run('fade-sellers')
    expect((await shown(listingId)).seller.answers).toMatchObject({ isFaded: true, awayUntil: null })
  })

  it('does not fade over buyers who were answered, or who ask again', async () => {
    goTo(0)
    const { sellerId, listingId } = await seller()
    const first = await ask(listingId)
    const second = await ask(listingId)
    goTo(1)
    await answer(await ask(listingId), sellerId)
    goTo(2)
    await ask(listingId)
    expect(first).not.toBe(second)
    goTo(20 * DAY)
    await run('fade-sellers')
    expect((await shown(listingId)).seller.answers.isFaded).toBe(false)
  })
})
