import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { PlanCurve, PlanInputs, SolvedPlan } from '#contract/planning/plans.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db, context, get } = app
const from = addDays(toMarketDate(new Date()), 60)
const dates = { from, to: addDays(from, 27) }

type Asked = Partial<Record<keyof PlanInputs, unknown>>

/** Somebody new, test by test: each may ask twenty times a minute. */
let client: TestClient = app
beforeEach(async () => {
  client = await app.as(await buildUser(db))
})

async function ask(asked: Asked, by = client) {
  return by.send('POST', '/api/plans/solve', {
    place: 'Tacoma',
    ...dates,
    budget: 20_000,
    ...asked,
  })
}

async function solve(asked: Asked = {}, by = client): Promise<SolvedPlan> {
  const answer = await ask(asked, by)
  expect(answer.status).toBe(200)
  return (await answer.json()) as SolvedPlan
}

const idsOf = ({ lines }: SolvedPlan) => lines.map(({ listing }) => listing.id)

const sellers: number[] = []
const boards: number[] = []
let unmeasured = 0

beforeAll(async () => {
  const audience = { value: 50_000, per: 'week', basis: 'measured' } as const
  for (let i = 0; i < 6; i++) {
    const seller_id = await buildUser(db)
    sellers.push(seller_id)
    const at = { lat: 47.25 + i * 0.01, lng: -122.45 + i * 0.01, frequency: 'week', seller_id } as const
    boards.push(
      await buildListing(db, {
        ...at,
        ad_type: 'billboard',
        price: 400 + 100 * i,
        audience: JSON.stringify(audience),
      }),
    )
    await buildListing(db, {
      ...at,
      ad_type: 'social',
      price: 150 + 20 * i,
      audience: JSON.stringify({ value: 9_000, per: 'week', basis: 'followers' }),
    })
  }
  unmeasured = await buildListing(db, { lat: 47.25, lng: -122.44, frequency: 'week', price: 90 })
  await context.search.catchUp()
})

