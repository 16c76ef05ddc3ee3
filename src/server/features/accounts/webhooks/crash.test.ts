import { afterAll, expect, it } from 'vitest'
import { buildWebhook, startReceiver } from '#test/support/accounts/webhooks.ts'
import { createDyingPool } from '#test/support/dying-pool.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { createDatabase } from '../../../platform/db/database.ts'
import { sendWebhooks } from './send-webhooks.ts'

const app = await createTestApp({ ALLOW_PRIVATE_ENDPOINTS: '1' })
const { db, context } = app
const receiver = await startReceiver()
afterAll(() => receiver.close())
const DEATHS = Array.from({ length: 40 }, (_, index) => index + 1)
const CHANGES = 6

/** Runs of other processes: claims of one that is gone are over, and so are rests of a machine that was slow to answer. */
async function sendTheRest(): Promise<void> {
  for (let minutes = 2; minutes <= 10; minutes += 2)
    await sendWebhooks({ ...context, now: () => new Date(Date.now() + minutes * 60_000) })
}

it.each(['before', 'after'] as const)(
  'killed %s any statement: each fact is one event, each is taken, and comes again under its own id alone',
  async (when) => {
    let deaths = 0
    for (const at of DEATHS) {
      const organizationId = await buildUser(db)
      const endpointId = await buildWebhook(app, {
        organizationId,
        url: receiver.url,
        types: ['space.changed'],
      })
      const id = await buildListing(db, { seller_id: organizationId, status: 'active' })
      for (let price = 1; price <= CHANGES; price++)
        await db.updateTable('listings').set({ price }).where('id', '=', id).execute()
      receiver.received.length = 0
      const dying = createDyingPool(context.pool, { at, when })
      await sendWebhooks({ ...context, db: createDatabase(dying.pool) }).catch(() => {})
      if (dying.isDead()) deaths += 1
      await sendTheRest()
      const kept = await db
        .selectFrom('webhook_deliveries')
        .select(['event_id', 'state'])
        .where('endpoint_id', '=', endpointId)
        .orderBy('id')
        .execute()
      const came = receiver.received.map(({ headers }) => headers['webhook-id'])
      expect(kept.map(({ state }) => state)).toEqual(Array(CHANGES).fill('taken'))
      expect([...new Set(came)].sort()).toEqual(kept.map(({ event_id }) => event_id).sort())
      // of a killed process only what it had under way is sent twice
      expect(came.length).toBeLessThanOrEqual(CHANGES + 4)
      if (!dying.isDead()) break
    }
    expect(deaths).toBeGreaterThan(8)
    expect(deaths).toBeLessThan(DEATHS.length)
  },
  120_000,
)
