import { describe, expect, it } from 'vitest'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { firstToComplete, moveChoice, toGroups } from './place-groups.ts'
import { POPULAR_SEARCHES } from './popular-searches.ts'
import { rememberSearch } from './recent-searches.ts'

stubBrowserStorage()
const KENT = { name: 'Kent, WA', kind: 'city', spaces: 12 }
const BRANDT = { id: 7, name: 'Hugo Brandt', company: 'Brandt Signs', spaces: 2 }
const group = (text: string, places = [] as (typeof KENT)[], sellers = [] as (typeof BRANDT)[]) =>
  toGroups({ places, sellers }, text)
const read = (text: string, places?: (typeof KENT)[], sellers?: (typeof BRANDT)[]) =>
  group(text, places, sellers).map(({ title, places }) => [title, places.map(({ name }) => name)])

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

  it('places, and recent ones beside them', () => {
    rememberSearch('Kent')
    rememberSearch('Kent, WA')
    expect(read('ken', [KENT])).toEqual([
      ['Places', ['Kent, WA']],
      ['Recent searches', ['Kent']],
      ['Words', ['ken']],
    ])
  })

  it('W20: media and sellers', () => {
    expect(read('radio')).toEqual([
      ['Media', ['Radio spaces']],
      ['Words', ['radio']],
    ])
    const [sellers] = group('bra', [], [BRANDT])
    expect(sellers).toMatchObject({
      title: 'Sellers',
      places: [{ name: 'Brandt Signs', label: 'Brandt Signs, Hugo Brandt', note: 'seller · 2', sellerId: 7 }],
    })
  })

  it('nothing for a single letter', () => {
    expect(read('k')).toEqual([])
  })

  it('says what a place is and how many spaces it has', () => {
    const note = (spaces: number) => group('ken', [{ ...KENT, spaces }])[0]!.places[0]!.note
    expect([note(12), note(0)]).toEqual(['city · 12', 'city'])
  })

  it('gives each option an id of its own', () => {
    const ids = group('ken', [KENT, { ...KENT, name: 'Kenmore' }]).flatMap(({ places }) =>
      places.map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(3)
  })
})

describe('Enter without an arrow takes', () => {
  const options = [
    { name: 'Kentucky', isOffered: false },
    { name: 'Kent, WA', isOffered: true },
    { name: 'Kenmore, WA', isOffered: true },
    { name: 'kenned', isWords: true },
  ]
  it.each([
    ['the first that completes a word', 'ke', 1],
    ['whatever its letters', 'KENM', 2],
    ['what was typed where it is complete', 'kent', -1],
    ['what was typed where nothing begins so', 'taco', -1],
    ['what was typed where it is one letter', 'k', -1],
    ['no words', 'kenne', -1],
  ])('%s', (_, text, index) => {
    expect(firstToComplete(options, text)).toBe(index)
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
