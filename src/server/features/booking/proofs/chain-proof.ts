import { createHash } from 'node:crypto'
import { type LinkFacts, type ProofLink, toLinkBytes } from '#domain/booking/proof/chain.ts'
import { describeProofFacts } from '#domain/booking/proof/facts.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ProofRow } from '../duties/list-proofs.ts'

/** What is hashed of a proof, before it is linked. */
type Unlinked = Omit<ProofRow, 'chain' | 'link' | 'path' | 'preview_path' | 'alike'>

/** Binds a proof to the one before of its booking, whose row is locked: two at once take turns. */
export async function chainProof(trx: Tx, row: Unlinked): Promise<{ link: number; chain: Buffer }> {
  const last = await trx
    .selectFrom('proofs')
    .select(['link', 'chain'])
    .where('booking_id', '=', row.booking_id)
    .where('link', 'is not', null)
    .orderBy('link', 'desc')
    .limit(1)
    .executeTakeFirst()
  const link = (last?.link ?? 0) + 1
  const bytes = toLinkBytes(last?.chain ?? null, toLinkFacts(row, link), row.sha256)
  return { link, chain: createHash('sha256').update(bytes).digest() }
}

function toLinkFacts(row: Unlinked, link: number): LinkFacts {
  return {
    booking: toBookingReference(row.booking_id),
    link,
    id: row.id,
    duty: row.duty,
    kind: row.kind,
    origin: row.origin,
    name: row.name.toWellFormed(),
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    what: describeProofFacts(row.facts),
    caption: row.caption.toWellFormed(),
    url: row.url,
    receivedAt: row.received_at.toISOString(),
    capturedAt: row.captured_at?.toISOString() ?? null,
    clockOffsetMs: row.clock_offset_ms,
    position: row.lat === null ? null : `${row.lat.toFixed(6)},${required(row.lng).toFixed(6)}`,
    accuracyM: row.accuracy_m,
    heading: row.heading,
    checks: row.checks,
  }
}

/** As it was when it came; null: it came before there was a chain. */
export function toProofLink(row: ProofRow): ProofLink | null {
  if (row.link === null || row.chain === null) return null
  const facts = toLinkFacts(row, row.link)
  return { facts, sha256: row.sha256.toString('hex'), chain: row.chain.toString('hex') }
}
