import { expect, it } from 'vitest'
import type { BookingDisputes, DeskDispute, Dispute } from '#contract/booking/disputes.ts'
import { DAY_MS } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { postLedger } from '#server/features/ground/ledger/post-ledger.ts'
import { type Agreed, buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildProof } from '#test/support/booking/build-proof.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const admin = await app.as(await buildUser(db, { role: 'admin' }))

interface Running extends Agreed {
  buyer: TestClient
  seller: TestClient
  dayOf: (index: number) => string
}

/** Seven days for $700 that began three days ago, paid. */
async function build(startsIn = -3, status: 'in-flight' | 'completed' = 'in-flight'): Promise<Running> {
  const agreed = await buildAgreed(db, { status, startsIn, totalCents: 70_000, taxCents: 0 })
  const { id, sellerId, terms } = agreed
  await db.updateTable('bookings').set({ booked_at: new Date() }).where('id', '=', id).execute()
  const post = (purpose: 'booked' | 'paid') => ({
    purpose,
    source: `${purpose}:${id}`,
    bookingId: id,
    sellerId,
    cents: 70_000,
  })
  await db.transaction().execute(async (trx) => {
    for (const purpose of ['booked', 'paid'] as const)
      await postLedger(trx, { ...post(purpose), taxCents: 0, now: new Date() } as Parameters<
        typeof postLedger
      >[1])
  })
  return {
    ...agreed,
    buyer: await app.as(agreed.buyerId),
    seller: await app.as(sellerId),
    dayOf: (index) => addDays(terms.first, index),
  }
}

const report = (who: TestClient, id: number, problem: object, reason = 'The lamps were out.') =>
  who.send('POST', `/api/bookings/${id}/disputes`, { reason, problem })
const ask = (who: TestClient, id: number, asked: object) =>
  who.send('POST', `/api/bookings/${id}/changes`, { version: 1, asked, reason: 'The lamps were out.' })
const disputesOf = async (who: TestClient, id: number) =>
  (await (await who.get(`/api/bookings/${id}/disputes`)).json()) as BookingDisputes

it('opens a dispute with days, amount and evidence, as the desk reads it', async () => {
  const { id, buyer, seller, sellerId, dayOf } = await build()
  const proof = await buildProof(context, { bookingId: id, sellerId })
  expect((await disputesOf(buyer, id)).reportable).toMatchObject({
    first: dayOf(0),
    last: dayOf(3),
    shownOn: dayOf(3),
    proofs: [{ id: proof.id, name: 'wall.png' }],
  })
  expect((await disputesOf(seller, id)).reportable).toBeNull()
  const days = { from: dayOf(0), to: dayOf(1) }
  const opened = await report(buyer, id, { kind: 'dark', ...days, proofs: [proof.id] })
  expect(opened.status).toBe(201)
  const problem = { kind: 'dark', ...days, askedCents: 20_000, proofs: [{ id: proof.id, name: 'wall.png' }] }
  expect((await opened.json()) as Dispute).toMatchObject({ status: 'open', problem })
  const desk = (await (await admin.get('/api/admin/disputes')).json()) as { items: DeskDispute[] }
  expect(desk.items.find(({ booking }) => booking.id === id)).toMatchObject({ problem })
})

it('what its buyer has questioned shows no day, and what came after it does', async () => {
  const { id, buyer, sellerId, dayOf } = await build()
  const receivedAt = new Date(Date.now() - 2 * DAY_MS)
  const wrong = await buildProof(context, { bookingId: id, sellerId, receivedAt })
  const shownOn = async () => (await disputesOf(buyer, id)).reportable?.shownOn
  expect(await shownOn()).toBe(toMarketDate(receivedAt))
  const questioned = { decision: 'question', reason: 'This is another wall.' }
  expect((await buyer.send('POST', `/api/proofs/${wrong.id}/decisions`, questioned)).status).toBe(200)
  expect(await shownOn()).toBeNull()
  await buildProof(context, { bookingId: id, sellerId })
  expect(await shownOn()).toBe(dayOf(3))
})

