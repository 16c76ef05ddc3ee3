import { type SqlBool, sql } from 'kysely'
import type { Person } from './personal-table.ts'

const listings = ({ organizationId }: Person) =>
  sql`select id from listings where seller_id = ${organizationId}`
const conversations = ({ organizationId: id }: Person) =>
  sql`select id from conversations where buyer_id = ${id} or seller_id = ${id}`

/** Rows of the listings that a person sells. */
export const ofListings = (person: Person) => sql<SqlBool>`listing_id in (${listings(person)})`
/** Rows of the structures that those stand on. */
export const ofStructures = ({ organizationId }: Person) =>
  sql<SqlBool>`structure_id in (select id from structures where organization_id = ${organizationId})`
/** Rows of the faces and issues of those. */
export const ofUnits = (person: Person) =>
  sql<SqlBool>`unit_id in (select id from space_units where listing_id in (${listings(person)}))`
/** Bookings that a person sells: what a buyer has not sent is the buyer's own. */
export const isSold = ({ organizationId }: Person) =>
  sql<SqlBool>`(seller_id = ${organizationId} and version > 0)`
/** Rows of the bookings that a person is a side of. */
export const ofBookings = (person: Person) =>
  sql<SqlBool>`booking_id in (select id from bookings where buyer_id = ${person.organizationId} or ${isSold(person)})`
/** Rows about payments through a provider of those bookings, which name the payment by its key. */
export const ofPayments = (person: Person) =>
  sql<SqlBool>`(provider, payment_key) in (select provider, key from provider_payments where ${ofBookings(person)})`
/** Rows of the conversations that a person is a side of. */
export const ofConversations = (person: Person) => sql<SqlBool>`conversation_id in (${conversations(person)})`
