import { expect, it } from 'vitest'
import { toMarketDate } from '#domain/format-dates.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildSent } from '#test/support/booking/build-payment.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { postLedger } from '../../ground/ledger/post-ledger.ts'
import { reconcile } from './reconcile.ts'
import { remindPayments } from './remind-payments.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
const { db, context } = app
const DAY_MS = 86_400_000
const inDays = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * DAY_MS) })
const { client: admin } = await buildMember(app, { role: 'admin' })
const read = async () => (await admin.get('/api/admin/reconciliation')).json()
const arrive = async ({ id, sellerId }: { id: number; sellerId: number }, cents: number) => {
  const body = { kind: 'arrived', method: 'check', cents, on: toMarketDate(new Date()) }
  const answer = await (await app.as(sellerId)).send('POST', `/api/bookings/${id}/payments`, body)
  expect(answer.status).toBe(201)
}

it('finds nothing where all is well, and tells when it looked', async () => {
  expect((await read()).checkedAt).toBeNull()
  await arrive(await buildAgreed(db), 110_350)
  await arrive(await buildAgreed(db), 50_000)
  expect(await reconcile(context)).toBe(0)
  expect(await read()).toMatchObject({ items: [], open: 0, checkedAt: expect.any(String) })
})

it('keeps each difference once, for an admin to close with a reason', async () => {
  const booking = await buildAgreed(db)
  await buildSent(db, booking)
  await arrive(await buildAgreed(db, { status: 'withdrawn' }), 7000)
  await db.transaction().execute((trx) =>
    postLedger(trx, {
      purpose: 'paid',
      source: 'fact:999999',
      bookingId: booking.id,
      sellerId: booking.sellerId,
      cents: 100,
      now: new Date(),
    }),
  )
  expect(await reconcile(inDays(0))).toBe(2)
  expect(await reconcile(inDays(10))).toBe(1)
  expect(await reconcile(inDays(11))).toBe(0)
  const { items, open } = await read()
  expect(items.map(({ kind, cents }: { kind: string; cents: number }) => [kind, cents])).toEqual([
    ['unanswered', 110_350],
    ['owed-back', -7000],
    ['posting-without-fact', 100],
  ])
  expect(open).toBe(3)
  expect(await (await app.get('/metrics')).text()).toContain('placard_reconciliation_differences 3')

  const close = (reason: string) =>
    admin.send('PATCH', `/api/admin/reconciliation/${items[0].id}`, { reason })
  expect((await close('')).status).toBe(400)
  expect((await close('The seller was called')).status).toBe(200)
  expect((await close('Again')).status).toBe(409)
  expect(await reconcile(inDays(12))).toBe(0)
  const later = await read()
  expect([later.open, later.items.at(-1).reason]).toEqual([2, 'The seller was called'])
})

it('reminds the buyer of what is late and the seller of what waits, each once', async () => {
  const today = toMarketDate(new Date())
  const late = await buildAgreed(db, {
    schedule: [
      { label: 'Deposit', dueOn: null, cents: 30_350 },
      { label: 'Balance', dueOn: today, cents: 80_000 },
    ],
  })
  await arrive(late, 30_350)
  const waiting = await buildAgreed(db)
  await buildSent(db, waiting)
  const told = async (userId: number) => {
    const rows = db.selectFrom('notices').select('data').where('user_id', '=', userId).orderBy('id')
    const notices = await rows.where('kind', '=', 'booking-reminder').execute()
    return notices.map(({ data }) => data.text)
  }
  for (const days of [1, 2, 3, 4, 5, 6, 9, 10, 11, 30]) await remindPayments(inDays(days))
  expect(await told(late.buyerId)).toEqual(Array(2).fill(expect.stringContaining('$800.00 for PLA-B')))
  expect(await told(waiting.sellerId)).toEqual([expect.stringContaining('Has it arrived? $1,103.50')])
  expect(await told(waiting.buyerId)).toEqual([])
})