it('refuses days that have not begun, days twice, evidence of others, and what comes too late', async () => {
  const { id, buyer, seller, dayOf } = await build()
  const refused = await report(buyer, id, { kind: 'dark', from: dayOf(3), to: dayOf(4) })
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'nothing-lost',
      message: 'Name days of this booking that have begun.',
    }),
  ])
  expect((await report(buyer, id, { kind: 'dark', from: addDays(dayOf(0), -1), to: dayOf(1) })).status).toBe(
    400,
  )
  expect((await report(seller, id, { kind: 'dark', from: dayOf(0), to: dayOf(1) })).status).toBe(400)
  const other = await build()
  const { id: foreign } = await buildProof(context, { bookingId: other.id, sellerId: other.sellerId })
  const days = { from: dayOf(0), to: dayOf(1) }
  expect((await report(buyer, id, { kind: 'dark', ...days, proofs: [foreign] })).status).toBe(400)
  expect((await disputesOf(buyer, id)).disputes).toEqual([])

  const old = await build(-60, 'completed')
  const late = await report(old.buyer, old.id, { kind: 'dark', from: old.dayOf(0), to: old.dayOf(1) })
  expect([late.status, await late.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'problem-too-late',
      message: expect.stringMatching(/^Problems with this booking could be reported until \w+ \d+\.$/),
    }),
  ])
})

it('lets a buyer ask for the credit that the terms give; the seller agrees, and the dispute is over', async () => {
  const { id, buyer, seller, dayOf } = await build()
  const lost = { from: dayOf(0), to: dayOf(1) }
  await report(buyer, id, { kind: 'posted-late', ...lost })
  expect((await ask(buyer, id, { kind: 'credit', lost, creditCents: 60_000 })).status).toBe(400)
  const future = { from: dayOf(4), to: dayOf(5) }
  expect((await ask(buyer, id, { kind: 'credit', lost: future, creditCents: null })).status).toBe(400)
  const asked = await ask(buyer, id, { kind: 'credit', lost, creditCents: null })
  expect(asked.status, await asked.clone().text()).toBe(201)
  const [change] = (await asked.json()).changes
  expect(change).toMatchObject({ kind: 'credit', proposedBy: 'buyer', steps: ['withdraw'] })
  expect(change.terms.totalCents).toBe(50_000)
  // a press of the seller's, and none of a clock's
  expect((await buyer.get(`/api/bookings/${id}`)).status).toBe(200)
  const answer = { step: 'accept', sha256: change.sha256 }
  const accepted = await seller.send('POST', `/api/bookings/${id}/changes/answers`, answer)
  expect(accepted.status, await accepted.clone().text()).toBe(201)
  expect((await disputesOf(buyer, id)).disputes).toMatchObject([{ status: 'withdrawn' }])
  // the same days are not lost twice
  expect((await report(buyer, id, { kind: 'dark', ...lost })).status).toBe(400)
})

it('stays open while some of its days are not made up for', async () => {
  const { id, buyer, seller, dayOf } = await build()
  await report(buyer, id, { kind: 'dark', from: dayOf(0), to: dayOf(3) })
  const agree = async (lost: object) => {
    const { version } = await (await seller.get(`/api/bookings/${id}`)).json()
    const asked = { kind: 'credit', lost, creditCents: 100 }
    const body = { version, asked, reason: 'The lamps were out.' }
    const offered = await (await seller.send('POST', `/api/bookings/${id}/changes`, body)).json()
    const answer = { step: 'accept', sha256: offered.changes[0].sha256 }
    expect((await buyer.send('POST', `/api/bookings/${id}/changes/answers`, answer)).status).toBe(201)
    return (await disputesOf(buyer, id)).disputes[0]?.status
  }
  expect(await agree({ from: dayOf(0), to: dayOf(0) })).toBe('open')
  expect(await agree({ from: dayOf(1), to: dayOf(3) })).toBe('withdrawn')
})

it('is none of what was never booked', async () => {
  const { id, buyer, dayOf } = await build()
  const lost = { kind: 'dark', from: dayOf(0), to: dayOf(1) }
  const codeOf = async () => (await (await report(buyer, id, lost)).json()).code
  await db.updateTable('bookings').set({ booked_at: null }).where('id', '=', id).execute()
  expect(await codeOf()).toBe('wrong-step')
  await db.updateTable('bookings').set({ version: 0 }).where('id', '=', id).execute()
  expect(await codeOf()).toBe('wrong-step')
})
