import { beforeAll, describe, expect, it } from 'vitest'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { PlanInputs, SolvedPlan } from '#contract/planning/plans.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db, context, get, send } = app
const from = addDays(toMarketDate(new Date()), 60)
const dates = { from, to: addDays(from, 27) }

type Asked = Partial<Record<keyof PlanInputs, unknown>>

async function ask(asked: Asked) {
  return send('POST', '/api/plans/solve', {
    place: 'Tacoma',
    ...dates,
    budget: 20_000,
    sellerShare: 100,
    ...asked,
  })
}

async function solve(asked: Asked = {}): Promise<SolvedPlan> {
  const answer = await ask(asked)
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
    const plan = await solve()
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

  it('leaves out what is refused, and has what is pinned', async () => {
    const [board] = boards
    const pinned = await solve({ budget: 3000, pinned: [boards[5]] })
    expect(idsOf(pinned)).toContain(boards[5])
    const plan = await solve({ refused: { adTypes: ['social'], sellers: [sellers[1]], listings: [board] } })
    expect(idsOf(plan)).not.toContain(board)
    expect(idsOf(plan)).not.toContain(boards[1])
    expect(plan.lines.every(({ listing }) => listing.adType === 'billboard')).toBe(true)
    expect(plan.leftOut.find(({ reason }) => reason === 'barred')?.count).toBe(2)
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
      /^Missing: 2 Billboard\. 1 of them cost \$.*The cheapest way to have all is \$/,
    )
    const none = await solve({ budget: 5 })
    expect(none.lines).toEqual([])
    expect(none.shortfall).toMatch(/^The cheapest space here costs \$/)
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
  ])('refuses %o at its field', async (asked, field) => {
    const answer = await ask(asked)
    expect(answer.status).toBe(400)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toContain(field)
  })

  it('answers at most twenty a minute', async () => {
    const client = await app.as(await buildUser(db))
    const statuses: number[] = []
    for (let i = 0; i < 21; i++)
      statuses.push(
        (await client.send('POST', '/api/plans/solve', { place: 'Spokane', ...dates, budget: 100 })).status,
      )
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses[20]).toBe(429)
  })
})
