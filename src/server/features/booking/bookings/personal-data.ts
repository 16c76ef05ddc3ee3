import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { isSold, ofBookings } from '../../../platform/personal-data/through.ts'
import { scheduleOffers } from './waitlist.ts'

const ofOwnBookings = ({ organizationId: id }: Person) =>
  sql<SqlBool>`booking_id in (select id from bookings where buyer_id = ${id})`

/** What this feature keeps about people (decision 105). */
export const bookingsData: PersonalTables = {
  bookings: {
    people: { buyer_id: 'own', seller_id: 'shared' },
    through: isSold,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  booking_acceptances: {
    people: { user_id: 'own', address: 'own', user_agent: 'own' },
    through: ofBookings,
    ownOnly: { of: 'user_id', columns: ['user_id', 'address', 'user_agent'] },
    erasure: {
      kind: 'kept',
      until: 'seven years after the booking has ended; address and browser for one year',
    },
  },
  booking_approvals: {
    people: { organization_id: 'shared', asked_by: 'own', decided_by: 'other' },
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  booking_changes: {
    people: { user_id: 'shared', address: 'own', user_agent: 'own' },
    through: ofBookings,
    ownOnly: { of: 'user_id', columns: ['address', 'user_agent'] },
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  booking_events: {
    people: { actor_id: 'other' },
    through: ofBookings,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  booking_items: {
    people: {},
    through: ofBookings,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  booking_reminders: {
    people: {},
    through: ofBookings,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  booking_versions: {
    people: {},
    through: ofBookings,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  orders: {
    people: { buyer_id: 'own' },
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  waitlist_entries: {
    people: {},
    through: ofOwnBookings,
    erasure: { kind: 'deleted', also: ofOwnBookings },
  },
}

/** Of somebody who leaves: nothing is offered to them any more, and what they never sent runs out by itself. */
export async function eraseDrafts(trx: Tx, { organizationId }: Person): Promise<string[]> {
  const gone = await trx
    .deleteFrom('waitlist_entries')
    .using('bookings')
    .whereRef('bookings.id', '=', 'waitlist_entries.booking_id')
    .where('bookings.buyer_id', '=', organizationId)
    .returning('bookings.listing_id')
    .execute()
  for (const id of new Set(gone.map(({ listing_id }) => listing_id))) await scheduleOffers(trx, id)
  return []
}
