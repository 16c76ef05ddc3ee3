import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { StatementLine } from '#contract/booking/payments.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { writeStatement } from '#test/support/booking/build-payment.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { readMoneyOf } from '../../ground/ledger/read-money.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const today = toMarketDate(new Date())

async function sell() {
  const { id: sellerId, client } = await buildMember(app)
  return {
    sellerId,
    client,
    agree: (given: Parameters<typeof buildAgreed>[1] = {}) => buildAgreed(db, { sellerId, ...given }),
    take: async (csv: string, key: string = randomUUID()) => {
      const headers = { 'idempotency-key': key }
      const answer = await client.send('POST', '/api/my/statements', { name: 'march.csv', csv }, { headers })
      return { status: answer.status, ...(await answer.json()) }
    },
    lines: async () => (await (await client.get('/api/my/statement-lines')).json()).items as StatementLine[],
    settle: async (id: number, body: object) => {
      const answer = await client.send('PATCH', `/api/my/statement-lines/${id}`, body)
      return { status: answer.status, ...(await answer.json()) }
    },
  }
}

it('matches by reference and amount, keeps the rest with the difference named, and knows it again', async () => {
  const { agree, take, lines } = await sell()
  const [exact, short, over, doubled] = [await agree(), await agree(), await agree(), await agree()]
  const csv = `${writeStatement([
    { bookingId: exact.id, cents: 110_350 },
    { bookingId: short.id, cents: 105_350 },
    { bookingId: over.id, cents: 120_350 },
    { bookingId: doubled.id, cents: 110_350 },
    { bookingId: doubled.id, cents: 110_350 },
    { bookingId: 999_999, cents: 100 },
  ])}\n${today},Coffee,-4.00\n${today},Rent of a friend,900`
  const key = randomUUID()
  const counts = { matched: 2, open: 5, known: 0, skipped: 1 }
  expect(await take(csv, key)).toEqual({ status: 201, ...counts })
  expect(await take(csv, key)).toEqual({ status: 201, ...counts })
  expect(await take(csv)).toMatchObject({ matched: 0, open: 0, known: 7, skipped: 1 })

  const read = await lines()
  expect(read.map(({ status }) => status)).toEqual([...Array(5).fill('open'), 'matched', 'matched'])
  const problem = (id: number) =>
    read.find(({ booking, status }) => booking?.id === id && status === 'open')?.problem
  expect(problem(short.id)).toBe('$50.00 less than is open.')
  expect(problem(over.id)).toBe('$100.00 more than is open.')
  expect(problem(doubled.id)).toBe('Nothing is open on this booking.')
  expect(read.filter(({ booking }) => booking === null).map((line) => line.problem)).toEqual(
    Array(2).fill('It names no booking of yours.'),
  )
  expect((await readMoneyOf(db, exact.id)).openCents).toBe(0)
  expect((await readMoneyOf(db, doubled.id)).paidCents).toBe(110_350)
  const { status } = await db
    .selectFrom('bookings')
    .select('status')
    .where('id', '=', exact.id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('booked')
})

it('takes a due or several, and what the buyer says was sent', async () => {
  const { agree, take } = await sell()
  const schedule = [
    { label: 'Deposit', dueOn: null, cents: 30_000 },
    { label: 'Later', dueOn: addDays(today, 20), cents: 40_000 },
    { label: 'Last', dueOn: addDays(today, 40), cents: 40_350 },
  ]
  const one = await agree({ schedule })
  expect(await take(writeStatement([{ bookingId: one.id, cents: 70_000 }]))).toMatchObject({ matched: 1 })
  expect(await take(writeStatement([{ bookingId: one.id, cents: 1000 }]))).toMatchObject({ open: 1 })
  const sent = { kind: 'sent', method: 'check', cents: 20_000, on: today }
  await (await app.as(one.buyerId)).send('POST', `/api/bookings/${one.id}/payments`, sent)
  expect(await take(writeStatement([{ bookingId: one.id, cents: 20_000 }]))).toMatchObject({ matched: 1 })
  expect((await readMoneyOf(db, one.id)).openCents).toBe(20_350)
})

it('is the same money that its seller had told before', async () => {
  const { agree, take, client } = await sell()
  const one = await agree()
  const arrived = { kind: 'arrived', method: 'bank-transfer', cents: 110_350, on: addDays(today, -2) }
  await client.send('POST', `/api/bookings/${one.id}/payments`, arrived)
  expect(await take(writeStatement([{ bookingId: one.id, cents: 110_350 }]))).toMatchObject({ matched: 1 })
  expect((await readMoneyOf(db, one.id)).paidCents).toBe(110_350)
})

it('says which booking an amount points to, where it is only one', async () => {
  const { agree, take, lines } = await sell()
  const [one] = [await agree({ totalCents: 50_000, taxCents: 0 }), await agree(), await agree()]
  await take(`Date,Text,Amount\n${today},From Bob,500\n${today},From Ann,1103.50`)
  expect((await lines()).map(({ booking, problem }) => [booking?.id, problem])).toEqual([
    [undefined, 'It names no booking of yours.'],
    [one.id, 'It names no booking; the amount is what is open of this one.'],
  ])
  await app.context.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await app.runJobs()
  expect((await lines()).map(({ status }) => status)).toEqual(['open', 'open'])
})

it('makes a booking stand again that had lapsed', async () => {
  const { agree, take } = await sell()
  const one = await agree({ status: 'expired' })
  expect(await take(writeStatement([{ bookingId: one.id, cents: 110_350 }]))).toMatchObject({ matched: 1 })
  expect((await readMoneyOf(db, one.id)).openCents).toBe(0)
})

it('lines are settled by their seller: for a booking, or with a reason', async () => {
  const { agree, take, lines, settle } = await sell()
  const [one, elsewhere] = [await agree(), await buildAgreed(db)]
  await take(`Date,Text,Amount\n${today},From Bob,1000\n${today},Interest,5`)
  const [interest, money] = await lines()
  expect(money).toMatchObject({ booking: null, problem: 'It names no booking of yours.' })
  expect(await settle(money!.id, { bookingId: elsewhere.id })).toMatchObject({ status: 404 })
  expect(await settle(money!.id, { bookingId: one.id })).toMatchObject({
    status: 'matched',
    booking: { id: one.id, openCents: 10_350 },
    problem: null,
  })
  expect(await settle(money!.id, { reason: 'Twice' })).toMatchObject({ code: 'wrong-step' })
  expect(await settle(interest!.id, { reason: '' })).toMatchObject({ code: 'invalid-input' })
  expect(await settle(interest!.id, { reason: 'Of the bank' })).toMatchObject({ reason: 'Of the bank' })
  const { client: other } = await buildMember(app)
  const refused = await other.send('PATCH', `/api/my/statement-lines/${interest!.id}`, { reason: 'Mine' })
  expect(refused.status).toBe(404)
})

it('what is no statement is refused', async () => {
  const { take } = await sell()
  expect(await take('Title,Price\nA wall,900')).toMatchObject({
    code: 'invalid-input',
    fields: { csv: 'needs a line of headers with a date and an amount, or credits' },
  })
})

it('S10: a file of lines that nobody keeps is refused after the first few thousand', async () => {
  const { take } = await sell()
  expect(await take(`Date,Amount,Text\n${'2026-01-01,-1.00,a\n'.repeat(100_000)}`)).toMatchObject({
    code: 'invalid-input',
    fields: { csv: 'has more than 5000 lines. Export a shorter time' },
  })
})

it('S10: the limit is asked before the file is read, and a known key is answered beyond it', async () => {
  const strict = await createTestApp({ RATE_LIMIT_SCALE: '0.05' })
  const { client } = await buildMember(strict)
  const key = randomUUID()
  const send = async (csv: string, headers = { 'idempotency-key': randomUUID() }) =>
    (await client.send('POST', '/api/my/statements', { name: 'a.csv', csv }, { headers })).status
  const csv = `Date,Text,Amount\n${today},Rent,900`
  expect(await send(csv, { 'idempotency-key': key })).toBe(201)
  expect(await send('no statement')).toBe(429)
  expect(await send(csv, { 'idempotency-key': key })).toBe(201)
})
