import { expect, it } from 'vitest'
import { canHaveLimits, describeLimits, toLimits, toTyped } from './limit-words.ts'

const limits = (spendsCents: number | null, approvesCents: number | null) => ({ spendsCents, approvesCents })

it.each([
  ['owner', null, false, ''],
  ['manager', limits(null, null), true, ''],
  ['manager', limits(null, 0), true, 'Approves nothing'],
  ['sales', limits(null, null), true, ''],
  ['sales', limits(500_000, null), true, 'Spends up to $5,000 a month'],
  ['sales', limits(500_000, 200_050), true, 'Spends up to $5,000 a month, approves up to $2,000.50'],
  ['viewer', limits(500_000, 5), false, ''],
  // of a colleague, to who may not give any
  ['sales', null, false, ''],
] as const)('says what a member in %s with %j may spend', (role, given, can, words) => {
  expect([canHaveLimits({ role, limits: given }), describeLimits({ role, limits: given })]).toEqual([
    can,
    words,
  ])
})

it('reads what is typed, and writes it again', () => {
  expect(toLimits({ spends: '$5,000', approves: ' ' })).toEqual({ limits: limits(500_000, null) })
  expect(toLimits({ spends: '', approves: '0' })).toEqual({ limits: limits(null, 0) })
  expect(toTyped(limits(500_050, null))).toEqual({ spends: '5,000.50', approves: '' })
})

it('says at which field there is no amount', () => {
  const wrong = toLimits({ spends: 'a lot', approves: '20000000' })
  expect('problems' in wrong && Object.keys(wrong.problems)).toEqual(['spends', 'approves'])
  expect(toLimits({ spends: '5', approves: '1.234' })).toMatchObject({
    problems: { approves: expect.any(String) },
  })
})
