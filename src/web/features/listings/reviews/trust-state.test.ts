import { expect, it } from 'vitest'
import type { SellerTrust } from '#contract/listings/reviews-trust.ts'
import { describeSample, describeTrust } from './trust-state.ts'

const TRUST: SellerTrust = {
  state: 'never',
  since: null,
  grantedBy: null,
  facts: { approved: 62, decided: 40, refused: 0, upheldReports: 0 },
  lacks: [],
}
const since = '2026-03-05T12:00:00.000Z'

it.each([
  [
    'with the record for it',
    {},
    'trust',
    /^May be trusted to go live after the automatic checks\. 62 approved/,
  ],
  ['without it', { lacks: ['approved' as const] }, null, /^Cannot be trusted: fewer than 50 of its spaces/],
  [
    'trusted',
    { state: 'trusted' as const, since, grantedBy: 'maya' },
    'end',
    /^Trusted since Mar 5, 2026 by maya: new spaces go live after the automatic checks\. 62/,
  ],
  [
    'trusted, but refused too often lately',
    { state: 'trusted' as const, since, lacks: ['refused' as const] },
    'end',
    /Not for now: 1% or more were refused in 90 days\./,
  ],
  ['ended by an admin', { state: 'ended' as const, since }, 'trust', /^Trust ended on Mar 5, 2026\. May be/],
  [
    'ended by a report',
    { state: 'ended-by-report' as const, since, lacks: ['report' as const] },
    null,
    /^A report that was right ended the trust on Mar 5, 2026\. Cannot be trusted: a report/,
  ],
])('a seller %s', (_, given, offers, words) => {
  const described = describeTrust({ ...TRUST, ...given })
  expect(described.offers).toBe(offers)
  expect(described.words).toMatch(words)
})

it.each([
  [0, 'Live by trust: nothing to look at'],
  [1200, 'Live by trust, look at it: 1,200'],
])('of %i to look at: %s', (total, words) => {
  expect(describeSample(total)).toBe(words)
})
