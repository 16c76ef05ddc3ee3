import { describe, expect, it } from 'vitest'
import type { BookingReview, DeskReview, WrittenReview } from '#contract/booking/seller-reviews.ts'
import { DAY_MS } from '#domain/dates.ts'
import { hashPassword } from '#server/features/accounts/accounts/password.ts'
import { PASSWORD } from '#test/support/accounts/members.ts'
import { type Agreed, buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { remindOfReviews, revealClosed } from './tend-reviews.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const admin = await app.as(await buildUser(db, { role: 'admin' }))
const at = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * DAY_MS) })

interface Sides extends Agreed {
  buyer: TestClient
  seller: TestClient
}

/** Ended so many days ago; seven days long. */
async function build(endedAgo = 3, sides: { buyerId?: number; sellerId?: number } = {}): Promise<Sides> {
  const agreed = await buildAgreed(db, { ...sides, status: 'completed', startsIn: -6 - endedAgo })
  return { ...agreed, buyer: await app.as(agreed.buyerId), seller: await app.as(agreed.sellerId) }
}

const byBuyer = (body = '', overall = 5): WrittenReview => ({
  side: 'buyer',
  overall,
  parts: { 'as-described': 5, 'as-agreed': 4, proof: 5, communication: 5 },
  body,
})
const bySeller: WrittenReview = {
  side: 'seller',
  overall: 4,
  parts: { 'paid-on-time': 5, 'artwork-on-time': 3, communication: 4 },
  body: 'Paid at once; the artwork came late.',
}
const write = (who: TestClient, id: number, body: object) =>
  who.send('POST', `/api/bookings/${id}/review`, body)
const read = async (who: TestClient, id: number) =>
  (await (await who.get(`/api/bookings/${id}/review`)).json()) as BookingReview
const about = async (sellerId: number) => (await app.get(`/api/sellers/${sellerId}/reviews`)).json()
const moderate = (id: number, step: 'hide' | 'restore', part = 'review') =>
  admin.send('PATCH', `/api/admin/reviews/${id}`, { part, step, reason: 'A name of a third person.' })

async function both(given: Sides, body = 'Up on the day, lit every night, photos in time.', overall = 5) {
  await write(given.buyer, given.id, byBuyer(body, overall))
  await write(given.seller, given.id, bySeller)
  return (await read(given.buyer, given.id)).mine!
}

async function exportOf(userId: number, who: TestClient): Promise<string> {
  const password = await hashPassword(PASSWORD)
  await db.updateTable('users').set({ password }).where('id', '=', userId).execute()
  const answer = await who.send('POST', '/api/account/export', { password: PASSWORD })
  expect(answer.status).toBe(200)
  return answer.text()
}

