import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TopRows } from './top-rows.ts'

it('keeps the largest above the floor, of equal ones the first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -5, max: 20 })),
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom(0, Number.NEGATIVE_INFINITY),
      (worths, most, floor) => {
        const top = new TopRows(most)
        for (const _ of [1, 2]) {
          top.clear(floor)
          for (const [row, worth] of worths.entries()) if (worth > top.threshold) top.push(row, worth)
          const kept: number[] = []
          top.forEach((row) => {
            kept.push(row)
          })
          const wanted = [...worths.keys()]
            .filter((row) => worths[row]! > floor)
            .sort((a, b) => worths[b]! - worths[a]! || a - b)
            .slice(0, most)
          expect(kept.sort((a, b) => a - b)).toEqual(wanted.sort((a, b) => a - b))
        }
      },
    ),
  )
})
