import { randomUUID } from 'node:crypto'
import { alone } from '#domain/listings/listing.ts'
import { FADE_REASONS } from '#domain/messaging/seller-demotion.ts'
import { applyStep } from '#server/features/booking/bookings/apply-step.ts'
import { createDraft } from '#server/features/booking/bookings/create-draft.ts'
import { getBooking } from '#server/features/booking/bookings/get-booking.ts'
import { prepareOrder } from '#server/features/booking/orders/prepare-booking.ts'
import { linkTokens } from '#server/platform/secrets/link-tokens.ts'
import { period } from './booking/book.ts'
import { type Agreed, buildAgreed } from './booking/build-agreed.ts'
import { buildBatch } from './booking/build-batch.ts'
import { buildBlock, buildCalendar, buildUnits } from './booking/build-booking.ts'
import { buildChanging } from './booking/build-changing.ts'
import { buildCode } from './booking/build-code.ts'
import { buildArtworkPath, buildBooked, buildDisputed, buildDraft } from './booking/build-disputed.ts'
import { buildInvoice } from './booking/build-invoice.ts'
import { buildArrived, buildSent, buildStatementLine, writeStatement } from './booking/build-payment.ts'
import { buildProofForm, buildProofPath, buildRunning, findDutyKey } from './booking/build-proof.ts'
import { buildInventory } from './listings/build-inventory.ts'
import { buildListing } from './listings/build-listing.ts'
import { buildAttachment } from './messaging/build-attachment.ts'
import { buildConversation } from './messaging/build-conversation.ts'
import { buildViewing } from './messaging/build-viewing.ts'
import type { TestApp } from './test-app.ts'
import { unique } from './unique.ts'

/** When the price changed that waits for a look. */
export const PRICED_AT = '2026-03-02T17:00:00.000Z'

/** What the targets of a request are made from. */
export type Ground = ReturnType<typeof startGround>

/** Made last, for what is asked about it. */
interface Latest {
  listing: number
  viewing: number
  agreed?: Agreed
  change?: { sha256: string; bookingId: number }
  booking: number
}

export function startGround(app: TestApp, people: { userId: number; sellerId: number; actorId: number }) {
  const { db } = app
  const latest: Latest = { listing: 0, viewing: 0, booking: 0 }
  const one = async (query: { execute(): Promise<{ id: number | string }[]> }) =>
    (await query.execute())[0]!.id
  const listing = async (status: 'active' | 'pending' | 'draft' = 'active') => {
    latest.listing = await buildListing(db, { seller_id: people.sellerId, status })
    return latest.listing
  }
  const change = (listing_id: number) =>
    db
      .insertInto('listing_revisions')
      .values({
        listing_id,
        changes: JSON.stringify({ title: 'Another' }),
        before: JSON.stringify({ title: 'One' }),
      })
      .returning('id')
  return { app, db, latest, one, listing, change, ...people }
}

