import { expect, it } from 'vitest'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { type NewPosting, postLedger } from './post-ledger.ts'
import { readMoneyOf } from './read-money.ts'

const app = await createTestApp()
const { db, context } = app
const booking = await buildAgreed(db, { status: 'booked' })
const of = { bookingId: booking.id, sellerId: booking.sellerId, now: new Date() }
const post = (posting: Pick<NewPosting, 'purpose' | 'source' | 'cents' | 'taxCents'>) =>
  db.transaction().execute((trx) => postLedger(trx, { ...of, ...posting }))

it('posts once for a source, however often and however many at once it is told', async () => {
  const booked = {
    purpose: 'booked',
    source: `booking:${booking.id}`,
    cents: 110_350,
    taxCents: 10_350,
  } as const
  const told = await Promise.all(Array.from({ length: 30 }, () => post(booked)))
  expect(told.filter(Boolean)).toHaveLength(1)
  await Promise.all([
    ...Array.from({ length: 5 }, () => post({ purpose: 'paid', source: 'fact:1', cents: 50_000 })),
    ...Array.from({ length: 5 }, () => post({ purpose: 'paid', source: 'fact:2', cents: 70_000 })),
    post({ purpose: 'credited', source: 'document:1', cents: 10_350, taxCents: 350 }),
  ])
  expect(await readMoneyOf(db, booking.id)).toEqual({
    agreedCents: 110_350,
    creditedCents: 10_350,
    paidCents: 120_000,
    refundedCents: 0,
    openCents: -20_000,
  })
})

it('is what its entries say', async () => {
  const { rows } = await context.pool.query(
    `select sum(case debit_account when $1 then cents else -cents end)::int as cents
     from ledger_entries where $1 in (debit_account, credit_account)`,
    [`receivable:${booking.id}`],
  )
  expect(rows).toEqual([{ cents: -20_000 }])
})

it.each([
  ['one account alone', ['receivable:1', 'receivable:1', 100], 'ledger_entries_pair_check'],
  ['nothing', ['receivable:1', 'payable:1', 0], 'ledger_entries_cents_check'],
  ['less than nothing', ['receivable:1', 'payable:1', -1], 'ledger_entries_cents_check'],
  ['an account of no kind', ['pocket:1', 'payable:1', 100], 'ledger_entries_debit_fk'],
  ['one side only', ['receivable:1', null, 100], undefined],
])('an entry of %s cannot be written', async (_name, values, constraint) => {
  const written = context.pool.query(
    `insert into ledger_entries (posting_id, debit_account, credit_account, cents)
     select min(id), $1, $2, $3 from ledger_postings`,
    values,
  )
  await expect(written).rejects.toMatchObject(constraint ? { constraint } : { code: '23502' })
})

it('what is written stays', async () => {
  for (const text of [
    'update ledger_entries set cents = cents + 1',
    'delete from ledger_entries',
    'update ledger_postings set cents = cents + 1',
    'delete from ledger_postings',
  ])
    await expect(context.pool.query(text)).rejects.toMatchObject({ code: '42501' })
})

it('is read by admins, newest first, a page at a time, with balances that add up to nothing', async () => {
  const admin = await app.as(await buildUser(db, { role: 'admin' }))
  const read = async (query: string) => (await admin.get(`/api/admin/ledger?${query}`)).json()
  const first = await read(`booking=${booking.id}&limit=3`)
  expect(first.balances).toEqual([
    { account: 'payable', cents: 19_650 },
    { account: 'receivable', cents: -20_000 },
    { account: 'tax', cents: 350 },
  ])
  const rest = await read(`booking=${booking.id}&cursor=${first.nextCursor}`)
  const ids = [...first.entries, ...rest.entries].map(({ id }: { id: number }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect(rest.entries.at(-1)).toMatchObject({
    purpose: 'booked',
    debit: `receivable:${booking.id}`,
    cents: 100_000,
  })
  expect((await read('booking=999999')).entries).toEqual([])
})

it('counts what waits for its first payment as agreed', async () => {
  const waiting = await buildAgreed(db, { totalCents: 90_000, taxCents: 0 })
  expect(await readMoneyOf(db, waiting.id)).toMatchObject({ agreedCents: 90_000, openCents: 90_000 })
  const ended = await buildAgreed(db, { status: 'expired' })
  expect(await readMoneyOf(db, ended.id)).toMatchObject({ agreedCents: 0, openCents: 0 })
})
