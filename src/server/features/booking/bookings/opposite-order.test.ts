import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { required } from '#domain/required.ts'
import {
  buildArtworkPath,
  buildBooked,
  buildDisputed,
  buildDraft,
} from '#test/support/booking/build-disputed.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const sides = { buyerId: await buildUser(db), sellerId: await buildUser(db) }
const buyer = await app.as(sides.buyerId)
const seller = await app.as(sides.sellerId)
const admin = await app.as(await buildUser(db, { role: 'admin' }))

const { bookingId, disputeId } = await buildDisputed(db, sides)
const { id: bookedId } = await buildBooked(db, sides)
const artworkPath = await buildArtworkPath(app.context, sides)
const artworkBookingId = Number(artworkPath.split('/')[3])
const draftId = await buildDraft(db, sides)

/** Each holds the conversation when it waits for its booking. */
const ACTS: Record<string, { id: number; act: () => Promise<Response> }> = {
  'open a dispute': {
    id: bookedId,
    act: () => buyer.send('POST', `/api/bookings/${bookedId}/disputes`, { reason: 'It was dark.' }),
  },
  'resolve a dispute': {
    id: bookingId,
    act: () =>
      admin.send('PATCH', `/api/admin/disputes/${disputeId}`, {
        resolution: 'nothing',
        decision: 'It was lit.',
      }),
  },
  'decide on artwork': {
    id: artworkBookingId,
    act: () =>
      seller.send('POST', `${artworkPath}/decisions`, {
        decision: 'approve',
        takesFailures: true,
      }),
  },
  'wait for dates': {
    id: draftId,
    act: () => buyer.send('POST', `/api/bookings/${draftId}/waitlist`, { brand: 'Acme' }),
  },
}

const countWaiting = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

it.each(Object.entries(ACTS))(
  '%s is answered after it met another that locks in the opposite order',
  async (_name, { id, act }) => {
    const booking = db.selectFrom('bookings').select('conversation_id').where('id', '=', id)
    const conversationId = required((await booking.executeTakeFirstOrThrow()).conversation_id)
    const sent = await db.transaction().execute(async (trx) => {
      // whoever waits first is ended: never this one
      await sql`set local role none`.execute(trx)
      await sql`set local deadlock_timeout = '1min'`.execute(trx)
      const lock = (table: 'bookings' | 'conversations', rowId: number) =>
        trx.selectFrom(table).select('id').where('id', '=', rowId).forUpdate().execute()
      await lock('bookings', id)
      const answer = act()
      await expect.poll(countWaiting).toBe(1)
      await lock('conversations', conversationId)
      return { answer }
    })
    expect((await sent.answer).status).toBeLessThan(300)
  },
)
