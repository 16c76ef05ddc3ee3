import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

describe('an address', () => {
  it.each([
    ['', {}],
    ['?q=12', { q: '12' }],
    ['?q=a+b%20c', { q: 'a b c' }],
    ['?adType=radio&adType=print&adType=event', { adType: ['radio', 'print', 'event'] }],
    ['?q=', { q: '' }],
    ['?q=true&x=null', { q: 'true', x: 'null' }],
    ['?q=%7B%7D', { q: '{}' }],
  ])('%s is read as it is written', (text, search) => {
    expect(parseSearch(text)).toEqual(search)
  })

  it.each([
    [{}, ''],
    [{ q: 'wall', page: 2 }, '?q=wall&page=2'],
    [{ adType: ['radio', 'print'] }, '?adType=radio&adType=print'],
    [{ q: '', a: null, b: undefined, c: [] }, ''],
    [{ page: 0, isOn: false }, '?page=0&isOn=false'],
    [{ bbox: '1,2,3,4' }, '?bbox=1,2,3,4'],
    [{ q: 'a&b=c' }, '?q=a%26b%3Dc'],
  ])('%j is written as %s', (search, text) => {
    expect(stringifySearch(search)).toBe(text)
  })

  it.each([{ q: '12' }, { q: 'a&b', adType: ['radio', 'print'] }, { bbox: '47.1,-122.3,47.2,-122.1' }])(
    '%j comes back',
    (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual(search)
    },
  )
})
