import { describe, expect, it } from 'vitest'
import { parseBriefSearch } from './brief-search.ts'

describe('the address of a new brief', () => {
  it.each([
    [{}, {}],
    [
      { plan: 12, place: ' Tacoma ', type: 'radio' },
      { plan: 12, place: 'Tacoma', type: ['radio'] },
    ],
    [
      { place: 98402, type: ['radio', 'none', 'billboard'] },
      { place: '98402', type: ['billboard', 'radio'] },
    ],
    [{ plan: 'x', place: '', type: ['none'] }, {}],
    [{ plan: -1 }, {}],
    [
      { place: 'Tacoma', from: '2027-01-04', to: 'soon', budget: '6000' },
      { place: 'Tacoma', from: '2027-01-04', budget: 6000 },
    ],
    [{ budget: 'much', from: 7 }, {}],
  ])('%j is read as %j', (raw, read) => {
    expect(parseBriefSearch(raw)).toEqual(read)
  })
})
