import { describe, expect, it } from 'vitest'
import { type Counts, isEnoughSimilar, MEASURES, medianCounts, shareOf, toFunnel } from './funnel.ts'

const counts = (some: Partial<Counts> = {}) =>
  ({ ...Object.fromEntries(MEASURES.map((measure) => [measure, 0])), ...some }) as Counts

describe('a share', () => {
  it.each([
    ['of thirty cases', { appearances: 30, views: 3 }, 'views', 0.1],
    ['of fewer', { appearances: 29, views: 3 }, 'views', null],
    ['of none', {}, 'views', null],
    ['of the first measure', { appearances: 500 }, 'appearances', null],
    ['of views', { views: 40, contacts: 4 }, 'contacts', 0.1],
    ['of more than came before', { views: 30, saves: 45 }, 'saves', 1.5],
  ] as const)('%s', (_what, some, measure, share) => {
    expect(shareOf(counts(some), measure)).toBe(share)
  })
})

it('a funnel names every measure with what it is a share of', () => {
  const steps = toFunnel(counts({ appearances: 1240, views: 31, enquiries: 2 }))
  expect(steps.map(({ measure }) => measure)).toEqual([...MEASURES])
  expect(steps[1]).toEqual({ measure: 'views', count: 31, of: 'appearances', share: 0.025 })
  expect(steps[5]).toEqual({ measure: 'viewings', count: 0, of: 'enquiries', share: null })
})

it('medians are of each measure by itself', () => {
  const group = [1, 9, 4, 100].map((views, at) => counts({ views, saves: at }))
  expect(medianCounts(group)).toEqual(counts({ views: 7, saves: 2 }))
  expect(medianCounts(group.slice(0, 3))).toEqual(counts({ views: 4, saves: 1 }))
})

it.each([
  [8, 3, true],
  [7, 7, false],
  [20, 2, false],
])('%i spaces of %i sellers are enough to compare with: %s', (spaces, sellers, isEnough) => {
  const group = Array.from({ length: spaces }, (_, at) => ({ sellerId: at % sellers }))
  expect(isEnoughSimilar(group)).toBe(isEnough)
})
