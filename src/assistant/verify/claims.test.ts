import { expect, it } from 'vitest'
import { claimsOf, isKnown } from './claims.ts'

const plain = (text: string) =>
  claimsOf(text).map(({ kind, value, per }) => `${kind} ${value}${per ? ` ${per}` : ''}`)

it.each([
  ['$700/month', ['money 700 month']],
  ['$1,400 a month, or 46 dollars a day', ['money 1400 month', 'money 46 day']],
  ['$5k per year and $2.5k in all', ['money 5000 year', 'money 2500 all']],
  ['$480/4 weeks', ['money 480 4-week', 'time 4 week']],
  ['two miles from Kent, 3-minute walk', ['distance 2', 'time 3 minute']],
  ['38,000 views a day', ['count 38000 day']],
  ['from Dec 7 to Jan 3, 2027', ['date 7 dec', 'date 3 jan', 'date 2027 jan']],
  ['a 5 millas, $700 al mes', ['distance 5', 'money 700 month']],
  ['none of these two fits', []],
])('reads the figures of %s', (text, claims) => expect(plain(text)).toEqual(claims))

it('bears out what says less, and nothing that says more', () => {
  const known = claimsOf('$700/month, 2 mi, 900 views a day')
  expect(claimsOf('$700').every((one) => isKnown(one, known))).toBe(true)
  for (const text of ['$700 a week', '700 people', '$2', '3 miles', '900 views a week'])
    expect([text, claimsOf(text).some((one) => isKnown(one, known))]).toEqual([text, false])
})
