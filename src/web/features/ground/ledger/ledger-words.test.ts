import { describe, expect, it } from 'vitest'
import { LEDGER_PURPOSES, listEntries, type Posted } from '#domain/booking/ledger-postings.ts'
import { describeAccount, describePurpose } from './ledger-words.ts'

it.each([
  ['receivable', 'Owed by buyers'],
  ['receivable:42', 'Owed by buyers'],
  ['payable:3', 'Owed to sellers'],
  ['fee', 'Fees earned'],
  ['fee-due:3', 'Fees owed by sellers'],
  ['suspense', 'suspense'],
  ['suspense:9', 'suspense:9'],
])('the account %s is "%s"', (account, words) => {
  expect(describeAccount(account)).toBe(words)
})

it.each([
  ['paid', 'Paid'],
  ['dispute-lost', 'Taken back'],
  ['written-off', 'written-off'],
])('the purpose %s is "%s"', (purpose, words) => {
  expect(describePurpose(purpose)).toBe(words)
})

describe('in words', () => {
  it('is every purpose of the ledger', () => {
    for (const purpose of LEDGER_PURPOSES) expect(describePurpose(purpose)).toMatch(/^[A-Z]/)
  })

  it('is every account that a posting moves', () => {
    const posted = (purpose: Posted['purpose'], via: Posted['via']): Posted => ({
      ...{ purpose, via, cents: 10_000, taxCents: purpose === 'booked' ? 900 : 0 },
      ...{ feeBasisPoints: 500, keptCents: null },
    })
    const parties = { bookingId: 42, sellerId: 3 }
    const vias = ['direct', 'test', 'stripe', 'paypal'] as const
    const all = vias.flatMap((via) =>
      LEDGER_PURPOSES.flatMap((purpose) =>
        listEntries([posted('booked', via), posted('paid', via)], posted(purpose, via), parties),
      ),
    )
    const accounts = new Set(all.flatMap(({ debit, credit }) => [debit, credit]))
    expect(accounts.size).toBeGreaterThan(6)
    for (const account of accounts) expect(describeAccount(account)).toMatch(/^[A-Z]/)
  })
})
