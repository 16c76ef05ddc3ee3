import { clockOffsetOf } from '#domain/booking/proof/capture.ts'
import type { DutyStand } from '#domain/booking/proof/stand.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import { chainProof } from './chain-proof.ts'
import { compareProof, type Likeness } from './compare-picture.ts'
import type { ReceivedProof } from './receive-proof.ts'

interface Made {
  booking: BookingRow
  duty: DutyStand
  received: ReceivedProof
  likeness: Likeness
  sender: Sender
  now: Date
}

/** Who handed it in, and how. */
export interface Sender {
  origin: 'captured' | 'uploaded' | 'bulk' | 'crew'
  /** Null: a crew without an account. */
  userId: number | null
  crewLinkId: number | null
}

/** Writes a proof for good: compared, and bound to the one before. */
export async function insertProof(trx: Tx, made: Made): Promise<void> {
  const { booking, duty, received, likeness, sender, now } = made
  const { preview, capture, facts, alike } = received
  const checks = await compareProof(trx, { booking, duty, received, likeness, now })
  const row = {
    id: received.id,
    booking_id: booking.id,
    duty: duty.key,
    item: duty.item,
    kind: duty.kind,
    origin: sender.origin,
    sent_by: sender.userId,
    crew_link_id: sender.crewLinkId,
    received_at: now,
    name: received.name,
    media_type: received.mediaType,
    size_bytes: received.sizeBytes,
    sha256: received.sha256,
    preview_width: preview?.width ?? null,
    preview_height: preview?.height ?? null,
    caption: received.caption,
    url: received.url,
    captured_at: capture ? new Date(capture.capturedAt) : null,
    clock_offset_ms: capture ? clockOffsetOf(capture, now) : null,
    lat: capture?.position?.lat ?? null,
    lng: capture?.position?.lng ?? null,
    accuracy_m: capture?.position?.accuracyM ?? null,
    heading: capture?.heading ?? null,
  }
  const linked = await chainProof(trx, { ...row, facts, checks })
  await trx
    .insertInto('proofs')
    .values({
      ...row,
      ...linked,
      path: received.path,
      preview_path: preview?.path ?? null,
      alike,
      facts: JSON.stringify(facts),
      checks: checks && JSON.stringify(checks),
    })
    .execute()
}