export function listingTargets({ app, db, sellerId, actorId, one, listing, change, latest }: Ground) {
  return {
    listing,
    /** Of the most recent listing. */
    async updatedAt() {
      const row = db.selectFrom('listings').select('updated_at').where('id', '=', latest.listing)
      return (await row.executeTakeFirstOrThrow()).updated_at.toISOString()
    },
    async session(userOf: number) {
      await app.as(userOf)
      return one(db.selectFrom('sessions').select('id').where('user_id', '=', userOf).orderBy('id').limit(1))
    },
    revision: async () => one(change(await listing())),
    /** A public space with a change that waits. */
    async changedListing() {
      const id = await listing()
      await one(change(id))
      return id
    },
    draft: () => listing('draft'),
    unusualPrice: async () =>
      one(
        db
          .insertInto('unusual_prices')
          .values({
            listing_id: await listing(),
            before_price: 900,
            before_frequency: 'month',
            after_price: 90,
            after_frequency: 'month',
            created_at: PRICED_AT,
          })
          .returning('id'),
      ),
    /** A space of whoever asks, paused because buyers waited. */
    async silentSpace() {
      const id = await buildListing(db, { seller_id: actorId || sellerId, status: 'paused' })
      const silence = { from_status: 'active', to_status: 'paused', reason: FADE_REASONS.pause } as const
      await db
        .insertInto('listing_events')
        .values({ listing_id: id, ...silence })
        .execute()
    },
    /** Blocked for a day in a month. */
    async blocked() {
      await buildBlock(db, (await buildUnits(db, await listing()))[0]!)
      return latest.listing
    },
    async blockId() {
      return buildBlock(db, (await buildUnits(db, await listing()))[0]!)
    },
    /** Token of what an agent has put together. */
    async prepared() {
      const request = {
        unitId: null,
        from: '2027-03-01',
        to: '2027-03-28',
        quantity: 1,
        extras: [],
        brand: '',
        note: '',
      }
      const prepared = { lines: [{ listingId: await listing(), request }], preparedBy: 'Planner' }
      return (await prepareOrder(app.context, prepared)).url.split('/').at(-1)!
    },
    /** Read for the most recent listing, with days that it takes. */
    async importedCalendar() {
      const [unitId] = await buildUnits(db, latest.listing)
      return buildCalendar(db, { listingId: latest.listing, unitId: unitId! })
    },
  }
}

export function bookingTargets({ app, db, userId, sellerId, listing, latest }: Ground) {
  return {
    /** Asked for by the user. @returns its id */
    async booking() {
      const request = { listingId: await listing(), unitId: null, ...period(6), quantity: 1, extras: [] }
      const words = { brand: '', note: '', sponsor: null }
      const actor = alone({ id: userId, role: 'user', status: 'active' })
      const keep = async () => {}
      latest.booking = await createDraft(app.context, { actor, request: { ...request, ...words } }, keep)
      const { sha256 } = await getBooking(app.context, latest.booking, actor)
      const input = { step: 'request', version: 0, sha256: sha256! } as const
      const origin = { address: null, userAgent: null, requestId: null }
      return applyStep(app.context, { id: latest.booking, actor, input, origin }, keep)
    },
    async running() {
      const id = await this.booking()
      await db.updateTable('bookings').set({ status: 'in-flight' }).where('id', '=', id).execute()
      return id
    },
    /** Version and hash of the most recent booking. */
    async bookingRead() {
      const row = db.selectFrom('booking_versions').select(['version', 'sha256'])
      const read = await row.where('booking_id', '=', latest.booking).executeTakeFirstOrThrow()
      return { version: read.version, sha256: read.sha256.toString('hex') }
    },
    /** What the most recent booking is, proposed again. */
    async proposal() {
      const item = db.selectFrom('booking_items').select('unit_id').where('booking_id', '=', latest.booking)
      const { unit_id: unitId } = await item.executeTakeFirstOrThrow()
      return { unitId, ...period(6), quantity: 1, extras: [], spaceCents: 80_000 }
    },
    invoice: () => buildInvoice(db, { buyerId: userId, sellerId }), // of a booking between both
    booked: async () => (await buildBooked(db, { buyerId: userId, sellerId })).id,
    artwork: () => buildArtworkPath(app.context, { buyerId: userId, sellerId }),
    async proving() {
      latest.agreed = await buildRunning(app.context, { buyerId: userId, sellerId })
      return latest.agreed.id
    },
    proofForm: async () => buildProofForm({ duty: await findDutyKey(db, latest.agreed!.id) }),
    proofBatch: () => buildBatch(db, sellerId),
    proof: () => buildProofPath(app.context, { buyerId: userId, sellerId }),
    code: () => buildCode(app.context, { buyerId: userId, sellerId }),
    async changing() {
      latest.change = await buildChanging(db, { buyerId: userId, sellerId })
      return latest.change.bookingId
    },
    latestChangeHash: () => latest.change!.sha256,
    disputed: () => buildDisputed(db, { buyerId: userId, sellerId }), // by the user
    bookingDraft: () => buildDraft(db, { buyerId: userId, sellerId }),
  }
}

