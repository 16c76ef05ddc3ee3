import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { HIT_DAYS } from '#domain/discovery/alert-rules.ts'
import { createWatchedMarket, NOON } from '#test/support/discovery/watched-market.ts'
import { matchListings } from './match-listings.ts'
import { sweepHits } from './record-hits.ts'
import { getAlert } from './settings.ts'
import { WatchFeed } from './watch-feed.ts'

const { buildWatcher, change, clock, context, db, mailsTo, match, newsOf, publish, tell } =
  await createWatchedMarket()

it('tells a new space once, to those whose search finds it', async () => {
  const [finder, other] = [await buildWatcher(), await buildWatcher()]
  const id = await finder.save({ adType: ['radio'], priceMax: '700' })
  await other.save({ adType: ['print'], priceMax: '700' })
  const space = await publish({ ad_type: 'radio', price: 650, title: 'Morning spot' })
  await publish({ ad_type: 'radio', price: 800 })
  await match()
  await tell(1)
  expect(await mailsTo(finder)).toEqual([])
  await tell(2)
  await match()
  await tell(60)
  const mails = await mailsTo(finder)
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^1 new space for “/)])
  expect(mails[0]!.text_body).toContain('New: Morning spot, $650/month')
  expect(await mailsTo(other)).toEqual([])
  expect(await newsOf(finder, id)).toEqual([['new', space, true]])
  const notices = (await (await finder.client.get('/api/notices')).json()) as { path: string; text: string }[]
  expect(notices.map(({ path }) => path)).toEqual([`/saved/searches/${id}`])
})

it('says nothing of what was there when the search was saved, nor of a seller’s own spaces', async () => {
  const seller = await buildWatcher()
  await publish({ ad_type: 'event', listed_at: new Date(NOON.getTime() - 60_000) })
  const id = await seller.save({ adType: ['event'] })
  await publish({ ad_type: 'event', seller_id: seller.userId })
  await match()
  expect(await newsOf(seller, id)).toEqual([])
})

it('tells a fall of the price below the lowest told, and at most one a day', async () => {
  const watcher = await buildWatcher()
  const space = await publish({
    ad_type: 'social',
    price: 950,
    title: 'Feed post',
    listed_at: new Date('2026-01-01'),
  })
  await match()
  const id = await watcher.save({ adType: ['social'], priceMax: '5000' })
  await change(space, { price: 750 })
  await match()
  await tell()
  await change(space, { price: 900 })
  await match()
  await change(space, { price: 700 })
  await match()
  await tell()
  expect((await mailsTo(watcher)).map(({ subject }) => subject)).toEqual([
    'Price down $200/month: “Feed post”',
  ])
  expect((await mailsTo(watcher))[0]!.text_body).toContain('Price down $200/month ($950 → $750)')
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  // also where nobody has changed it since
  await match()
  await tell()
  expect((await mailsTo(watcher)).map(({ subject }) => subject)).toEqual([
    'Price down $200/month: “Feed post”',
    'Price down $50/month: “Feed post”',
  ])
  expect(await newsOf(watcher, id)).toHaveLength(2)
  await change(space, { price: 699 })
  await match()
  expect(await newsOf(watcher, id)).toHaveLength(2)
})

it('tells what fits now once, what is free again, and shows what is gone', async () => {
  const watcher = await buildWatcher()
  const space = await publish({
    ad_type: 'digital',
    price: 3000,
    title: 'Screen',
    listed_at: new Date('2026-01-01'),
  })
  await match()
  const id = await watcher.save({ adType: ['digital'], priceMax: '2000' })
  for (const price of [1900, 3000, 1900]) {
    await change(space, { price })
    await match()
  }
  expect(await newsOf(watcher, id)).toEqual([['fits-now', space, true]])
  const dated = await watcher.save({
    adType: ['digital'],
    availableFrom: '2026-06-01',
    availableTo: '2026-06-28',
  })
  await change(space, { availability_start: '2026-07-01' })
  await match()
  await change(space, { availability_start: '2026-05-01' })
  await match()
  expect(await newsOf(watcher, dated)).toEqual([['free-again', space, true]])
  await change(space, { status: 'paused' })
  await match()
  expect((await newsOf(watcher, id)).map(([kind]) => kind)).toEqual(['gone', 'fits-now'])
  // back within a week is no news; after it is
  await change(space, { status: 'active' })
  await match()
  expect((await newsOf(watcher, id)).map(([kind]) => kind)).toEqual(['fits-now'])
  const searches = (await (await watcher.client.get('/api/saved-searches')).json()) as {
    id: number
    alert: { news: number }
  }[]
  expect(searches.find((search) => search.id === id)!.alert.news).toBe(1)
  await change(space, { status: 'paused' })
  await match()
  clock.now = new Date(clock.now.getTime() + 8 * 86_400_000)
  await change(space, { status: 'active' })
  await match()
  expect((await newsOf(watcher, id)).map(([kind]) => kind)).toEqual(['free-again', 'fits-now'])
})

