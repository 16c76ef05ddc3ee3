import type { ApiError } from '#web/platform/api.ts'
import { uploadFile } from '#web/platform/upload-file.ts'
import { changePhoto, type QueuedPhoto, readBytes, removePhoto } from './photo-queue.ts'

const FAILED = 'No answer came. It stays on this phone and is sent again.'
/** A retry would be answered the same way. */
const FINAL = [400, 403, 404, 409, 413, 415]

/** `arrived`: the server has named its hash, and the photo has left the phone. */
export type Sent = { kind: 'arrived'; sha256: string } | { kind: 'refused' } | { kind: 'waits'; why: string }

export async function sendPhoto(photo: QueuedPhoto): Promise<Sent> {
  const bytes = await readBytes(photo.id)
  if (!bytes) {
    await removePhoto(photo.id)
    return { kind: 'refused' }
  }
  try {
    const answer = await uploadFile<Answer>(toAddress(photo), {
      field: 'file',
      file: new File([bytes], photo.name, { type: photo.mediaType }),
      fields: toFields(photo, new Date()),
      failed: FAILED,
      onProgress: () => {},
      mayRefuse: true,
      ...(photo.crewToken === undefined && { organizationId: photo.organizationId }),
    })
    const sha256 = confirmedHash(photo, answer)
    if (sha256 === null) return { kind: 'waits', why: FAILED }
    await removePhoto(photo.id)
    return { kind: 'arrived', sha256 }
  } catch (error) {
    const { message, status = 0 } = error as Partial<ApiError>
    if (!FINAL.includes(status)) return { kind: 'waits', why: (status && message) || FAILED }
    await changePhoto(photo.id, { refusal: message || FAILED })
    return { kind: 'refused' }
  }
}

type Answer = Partial<Record<'proofs' | 'problems', readonly { id: string; sha256: string }[]>>

export function toAddress({
  crewToken,
  bookingId,
  problem,
}: Pick<QueuedPhoto, 'crewToken' | 'bookingId' | 'problem'>): string {
  if (crewToken !== undefined) return `/api/crew/${crewToken}/${problem ? 'problems' : 'proofs'}`
  return problem ? '/api/my/face-problems' : `/api/bookings/${bookingId}/proofs`
}

/** In the order in which the server reads them. */
export function toFields(
  {
    id,
    bookingId,
    duty,
    caption,
    problem,
    capture,
  }: Pick<QueuedPhoto, 'id' | 'bookingId' | 'duty' | 'caption' | 'problem' | 'capture'>,
  now: Date,
): Record<string, string> {
  return {
    id,
    booking: String(bookingId),
    duty,
    caption,
    ...(problem && { problem }),
    capture: JSON.stringify({ ...capture, sentAt: now.toISOString() }),
  }
}

/** What the server has stored of it; null: something else, and the photo stays. */
export function confirmedHash(
  { id, sha256 }: Pick<QueuedPhoto, 'id' | 'sha256'>,
  { proofs = [], problems = [] }: Answer,
): string | null {
  const stored = [...proofs, ...problems].find((proof) => proof.id === id)?.sha256 ?? null
  return sha256 === null || stored === sha256 ? stored : null
}
