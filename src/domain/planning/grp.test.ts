import { expect, it } from 'vitest'
import { describeGrp, grpOf } from './grp.ts'

const TACOMA = { place: 'Tacoma', people: 200_000 }

it.each([
  ['measured', 248_000, TACOMA, 124],
  ['modelled', 1000, TACOMA, 0.5],
  ['followers', 248_000, TACOMA, null],
  [null, 248_000, TACOMA, null],
  ['measured', 0, TACOMA, null],
  ['measured', 248_000, null, null],
  ['measured', 248_000, { place: 'Nowhere', people: 0 }, null],
] as const)('of %s contacts, %i, in %j: %s', (basis, contacts, residents, grp) => {
  expect(grpOf({ basis, contacts }, residents)).toBe(grp)
})

it('says what that is to those who live there, and never more than it proves', () => {
  const say = (contacts: number) => describeGrp({ basis: 'measured', contacts }, TACOMA)
  expect(say(248_000)).toBe(
    '124 contacts for each 100 residents of Tacoma (GRP). If all were equally likely to pass, 71% of them would see it; in truth fewer do.',
  )
  expect(say(2100)).toMatch(/^1\.1 contacts .*pass, 1% of them/)
  expect(say(1000)).toMatch(/^0\.5 contacts .*pass, less than 1% of them/)
  expect(say(60)).toMatch(/^Fewer than 0\.1 contacts .*pass, less than 1% of them/)
  expect(say(9_000_000)).toMatch(/^4,500 contacts .*pass, more than 99% of them/)
  expect(describeGrp({ basis: 'followers', contacts: 9 }, TACOMA)).toBeNull()
})
