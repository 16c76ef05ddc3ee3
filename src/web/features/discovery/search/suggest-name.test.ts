import { describe, expect, it } from 'vitest'
import { PRICE_SCALES } from '#domain/listings/price-basis.ts'
import type { SearchState } from './search-state.ts'
import { suggestName, toSavedSearch } from './suggest-name.ts'
import { listTypedWords } from './typed-words.ts'

describe('the name of a saved search', () => {
  it.each<[SearchState, string]>([
    [{}, 'Every space'],
    [{ location: 'Kent' }, 'Kent'],
    [{ q: 'mural' }, 'mural'],
    [{ location: 'Kent', adType: ['radio'] }, 'Kent · Radio'],
    [{ adType: ['radio', 'print'] }, 'Radio · Print'],
  ])('%j: %s', (state, name) => {
    // at any price: the slider starts lower
    expect(suggestName({ priceMax: PRICE_SCALES.month.max, ...state })).toBe(name)
  })

  it('names four things at most', () => {
    const state: SearchState = { location: 'Kent', adType: ['radio', 'print', 'event', 'digital', 'social'] }
    expect(suggestName(state).split(' · ')).toHaveLength(4)
  })

  it('is of the search, not of the page it is seen on', () => {
    const shown = { location: 'Kent', selected: 7, cursor: 'c1', view: 'map' } as SearchState
    expect(toSavedSearch(shown)).toEqual(toSavedSearch({ location: 'Kent' }))
  })
})

describe('the words that are searched for', () => {
  type Answer = Parameters<typeof listTypedWords>[1]
  const answer = (part: object) => ({ place: null, reading: null, ...part }) as unknown as Answer

  it.each<[string, SearchState, Answer, string[]]>([
    ['none', {}, undefined, []],
    ['those typed as words', { q: 'red brick-wall' }, undefined, ['red', 'brick', 'wall']],
    ['not a place', { location: 'Kent' }, answer({ place: { kind: 'city' } }), []],
    ['nor what may be one', { location: 'Kent' }, undefined, []],
    ['a location that is no place', { location: 'mural' }, answer({}), ['mural']],
    [
      'what of it is neither place nor filter',
      { location: 'murals in Kent' },
      answer({ reading: { words: 'murals' } }),
      ['murals'],
    ],
    ['letters of any script', { q: 'Café 7, 東京!' }, undefined, ['Café', '7', '東京']],
  ])('are %s', (_what, state, given, words) => {
    expect(listTypedWords(state, given)).toEqual(words)
  })
})
