import { describe, expect, it } from 'vitest'
import { BUDGET_INTERVALS, type Criteria, isEmptyCriteria } from '#domain/discovery/criteria.ts'
import { AD_TYPES, AUDIENCES, FEATURES, INTERVALS, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import { places } from '#test/support/discovery/gazetteer.ts'
import { ERRANDS, SEARCHES } from '#training/requests/errand-texts.ts'
import { QUERY_SETS, WRITTEN_BLIND } from '#training/requests/own-requests.ts'
import type { QueryCase } from '#training/requests/parse-requests.ts'
import { ROLE_REQUEST_SETS, ROLE_REQUESTS } from '#training/requests/role-requests.ts'
import { loadTuneParts, OTHER_LANGUAGES } from '../request-parts.ts'
import { GENRE_SETS } from './heard.ts'
import { HOSTILE_1 } from './hostile-1.ts'
import { REQUEST_CLASSES } from './request-classes.ts'
import { SELLER_FIGURES_1 } from './seller-figures-1.ts'

const TUNE_PARTS = loadTuneParts()
const TUNE_REQUESTS = TUNE_PARTS.flatMap(({ classes, rightOrEmpty }) => [
  ...Object.values(classes).flat(),
  ...rightOrEmpty,
])
const GENRE_REQUESTS = Object.values(GENRE_SETS).flatMap((genres) => Object.values(genres).flat())
const REQUESTS = [...ROLE_REQUESTS, ...OTHER_LANGUAGES, ...TUNE_REQUESTS, ...GENRE_REQUESTS]
const SELLERS = Object.values(SELLER_FIGURES_1).flat()

/** What is wrong with a label; a wrong one would teach and measure the wrong thing. */
function faultsOf({ text, expected }: QueryCase): string[] {
  const lists: [readonly string[], readonly string[]][] = [
    [expected.adTypes, AD_TYPES],
    [expected.excludedAdTypes, AD_TYPES],
    [expected.venues, VENUES],
    [expected.audiences, AUDIENCES],
    [expected.features, FEATURES],
    [expected.interval ? [expected.interval] : [], BUDGET_INTERVALS],
    [expected.listingType ? [expected.listingType] : [], LISTING_TYPES],
  ]
  const unknown = lists.flatMap(([values, known]) => values.filter((value) => !known.includes(value)))
  const twice = lists
    .filter(([values]) => new Set(values).size < values.length)
    .map(([values]) => values.join())
  return [...unknown, ...twice, ...faultsOfValues(expected)].map((fault) => `${text}: ${fault}`)
}

function faultsOfValues(expected: Criteria): string[] {
  const { availableFrom: from, availableTo: to, priceMin: min, priceMax: max, place } = expected
  const faults: string[] = []
  for (const date of [from, to])
    if (date !== null && new Date(date).toISOString().slice(0, 10) !== date) faults.push(date)
  if (from !== null && to !== null && from > to) faults.push(`${from} > ${to}`)
  for (const amount of [min, max]) if (amount !== null && !(amount > 0)) faults.push(`amount ${amount}`)
  if (min !== null && max !== null && min > max) faults.push(`${min} > ${max}`)
  if (place !== null && !isPlace(place)) faults.push(place)
  if (expected.adTypes.some((type) => expected.excludedAdTypes.includes(type)))
    faults.push('wanted and refused')
  return faults
}

function isPlace(name: string): boolean {
  return /^\d{5}$/.test(name) || places.resolvePlace(name)?.name === name
}

describe('the requests that are learned from and those that measure', () => {
  it('have cases of every class in every part, most of them to learn from', () => {
    for (const { classes } of TUNE_PARTS)
      for (const name of REQUEST_CLASSES) expect(classes[name]?.length, name).toBeGreaterThanOrEqual(9)
    for (const [name, requests] of Object.entries(ROLE_REQUEST_SETS))
      expect(requests.length, name).toBeGreaterThan(300)
    expect(ROLE_REQUESTS.length).toBeGreaterThan(20_000)
  })

  it('say nothing outside the vocabulary, the calendar and the gazetteer', () => {
    expect(REQUESTS.flatMap(faultsOf)).toEqual([])
  })

  it('expect something of every request', () => {
    expect(REQUESTS.filter(({ expected }) => isEmptyCriteria(expected)).map(({ text }) => text)).toEqual([])
  })

  it('share no text with each other or with an older set', () => {
    const older = [...(QUERY_SETS['after the rules'] ?? []), ...WRITTEN_BLIND]
    const seen = new Set<string>()
    const twice = [...REQUESTS, ...older]
      .map(({ text }) => text.toLowerCase())
      .filter((text) => seen.size === seen.add(text).size)
    expect(twice).toEqual([])
  })
})

describe('the hostile texts and the sellers’ figures', () => {
  it('are many, and none stands twice, here or among those that are learned from', () => {
    const hostile = [...ERRANDS, ...Object.values(HOSTILE_1).flat()]
    expect(new Set(hostile).size).toBe(hostile.length)
    expect(hostile.length).toBeGreaterThanOrEqual(1900)
    expect(HOSTILE_1.tune.length + HOSTILE_1.opened.length).toBeGreaterThanOrEqual(20)
    expect(new Set(SEARCHES).size).toBe(SEARCHES.length)
    expect(new Set(SELLERS.map(({ text }) => text)).size).toBe(SELLERS.length)
    expect(SELLERS.length).toBeGreaterThanOrEqual(40)
  })

  it('name known types, periods and places, and no figure as price and as something else', () => {
    const wrong = SELLERS.filter(
      ({ price, interval, type, place, notPrice }) =>
        (interval !== null && (price === null || !INTERVALS.includes(interval))) ||
        (type !== null && !AD_TYPES.includes(type)) ||
        (place !== null && !isPlace(place)) ||
        notPrice.some((figure) => Number.isNaN(figure) || figure === price) ||
        Number.isNaN(price),
    )
    expect(wrong.map(({ text }) => text)).toEqual([])
  })
})
