import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { type AgreedTerms, MAKE_GOOD, PROOF } from '#domain/booking/terms.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { openConversation } from '#server/features/messaging/conversations/lock-conversation.ts'
import type { Db } from '#server/platform/db/database.ts'
import { buildListing, buildUser } from '../listings/build-listing.ts'
import { buildUnits } from './build-booking.ts'

const ZONE = 'America/Los_Angeles'
const inDays = (count: number) => addDays(toMarketDate(new Date()), count)

export interface Agreed {
  id: number
  buyerId: number
  sellerId: number
  listingId: number
  terms: AgreedTerms
}

interface Given {
  buyerId?: number
  sellerId?: number
  status?: BookingStatus
  totalCents?: number
  taxCents?: number
  schedule?: AgreedTerms['schedule']
  /** First day, counted from today. */
  startsIn?: number
  deadlineAt?: Date
  instructionsId?: number
  /** Issues or dates of its unit. */
  toUnits?: (unit: AgreedTerms['units'][number]) => AgreedTerms['units']
  /** In place of what is made of all this. */
  terms?: Partial<AgreedTerms>
}

/** A booking whose terms both sides have accepted, with its dates; paid as soon as the ledger says so. */
export async function buildAgreed(db: Db, given: Given = {}): Promise<Agreed> {
  const buyerId = given.buyerId ?? (await buildUser(db))
  const sellerId = given.sellerId ?? (await buildUser(db))
  const listingId = await buildListing(db, { seller_id: sellerId, ad_type: 'social' })
  const [unitId] = await buildUnits(db, listingId)
  const terms = buildTerms({ ...given, buyerId, sellerId, listingId, unitId: unitId! })
  const status = given.status ?? 'awaiting-payment'
  const id = await insertBooking(db, { ...given, status, buyerId, sellerId, listingId, terms })
  if (status === 'awaiting-payment' || status === 'booked') await claim(db, id)
  await talk(db, { id, listingId, buyerId, sellerId })
  return { id, buyerId, sellerId, listingId, terms }
}

export function buildTerms(
  given: Given & { buyerId: number; sellerId: number; listingId: number; unitId: number },
): AgreedTerms {
  const { totalCents = 110_350, taxCents = 10_350, startsIn = 30 } = given
  const [first, last] = [inDays(startsIn), inDays(startsIn + 6)]
  const party = (id: number) => ({ id, name: `User ${id}`, company: null, email: `user${id}@example.com` })
  const space = { kind: 'space', name: 'Loop', cents: totalCents - taxCents, taxCents, passesThrough: false }
  const terms: AgreedTerms = {
    format: 1,
    listing: { id: given.listingId, title: 'Wall by the ferry', place: 'Seattle, WA', medium: 'social' },
    buyer: party(given.buyerId),
    seller: party(given.sellerId),
    brand: 'Acme',
    note: '',
    political: null,
    units: [
      {
        unitId: given.unitId,
        name: 'Loop',
        first,
        last,
        quantity: 1,
        capacity: 8,
        label: '',
        materialDate: null,
      },
    ],
    first,
    last,
    timeZone: ZONE,
    quantity: 1,
    extras: [],
    spaceCents: null,
    lines: [
      { kind: 'space', label: 'Loop', detail: '1 week', cents: totalCents - taxCents },
      { kind: 'tax', label: 'Estimated tax', detail: '', cents: taxCents },
    ],
    amounts: [space as AgreedTerms['amounts'][number]],
    netCents: totalCents - taxCents,
    taxCents,
    totalCents,
    paymentSchedule: 'at-once',
    schedule: given.schedule ?? [{ label: 'Due when booked', dueOn: null, cents: totalCents }],
    cancellation: { tier: 'flexible', depositBasisPoints: null, freeUntil: null, steps: [] },
    makeGood: MAKE_GOOD,
    proof: PROOF,
    ...given.terms,
  }
  return given.toUnits ? { ...terms, units: given.toUnits(terms.units[0]!) } : terms
}

async function insertBooking(
  db: Db,
  given: Given & Omit<Agreed, 'id'> & { status: BookingStatus },
): Promise<number> {
  const { terms } = given
  const order = await db
    .insertInto('orders')
    .values({ buyer_id: given.buyerId, status: 'placed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [unit] = terms.units
  const { unitId, first, last, quantity } = unit!
  const { sponsor, ...words } = { brand: terms.brand, note: '', sponsor: null }
  const request = { unitId, from: first, to: last, quantity, extras: [], sponsor, ...words }
  const { id } = await db
    .insertInto('bookings')
    .values({
      order_id: order.id,
      listing_id: given.listingId,
      buyer_id: given.buyerId,
      seller_id: given.sellerId,
      status: given.status,
      request: JSON.stringify(request),
      version: 1,
      first_day: first,
      last_day: last,
      time_zone: ZONE,
      total_cents: terms.totalCents,
      deadline_at: given.deadlineAt ?? new Date(Date.now() + 5 * 86_400_000),
      instructions_id: given.instructionsId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertTerms(db, id, given)
  return id
}

async function insertTerms(db: Db, id: number, { terms, buyerId, sellerId }: Omit<Agreed, 'id'>) {
  const text = JSON.stringify(terms)
  const sha256 = createHash('sha256').update(text).digest()
  await db
    .insertInto('booking_versions')
    .values({ booking_id: id, version: 1, terms: text, sha256, proposed_by: 'buyer' })
    .execute()
  const sides = [
    { side: 'buyer', user_id: buyerId },
    { side: 'seller', user_id: sellerId },
  ] as const
  await db
    .insertInto('booking_acceptances')
    .values(sides.map((one) => ({ ...one, booking_id: id, version: 1, sha256 })))
    .execute()
  const [unit] = terms.units
  const days = `[${unit!.first},${addDays(unit!.last, 1)})`
  await db
    .insertInto('booking_items')
    .values({ booking_id: id, position: 0, unit_id: unit!.unitId, days, quantity: 1 })
    .execute()
}

async function claim(db: Db, id: number): Promise<void> {
  await sql`insert into unit_claims (unit_id, days, quantity, kind, is_whole, booking_id)
    select unit_id, days, quantity, 'booking', true, booking_id from booking_items where booking_id = ${id}`.execute(
    db,
  )
}

/** What was sent has a thread. */
async function talk(db: Db, { id, ...parties }: Omit<Agreed, 'terms'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const conversation = await openConversation(trx, { ...parties, bookingId: id, now: new Date() })
    await trx.updateTable('bookings').set({ conversation_id: conversation.id }).where('id', '=', id).execute()
  })
}
