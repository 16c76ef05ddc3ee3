import { describe, expect, it } from 'vitest'
import type { OwnBookingTerms } from '#contract/booking/booking-terms.ts'
import type { Quote } from '#contract/booking/quotes.ts'
import type { FoundListing, MapAnswer } from '#contract/discovery/search.ts'
import { type Days, listCells } from '#domain/booking/cells.ts'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { buildUnit } from '#test/support/booking/build-booking.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { ListingSearch } from './listing-search.ts'

const app = await createTestApp()
const { db, get, context } = app
const me = await buildUser(db)
const seller = await app.as(me)
const today = toMarketDate(new Date())

/** Posting periods to come. */
const [, second, third, fourth] = listCells(
  { cell: '4-week', anchor: POSTING_ANCHOR, periods: [] },
  today,
  addDays(today, 120),
) as [string, string, string, string]

async function sell(values: Parameters<typeof buildListing>[1] = {}): Promise<number> {
  const id = await buildListing(db, { seller_id: me, frequency: '4-week', price: 2000, ...values })
  await context.search.catchUp()
  return id
}

async function setTerms(id: number, values: Partial<OwnBookingTerms>): Promise<void> {
  const path = `/api/my/listings/${id}/booking-terms`
  const terms = (await (await seller.get(path)).json()) as OwnBookingTerms
  expect((await seller.send('PUT', path, { ...terms, ...values })).status).toBe(200)
}

function block(id: number, { first, last }: Days, method: 'POST' | 'DELETE' = 'POST') {
  return seller.send(method, `/api/my/listings/${id}/blocks`, { unitId: null, from: first, to: last })
}

const inPeriod = (first: string): Days => ({ first: addDays(first, 3), last: addDays(first, 9) })
const ask = ({ first, last }: Days) => `availableFrom=${first}&availableTo=${last}`

async function find(id: number, days: Days): Promise<FoundListing | undefined> {
  const found = (await (await get(`/api/listings?${ask(days)}`)).json()) as FoundListing[]
  return found.find((listing) => listing.id === id)
}

const isFound = async (id: number, days: Days) => (await find(id, days)) !== undefined

function issueOn(first: string, values: Partial<OwnBookingTerms['units'][number]['periods'][number]> = {}) {
  return {
    id: null,
    label: '',
    first,
    last: first,
    capacity: null,
    materialDate: null,
    soldUntil: null,
    ...values,
  }
}

describe('spaces whose cells are full', () => {
  it('are not found in them, and again once they are free', async () => {
    const id = await sell()
    expect(await isFound(id, inPeriod(second))).toBe(true)
    await block(id, inPeriod(second))
    expect(await isFound(id, inPeriod(second))).toBe(false)
    expect(await isFound(id, { first: second, last: third })).toBe(false)
    expect(await isFound(id, inPeriod(third))).toBe(true)
    await block(id, inPeriod(second), 'DELETE')
    expect(await isFound(id, inPeriod(second))).toBe(true)
  })

  it('are known to a process that has just begun', async () => {
    const id = await sell({ title: 'Known to all' })
    await block(id, inPeriod(third))
    const { config, log, now } = context
    const other = new ListingSearch({ db, config, log, now, gazetteer: loadGazetteer })
    const total = async ({ first, last }: Days) =>
      (await other.map({ q: 'known to all', availableFrom: first, availableTo: last })).total
    expect(await total(inPeriod(second))).toBe(1)
    expect(await total(inPeriod(third))).toBe(0)
  })

  it('are found while one of their units is free', async () => {
    const id = await sell()
    const face = buildUnit({ cell: '4-week', capacity: 1 })
    await setTerms(id, { units: [face, { ...face, name: 'Back' }] })
    await block(id, inPeriod(second))
    expect(await isFound(id, inPeriod(second))).toBe(true)
  })

  it('keep their lead time', async () => {
    const id = await sell()
    await setTerms(id, { leadDays: 5 })
    expect(await isFound(id, { first: addDays(today, 4), last: addDays(today, 20) })).toBe(false)
    expect(await isFound(id, { first: addDays(today, 7), last: addDays(today, 20) })).toBe(true)
  })
})

it('finds listed dates that begin in the days asked, whatever the space says of its own', async () => {
  const soon = addDays(today, 40)
  const id = await sell({ ad_type: 'print', availability_start: soon, availability_end: soon })
  const [issue, ended] = [addDays(today, 60), addDays(today, 80)]
  const periods = [issueOn(issue), issueOn(ended, { soldUntil: addDays(today, -1) })]
  await setTerms(id, { units: [buildUnit({ name: 'Full page', cell: 'listed', capacity: 1, periods })] })
  const around = (day: string) => ({ first: addDays(day, -5), last: addDays(day, 5) })
  expect(await isFound(id, around(issue))).toBe(true)
  expect(await isFound(id, around(ended))).toBe(false)
  expect(await isFound(id, around(soon))).toBe(false)
  await block(id, { first: issue, last: issue })
  expect(await isFound(id, around(issue))).toBe(false)
})

