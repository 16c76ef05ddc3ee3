import { describe, expect, it } from 'vitest'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { moveChoice, toGroups } from './place-groups.ts'
import { POPULAR_SEARCHES } from './popular-searches.ts'
import { rememberSearch } from './recent-searches.ts'

stubBrowserStorage()
const KENT = { name: 'Kent, WA', kind: 'city', spaces: 12 }
const read = (text: string, suggestions = [] as (typeof KENT)[]) =>
  toGroups(suggestions, text).map(({ title, places }) => [title, places.map(({ name }) => name)])

describe('what is offered while a place is typed', () => {
  it('popular searches before anything is', () => {
    expect(read('')).toEqual([['Popular searches', POPULAR_SEARCHES]])
  })

  it('recent ones before them', () => {
    rememberSearch('Kent')
    expect(read(' ')).toEqual([
      ['Recent searches', ['Kent']],
      ['Popular searches', POPULAR_SEARCHES],
    ])
  })

  it('recent ones that contain it, and the words themselves', () => {
    rememberSearch('Kent')
    rememberSearch('Tacoma')
    expect(read('ke')).toEqual([
      ['Recent searches', ['Kent']],
      ['Words', ['ke']],
    ])
  })

  it('places instead, once there are some', () => {
    rememberSearch('Kent')
    expect(read('ken', [KENT])).toEqual([
      ['Places', ['Kent, WA']],
      ['Words', ['ken']],
    ])
  })

  it('nothing for a single letter', () => {
    expect(read('k')).toEqual([])
  })

  it('says what a place is and how many spaces it has', () => {
    const note = (spaces: number) => toGroups([{ ...KENT, spaces }], 'ken')[0]!.places[0]!.note
    expect([note(12), note(0)]).toEqual(['city · 12', 'city'])
  })

  it('gives each option an id of its own', () => {
    const ids = toGroups([KENT, { ...KENT, name: 'Kenmore' }], 'ken').flatMap(({ places }) =>
      places.map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(3)
  })
})

describe('arrows', () => {
  it.each([
    ['down from what was typed', -1, 1, 3, 0],
    ['down', 0, 1, 3, 1],
    ['down from the last, back to what was typed', 2, 1, 3, -1],
    ['up from what was typed, to the last', -1, -1, 3, 2],
    ['up from the first', 0, -1, 3, -1],
    ['nowhere in an empty list', -1, 1, 0, -1],
  ])('%s', (_what, index, step, count, next) => {
    expect(moveChoice(index, step, count)).toBe(next)
  })
})
