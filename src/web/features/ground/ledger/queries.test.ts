import { expect, it } from 'vitest'
import { runPages } from '#test/support/run-query.ts'
import { differencesQuery, ledgerQuery } from './queries.ts'

it.each([
  [{}, 'GET /api/admin/ledger'],
  [{ booking: '42' }, 'GET /api/admin/ledger?booking=42'],
])('%j reads entries and, beside them, balances', async (filter, call) => {
  const answer = { entries: [{ id: 1 }], balances: [{ account: 'fee', cents: -5 }], nextCursor: null }
  const { data } = await runPages(ledgerQuery(filter), { [call]: answer })
  expect(data.pages).toMatchObject([{ rows: [{ id: 1 }], balances: [{ account: 'fee', cents: -5 }] }])
})

it('goes on with the same booking', async () => {
  const first = 'GET /api/admin/ledger?booking=42'
  const answers = {
    [first]: { entries: [], balances: [], nextCursor: 'c1' },
    [`${first}&cursor=c1`]: { entries: [], balances: [], nextCursor: null },
  }
  expect((await runPages(ledgerQuery({ booking: '42' }), answers, 2)).calls).toEqual([
    first,
    `${first}&cursor=c1`,
  ])
})

it('differences come with how many are open', async () => {
  const answer = { items: [{ id: 1 }], nextCursor: null, open: 1, checkedAt: null }
  const { data } = await runPages(differencesQuery, { 'GET /api/admin/reconciliation': answer })
  expect(data.pages).toMatchObject([{ rows: [{ id: 1 }], open: 1 }])
})
