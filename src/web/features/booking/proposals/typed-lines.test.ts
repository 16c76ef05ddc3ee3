import { describe, expect, it } from 'vitest'
import { isLastLine, setDollars, toggleLine } from './typed-lines.ts'

const IDS = [4, 5, 6]
const all = [
  { id: 4, dollars: '' },
  { id: 5, dollars: '1,250' },
  { id: 6, dollars: '' },
]
const idsOf = (lines: readonly { id: number }[]) => lines.map(({ id }) => id)

describe('lines of a proposal as they are typed', () => {
  it('take an amount each', () => {
    expect(setDollars(all, 6, '900').map(({ dollars }) => dollars)).toEqual(['', '1,250', '900'])
    expect(setDollars(all, 7, '900')).toEqual(all)
  })

  it.each([
    [4, [5, 6]],
    [5, [4, 6]],
    [6, [4, 5]],
  ])('leave without %i: %j', (id, left) => {
    expect(idsOf(toggleLine(all, IDS, id))).toEqual(left)
  })

  it('come in again in their place, at the card', () => {
    const without = toggleLine(all, IDS, 5)
    expect(toggleLine(without, IDS, 5)).toEqual([
      { id: 4, dollars: '' },
      { id: 5, dollars: '' },
      { id: 6, dollars: '' },
    ])
  })

  it('are one at least', () => {
    const one = toggleLine(toggleLine(all, IDS, 4), IDS, 6)
    expect(idsOf(one)).toEqual([5])
    expect(toggleLine(one, IDS, 5)).toEqual(one)
    expect([isLastLine(one, 5), isLastLine(one, 4), isLastLine(all, 5)]).toEqual([true, false, false])
  })
})
