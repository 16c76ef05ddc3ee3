import { describe, expect, it } from 'vitest'
import { createRandom } from '#test/support/discovery/build-spaces.ts'
import { selectNth } from './select-nth.ts'

describe('selectNth', () => {
  it('finds what stands at a rank when sorted, one rank after the other', () => {
    const random = createRandom(5)
    for (let round = 0; round < 200; round++) {
      const length = 1 + Math.floor(random() * 60)
      const values = Float64Array.from({ length }, () => Math.floor(random() * 20))
      const sorted = values.toSorted()
      let settled = 0
      for (let rank = 0; rank < length; rank += 1 + Math.floor(random() * 4)) {
        expect(selectNth(values, rank, settled)).toBe(sorted[rank])
        settled = rank
      }
      expect(values.toSorted()).toEqual(sorted)
    }
  })
})
