import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offerPeriods } from '#domain/booking/offer-periods.ts'
import { DAY_MS, toDayNumber } from '#domain/dates.ts'
import type { AdType } from '#domain/vocabulary.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildSpaces, type TestSpace, toRing } from '#test/support/discovery/build-spaces.ts'
import { naiveCents, naiveSearch } from '#test/support/discovery/naive-search.ts'
import { toAudienceCode } from './audience-code.ts'
import { type Candidates, candidateSteps, contactsIn, listCandidates } from './candidates.ts'
import type { SpaceRow } from './query.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'

const BOUNDS = { west: -122.42, south: 47.52, east: -122.22, north: 47.68 }
const nobody = { sellers: new Set<number>(), ids: new Set<number>() }

function read(index: SearchIndex, [first, last]: [number, number], adTypes: AdType[] = []) {
  const days = { first, last, now: first * DAY_MS, today: first }
  return sorted(listCandidates(index, { area: { bounds: BOUNDS }, days, adTypes, barred: nobody })!)
}

/** By id. */
function sorted({ rows, ...found }: Candidates): Candidates {
  const order = [...rows.ids.keys()].sort((a, b) => rows.ids[a]! - rows.ids[b]!)
  const columns = Object.entries(rows).map(([name, column]: [string, Float64Array]) => [
    name,
    column.map((_, at) => column[order[at]!]!),
  ])
  return { ...found, rows: Object.fromEntries(columns) as Candidates['rows'] }
}

