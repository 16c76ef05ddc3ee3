import type { Proofs } from '#contract/booking/proofs.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { getBookingRow } from '../bookings/lock-booking.ts'
import { listProofs } from '../duties/list-proofs.ts'
import { readDuties } from '../duties/read-duties.ts'
import { presentProofs } from './present.ts'
import { readShownStates } from './shown-photos/shown-rows.ts'

/** Everybody but the two sides and admins gets a 404. Before it is booked nothing is owed. @throws AppError `booking-not-found` */
export async function getProofs(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  id: number,
  actor: Actor,
): Promise<Proofs> {
  const { booking, reader } = await getBookingRow(db, id, actor)
  const owed = (await readDuties(db, { ids: [id], now: now() })).get(id)
  if (!owed)
    return { side: reader === 'admin' ? null : reader, promise: '', duties: [], proofs: [], chain: null }
  const [rows, shown] = await Promise.all([listProofs(db, id), readShownStates(db, id)])
  const { terms, stands } = owed
  return presentProofs({ booking, terms, stands, reader, rows, shown, now: now() })
}
