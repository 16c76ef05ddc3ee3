import { describe, expect, it } from 'vitest'
import { toMarket } from '#assistant/market.ts'
import { matchWithTotal } from '#assistant/match/match.ts'
import { relax } from '#assistant/match/relax.ts'
import { readRequest } from '#assistant/understand/understand.ts'
import { buildIndex } from '#search/search-index.ts'
import { OPTIONS, QUERY_SETS } from '#test/evaluation/evaluate.ts'
import { repeatMarket, toSpaceRow } from '#test/support/market-index.ts'
import { chooseCandidates, readFigures } from './open-market.ts'

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
    for (const { text, criteria, place } of requests) {
      const { total } = chooseCandidates(index, { criteria, place, words: '' })
      expect([text, total]).toEqual([text, whole.countFitting(criteria, place)])
    }
    for (const { criteria, place } of requests.slice(0, 60))
      expect(relax(criteria, (wider) => figures.countFitting(wider, place))).toEqual(
        relax(criteria, (wider) => whole.countFitting(wider, place)),
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
