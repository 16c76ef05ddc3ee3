import { describe, expect, it } from 'vitest'
import { BUDGET_INTERVALS, type Criteria, isEmptyCriteria } from '#domain/discovery/criteria.ts'
import { AD_TYPES, AUDIENCES, FEATURES, INTERVALS, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import { places } from '#test/support/discovery/gazetteer.ts'
import { AFTER_THE_RULES_QUERIES } from './after-the-rules.ts'
import { BLIND_ROUNDS } from './blind-rounds.ts'
import { HOSTILE_1 } from './hostile-1.ts'
import { LEARN, LEARN_RIGHT_OR_EMPTY } from './learn-1.ts'
import { LEARN_2, LEARN_2_RIGHT_OR_EMPTY } from './learn-2.ts'
import { LEARN_MORE } from './learn-more.ts'
import { OPENED, OPENED_RIGHT_OR_EMPTY } from './opened-1.ts'
import { OPENED_2, OPENED_2_RIGHT_OR_EMPTY } from './opened-2.ts'
import type { QueryCase } from './parse-cases.ts'
import { REQUEST_CLASSES } from './request-classes.ts'
import { SELLER_FIGURES_1 } from './seller-figures-1.ts'
import { TUNE, TUNE_RIGHT_OR_EMPTY } from './tune-1.ts'
import { TUNE_2, TUNE_2_RIGHT_OR_EMPTY } from './tune-2.ts'

const ROUNDS = [
  { learn: LEARN, tune: TUNE, opened: OPENED },
  { learn: LEARN_2, tune: TUNE_2, opened: OPENED_2 },
]
const OTHER_LANGUAGES = [
  ...[LEARN_RIGHT_OR_EMPTY, TUNE_RIGHT_OR_EMPTY, OPENED_RIGHT_OR_EMPTY],
  ...[LEARN_2_RIGHT_OR_EMPTY, TUNE_2_RIGHT_OR_EMPTY, OPENED_2_RIGHT_OR_EMPTY],
].flat()
const REQUESTS = [
  ...ROUNDS.flatMap((parts) => Object.values(parts).flatMap((part) => Object.values(part).flat())),
  ...LEARN_MORE,
  ...OTHER_LANGUAGES,
]
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

describe('the request sets of learn, tune and opened', () => {
  it('have cases of every class in every part, half of them to learn from', () => {
    for (const parts of ROUNDS) {
      for (const part of Object.values(parts))
        for (const name of REQUEST_CLASSES) expect(part[name].length, name).toBeGreaterThanOrEqual(9)
      const sizes = Object.values(parts).map((part) => Object.values(part).flat().length)
      expect(sizes[0]).toBeGreaterThan(sizes.reduce((sum, size) => sum + size) * 0.43)
      expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThanOrEqual(450)
    }
  })

  it('say nothing outside the vocabulary, the calendar and the gazetteer', () => {
    expect(REQUESTS.flatMap(faultsOf)).toEqual([])
  })

  it('expect something of every request', () => {
    expect(REQUESTS.filter(({ expected }) => isEmptyCriteria(expected)).map(({ text }) => text)).toEqual([])
  })

  it('share no text with each other or with an older set', () => {
    const older = [...AFTER_THE_RULES_QUERIES, ...Object.values(BLIND_ROUNDS).flat()]
    const texts = [...REQUESTS, ...older].map(({ text }) => text.toLowerCase())
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })
})

describe('the hostile texts and the sellers’ figures', () => {
  it('are forty of each at least, and none stands twice', () => {
    const hostile = Object.values(HOSTILE_1).flat()
    expect(new Set(hostile).size).toBe(hostile.length)
    expect(hostile.length).toBeGreaterThanOrEqual(40)
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
