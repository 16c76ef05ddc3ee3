import { describe, expect, it } from 'vitest'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { lockBooking } from '#server/features/booking/bookings/lock-booking.ts'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { listBalances } from '../../ground/ledger/list-ledger.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { reconcile } from './reconcile.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000', PLATFORM_FEE_BP: '500' })
const { db, context } = app
const today = toMarketDate(new Date())

const linesOf = async (userId: number) => {
  const told = db.selectFrom('notices').select('data').where('user_id', '=', userId).orderBy('id')
  return (await told.execute()).map(({ data }) => data.text)
}

describe('money that had not arrived after all', () => {
  const idsOf = ({ payments }: BookingPayments) =>
    payments.filter(({ canRetract }) => canRetract).map(({ id }) => id)

  it('is taken back: open again, told, and undone in books and papers', async () => {
    const one = await agreeIn(app)
    const [sent] = (await one.sent({ cents: 10_000 })).payments
    const arrived = await one.answer(sent!.id, { hasArrived: true, cents: 10_000, on: today })
    const [id] = idsOf(arrived)
    expect(idsOf(await one.read(one.buyer))).toEqual([])
    expect((await one.retract(id!, one.buyer)).code).toBe('wrong-step')
    const after = await one.retract(id!)
    expect(after).toMatchObject({ status: 201, money: { paidCents: 0, openCents: 110_350 } })
    expect(after.payments.map(({ kind, isOpen }) => [kind, isOpen])).toEqual([
      ['sent', false],
      ['arrived', false],
      ['retracted', false],
    ])
    expect(idsOf(after)).toEqual([])
    expect((await one.retract(id!)).code).toBe('wrong-step')
    expect((await linesOf(one.buyerId)).at(-1)).toContain('takes back that $100.00 for')
    expect(await listBalances(db, one.id)).toEqual([])
    expect(await reconcile(context)).toBe(0)
    const titles = (await listDocuments(db, one.id)).map(({ title }) => title)
    expect(titles).toEqual(['Receipt', 'Receipt taken back'])
    // what comes then is money like other money
    await one.arrived(110_350)
    expect(await one.status()).toBe('booked')
  })

  it('stays where the booking, money given back, or a bank relies on it', async () => {
    const booked = await agreeIn(app)
    expect(idsOf(await booked.arrived(110_350))).toEqual([])
    const more = await booked.arrived(5000)
    // the booking keeps what it was booked for
    expect(idsOf(more)).toHaveLength(1)
    await booked.returned(5000)
    expect(idsOf(await booked.read(booked.seller))).toEqual([])
    const told = await agreeIn(app)
    const said = { kind: 'arrived', method: 'check', cents: 5000, on: today, note: '' } as const
    const fact = { ...said, answersId: null, actorId: null, key: `line:${told.id}`, now: new Date() }
    await db.transaction().execute(async (trx) => {
      const locked = await lockBooking(trx, told.id)
      await applyPaymentEvent(context, trx, locked, { fact, mayClaim: true })
    })
    const { payments } = await told.read(told.seller)
    expect(payments.map(({ kind, canRetract }) => [kind, canRetract])).toEqual([['arrived', false]])
    expect((await told.retract(payments[0]!.id)).code).toBe('wrong-step')
  })
})