describe('candidates of a plan', () => {
  it('are all spaces of a search without a page that have a total, with that total, by id', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 20 }),
        (seed, from, length) => {
          const spaces = buildSpaces({ seed, count: 400, form: 'city' })
          const index = buildIndex(spaces.slice(0, 300))
          for (const space of spaces.slice(300)) index.upsert(space)
          const [first, last] = [20_000 + from, 20_000 + from + length]
          const adTypes: AdType[] = seed % 2 ? ['billboard', 'radio'] : []
          const { rows } = read(index, [first, last], adTypes)
          const query = { bounds: BOUNDS, adTypes, per: 'total', listingTypes: ['rent'] } as const
          const dated = { ...query, availableFromDay: first, availableToDay: last, today: first }
          const cents = (space: TestSpace) => naiveCents(space, dated)
          const wanted = naiveSearch(spaces, dated)
            .matches.filter((space) => space.daily !== null && cents(space) > 0)
            .sort((a, b) => a.id - b.id)
          expect([...rows.ids]).toEqual(wanted.map(({ id }) => id))
          expect([...rows.costs]).toEqual(wanted.map(cents))
          expect(rows.firsts.every((day) => day === first) && rows.lasts.every((day) => day === last)).toBe(
            true,
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  it('are counted with what is left out, each space of the area once', () => {
    const spaces = buildSpaces({ seed: 7, count: 300, form: 'city' })
    const { rows, leftOut } = read(buildIndex(spaces), [20_010, 20_020])
    const inside = naiveSearch(spaces, { bounds: BOUNDS }).matches
    const counted = Object.values(leftOut).reduce((sum, count) => sum + count, rows.ids.length)
    expect(counted).toBe(inside.length)
    expect(leftOut.forSale).toBe(inside.filter(({ listingType }) => listingType === 'sale').length)
  })

  it('are none where the area holds more than can be planned, and all where it holds as many', () => {
    const index = buildIndex(buildSpaces({ seed: 7, count: 300, form: 'city' }))
    const days = { first: 20_010, last: 20_020, now: 20_010 * DAY_MS, today: 20_010 }
    const query = { area: { bounds: BOUNDS }, days, adTypes: [], barred: nobody }
    const all = listCandidates(index, query)!.rows.ids.length
    expect(all).toBeGreaterThan(1)
    expect(listCandidates(index, { ...query, most: all })!.rows.ids).toHaveLength(all)
    expect(listCandidates(index, { ...query, most: all - 1 })).toBeNull()
  })

  it('leave out who and what is barred', () => {
    const spaces = buildSpaces({ seed: 7, count: 300, form: 'city' })
    const index = buildIndex(spaces.map((space) => ({ ...space, sellerId: space.id % 3 })))
    const days = { first: 20_010, last: 20_020, now: 20_010 * DAY_MS, today: 20_010 }
    const query = { area: { bounds: BOUNDS }, days, adTypes: [] }
    const all = sorted(listCandidates(index, { ...query, barred: nobody })!)
    const [one] = all.rows.ids
    const barred = { sellers: new Set([1]), ids: new Set([one!]) }
    const { rows } = sorted(listCandidates(index, { ...query, barred })!)
    expect([...rows.ids]).toEqual([...all.rows.ids].filter((id) => id % 3 !== 1 && id !== one))
  })

  it('count other media, and look at what is pinned whatever its medium and its seller', () => {
    const spaces = buildSpaces({ seed: 7, count: 300, form: 'city' })
    const index = buildIndex(spaces.map((space) => ({ ...space, sellerId: 5 })))
    const days = { first: 20_010, last: 20_020, now: 20_010 * DAY_MS, today: 20_010 }
    const query = { area: { bounds: BOUNDS }, days, adTypes: [] }
    const all = sorted(listCandidates(index, { ...query, barred: nobody })!)
    const [one, other] = all.rows.ids
    const inside = naiveSearch(spaces, { bounds: BOUNDS }).matches
    const sale = inside.find(({ listingType }) => listingType === 'sale')!.id
    const barred = { sellers: new Set([5]), ids: new Set<number>() }
    const pinned = new Set([one!, other!, sale, 999_999])
    const radio = listCandidates(index, { ...query, adTypes: ['radio'], barred, pinned })!
    expect([...radio.rows.ids].sort((a, b) => a - b)).toEqual([one, other])
    expect(radio.pins.get(one!)).toEqual({
      adType: spaces.find(({ id }) => id === one)!.adType,
      cents: all.rows.costs[0],
    })
    expect(radio.pins.get(sale)).toBe('forSale')
    expect(radio.pins.has(999_999)).toBe(false)
    const counted = Object.values(radio.leftOut).reduce((sum, count) => sum + count, radio.rows.ids.length)
    expect(counted).toBe(inside.length)
    const pins = [one, other, sale]
    const others = inside.filter(({ id, adType }) => adType !== 'radio' && !pins.includes(id))
    expect(radio.leftOut.medium).toBe(others.length)
  })

  it('are those of one moment, whatever changes while they are priced', () => {
    const spaces = buildSpaces({ seed: 9, count: 900, form: 'city' })
    const index = buildIndex(spaces.slice(0, 800))
    for (const space of spaces.slice(800)) index.upsert(space)
    const days = { first: 20_010, last: 20_020, now: 20_010 * DAY_MS, today: 20_010 }
    const query = { area: { bounds: BOUNDS }, days, adTypes: [], barred: nobody }
    const before = sorted(listCandidates(index, query)!)
    const steps = candidateSteps(index, query)
    let step = steps.next()
    for (let at = 0; !step.done; step = steps.next()) {
      for (const space of spaces.slice(at, at + 300))
        index.upsert({ ...space, id: space.id + 5000, price: 1 + (at % 7) })
      index.remove(spaces[at]!.id)
      index.merge()
      at += 100
    }
    expect(step.value && sorted(step.value)).toEqual(before)
  })
})

describe('posters, sold by four weeks from a Monday,', () => {
  const poster = {
    ...buildSpaces({ seed: 1, count: 1, form: 'one-point' })[0]!,
    lat: 47.6,
    lng: -122.3,
    price: 2000,
    interval: '4-week',
    adType: 'billboard',
    listingType: 'rent',
    availableFromDay: null,
    availableToDay: null,
    leadDays: 0,
    units: null,
  } satisfies Partial<SpaceRow>
  const card = buildSpaces({ seed: 2, count: 50, form: 'city' }).find((one) => one.card)!.card!
  const unit = { ...card.units[0]!.unit, cell: '4-week', rate: null } as const
  const space = { ...poster, card: { ...card, interval: '4-week', units: [{ unit, full: [] }] } } as const
  // 24 of 31 days in one period, 7 in the next
  const period = addDays(unit.anchor, 28 * 5)
  const asked = { from: addDays(period, 4), to: addDays(period, 34), today: addDays(period, -40) }
  const question = {
    ...asked,
    terms: card.terms,
    unit,
    opensOn: null,
    closesOn: null,
    taken: new Map(),
    takenBy: new Map(),
    quantity: 1,
  }
  const { around, near } = offerPeriods(question)
  const totalOf = (term: NonNullable<typeof around>) => 200_000 * (term.pieces as number)
  const days = {
    first: toDayNumber(asked.from),
    last: toDayNumber(asked.to),
    now: toDayNumber(asked.today) * DAY_MS + DAY_MS / 2,
    today: toDayNumber(asked.today),
  }
  const list = (one: SpaceRow) =>
    listCandidates(buildIndex([one]), { area: { bounds: BOUNDS }, days, adTypes: [], barred: nobody })!
  const net = (cents: number) => Math.round(cents * (1 + card.taxBasisPoints / 10_000)) + card.onceCents

  it('are had for the period nearest to the days, not for all that they touch', () => {
    const { rows } = list(space)
    expect(near[0]!.askedDays).toBe(24)
    expect(rows.firsts[0]).toBe(toDayNumber(near[0]!.first))
    expect(rows.lasts[0]).toBe(toDayNumber(near[0]!.last))
    expect(rows.costs[0]).toBe(net(totalOf(near[0]!)))
  })

  it('are had where the period beside it is taken, and not where that one is', () => {
    const busy = (first: string, last: string) => {
      const from = toDayNumber(first)
      return Array.from({ length: toDayNumber(last) - from + 1 }, (_, at) => from + at)
    }
    const taken = (days: number[]) => ({ ...space, units: { throughout: [toRing(days)], anyWithin: [] } })
    const beside = list(taken(busy(addDays(near[0]!.last, 1), around!.last)))
    expect(beside.rows.costs[0]).toBe(net(totalOf(near[0]!)))
    const none = list(taken(busy(near[0]!.first, near[0]!.last)))
    expect(none.rows.ids.length).toBe(0)
    expect(none.leftOut.notFree).toBe(1)
  })
})

it('counts contacts by the days of a figure, or by its pieces', () => {
  const week = { first: 1, last: 14, pieces: 0 }
  const code = (per: 'week' | '4-week' | 'issue') => toAudienceCode({ per, basis: 'measured' })
  expect(contactsIn(week, { contacts: 700, code: code('week') })).toBe(1400)
  expect(contactsIn(week, { contacts: 2800, code: code('4-week') })).toBe(1400)
  expect(contactsIn({ ...week, pieces: 3 }, { contacts: 500, code: code('issue') })).toBe(1500)
  expect(contactsIn(week, { contacts: 500, code: code('issue') })).toBe(0)
  expect(contactsIn(week, { contacts: 500, code: 0 })).toBe(0)
})