export function moneyTargets({ db, userId, sellerId, one, latest }: Ground) {
  return {
    /** A booking that lapsed while it waited for its money, between both. */
    async lapsed() {
      latest.agreed = await buildAgreed(db, { buyerId: userId, sellerId, status: 'expired' })
      return latest.agreed.id
    },
    /** Of the most recent of these. */
    latestBookingId: () => latest.agreed!.id,
    sentPayment: () => buildSent(db, latest.agreed!),
    arrivedPayment: () => buildArrived(db, latest.agreed!),
    statementLine: () => buildStatementLine(db, { sellerId, cents: latest.agreed!.terms.totalCents }),
    statement: () =>
      writeStatement([{ bookingId: latest.agreed!.id, cents: latest.agreed!.terms.totalCents }]),
    difference: async () =>
      one(
        db
          .insertInto('reconciliation_differences')
          .values({ kind: 'owed-back', detail: unique(), cents: 100 })
          .returning('id'),
      ),
  }
}

export function messageTargets({ app, db, userId, sellerId, one, listing, latest }: Ground) {
  return {
    conversation: async () => buildConversation(db, { listingId: await listing(), buyerId: userId }),
    /** Agreed, in a week. */
    async viewing() {
      const conversationId = await buildConversation(db, { listingId: await listing(), buyerId: userId })
      latest.viewing = await buildViewing(db, { conversationId })
      return latest.viewing
    },
    /** Of the most recent viewing. */
    async viewingUpdatedAt() {
      const row = db.selectFrom('viewings').select('updated_at').where('id', '=', latest.viewing)
      return (await row.executeTakeFirstOrThrow()).updated_at.toISOString()
    },
    /** A file of the user's, in a message of a conversation or unsent. */
    async attachment(state: 'sent' | 'unsent' = 'sent') {
      const conversationId =
        state === 'sent' ? await buildConversation(db, { listingId: await listing(), buyerId: userId }) : null
      return buildAttachment(app.context, { ownerId: userId, conversationId })
    },
    inventory: () => buildInventory(db, sellerId),
    contracts: () => buildInventory(db, sellerId, 'contracts'),
    report: async () =>
      one(
        db
          .insertInto('listing_reports')
          .values({ listing_id: await listing(), reason: 'spam', details: '' })
          .returning('id'),
      ),
    search: () =>
      one(
        db
          .insertInto('saved_searches')
          .values({ user_id: userId, name: 'Mine', search: '{}' })
          .returning('id'),
      ),
    async favorite() {
      const listing_id = await listing()
      const price = { told_price: 900, told_interval: 'month' } as const
      await db
        .insertInto('favorites')
        .values({ user_id: userId, listing_id, ...price })
        .execute()
      return listing_id
    },
    folder: () =>
      one(db.insertInto('favorite_folders').values({ user_id: userId, name: 'Mine' }).returning('id')),
    /** Token of the link to a folder of the user's. */
    async sharedFolder() {
      const share_selector = randomUUID()
      await db
        .insertInto('favorite_folders')
        .values({ user_id: userId, name: 'Ours', share_selector })
        .execute()
      return linkTokens(app.context.config).toToken('favorite_folders', share_selector)
    },
    async subscription() {
      const email = `${unique()}@example.com`
      const row = db.insertInto('newsletter_subscribers').values({ email }).returning('selector')
      const { selector } = await row.executeTakeFirstOrThrow()
      return linkTokens(app.context.config).toToken('newsletter_subscribers', selector)
    },
    ticket: () =>
      one(
        db
          .insertInto('support_tickets')
          .values({
            name: 'Ann',
            email: 'ann@example.com',
            subject: 'A question',
            category: 'other',
            user_id: userId,
          })
          .returning('id'),
      ),
    mail: () =>
      one(
        db
          .insertInto('outbox_messages')
          .values({
            recipient: 'ann@example.com',
            sender: 'hello@placard.example',
            ...{ subject: 'Hello', text_body: 'Hello', html_body: 'Hello' },
          })
          .returning('id'),
      ),
  }
}
