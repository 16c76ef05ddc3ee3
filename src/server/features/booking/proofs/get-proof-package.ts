import type { ProofLink, ProofPackage } from '#domain/booking/proof/chain.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { getBookingRow } from '../bookings/lock-booking.ts'
import { listProofs } from '../duties/list-proofs.ts'
import { toProofLink } from './chain-proof.ts'
import { findAnchor } from './publish-roots.ts'

/** For both sides and admins. @throws AppError `booking-not-found` */
export async function getProofPackage(
  { db }: Pick<AppContext, 'db'>,
  id: number,
  actor: Actor,
): Promise<ProofPackage> {
  await getBookingRow(db, id, actor)
  const rows = await listProofs(db, id)
  const links = rows
    .map(toProofLink)
    .filter((link): link is ProofLink => link !== null)
    .toSorted((a, b) => a.facts.link - b.facts.link)
  return {
    format: 'placard-proof-1',
    booking: toBookingReference(id),
    unchained: rows.length - links.length,
    links,
    anchor: await findAnchor(db, id),
  }
}
