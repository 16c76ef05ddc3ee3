import { expect, it } from 'vitest'
import { describeSheet } from './sheet-words.ts'

const avails = {
  columns: [{ first: '2026-12-28', last: '2027-01-24' }],
  today: '2026-12-01',
  rows: [],
  all: 10_000,
} as const

it.each([true, false])('says that faces are missing where there are more than it is made of: %s', (isCut) => {
  const choice = { hasPrices: false, isInternal: false }
  const said = describeSheet({ avails: { ...avails, isCut } as never, choice, seller: 'Sally' })
  expect(said.includes('More faces are not in it: it is made of the oldest 10,000.')).toBe(isCut)
})