it('reads words and places as the search does', async () => {
  const watcher = await buildWatcher()
  const inTown = await watcher.save({ location: 'Tacoma, WA' })
  const worded = await watcher.save({ q: 'lighthouse' })
  const a = await publish({
    ad_type: 'billboard',
    price: 400,
    lat: 47.2529,
    lng: -122.4443,
    title: 'By the lighthouse',
  })
  const b = await publish({ lat: null, lng: null, location_text: 'Tacoma, WA', title: 'Somewhere' })
  await publish({ lat: 47.6, lng: -122.33, title: 'In Seattle' })
  await match()
  expect((await newsOf(watcher, inTown)).map(([, id]) => id).sort()).toEqual([a, b].sort())
  expect((await newsOf(watcher, worded)).map(([, id]) => id)).toEqual([a])
  // the word comes later
  await change(b, { title: 'A wall with a Lighthouse on it' })
  await match()
  expect((await newsOf(watcher, worded)).map(([kind, id]) => [kind, id])).toEqual([
    ['fits-now', b],
    ['new', a],
  ])
})

it('is not new any more once the page was looked at', async () => {
  const watcher = await buildWatcher()
  const id = await watcher.save({ venue: ['ferry'] })
  await publish({ venue: 'ferry' })
  await match()
  expect((await newsOf(watcher, id)).map(([, , isNew]) => isNew)).toEqual([true])
  await watcher.client.send('POST', `/api/saved-searches/${id}/seen`, { until: clock.now.toISOString() })
  clock.now = new Date(clock.now.getTime() + 1000)
  await publish({ venue: 'ferry' })
  await match()
  expect((await newsOf(watcher, id)).map(([, , isNew]) => isNew)).toEqual([true, false])
})

it('forgets how a space looked that has been away as long as news are kept', async () => {
  const space = await publish({ ad_type: 'event' })
  await match()
  await change(space, { status: 'paused' })
  await match()
  const read = () =>
    db
      .selectFrom('market_snapshots')
      .select(['space', 'words'])
      .where('listing_id', '=', space)
      .executeTakeFirstOrThrow()
  const after = (days: number) => new Date(clock.now.getTime() + days * 86_400_000)
  await sweepHits(db, after(HIT_DAYS - 1))
  expect(await read()).toEqual({ space: expect.anything(), words: expect.anything() })
  await sweepHits(db, after(HIT_DAYS + 1))
  expect(await read()).toEqual({ space: null, words: null })
})

it('is told once where two processes match at once', async () => {
  const watcher = await buildWatcher()
  const id = await watcher.save({ adType: ['event'], priceMax: '77' })
  const spaces: number[] = []
  for (let i = 0; i < 5; i++) spaces.push(await publish({ ad_type: 'event', price: 77 }))
  const other = new WatchFeed(db, () => clock.now)
  await Promise.all([match(), matchListings({ ...context, now: () => clock.now }, other)])
  expect((await newsOf(watcher, id)).map(([, space]) => space).sort((a, b) => a - b)).toEqual(spaces)
})

it('tells that a space is free again when a hold on it ends', async () => {
  const watcher = await buildWatcher()
  const space = await publish({
    ad_type: 'social',
    price: 20,
    frequency: 'day',
    listed_at: new Date('2026-01-01'),
  })
  await sql`insert into booking_terms (listing_id, mode, time_zone, lead_days, sells_whole_periods, term_discounts, quantity_discounts,
      extras, cancellation_tier, payment_schedule, deposit_basis_points, answer_hours)
    values (${space}, 'request', 'America/Los_Angeles', 0, false, '[]', '[]', '[]', 'standard', 'at-once', 0, 48)`.execute(
    db,
  )
  const { id: unit_id } = await db
    .insertInto('space_units')
    .values({ listing_id: space, position: 0, name: 'Post', cell: 'day', anchor: '2026-01-05', capacity: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: claim } = await db
    .insertInto('unit_claims')
    .values({ unit_id, days: '[2026-06-01,2026-06-08)', quantity: 1, kind: 'block' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await match()
  const id = await watcher.save({
    adType: ['social'],
    availableFrom: '2026-06-01',
    availableTo: '2026-06-07',
  })
  await match()
  expect(await newsOf(watcher, id)).toEqual([])
  await db.deleteFrom('unit_claims').where('id', '=', claim).execute()
  await match()
  expect(await newsOf(watcher, id)).toEqual([['free-again', space, true]])
})

it('says that a search is gone which was deleted in another tab meanwhile', async () => {
  const watcher = await buildWatcher()
  const id = await watcher.save({ adType: ['social'] })
  await db.deleteFrom('saved_searches').where('id', '=', id).execute()
  await expect(getAlert(db, watcher.userId, id)).rejects.toMatchObject({ code: 'not-found' })
})
