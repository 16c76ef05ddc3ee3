import { expect, it } from 'vitest'
import type { Quote } from '#contract/booking/quotes.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
const { client: admin } = await buildMember(app, { role: 'admin', username: 'keeper' })
const put = (csv: string) => admin.send('PUT', '/api/admin/tax-rates', { csv })
const today = toMarketDate(new Date())

it('replaces all rates by a file, and keeps who did it', async () => {
  const answer = await put('\ufeffCity;Rate;From\r\nTacoma;10.3 %;2026-01-01\r\nSeattle;10.35;2025-01-01\r\n')
  expect(await answer.json()).toEqual([
    { place: 'Seattle', basisPoints: 1035, validFrom: '2025-01-01' },
    { place: 'Tacoma', basisPoints: 1030, validFrom: '2026-01-01' },
  ])
  expect(await (await put('Olympia,9.8,2026-01-01')).json()).toHaveLength(1)
  const audit = await (await admin.get('/api/admin/audit?q=tax-rates.')).json()
  expect(audit).toMatchObject([{ actor: 'keeper', before: { rates: 2 }, after: { rates: 1 } }, {}])
})

it.each([
  ['', 'There is no rate in this file.'],
  ['City,Rate,From', 'There is no rate in this file.'],
  ['Seattle,10.35,2026-01-01\nTacoma,ten,2026-01-01', 'Line 2: “ten” is not a rate in percent.'],
  ['Seattle,99,2026-01-01', 'Line 1: “99” is not a rate in percent.'],
  ['Seattle,10.355,2026-01-01', 'Line 1: “10.355” is not a rate in percent.'],
  ['Seattle,10.35,1/1/2026', 'Line 1: “1/1/2026” is not a date like 2026-03-01.'],
  ['Seattle,10.35,2026-02-30', 'Line 1: “2026-02-30” is not a date like 2026-03-01.'],
  [',10.35,2026-01-01', 'Line 1: the place is missing or too long.'],
  ['Seattle,10.3,2026-01-01\nseattle,10.4,2026-01-01', 'Line 2: seattle stands twice from 2026-01-01.'],
])('refuses %j as a whole', async (csv, message) => {
  const before = await (await admin.get('/api/admin/tax-rates')).json()
  const answer = await put(csv)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fields: { csv: message } })
  expect(await (await admin.get('/api/admin/tax-rates')).json()).toEqual(before)
})

it('refuses more than it can hold', async () => {
  const many = Array.from({ length: 5001 }, (_, i) => `Place ${i},1,2026-01-01`).join('\n')
  expect(await (await put(many)).json()).toMatchObject({ fields: { csv: 'A file has at most 5000 rates.' } })
})

it('taxes a quote at the rate of its place on that day', async () => {
  await put(
    `Tacoma,10.2,2020-01-01\nTacoma,10.3,${today}\nTacoma,12,${addDays(today, 1)}\nSeattle,10.35,2020-01-01`,
  )
  const quote = async (values: Parameters<typeof buildListing>[1]) => {
    const id = await buildListing(db, { ad_type: 'social', frequency: 'day', price: 100, ...values })
    const days = { from: addDays(today, 9), to: addDays(today, 9) }
    const answer = await app.send('POST', `/api/listings/${id}/quotes`, days)
    return (await answer.json()) as Quote
  }
  const tacoma = { location_text: 'Hilltop, Tacoma, WA', lat: 47.2529, lng: -122.4443 }
  expect((await quote(tacoma)).taxCents).toBe(1030)
  expect((await quote({})).lines.at(-1)!.detail).toContain('10.35% in Seattle')
  expect((await quote({ location_text: 'Tacoma, WA', lat: null, lng: null })).taxCents).toBe(1030)
  // the state's own rate where none is known
  expect((await quote({ location_text: 'Yakima, WA', lat: 46.6021, lng: -120.5059 })).taxCents).toBe(650)
  // another state's tax is not guessed
  expect(
    (await quote({ location_text: 'Seattle Street, Boston, MA', lat: 42.36, lng: -71.06 })).taxCents,
  ).toBe(0)
  expect((await quote({ ...tacoma, ad_type: 'billboard', frequency: '4-week' })).taxCents).toBe(0)
})
