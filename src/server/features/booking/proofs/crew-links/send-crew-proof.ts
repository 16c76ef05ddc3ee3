import type { AppContext } from '../../../../context.ts'
import { discardPair } from '../../../../platform/files/store-with-preview.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { Upload } from '../../../../platform/uploads/receive-body.ts'
import { addProof } from '../add-proof.ts'
import { findProof } from '../queries.ts'
import { type ReceivedProof, receiveProof } from '../receive-proof.ts'
import { listFaces, type OpenLink } from './open-link.ts'

/** A photo by a crew, for one of the faces of its link alone; sent again it is the first one. @throws AppError */
export async function sendCrewProof(
  context: AppContext,
  { link, upload }: { link: OpenLink; upload: Upload },
): Promise<{ id: string; sha256: string }> {
  const received = await receiveProof(context, link.sellerId, upload)
  try {
    const bookingId = await requireFace(context, link, received)
    const via = { origin: 'crew' as const, crewLinkId: link.id }
    const isKept = await addProof(context, { bookingId, actor: link.maker, received, via })
    if (!isKept) await discardPair(context.files, received)
  } catch (error) {
    await discardPair(context.files, received)
    throw error
  }
  return { id: received.id, sha256: received.sha256.toString('hex') }
}

/** One that this link has handed in already is answered, whether or not its face is still open. */
async function requireFace(
  context: AppContext,
  link: OpenLink,
  { id, bookingId, duty, facts }: ReceivedProof,
): Promise<number> {
  if (!bookingId) throw new AppError('invalid-input', { message: 'Name the booking of the face.' })
  // what a seller states or signs is not a crew's to say
  if (facts.kind !== 'picture' || facts.figures)
    throw new AppError('not-proof', { message: 'Send a photo: this link takes nothing else.' })
  const before = await findProof(context.db, id)
  if (before?.crew_link_id === link.id) return bookingId
  const faces = await listFaces(context, link, bookingId)
  if (faces.some((face) => face.bookingId === bookingId && face.duty.key === duty)) return bookingId
  throw new AppError('booking-not-found', { message: 'No photo of this face is needed by this link now.' })
}
