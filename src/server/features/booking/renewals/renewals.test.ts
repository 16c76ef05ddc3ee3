import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { bookWith, moveBy } from '#test/support/booking/booked.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { remindOfRenewals } from './remind-renewal.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const market = await openMarket(app)
const buyer = await market.buy()
const { seller } = market
let weeks = 0

/** Runs, with the next four weeks free. */
async function run() {
  weeks += 8
  const id = await bookWith(app, market, { buyer, weeks })
  await moveBy(app, id, 'start')
  return { id, own: period(weeks), next: period(weeks + 4) }
}

type Answer = Booking & { code?: string }

async function offer(
  who: { client: TestClient },
  id: number,
  dates: { from: string; to: string },
  more: { spaceCents?: number; holdsDates?: boolean } = {},
) {
  const { spaceCents = null, holdsDates = true } = more
  const { terms } = await buyer.read(id)
  const { unitId } = terms!.units[0]!
  const answer = await who.client.send('POST', `/api/bookings/${id}/renewals`, {
    terms: { unitId, quantity: 1, extras: [], spaceCents, ...dates },
    holdsDates,
  })
  return { status: answer.status, body: (await answer.json()) as Answer }
}
const claimsOf = async (id: number) =>
  (await db.selectFrom('unit_claims').select('kind').where('booking_id', '=', id).execute()).map(
    ({ kind }) => kind,
  )

it('is a booking of its own, linked to the first, which only the buyer’s yes books', async () => {
  const { id, own, next } = await run()
  expect(await seller.read(id)).toMatchObject({ canRenew: true, renewal: null })
  expect((await offer(buyer, id, next)).status).toBe(409)
  expect((await offer(seller, id, own)).status).toBe(400)
  const { status, body: renewal } = await offer(seller, id, next, { spaceCents: 80_000 })
  expect(status).toBe(201)
  expect(renewal).toMatchObject({ status: 'quoted', renews: { id }, first: next.from, totalCents: 80_000 })
  expect(renewal.versions[0]!.accepted.map(({ side }) => side)).toEqual(['seller'])
  expect(await claimsOf(renewal.id)).toEqual(['hold'])
  expect(await buyer.read(id)).toMatchObject({
    status: 'in-flight',
    canRenew: false,
    renewal: { id: renewal.id, status: 'quoted' },
  })
  // one at a time
  expect((await offer(seller, id, next)).status).toBe(409)
  expect(await db.selectFrom('orders').select('id').where('status', '=', 'open').execute()).toEqual([])

  expect((await buyer.step(renewal.id, 'accept')).status).toBe('awaiting-payment')
  expect(await claimsOf(renewal.id)).toEqual(['booking'])
  await moveBy(app, renewal.id, 'secure')
  expect(await buyer.read(renewal.id)).toMatchObject({ status: 'booked', money: { agreedCents: 80_000 } })
  expect(await buyer.read(id)).toMatchObject({ status: 'in-flight', totalCents: 90_000 })
  expect(await findBrokenCells(db)).toEqual([])
})

it('ends by itself where nobody says yes, and can be offered again', async () => {
  const { id, next } = await run()
  const { body: first } = await offer(seller, id, next, { holdsDates: false })
  expect(await claimsOf(first.id)).toEqual([])
  await moveBy(app, first.id, 'expire')
  expect(await seller.read(id)).toMatchObject({ canRenew: true, renewal: { status: 'expired' } })
  const { status, body: second } = await offer(seller, id, next)
  expect(status).toBe(201)
  expect((await buyer.step(second.id, 'counter', { terms: toCounter(second) })).status).toBe('requested')
  expect((await seller.step(second.id, 'accept')).status).toBe('awaiting-payment')
})

const toCounter = ({ terms, request }: Booking) => ({
  unitId: request.unitId,
  from: terms!.first,
  to: terms!.last,
  quantity: 1,
  extras: [],
  spaceCents: 70_000,
  note: '',
})

it('is offered once by two presses at once', async () => {
  const { id, next } = await run()
  const answers = await Promise.all([offer(seller, id, next), offer(seller, id, next)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

it('tells both sides once, four weeks before the end', async () => {
  const { id } = await run()
  const { deadline_at } = await db
    .selectFrom('bookings')
    .select('deadline_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const before = (days: number) => ({
    ...context,
    now: () => new Date(deadline_at!.getTime() - days * 24 * 3_600_000),
  })
  const told = async () => {
    const { rows } = await sql<{ user_id: number }>`
      select user_id from notices where key = ${`booking:${id}:renewal`} order by user_id`.execute(db)
    return rows.map(({ user_id }) => user_id)
  }
  await remindOfRenewals(before(29))
  expect(await told()).toEqual([])
  await Promise.all([remindOfRenewals(before(27)), remindOfRenewals(before(27))])
  await remindOfRenewals(before(20))
  expect(await told()).toEqual([market.sellerId, buyer.id].toSorted((a, b) => a - b))
})
