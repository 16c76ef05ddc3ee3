import { expect, it } from 'vitest'
import type { FoundListing, MapAnswer } from '#contract/discovery/search.ts'
import { type Days, listCells } from '#domain/booking/cells.ts'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { toLongDate, toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { listNearPeriods } from './near-periods.ts'

const { db, get, context, as } = await createTestApp()
const me = await buildUser(db)
const seller = await as(me)
const today = toMarketDate(new Date())
const [, second, third, fourth] = listCells(
  { cell: '4-week', anchor: POSTING_ANCHOR, periods: [] },
  today,
  addDays(today, 120),
) as [string, string, string, string]

/** Like January: 24 days in the second posting period, 7 in the third. */
const asked: Days = { first: addDays(second, 4), last: addDays(second, 34) }
const near: Days = { first: second, last: addDays(third, -1) }
const wide: Days = { first: second, last: addDays(fourth, -1) }
const typed = `Billboard in Tacoma from ${toLongDate(asked.first)} to ${toLongDate(asked.last)}`

const tacoma = { location_text: 'Tacoma, WA', lat: 47.2529, lng: -122.4443 }
const poster = await buildListing(db, { seller_id: me, frequency: '4-week', price: 1900, ...tacoma })
await context.search.catchUp()

async function read<T>(path: string, query: Record<string, string>): Promise<T> {
  return (await (await get(`${path}?${new URLSearchParams(query)}`)).json()) as T
}
const list = (query: Record<string, string>) => read<FoundListing[]>('/api/listings', query)
const map = (query: Record<string, string>) => read<MapAnswer>('/api/listings/map', query)
const dates = { availableFrom: asked.first, availableTo: asked.last }

const [one] = await list(dates)
const wideTotal = one!.dated!.totalCents
const nearTotal = one!.near![0]!.totalCents
const between = Math.round((nearTotal + wideTotal) / 200)

it('B1: names the total of whole periods, and the nearest beside it with the days that it leaves out', () => {
  expect(one).toMatchObject({ id: poster, asked, dated: wide })
  expect(one!.near).toEqual([
    {
      ...near,
      totalCents: nearTotal,
      place: 'before',
      askedDays: 24,
      missing: [{ first: third, last: asked.last }],
    },
  ])
  expect(nearTotal).toBeLessThan(wideTotal)
})

it('B1: both have the price of their quote', async () => {
  for (const [days, total] of [
    [near, nearTotal],
    [wide, wideTotal],
  ] as const) {
    const body = { from: days.first, to: days.last }
    const quote = await (await seller.send('POST', `/api/listings/${poster}/quotes`, body)).json()
    expect(quote).toMatchObject({ totalCents: total })
  }
})

it.each([
  ['filters', dates],
  ['words', { location: typed }],
])('B1: an amount beside dates is their total, from %s', async (_, days) => {
  const words = 'location' in days ? { location: `${days.location} under $${between}` } : null
  const query: Record<string, string> = words ?? { ...days, priceMax: String(between) }
  expect(await list(query)).toEqual([])
  const answer = await map(query)
  expect(answer).toMatchObject({ total: 0 })
  expect(answer.periods).toEqual([
    {
      ...near,
      totalCents: nearTotal,
      askedDays: 24,
      missing: [{ first: third, last: asked.last }],
      count: 1,
    },
  ])
  const [found] = await list({ availableFrom: near.first, availableTo: near.last, priceMax: String(between) })
  expect(found).toMatchObject({ id: poster, dated: { ...near, totalCents: nearTotal } })
})

it('B1: the words say what they compare by, and their dates are priced', async () => {
  const enough = String(Math.ceil(wideTotal / 100))
  const location = `${typed} under $${enough}`
  const answer = await map({ location, per: 'month' })
  expect(answer.reading).toMatchObject({ per: 'total', priceMax: Number(enough), ...dates })
  expect(answer).toMatchObject({ total: 1, periods: [] })
  expect(await list({ location, per: 'month' })).toMatchObject([{ asked, dated: { totalCents: wideTotal } }])
})

it('B1: an amount typed beside days that were chosen is their total too', async () => {
  expect(await list({ ...dates, location: `billboard in Tacoma under $${between}` })).toEqual([])
})

it('B1: a limit that was set by the month is converted when days are typed', async () => {
  const { reading } = await map({ location: typed, per: 'month', priceMax: '2500' })
  expect(reading).toMatchObject({ per: 'total', priceMax: 2500 })
  const usual = await map({ location: typed, per: 'month', priceMax: '5000' })
  expect(usual.reading).toMatchObject({ per: 'total', priceMax: null })
})

const CHOSEN: Record<string, string>[] = [
  {},
  { per: 'month', priceMax: '3000' },
  { per: 'week' },
  { priceMax: '9000' },
]
it.each(CHOSEN)(
  'B1: words without an amount leave the prices of chosen days as they are: %j',
  async (chosen) => {
    const { reading } = await map({ ...dates, ...chosen, location: 'billboard in Tacoma' })
    expect(reading).toMatchObject({ adType: ['billboard'], per: null, priceMin: null, priceMax: null })
  },
)

it('B1: words that nobody understands are no price basis', async () => {
  expect((await map({ ...dates, location: 'zzyzzx' })).reading).toBeNull()
})

it('B1: says how many only where all were counted, and whose price is least', () => {
  const periods = (isAll: boolean) => listNearPeriods([one!, one!], { isAll })
  expect(periods(true)).toMatchObject([{ ...near, count: 2, totalCents: nearTotal }])
  expect(periods(false)).toMatchObject([{ ...near, count: null, totalCents: nearTotal }])
})

it('B1: a limit by the month bounds what nearest periods are offered of; refused dates name them too', async () => {
  const block = { unitId: null, from: third, to: third }
  await seller.send('POST', `/api/my/listings/${poster}/blocks`, block)
  await context.search.catchUp()
  const periods = async (priceMax: string) => (await map({ ...dates, per: 'month', priceMax })).periods
  expect(await periods('3000')).toMatchObject([{ ...near, count: 1 }])
  expect(await periods('1000')).toEqual([])
  const body = { from: asked.first, to: asked.last }
  const refused = await seller.send('POST', `/api/listings/${poster}/quotes`, body)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'dates-taken',
    near: [{ ...near, totalCents: nearTotal }],
  })
  await seller.send('DELETE', `/api/my/listings/${poster}/blocks`, block)
})

it('B3: says the first day that can be booked, which its own page says too', async () => {
  const { send } = seller
  const soon = await buildListing(db, {
    seller_id: me,
    frequency: '4-week',
    availability_start: addDays(today, 2),
  })
  await send('POST', `/api/my/listings/${soon}/blocks`, { unitId: null, from: second, to: second })
  await context.search.catchUp()
  const found = (await list({ ids: String(soon) }))[0]
  expect(found).toMatchObject({ firstFree: third })
  expect(await read(`/api/listings/${soon}/market`, {})).toMatchObject({ firstFree: third })
  const { spaces } = await read<{ spaces: FoundListing[] }>('/api/comparison', { ids: String(soon) })
  expect(spaces[0]!.firstFree).toBe(third)
})
