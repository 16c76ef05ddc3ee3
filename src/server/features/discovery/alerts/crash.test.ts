import { beforeAll, expect, it } from 'vitest'
import { createDyingPool, Killed } from '#test/support/dying-pool.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { createDatabase } from '../../../platform/db/database.ts'
import { matchListings } from './match-listings.ts'
import { sendAlertNotices } from './send-alert-notices.ts'
import { WatchFeed } from './watch-feed.ts'

const app = await createTestApp()
const { db, context } = app
const NOON = new Date('2026-05-06T19:00:00Z')
const LATER = new Date(NOON.getTime() + 3 * 60_000)
const at = (now: Date, own = db) => ({ ...context, db: own, now: () => now })
const DEATHS = Array.from({ length: 60 }, (_, index) => index + 1)

beforeAll(async () => {
  await context.search.openIndex()
})

/** Three people whose searches find two new spaces each; every second one in words. */
async function buildWatchers(venue: string): Promise<number[]> {
  const people: number[] = []
  for (const q of [undefined, 'wall', undefined]) {
    const userId = await buildUser(db)
    const search = { venue: [venue], ...(q && { q }) }
    await db
      .insertInto('saved_searches')
      .values({ user_id: userId, name: 'Mine', search: JSON.stringify(search) })
      .execute()
    people.push(userId)
  }
  await db
    .updateTable('alerts')
    .set({ cadence: 'instant', created_at: NOON })
    .where('user_id', 'in', people)
    .execute()
  return people
}

async function countsOf(people: number[]) {
  const hits = await db
    .selectFrom('alert_hits')
    .innerJoin('alerts', 'alerts.saved_search_id', 'alert_hits.saved_search_id')
    .select('alert_hits.id')
    .where('user_id', 'in', people)
    .execute()
  const mails = await db
    .selectFrom('outbox_messages')
    .innerJoin('users', 'users.email', 'outbox_messages.recipient')
    .select('subject')
    .where('users.id', 'in', people)
    .execute()
  const notices = await db.selectFrom('notices').select('id').where('user_id', 'in', people).execute()
  return { hits: hits.length, mails: mails.map(({ subject }) => subject), notices: notices.length }
}

function isKill(error: unknown): true {
  expect(error).toBeInstanceOf(Killed)
  return true
}

it.each(['before', 'after'] as const)(
  'killed %s any statement: nothing is lost, and nothing told twice',
  async (when) => {
    let deaths = 0
    const ways = new Set<string>()
    for (const place of DEATHS) {
      const venue = (['gym', 'bar', 'office'] as const)[place % 3]!
      await matchListings(at(NOON), new WatchFeed(db, () => NOON))
      const people = await buildWatchers(venue)
      for (const price of [100, 200]) await buildListing(db, { venue, price, listed_at: NOON })
      const dying = createDyingPool(context.pool, { at: place, when })
      const own = createDatabase(dying.pool)
      const feed = new WatchFeed(own, () => NOON)
      const run = async () => {
        await matchListings(at(NOON, own), feed)
        ways.add('matched')
        await sendAlertNotices(at(LATER, own))
        ways.add('told')
      }
      if (await run().then(() => false, isKill)) deaths += 1
      // the next minute's run, of another process
      await matchListings(at(NOON), new WatchFeed(db, () => NOON))
      await sendAlertNotices(at(LATER))
      await app.runJobs()
      expect(await countsOf(people)).toEqual({
        hits: 6,
        mails: Array(3).fill('2 new spaces for “Mine”'),
        notices: 3,
      })
      await db.deleteFrom('saved_searches').where('user_id', 'in', people).execute()
      if (!dying.isDead()) break
    }
    expect([...ways]).toEqual(['matched', 'told'])
    expect(deaths).toBeGreaterThan(20)
    expect(deaths).toBeLessThan(DEATHS.length)
  },
  120_000,
)

it('an import of 10,000 spaces while several processes match is told once each', async () => {
  await matchListings(at(NOON), new WatchFeed(db, () => NOON))
  const [userId] = (await buildWatchers('airport')) as [number]
  const seller_id = await buildUser(db)
  const rows = Array.from({ length: 1000 }, (_, i) => ({
    seller_id,
    title: `Panel ${i}`,
    description: 'One of many.',
    ad_type: 'digital' as const,
    price: 100,
    venue: 'airport' as const,
    location_text: 'SeaTac, WA',
    listed_at: NOON,
    status: 'active' as const,
  }))
  const importing = async () => {
    for (let portion = 0; portion < 10; portion++) await db.insertInto('listings').values(rows).execute()
  }
  const matching = async () => {
    const feed = new WatchFeed(db, () => NOON)
    for (let run = 0; run < 8; run++) await matchListings(at(NOON), feed)
  }
  await Promise.all([importing(), matching(), matching()])
  await matchListings(at(NOON), new WatchFeed(db, () => NOON))
  const hits = await db
    .selectFrom('alert_hits')
    .innerJoin('alerts', 'alerts.saved_search_id', 'alert_hits.saved_search_id')
    .select('listing_id')
    .where('user_id', '=', userId)
    .execute()
  expect(hits).toHaveLength(10_000)
  expect(new Set(hits.map((hit) => hit.listing_id)).size).toBe(10_000)
  await sendAlertNotices(at(LATER))
  await app.runJobs()
  const mails = await db
    .selectFrom('outbox_messages')
    .innerJoin('users', 'users.email', 'outbox_messages.recipient')
    .select(['subject', 'text_body'])
    .where('users.id', '=', userId)
    .execute()
  expect(mails.map(({ subject }) => subject)).toEqual(['10,000 new spaces for “Mine”'])
  expect(mails[0]!.text_body).toContain('and 9,975 more')
}, 120_000)
