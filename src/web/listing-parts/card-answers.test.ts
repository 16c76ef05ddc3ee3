import { describe, expect, it } from 'vitest'
import { buildWebListing } from '#test/support/listings/web-listing.ts'
import { toCardAnswers } from './card-answers.ts'
import { toShownSearch } from './shown-search.ts'

const { answers } = buildWebListing().seller

describe('how a seller answers, on a card', () => {
  it('is nothing where nobody has measured it', () => {
    expect(toCardAnswers({ ...answers, isMeasured: false })).toBeUndefined()
  })

  it.each([
    ['measured', { isPrompt: false }, {}],
    ['prompt', { isPrompt: true }, { isPrompt: true }],
    ['away', { isPrompt: false, awayUntil: '2027-03-01' }, { awayUntil: '2027-03-01' }],
    [
      'away and never measured',
      { isMeasured: false, isPrompt: false, awayUntil: '2027-03-01' },
      { awayUntil: '2027-03-01' },
    ],
  ])('is %s', (_what, part, expected) => {
    const { label, buyers } = answers
    expect(toCardAnswers({ ...answers, ...part })).toEqual({ label, buyers, ...expected })
  })
})

it('some spaces on the map are those and no others, at any price', () => {
  const { ids, view, priceMax } = toShownSearch([3, 5])
  expect([ids, view]).toEqual(['3,5', 'map'])
  expect(priceMax).toBeGreaterThan(1000)
})

it('an address carries so many ids and no more', () => {
  const { ids } = toShownSearch(Array.from({ length: 5000 }, (_, id) => id + 1))
  expect(ids!.split(',').length).toBeLessThan(5000)
  expect(ids).toMatch(/^1,2,3/)
})
