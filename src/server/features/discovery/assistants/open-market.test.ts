import { describe, expect, it } from 'vitest'
import { toMarket } from '#assistant/market.ts'
import { matchWithTotal } from '#assistant/match/match.ts'
import { nearDays } from '#assistant/match/near-dates.ts'
import { relax } from '#assistant/match/relax.ts'
import { readRequest } from '#assistant/understand/understand.ts'
import { toDayNumber } from '#domain/dates.ts'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { buildIndex } from '#search/search-index.ts'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { toRing } from '#test/support/discovery/build-spaces.ts'
import { repeatMarket, toSpaceRow } from '#test/support/discovery/market-index.ts'
import { QUERY_SETS } from '#training/requests/own-requests.ts'
import { chooseCandidates, keepFree, readFigures } from './open-market.ts'

const listings = repeatMarket(6_000)
const byId = new Map(listings.map((listing) => [listing.id, listing]))
const whole = toMarket(listings)
const index = buildIndex(listings.slice(0, 5_500).map(toSpaceRow))
// the delta holds some rows, an update and some tombstones
for (const listing of listings.slice(5_400)) index.upsert(toSpaceRow(listing))
for (let id = 10_001; id <= 10_020; id++) index.upsert({ ...toSpaceRow(listings[id % 70]!), id })
for (let id = 10_001; id <= 10_020; id++) index.remove(id)
const figures = readFigures(index)
const requests = Object.values(QUERY_SETS)
  .flat()
  .map(({ text }) => ({ text, ...readRequest(text, OPTIONS) }))
  .filter(({ isRequest }) => isRequest)

describe('the kernel’s figures and candidates equal those of the whole market', () => {
  it('counts matches, also when criteria are relaxed', () => {
    for (const { text, criteria, places } of requests) {
      const { total } = chooseCandidates(index, { criteria, places })
      expect([text, total]).toEqual([text, whole.countFitting(criteria, places)])
    }
    for (const { criteria, places } of requests.slice(0, 60))
      expect(relax(criteria, (wider) => figures.countFitting(wider, places))).toEqual(
        relax(criteria, (wider) => whole.countFitting(wider, places)),
      )
  })

  it('compares prices with the same spaces', () => {
    for (const listing of listings.filter(({ id }) => id % 101 === 0)) {
      const space = { ...listing, coordinates: listing.location.coordinates }
      const ours = figures.comparePrices(space)
      const theirs = whole.comparePrices(space)
      expect(ours.near).toBe(theirs.near)
      expect(ours.statistics).toEqual(theirs.statistics)
      expect(ours.listPrices()).toEqual(theirs.listPrices())
      expect(new Map(figures.countIntervals(space))).toEqual(new Map(whole.countIntervals(space)))
    }
  })

  it('shortlists candidates as good as the whole market', () => {
    let lost = 0
    for (const request of requests) {
      const { ids } = chooseCandidates(index, request)
      expect(ids.length).toBeLessThanOrEqual(400)
      expect(new Set(ids).size).toBe(ids.length)
      const ours = matchWithTotal(
        request.criteria,
        ids.map((id) => byId.get(id)!),
        request,
      ).matches
      const theirs = matchWithTotal(request.criteria, listings, request).matches
      expect(ours).toHaveLength(theirs.length)
      const best = (matches: typeof ours) => matches.reduce((sum, { matchScore }) => sum + matchScore, 0)
      // titles are compared with the request among the candidates only
      if (best(ours) < best(theirs) * 0.97) lost += 1
    }
    expect(lost / requests.length).toBeLessThan(0.02)
  })
})

describe('near misses', () => {
  const asked = { ...emptyCriteria(), availableFrom: '2026-12-01', availableTo: '2026-12-31' }
  const late = { ...listings[0]!, availabilityStart: '2026-12-07', availabilityEnd: null }
  const today = toDayNumber('2026-11-21')
  const listFree = (busy: string[]) => {
    const units = { throughout: [toRing(busy.map(toDayNumber))], anyWithin: [] }
    const market = buildIndex([{ ...toSpaceRow(late), units }])
    return keepFree(market, [late], { criteria: asked, today })
  }

  it('are free on the days that they are offered for', () => {
    expect(listFree([])).toEqual([late])
    expect(listFree(['2027-01-01'])).toEqual([late])
    expect(listFree(['2026-12-20'])).toEqual([])
  })

  it.each([
    [
      'from its start',
      { availabilityStart: '2026-12-07', availabilityEnd: null },
      ['2026-12-07', '2026-12-31'],
    ],
    [
      'until its end',
      { availabilityStart: null, availabilityEnd: '2026-12-07' },
      ['2026-12-01', '2026-12-07'],
    ],
    ['right after', { availabilityStart: '2027-01-05', availabilityEnd: null }, null],
    ['at no time where all is met', { availabilityStart: null, availabilityEnd: null }, null],
  ])('are offered %s', (_when, offered, days) => {
    const [first, last] = days?.map(toDayNumber) ?? []
    expect(nearDays(offered, asked)).toEqual(days && { first, last })
  })

  it('are offered for as many days beside those asked for', () => {
    const criteria = { ...emptyCriteria(), availableFrom: '2026-12-10' }
    const offered = { availabilityStart: '2026-12-12', availabilityEnd: null }
    const day = toDayNumber('2026-12-12')
    expect(nearDays(offered, criteria)).toEqual({ first: day, last: day })
  })
})
