import { randomUUID } from 'node:crypto'
import { taskList } from '#server/tasks.ts'
import { buildListing, buildUser } from '../listings/build-listing.ts'
import type { TestApp, TestClient } from '../test-app.ts'

const HOUR_MS = 3_600_000

/** People who ask and answer, jobs that are run one by one, and the clock that both go by. */
export function createAnswering(app: TestApp, start: Date) {
  const { db, context } = app
  let now = start
  context.now = () => now
  const run = (task: string, payload: object = {}) => taskList(context)[task]!(payload, {} as never)
  const send = async (client: TestClient, path: string, message: string) => {
    const answer = await client.send('POST', path, { clientId: randomUUID(), message })
    if (answer.status !== 201) throw new Error(await answer.text())
    return ((await answer.json()) as { id: number }).id
  }
  return {
    goTo: (hours: number) => {
      now = new Date(start.getTime() + hours * HOUR_MS)
    },
    run,
    remind: (conversationId: number) => run('remind-seller', { conversationId }),
    /** A first question by a buyer of its own. */
    ask: async (listingId: number, buyerId?: number) => {
      const client = await app.as(buyerId ?? (await buildUser(db)))
      return send(client, `/api/listings/${listingId}/conversations`, 'Is it free in May?')
    },
    answer: async (conversationId: number, sellerId: number) =>
      send(await app.as(sellerId), `/api/conversations/${conversationId}/messages`, 'Yes.'),
    seller: async () => {
      const sellerId = await buildUser(db)
      return { sellerId, listingId: await buildListing(db, { seller_id: sellerId }) }
    },
    /** What somebody was told, oldest first. */
    told: async (userId: number, kind: 'answer-reminder' | 'no-answer' | 'fade') =>
      db
        .selectFrom('notices')
        .select(['data', 'count', 'created_at'])
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .orderBy('id')
        .execute(),
    nextReminder: async (conversationId: number) => {
      const { rows } = await context.pool.query<{ run_at: Date }>(
        'select run_at from graphile_worker.jobs where key = $1',
        [`remind:${conversationId}`],
      )
      return rows[0]?.run_at
    },
  }
}