async function mailsTo(userId: number): Promise<string[]> {
  await app.runJobs()
  const user = db.selectFrom('users').select('email').where('id', '=', userId)
  const { email } = await user.executeTakeFirstOrThrow()
  const mails = db.selectFrom('outbox_messages').select('subject').where('recipient', '=', email)
  return (await mails.orderBy('id').execute()).map(({ subject }) => subject.replace(/ \(PLA-.*/, ''))
}

describe('double-blind', () => {
  it('shows nobody the other side’s before both have written, not in counts, notices or exports', async () => {
    const given = await build()
    const { id, buyer, seller, buyerId, sellerId } = given
    expect(await read(buyer, id)).toMatchObject({ canWrite: true, window: 'open', mine: null, theirs: null })
    expect((await write(buyer, id, byBuyer('Secret words of twenty letters'))).status).toBe(201)
    const seen = await read(seller, id)
    expect(seen).toMatchObject({ canWrite: true, mine: null, theirs: null })
    expect(await read(admin, id)).toMatchObject({ mine: null, theirs: null, canWrite: false })
    expect(await about(sellerId)).toMatchObject({ rating: { count: 0 }, items: [] })
    expect(await exportOf(given.sellerId, seller)).not.toContain('Secret words')
    expect(await exportOf(given.buyerId, buyer)).toContain('Secret words')
    const notices = db.selectFrom('notices').select('id').where('user_id', 'in', [sellerId, buyerId])
    expect(await notices.execute()).toEqual([])
    // written anew, as often as one likes
    await write(buyer, id, byBuyer('Other words of twenty letters', 3))
    expect((await read(buyer, id)).mine).toMatchObject({ overall: 3, state: 'sealed' })

    await write(seller, id, bySeller)
    expect(await read(seller, id)).toMatchObject({
      canWrite: false,
      canReply: true,
      theirs: { state: 'shown', body: 'Other words of twenty letters' },
    })
    expect((await write(buyer, id, byBuyer())).status).toBe(409)
    expect(await about(sellerId)).toMatchObject({
      rating: { count: 1, average: null },
      items: [{ overall: 3 }],
    })
    expect(await mailsTo(buyerId)).toEqual([expect.stringContaining('reviewed your booking')])
    expect(await mailsTo(sellerId)).toEqual([expect.stringContaining('reviewed your booking')])
  })

  it('ends by time: what one side wrote is published, and the other writes none any more', async () => {
    const { id, buyer, seller, buyerId, sellerId } = await build(20)
    await write(buyer, id, byBuyer())
    await revealClosed(context)
    expect((await read(seller, id)).theirs).toBeNull()
    await Promise.all([revealClosed(at(3)), revealClosed(at(3))])
    await revealClosed(at(3))
    expect((await read(seller, id)).theirs).toMatchObject({ state: 'shown' })
    expect((await write(seller, id, bySeller)).status).toBe(409)
    expect(await mailsTo(buyerId)).toEqual([expect.stringContaining('Your review of')])
    expect(await mailsTo(sellerId)).toEqual([expect.stringContaining('reviewed your booking')])
  })
})

describe('who writes', () => {
  it('the two sides, of what is over', async () => {
    const running = await buildAgreed(db, { status: 'in-flight', startsIn: -3 })
    const refused = await write(await app.as(running.buyerId), running.id, byBuyer())
    expect(await refused.json()).toMatchObject({
      code: 'review-not-open',
      message: 'You can write a review when the booking is over.',
    })
    const late = await build(30)
    expect(await (await write(late.buyer, late.id, byBuyer())).json()).toMatchObject({
      code: 'review-closed',
      message: expect.stringMatching(/^Reviews of this booking closed on \w+ \d+\.$/),
    })
    const open = await build()
    expect((await write(open.seller, open.id, byBuyer())).status).toBe(403)
    expect((await write(admin, open.id, byBuyer())).status).toBe(403)
    expect((await write(await app.as(await buildUser(db)), open.id, byBuyer())).status).toBe(404)
    expect((await write(open.buyer, open.id, byBuyer('Too short'))).status).toBe(400)
    expect((await write(open.buyer, open.id, byBuyer('', 6))).status).toBe(400)
  })

  it('are asked once, a week after the end, unless they have written', async () => {
    const { id, buyer, buyerId, sellerId } = await build(5)
    await write(buyer, id, byBuyer())
    await remindOfReviews(context)
    expect(await mailsTo(sellerId)).toEqual([])
    await remindOfReviews(at(3))
    await remindOfReviews(at(4))
    expect(await mailsTo(sellerId)).toEqual(['How was your booking of “Wall by the ferry”?'])
    expect(await mailsTo(buyerId)).toEqual([])
  })
})

describe('what counts', () => {
  it('an average from three on, one of each buyer within a year, none of one company', async () => {
    const sellerId = await buildUser(db, { company: 'Sound Outdoor' })
    const own = await buildUser(db, { company: 'sound outdoor' })
    const twice = await buildUser(db)
    await both(await build(3, { sellerId, buyerId: own }), '', 5)
    await both(await build(3, { sellerId, buyerId: twice }), '', 1)
    await both(await build(3, { sellerId, buyerId: twice }), '', 4)
    await both(await build(3, { sellerId }), '', 5)
    expect((await about(sellerId)).rating).toEqual({ count: 2, average: null, distribution: null })
    await both(await build(3, { sellerId }), '', 5)
    const { rating, items } = await about(sellerId)
    expect(rating).toEqual({ count: 3, average: 4.7, distribution: [0, 0, 0, 1, 2] })
    expect(items).toHaveLength(5)
  })

  it('to sellers who are asked, what sellers say of a buyer, from three on', async () => {
    const buyerId = await buildUser(db)
    for (let count = 0; count < 2; count += 1) await both(await build(3, { buyerId }))
    const asked = await build(3, { buyerId })
    expect((await read(asked.seller, asked.id)).ofBuyer).toBeNull()
    await both(asked)
    expect(await read(asked.seller, asked.id)).toMatchObject({ ofBuyer: { count: 3, average: 4 } })
    expect((await read(asked.buyer, asked.id)).ofBuyer).toBeNull()
  })

  it('stays when its author leaves, signed by nobody', async () => {
    const given = await build()
    await both(given)
    await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', given.buyerId).execute()
    expect((await about(given.sellerId)).items).toMatchObject([{ author: 'A former customer' }])
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', given.sellerId).execute()
    expect(await about(given.sellerId)).toMatchObject({ rating: { count: 0 }, items: [] })
  })
})

it('is replied to once, for some days', async () => {
  const given = await build()
  const { id } = await both(given)
  const reply = (who: TestClient, body = 'Thank you, any time.') =>
    who.send('POST', `/api/reviews/${id}/replies`, { body })
  expect((await reply(given.buyer)).status).toBe(404)
  expect((await reply(admin)).status).toBe(404)
  expect((await reply(given.seller)).status).toBe(201)
  expect((await reply(given.seller)).status).toBe(409)
  expect((await about(given.sellerId)).items[0].reply).toMatchObject({ body: 'Thank you, any time.' })
  expect(await mailsTo(given.buyerId)).toContainEqual(expect.stringContaining('replied to your review'))

  const late = await build()
  const old = await both(late)
  const since = new Date(Date.now() - 15 * DAY_MS)
  await db.updateTable('seller_reviews').set({ shown_at: since }).where('id', '=', old.id).execute()
  const refused = await late.seller.send('POST', `/api/reviews/${old.id}/replies`, { body: 'Late' })
  expect(refused.status).toBe(409)
})

describe('moderation', () => {
  const desk = async (view = 'open') =>
    ((await (await admin.get(`/api/admin/reviews?view=${view}`)).json()) as { items: DeskReview[] }).items

  it('holds what names a way around the site, until a moderator shows it', async () => {
    const given = await build()
    const { id, state } = await both(given, 'Call them at (206) 555-0142, it is cheaper.')
    expect(state).toBe('held')
    expect((await read(given.seller, given.id)).theirs).toBeNull()
    expect((await about(given.sellerId)).items).toEqual([])
    expect((await desk()).map((one) => one.id)).toContain(id)
    const { waiting } = await (await admin.get('/api/admin/desk')).json()
    expect(waiting).toContainEqual(expect.objectContaining({ kind: 'reviews', count: (await desk()).length }))
    expect((await moderate(id, 'restore')).status).toBe(200)
    expect((await about(given.sellerId)).items).toHaveLength(1)
    expect((await desk()).map((one) => one.id)).not.toContain(id)
  })

  it('hides what was reported, with a reason to both sides, and shows it again', async () => {
    const given = await build()
    const { id } = await both(given)
    const reader = await app.as(await buildUser(db))
    const report = () => reader.send('POST', `/api/reviews/${id}/reports`, { reason: 'It names my child.' })
    expect([(await report()).status, (await report()).status]).toEqual([201, 201])
    expect((await desk()).find((one) => one.id === id)?.reports).toEqual(['It names my child.'])
    expect((await moderate(id, 'hide')).status).toBe(200)
    expect(await desk('hidden')).toContainEqual(expect.objectContaining({ id, state: 'hidden' }))
    expect((await about(given.sellerId)).items).toEqual([])
    expect((await read(given.buyer, given.id)).mine).toMatchObject({
      state: 'hidden',
      reason: 'A name of a third person.',
    })
    for (const side of [given.buyerId, given.sellerId])
      expect(await mailsTo(side)).toContainEqual(expect.stringContaining('is hidden'))
    expect((await report()).status).toBe(404)
    expect((await moderate(id, 'hide')).status).toBe(409)
    expect((await moderate(id, 'restore')).status).toBe(200)
    expect((await moderate(id, 'restore')).status).toBe(409)
    expect((await about(given.sellerId)).items).toHaveLength(1)
    const audited = db.selectFrom('audit_events').select('action').where('action', 'like', 'review.%')
    expect(await audited.execute()).toContainEqual({ action: 'review.hidden' })
  })

  it('keeps a reply that is held from the export of whom it answers', async () => {
    const given = await build()
    const { id } = await both(given)
    const body = 'Call me at (206) 555-0142, we shall see.'
    expect((await given.seller.send('POST', `/api/reviews/${id}/replies`, { body })).status).toBe(201)
    expect(await exportOf(given.buyerId, given.buyer)).not.toContain('555-0142')
    expect(await exportOf(given.sellerId, given.seller)).toContain('555-0142')
    await moderate(id, 'hide')
    expect(await exportOf(given.sellerId, given.seller)).toContain('555-0142')
  })

  it('is nobody’s of what is sealed, and nobody decides about their own', async () => {
    const boss = await buildUser(db, { role: 'admin' })
    const given = await build(3, { sellerId: boss })
    await write(given.buyer, given.id, byBuyer())
    const { id } = (await read(given.buyer, given.id)).mine!
    expect((await moderate(id, 'hide')).status).toBe(404)
    // nor do they learn from the refusal that there is one about them
    const sealed = { part: 'review', step: 'hide', reason: 'Is there one?' }
    expect((await given.seller.send('PATCH', `/api/admin/reviews/${id}`, sealed)).status).toBe(404)
    await write(given.seller, given.id, bySeller)
    const own = await given.seller.send('PATCH', `/api/admin/reviews/${id}`, {
      part: 'review',
      step: 'hide',
      reason: 'I do not like it.',
    })
    expect(own.status).toBe(409)
    expect((await moderate(id, 'hide', 'reply')).status).toBe(404)
  })
})