describe('POST /api/plans/solve', () => {
  it('answers a guest with lines within the budget, each at the price of its days', async () => {
    const plan = await solve({}, app)
    expect(plan.lines.length).toBeGreaterThan(3)
    expect(plan.totalCents).toBeLessThanOrEqual(2_000_000)
    expect(plan.totalCents).toBe(plan.lines.reduce((sum, line) => sum + line.totalCents, 0))
    for (const { listing, first, last, totalCents, why } of plan.lines) {
      const query = `availableFrom=${first}&availableTo=${last}&limit=100`
      const found = (await (await get(`/api/listings?${query}`)).json()) as FoundListing[]
      expect(found.find(({ id }) => id === listing.id)?.dated?.totalCents).toBe(totalCents)
      expect(why).toContain('planning score')
    }
    expect(plan.certificate?.percent).toBeGreaterThan(0)
    expect(plan.place).toBe('Tacoma')
  })

  it('adds up figures of one kind alone', async () => {
    const { totals, lines } = await solve()
    expect(totals.map(({ basis }) => basis)).toEqual(['measured', 'followers'])
    expect(totals.reduce((sum, { spaces }) => sum + spaces, 0)).toBe(lines.length)
  })

  it('is the same for the same question', async () => {
    expect(await solve()).toEqual(await solve())
  })

  it('has exactly the lines that are wanted', async () => {
    const plan = await solve({ media: [{ adType: 'billboard', count: 3 }] })
    expect(plan.lines.map(({ listing }) => listing.adType)).toEqual(['billboard', 'billboard', 'billboard'])
    expect(plan.shortfall).toBeNull()
    const both = await solve({ media: [{ adType: 'billboard', count: 1 }, { adType: 'social' }] })
    expect(both.lines.filter(({ listing }) => listing.adType === 'billboard')).toHaveLength(1)
    expect(both.lines.filter(({ listing }) => listing.adType === 'social').length).toBeGreaterThan(0)
  })

  it('looks inside of a drawn outline alone, which goes before a place', async () => {
    const polygon = [
      { lat: 47.24, lng: -122.46 },
      { lat: 47.24, lng: -122.415 },
      { lat: 47.285, lng: -122.46 },
    ]
    const plan = await solve({ polygon, place: 'Seattle', budget: 100_000 })
    expect(plan).toMatchObject({ place: null, residents: null })
    const found = plan.lines.filter(({ listing }) => listing.adType === 'billboard')
    expect(found.map(({ listing }) => listing.id).toSorted((a, b) => a - b)).toEqual(boards.slice(0, 2))
    const crossed = [...polygon, { lat: 47.27, lng: -122.43 }]
    for (const wrong of [polygon.slice(1), crossed.toSpliced(1, 0, { lat: 47.3, lng: -122.44 })])
      expect((await ask({ polygon: wrong })).status).toBe(400)
  })

  it('leaves out what is refused, and has what is pinned', async () => {
    const [board] = boards
    const pinned = await solve({ budget: 6000, pinned: [boards[5]] })
    expect(idsOf(pinned)).toContain(boards[5])
    const plan = await solve({ refused: { adTypes: ['social'], sellers: [sellers[1]], listings: [board] } })
    expect(idsOf(plan)).not.toContain(board)
    expect(idsOf(plan)).not.toContain(boards[1])
    expect(plan.lines.every(({ listing }) => listing.adType === 'billboard')).toBe(true)
    expect(plan.leftOut.find(({ reason }) => reason === 'barred')?.count).toBe(2)
  })

  it('counts what is pinned once, whatever its medium, with or without a figure', async () => {
    const pinned = [boards[5], unmeasured, boards[5]]
    const plan = await solve({ media: [{ adType: 'social' }], pinned })
    expect(
      idsOf(plan)
        .filter((id) => pinned.includes(id))
        .sort(),
    ).toEqual([boards[5], unmeasured].sort())
    expect(plan.lines.filter(({ isPinned }) => isPinned)).toHaveLength(2)
    expect(plan.lines.find(({ listing }) => listing.id === unmeasured)).toMatchObject({
      contacts: 0,
      basis: null,
    })
    expect(plan.totalCents).toBe(plan.lines.reduce((sum, line) => sum + line.totalCents, 0))
    expect(plan.unavailable).toEqual([])
  })

  it('names what is pinned and cannot be had', async () => {
    const far = await buildListing(db, {
      lat: 47.66,
      lng: -117.43,
      frequency: 'week',
      price: 50,
      title: 'Far away',
    })
    await context.search.catchUp()
    const plan = await solve({ pinned: [far, 2_000_000_000] })
    expect(plan.unavailable).toEqual([
      { listingId: far, title: 'Far away', why: 'Outside of this area' },
      { listingId: 2_000_000_000, title: null, why: 'Not on offer any more' },
    ])
    expect(plan.lines.length).toBeGreaterThan(3)
  })

  it('refuses what is pinned where it costs more than the budget, or is more than is wanted', async () => {
    const dear = await ask({ budget: 600, pinned: [boards[4], boards[5]] })
    expect(dear.status).toBe(400)
    const { fields } = (await dear.json()) as { fields: Record<string, string> }
    expect(fields.pinned).toMatch(/^The spaces to keep cost \$.* together, more than the budget of \$600\.$/)
    const many = await ask({ media: [{ adType: 'billboard', count: 1 }], pinned: [boards[0], boards[1]] })
    expect(many.status).toBe(400)
    expect(((await many.json()) as { fields: object }).fields).toEqual({
      pinned: '2 Billboard spaces are to be kept, and 1 wanted.',
    })
  })

  it('says where the limit of a seller binds, and has none that nobody asked for', async () => {
    const bound = await solve({ budget: 3000, sellerShare: 20 })
    expect(bound.sellerLimit).toMatchObject({ percent: 20, cents: 60_000 })
    expect(bound.sellerLimit?.spaces).toBe(bound.leftOut.find(({ reason }) => reason === 'seller')?.count)
    const { sellerLimit, lines } = await solve({ budget: 3000, media: [{ adType: 'billboard', count: 1 }] })
    expect(sellerLimit).toBeNull()
    expect(lines).toHaveLength(1)
    expect(lines[0]?.totalCents).toBeGreaterThan(150_000)
  })

  it('says which share of the budget could not be reached', async () => {
    const media = [{ adType: 'billboard' }, { adType: 'social', share: 90 }]
    const plan = await solve({ budget: 60_000, media })
    const social = plan.lines.filter(({ listing }) => listing.adType === 'social')
    const cents = social.reduce((sum, line) => sum + line.totalCents, 0)
    expect(plan.unmetShares).toEqual([{ adType: 'social', cents: 4_800_000 - cents }])
    expect(plan.shortfall).toMatch(/Social.* has \$.* less than its share of the budget/)
  })

  it('counts spaces of media that are not wanted', async () => {
    const plan = await solve({ media: [{ adType: 'billboard' }] })
    // the unmeasured one is a billboard or not, six are social
    expect(plan.leftOut.find(({ reason }) => reason === 'medium')?.count).toBeGreaterThanOrEqual(6)
  })

  it('names spaces without a figure, and does not plan them', async () => {
    const plan = await solve()
    expect(idsOf(plan)).not.toContain(unmeasured)
    expect(plan.leftOut.find(({ reason }) => reason === 'noFigure')?.count).toBe(1)
  })

  it('looks in a box as well as in a place', async () => {
    const bounds = { west: -122.6, south: 47.2, east: -122.3, north: 47.4 }
    const plan = await solve({ place: undefined, bounds })
    expect(plan.place).toBeNull()
    expect(plan.lines.length).toBeGreaterThan(3)
  })

  it('says what is missing, and what it would cost', async () => {
    const plan = await solve({ budget: 3000, media: [{ adType: 'billboard', count: 3 }] })
    expect(plan.missing).toEqual([{ adType: 'billboard', lines: 2 }])
    expect(plan.shortfall).toMatch(
      /^Missing: 2 billboards\. What can be had is 1 space for \$.*The cheapest way to have all is \$/,
    )
    const none = await solve({ budget: 5 })
    expect(none.lines).toEqual([])
    expect(none.shortfall).toMatch(/^The cheapest space here costs \$/)
    expect(plan.neededCents).toBeNull()
    const enough = await solve({ budget: Math.ceil(none.neededCents! / 100) })
    expect(enough.lines.length).toBeGreaterThan(0)
    expect(none.certificate).toBeNull()
    const nowhere = await solve({ place: 'Spokane' })
    expect(nowhere.shortfall).toBe('Nothing here can be booked for these dates.')
  })

  it.each([
    [{ place: 'Xyzzyville Qqq' }, 'place'],
    [{ place: undefined }, 'place'],
    [{ from: '2020-01-01', to: '2020-02-01' }, 'from'],
    [{ to: addDays(from, 400) }, 'to'],
    [{ to: addDays(from, -1) }, 'to'],
    [{ budget: 0 }, 'budget'],
    [{ budget: 1e9 }, 'budget'],
    [{ media: [{ adType: 'radio' }, { adType: 'radio', count: 2 }] }, 'media'],
    [
      { media: [{ adType: 'radio', count: 40 }, { adType: 'print', count: 20 }, { adType: 'event' }] },
      'media',
    ],
    [
      {
        media: [
          { adType: 'radio', share: 60 },
          { adType: 'print', share: 50 },
        ],
      },
      'media',
    ],
    [{ refused: { adTypes: [...AD_TYPES] } }, 'refused'],
    [{ media: [{ adType: 'radio' }], refused: { adTypes: ['radio'] } }, 'refused'],
    [{ pinned: [7], refused: { listings: [7] } }, 'pinned'],
  ])('refuses %o at its field', async (asked, field) => {
    const answer = await ask(asked)
    expect(answer.status).toBe(400)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toContain(field)
  })

  it('draws a curve of twelve budgets, each plan within its own', async () => {
    const asked = { place: 'Tacoma', ...dates, budget: 5000, pinned: [boards[0]] }
    const answer = await client.send('POST', '/api/plans/curve', asked)
    expect(answer.status).toBe(200)
    const { points, entry, place } = (await answer.json()) as PlanCurve
    expect(place).toBe('Tacoma')
    expect(points).toHaveLength(12)
    expect(points.map(({ budgetCents }) => budgetCents)).toContain(500_000)
    for (const [at, point] of points.entries()) {
      expect(point.totalCents).toBeLessThanOrEqual(point.budgetCents)
      expect(point.listingIds).toContain(boards[0])
      expect(point.share).toBeGreaterThanOrEqual(points[at - 1]?.share ?? 0)
    }
    expect(entry).toBe(0)
    expect(points.at(-1)?.share).toBe(100)
  })

  it('answers at most twenty a minute', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 21; i++)
      statuses.push(
        (await client.send('POST', '/api/plans/solve', { place: 'Spokane', ...dates, budget: 100 })).status,
      )
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses[20]).toBe(429)
  })
})
