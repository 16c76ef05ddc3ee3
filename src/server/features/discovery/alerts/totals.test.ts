import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { SearchNews } from '#contract/discovery/alerts.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { createWatchedMarket } from '#test/support/discovery/watched-market.ts'
import { priceForDays } from '../search/dated-prices.ts'

const { app, buildWatcher, change, clock, db, context, mailsTo, match, newsOf, publish, tell } =
  await createWatchedMarket()

const june = { availableFrom: '2026-06-01', availableTo: '2026-06-30' }
/** June meets the posting periods from May 18 and June 15. */
const poster = { ad_type: 'billboard', frequency: '4-week', listed_at: new Date('2026-01-01') } as const

/** As a search on that day prices it. */
async function priceOf(id: number) {
  const listing = (await (await app.get(`/api/listings/${id}`)).json()) as Listing
  const sources = { db, now: () => clock.now, gazetteer: context.gazetteer }
  const prices = await priceForDays(sources, [listing], { first: '2026-06-01', last: '2026-06-30' })
  return prices.get(id)!.dated!
}

it('B1: an alert by days is held against the total for them, and its mail says that total', async () => {
  const space = await publish({ ...poster, price: 1900, title: 'Poster on Pine' })
  await match()
  const watcher = await buildWatcher()
  const id = await watcher.save({ adType: ['billboard'], ...june, priceMax: '2500' })
  const unlimited = await buildWatcher()
  await unlimited.save({ adType: ['billboard'], ...june })
  // by the month it is far below the limit, and June costs it twice
  await change(space, { price: 1800 })
  await match()
  expect(await newsOf(watcher, id)).toEqual([])
  await change(space, { price: 1100 })
  await match()
  await tell()
  expect(await newsOf(watcher, id)).toEqual([['fits-now', space, true]])
  const dated = await priceOf(space)
  expect(dated).toMatchObject({ first: '2026-05-18', last: '2026-07-12' })
  const total = `$${Math.round(dated.totalCents / 100).toLocaleString('en-US')}`
  const [mail] = await mailsTo(watcher)
  expect(mail!.text_body).toContain(`Fits now: Poster on Pine, ${total} all-in, May 18 to Jul 12, 2026`)
  const { hits } = (await (await watcher.client.get(`/api/saved-searches/${id}/news`)).json()) as SearchNews
  expect(hits).toMatchObject([{ cents: dated.totalCents, days: { first: '2026-05-18', last: '2026-07-12' } }])
  // a fall is one of the total too
  expect((await mailsTo(unlimited)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Price down \$[\d,]+ all-in: “Poster on Pine”$/),
  ])
})

it('B1: what has no total for the days is in no range of totals', async () => {
  const watcher = await buildWatcher()
  const id = await watcher.save({ adType: ['print'], ...june, priceMax: '2500' })
  const open = await watcher.save({ adType: ['print'], ...june })
  // issues, of which none is listed yet
  const space = await publish({ ad_type: 'print', price: 100 })
  await match()
  expect(await newsOf(watcher, id)).toEqual([])
  expect(await newsOf(watcher, open)).toEqual([['new', space, true]])
})

it('does not take a space for changed that was last seen before totals were', async () => {
  const space = await publish({ ...poster, price: 1000, title: 'Old face' })
  await match()
  await db
    .updateTable('market_snapshots')
    .set({ space: sql`(space - 'rates') || '{"card": null}'` })
    .where('listing_id', '=', space)
    .execute()
  const watcher = await buildWatcher()
  const id = await watcher.save({ adType: ['billboard'], ...june, priceMax: '2500' })
  await change(space, { description: 'Repainted' })
  await match()
  expect(await newsOf(watcher, id)).toEqual([])
})
