import { describe, expect, it } from 'vitest'
import { countThings, describeDecided } from './decision-words.ts'

it.each([
  ['listing', 0, '0 listings'],
  ['listing', 1, '1 listing'],
  ['edit', 12, '12 edits'],
])('%s: %d is %s', (what, count, words) => {
  expect(countThings(what, count)).toBe(words)
})

describe('after several were decided', () => {
  const outcome = (decided: number, refused: number) => ({
    decided: Array.from({ length: decided }),
    refused: Array.from({ length: refused }),
  })

  it.each([
    ['active', 3, 0, '3 listings approved', undefined],
    ['active', 1, 0, '1 listing approved', undefined],
    ['rejected', 2, 1, '2 listings rejected', '1 was not; the reason stands beside it.'],
    ['active', 0, 4, '0 listings approved', '4 were not; the reason stands beside each.'],
  ] as const)('%s: %d done, %d refused', (status, decided, refused, title, description) => {
    const said = describeDecided('listing', status, outcome(decided, refused))
    expect(said).toEqual(description ? { title, description, variant: 'destructive' } : { title })
  })
})
