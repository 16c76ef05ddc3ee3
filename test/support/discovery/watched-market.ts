import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { SearchNews } from '#contract/discovery/alerts.ts'
import type { Cadence } from '#domain/discovery/alert-rules.ts'
import { matchListings } from '#server/features/discovery/alerts/match-listings.ts'
import { sendAlertNotices } from '#server/features/discovery/alerts/send-alert-notices.ts'
import { WatchFeed } from '#server/features/discovery/alerts/watch-feed.ts'
import { buildListing, buildUser } from '../listings/build-listing.ts'
import { createTestApp, type TestClient } from '../test-app.ts'

/** A Wednesday in Seattle, 12:00. */
export const NOON = new Date('2026-05-06T19:00:00Z')

interface Watcher {
  userId: number
  email: string
  client: TestClient
  save: (search: object, cadence?: Cadence) => Promise<number>
}

/** A market with alerts, whose clock stands at noon before each test. */
export async function createWatchedMarket() {
  const app = await createTestApp()
  const clock = { now: NOON }
  const { db, context } = app
  const feed = new WatchFeed(db, context.now)
  const timed = { ...context, now: () => clock.now }

  beforeAll(async () => {
    await context.search.openIndex()
  })

  beforeEach(async () => {
    clock.now = NOON
    await match()
  })

  const match = () => matchListings(timed, feed)

  /** Three minutes later, when instant alerts are told. */
  async function tell(minutes = 3): Promise<void> {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    await sendAlertNotices(timed)
    await app.runJobs()
  }

  const publish = (columns: object = {}) =>
    buildListing(db, { status: 'active', listed_at: clock.now, ...columns })
  const change = (id: number, columns: object) =>
    db.updateTable('listings').set(columns).where('id', '=', id).execute()

  async function buildWatcher(): Promise<Watcher> {
    const userId = await buildUser(db)
    const client = await app.as(userId)
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const save = async (search: object, cadence: Cadence = 'instant') => {
      const saved = await client.send('POST', '/api/saved-searches', { name: randomUUID(), search, cadence })
      expect(saved.status).toBe(201)
      const { id } = (await saved.json()) as { id: number }
      // these tests play on a day of their own
      await db
        .updateTable('alerts')
        .set({ created_at: NOON, seen_at: new Date(NOON.getTime() - 1) })
        .where('saved_search_id', '=', id)
        .execute()
      return id
    }
    return { userId, email, client, save }
  }

  const mailsTo = ({ email }: Watcher) =>
    db.selectFrom('outbox_messages').selectAll().where('recipient', '=', email).orderBy('id').execute()

  async function newsOf({ client }: Watcher, id: number): Promise<[string, number, boolean][]> {
    const news = (await (await client.get(`/api/saved-searches/${id}/news`)).json()) as SearchNews
    return news.hits.map(({ kind, listingId, isNew }) => [kind, listingId, isNew])
  }
  return { app, db, context, clock, match, tell, publish, change, buildWatcher, mailsTo, newsOf }
}
