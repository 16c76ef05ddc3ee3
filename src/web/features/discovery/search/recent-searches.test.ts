import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { recallSearchAddress, recallWhere, rememberSearchAddress, rememberWhere } from './last-search.ts'
import { listRecentSearches, rememberSearch } from './recent-searches.ts'

const browser = stubBrowserStorage()

describe('recent searches', () => {
  it('are five, the latest first, each once whatever its letters', () => {
    for (const text of ['Kent', 'Tacoma', 'kent', 'Olympia', 'Renton', 'Auburn', 'SeaTac'])
      rememberSearch(text)
    expect(listRecentSearches()).toEqual(['SeaTac', 'Auburn', 'Renton', 'Olympia', 'kent'])
  })

  it.each([
    ['', ['Tacoma', 'Kent']],
    [' KEN ', ['Kent']],
    ['acom', ['Tacoma']],
    ['x', []],
  ])('that contain "%s" are %j', (typed, expected) => {
    rememberSearch('Kent')
    rememberSearch('Tacoma')
    expect(listRecentSearches(typed)).toEqual(expected)
  })

  it.each(['{"a":1}', '7', 'nonsense', '[1, null, {"a":1}]'])('that cannot be read are none: %s', (text) => {
    browser.kept.set('placard.recent-searches', text)
    expect(listRecentSearches()).toEqual([])
    rememberSearch('Kent')
    expect(listRecentSearches()).toEqual(['Kent'])
  })

  it('are none where the browser keeps nothing', () => {
    browser.refuse()
    rememberSearch('Kent')
    expect(listRecentSearches()).toEqual([])
  })
})

describe('the last search of a tab', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
  })

  it('is where "Back to search" leads, with its heading', () => {
    expect([recallSearchAddress(), recallWhere()]).toEqual(['', ''])
    rememberSearchAddress('?location=Kent')
    rememberWhere('in Kent')
    expect([recallSearchAddress(), recallWhere()]).toEqual(['?location=Kent', 'in Kent'])
  })

  it('is none where storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('no storage', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    rememberSearchAddress('?location=Kent')
    rememberWhere('in Kent')
    expect([recallSearchAddress(), recallWhere()]).toEqual(['', ''])
  })
})
