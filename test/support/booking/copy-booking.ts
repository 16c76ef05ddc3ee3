import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'

/** Many more like a booking that has been sent, each with a conversation, terms and dates of its own; all due at an instant. */
export async function copyBooking(
  db: Db,
  id: number,
  { count, deadlineAt }: { count: number; deadlineAt: Date },
): Promise<void> {
  await sql`
    with made as (
      insert into bookings (order_id, listing_id, buyer_id, seller_id, status, request, version, first_day, last_day, time_zone,
        total_cents, deadline_at)
      select order_id, listing_id, buyer_id, seller_id, status, request, version, first_day, last_day, time_zone, total_cents,
        ${deadlineAt}::timestamptz
      from bookings, generate_series(1, ${count}::int) where id = ${id}
      returning id)
    insert into booking_versions (booking_id, version, terms, sha256, proposed_by)
    select made.id, version, terms, sha256, proposed_by from made, booking_versions as old where old.booking_id = ${id}`.execute(
    db,
  )
  const isCopy = sql`bookings.id > ${id} and bookings.conversation_id is null and bookings.version > 0`
  await sql`
    insert into booking_items (booking_id, position, unit_id, days, quantity)
    select bookings.id, position, unit_id, days, quantity from bookings, booking_items as old
    where ${isCopy} and old.booking_id = ${id}`.execute(db)
  await sql`
    with made as (
      insert into conversations (listing_id, buyer_id, seller_id, booking_id)
      select listing_id, buyer_id, seller_id, id from bookings where ${isCopy} returning *)
    insert into conversation_members (conversation_id, user_id, side)
    select id, buyer_id, 'buyer' from made union all select id, seller_id, 'seller' from made`.execute(db)
  await sql`
    update bookings set conversation_id = conversations.id from conversations
    where conversations.booking_id = bookings.id and ${isCopy}`.execute(db)
}
