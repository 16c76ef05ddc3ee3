import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countOnes, lowestOne, transposeBits } from './bits.ts'

const word = fc.integer({ min: -0x80000000, max: 0x7fffffff })
const toBinary = (value: number) => (value >>> 0).toString(2)

describe('bits of a word', () => {
  it('are counted', () => {
    fc.assert(
      fc.property(word, (value) => {
        expect(countOnes(value)).toBe(toBinary(value).replaceAll('0', '').length)
      }),
    )
    expect([0, -1, 1, -0x80000000].map(countOnes)).toEqual([0, 32, 1, 1])
  })

  it('have a lowest one', () => {
    expect([1, 6, 40, -1, -0x80000000].map(lowestOne)).toEqual([0, 1, 3, 0, 31])
  })

  it('are transposed with the words', () => {
    fc.assert(
      fc.property(fc.int32Array({ minLength: 32, maxLength: 32 }), (words) => {
        const turned = words.slice()
        transposeBits(turned)
        for (let i = 0; i < 32; i++) {
          for (let j = 0; j < 32; j++) expect((turned[i]! >>> j) & 1).toBe((words[j]! >>> i) & 1)
        }
      }),
      { numRuns: 20 },
    )
  })
})
