import { expect, it } from 'vitest'
import { describeEnding, describePermit, lastReminded, nameStructure } from './structure-terms.ts'

it('tells sixty days before something ends', () => {
  expect(lastReminded('2027-01-01')).toBe('2027-03-02')
})

it.each([
  ['2027-05-03', 'The permit of Structure A-01 ends on May 3, 2027'],
  ['2026-12-31', 'The permit of Structure A-01 ended on Dec 31, 2026'],
])('of %s it says %s', (ends, words) => {
  const structure = nameStructure({ number: 'A-01', address: '12 Pine St', place: 'Tacoma, WA' })
  expect(describeEnding('permit', { structure, ends, today: '2027-03-05' })).toBe(words)
})

it.each([
  [
    { number: '12-345', authority: 'City of Tacoma', expiresOn: '2027-05-03' },
    'Permit 12-345, City of Tacoma, until May 3, 2027',
  ],
  [{ number: '12-345', authority: null, expiresOn: null }, 'Permit 12-345'],
  [{ number: null, authority: null, expiresOn: '2027-05-03' }, 'Permit, until May 3, 2027'],
  [{ number: null, authority: null, expiresOn: null }, null],
])('%j is %s', (permit, words) => {
  expect(describePermit(permit)).toBe(words)
})