describe('prices for the days asked', () => {
  it('are those of the quote, for whole cells', async () => {
    const id = await sell({ setup_fee: 184, lat: 47.6, lng: -122.3 })
    const { dated } = (await find(id, inPeriod(second)))!
    expect(dated).toEqual({ first: second, last: addDays(third, -1), totalCents: 218_400 })
    const { from, to } = { from: addDays(second, 3), to: addDays(second, 9) }
    const quoted = await app
      .as(me)
      .then((one) => one.send('POST', `/api/listings/${id}/quotes`, { from, to }))
    expect(((await quoted.json()) as Quote).totalCents).toBe(dated!.totalCents)
    const map = (await (await get(`/api/listings/map?${ask(inPeriod(second))}&zoom=22`)).json()) as MapAnswer
    expect(map.clusters.find(({ listing }) => listing?.id === id)?.listing?.dated).toEqual(dated)
  })

  it('are of the unit that costs least among those that fit', async () => {
    const id = await sell()
    const unit = (name: string, cents: number) =>
      buildUnit({ name, cell: '4-week', capacity: 1, rate: { cents, per: '4-week' } })
    await setTerms(id, { units: [unit('Large', 90_000), unit('Small', 50_000)] })
    expect((await find(id, inPeriod(second)))!.dated?.totalCents).toBe(50_000)
  })

  it('have nothing near beside them where one of the units has exactly those days', async () => {
    const id = await sell()
    const unit = (name: string, cell: '4-week' | 'day') => buildUnit({ name, cell, capacity: 1 })
    await setTerms(id, { units: [unit('Face', '4-week'), unit('Corner', 'day')] })
    const days = { first: addDays(second, 3), last: addDays(third, 3) }
    const found = await find(id, days)
    expect(found!.dated).toMatchObject({})
    expect(found).not.toHaveProperty('near')
  })

  it('are null where the days are not sold, and absent where none are asked', async () => {
    const short = await sell({ min_contract: '3 months' })
    const sale = await sell({ listing_type: 'sale' })
    expect(await find(short, inPeriod(second))).toMatchObject({ dated: null, leastDays: 84 })
    expect((await find(short, { first: second, last: addDays(fourth, 9) }))!.dated).not.toBeNull()
    expect(await find(sale, inPeriod(second))).toMatchObject({ dated: null })
    expect(await find(sale, inPeriod(second))).not.toHaveProperty('leastDays')
    expect((await find(short, { first: '2100-01-01', last: '2140-01-01' }))!.dated).toBeNull()
    const [plain] = (await (await get('/api/listings')).json()) as FoundListing[]
    expect(plain).not.toHaveProperty('dated')
  })

  it('are the same side by side, with the shortest term that is sold', async () => {
    const [short, plain] = [await sell({ min_contract: '3 months' }), await sell({})]
    const { first, last } = inPeriod(second)
    const answer = await get(`/api/comparison?ids=${plain},${short},999999&from=${first}&to=${last}`)
    const { dated } = (await find(plain, inPeriod(second)))!
    expect(await answer.json()).toMatchObject({
      spaces: [
        { id: plain, dated },
        { id: short, dated: null, leastDays: 84 },
      ],
      gone: [999_999],
    })
  })

  it('take three statements, however many spaces', async () => {
    let statements = 0
    const counted = db.withPlugin({
      transformQuery({ node }) {
        statements++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const { config, log, now } = context
    const search = new ListingSearch({ db: counted, config, log, now, gazetteer: loadGazetteer })
    await search.list({})
    const before = statements
    const { first, last } = inPeriod(fourth)
    const page = await search.list({ availableFrom: first, availableTo: last })
    expect(page.listings.length).toBeGreaterThan(3)
    expect(statements - before).toBe(3)
  })
})

describe('searches by the total for the days asked', () => {
  const byTotal = async (days: Days, more: string): Promise<FoundListing[]> =>
    (await (await get(`/api/listings?per=total&${ask(days)}&${more}`)).json()) as FoundListing[]

  it('order and bound all spaces by what their cards say', async () => {
    const cheap = await sell({ price: 1200, setup_fee: 900 })
    const dear = await sell({ price: 1500 })
    const monthly = await sell({ price: 1550, frequency: 'month' })
    const sorted = await byTotal(inPeriod(third), 'sort=price-asc&limit=500')
    const totals = sorted.map(({ dated }) => dated?.totalCents ?? Number.POSITIVE_INFINITY)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    const { totalCents } = sorted.find(({ id }) => id === monthly)!.dated!
    const at = totalCents / 100
    const found = await byTotal(inPeriod(third), `priceMin=${at}&priceMax=${at}&limit=500`)
    expect(found.map(({ id }) => id)).toContain(monthly)
    expect(found.every(({ dated }) => dated?.totalCents === totalCents)).toBe(true)
    const upTo = (await byTotal(inPeriod(third), 'priceMax=1600&limit=500')).map(({ id }) => id)
    expect(upTo).toContain(dear)
    expect(upTo).not.toContain(cheap)
  })

  it('follow changed terms', async () => {
    const id = await sell({ price: 5000 })
    await setTerms(id, { termDiscounts: [{ from: 28, basisPoints: 5000 }] })
    await context.search.catchUp()
    const ids = async () =>
      (await byTotal(inPeriod(third), 'priceMin=2500&priceMax=2500')).map((one) => one.id)
    expect(await ids()).toContain(id)
    await setTerms(id, { termDiscounts: [] })
    await context.search.catchUp()
    expect(await ids()).not.toContain(id)
  })

  it('compare by the month where no days are given', async () => {
    expect((await get('/api/listings?per=total&sort=price-asc')).status).toBe(200)
  })
})
