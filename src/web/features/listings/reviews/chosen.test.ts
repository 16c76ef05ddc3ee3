import { describe, expect, it } from 'vitest'
import { listChosen, select, selectAll } from './chosen.ts'

const seen = (id: number, updatedAt = 'v1') => ({ id, updatedAt })

describe('selecting listings', () => {
  it('remembers the version that was seen', () => {
    const selected = select(new Map(), seen(7), true)
    expect(listChosen([seen(7, 'v2'), seen(8)], selected)).toEqual([seen(7, 'v1')])
  })

  it('takes the newer version when it is selected again', () => {
    const selected = select(select(new Map(), seen(7), true), seen(7, 'v2'), true)
    expect([...selected]).toEqual([[7, 'v2']])
  })

  it('takes one back and leaves the others', () => {
    const both = select(select(new Map(), seen(7), true), seen(8), true)
    expect([...select(both, seen(7), false)]).toEqual([[8, 'v1']])
    expect(both.size).toBe(2)
  })

  it('leaves out what is not pending any more', () => {
    const selected = new Map([
      [7, 'v1'],
      [8, 'v1'],
    ])
    expect(listChosen([seen(8)], selected)).toEqual([seen(8)])
    expect(listChosen([], selected)).toEqual([])
  })

  it('decides in the order of the list, not of the selection', () => {
    const selected = select(select(new Map(), seen(8), true), seen(7), true)
    expect(listChosen([seen(7), seen(8)], selected).map(({ id }) => id)).toEqual([7, 8])
  })

  it.each([
    [0, 0],
    [99, 99],
    [100, 100],
    [140, 100],
  ])('of %d pending selects %d', (count, expected) => {
    const pending = Array.from({ length: count }, (_, id) => seen(id))
    expect(selectAll(pending, 100).size).toBe(expected)
  })
})
