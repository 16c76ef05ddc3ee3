import type { Agreement } from '#domain/booking/document-body.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Db } from '../../../platform/db/database.ts'

/** The terms of a booking as they stand, with who has accepted them. */
export async function getAgreement(db: Db, bookingId: number): Promise<Agreement> {
  const { version, sha256, terms } = await db
    .selectFrom('bookings')
    .innerJoin('booking_versions as agreed', (join) =>
      join.onRef('agreed.booking_id', '=', 'bookings.id').onRef('agreed.version', '=', 'bookings.version'),
    )
    .select(['agreed.version', 'agreed.sha256', 'agreed.terms'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const acceptances = await db
    .selectFrom('booking_acceptances')
    .select(['side', 'user_id', 'accepted_at'])
    .where('booking_id', '=', bookingId)
    .where('version', '=', version)
    .orderBy('side')
    .execute()
  const recorded = await db
    .selectFrom('booking_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select(['users.name', 'users.username', 'event.created_at'])
    .where('booking_id', '=', bookingId)
    .where('step', '=', 'record')
    .where('version', '=', version)
    .executeTakeFirst()
  return {
    bookingId,
    version,
    sha256: sha256.toString('hex'),
    terms: JSON.parse(terms) as AgreedTerms,
    recorded: recorded
      ? { by: recorded.name ?? recorded.username ?? '', at: recorded.created_at.toISOString() }
      : null,
    acceptances: acceptances.map(({ side, user_id, accepted_at }) => ({
      side,
      isPublished: user_id === null,
      at: accepted_at.toISOString(),
    })),
  }
}
