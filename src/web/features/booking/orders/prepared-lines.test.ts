import { describe, expect, it, test } from 'vitest'
import { describeGone, sumPrices } from './prepared-lines.ts'

test.each([
  [[100, 250], 350],
  [[100, undefined], null],
  [[undefined, 100], null],
  [[], 0],
])('the prices %j make %j', (prices, total) => expect(sumPrices(prices)).toBe(total))

describe('spaces that have left the market', () => {
  it('are counted', () => {
    expect(describeGone(1)).toContain('A space')
    expect(describeGone(3)).toContain('3 spaces')
  })
})
