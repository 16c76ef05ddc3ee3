import { hash } from 'node:crypto'
import sharp from 'sharp'
import type { ProofKind } from '#domain/booking/proof/rule.ts'
import type { AppContext } from '#server/context.ts'
import { readDuties } from '#server/features/booking/duties/read-duties.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Agreed, buildAgreed } from './build-agreed.ts'

interface Given {
  bookingId: number
  sellerId: number
  duty?: string
  kind?: ProofKind
  receivedAt?: Date
  item?: number
  /** As it is written; by default what it has. */
  sizeBytes?: number
}

/** A picture that a seller has handed in as proof, with its preview. @returns its id and its paths in the store */
export async function buildProof(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { bookingId, sellerId, duty: named, kind = 'any', receivedAt = new Date(), item = 0, sizeBytes }: Given,
): Promise<{ id: string; paths: string[] }> {
  const id = crypto.randomUUID()
  const duty = named ?? (await findDutyKey(db, bookingId))
  const paths = [`proof/${id}.bin`, `proof/${id}-preview.bin`]
  const bytes = new TextEncoder().encode(id)
  for (const path of paths) await files.save(path, bytes)
  const facts = { kind: 'picture', format: 'PNG', width: 9, height: 9, colour: 'rgb', isMoving: false }
  await db
    .insertInto('proofs')
    .values({
      id,
      booking_id: bookingId,
      duty,
      item,
      kind,
      origin: 'uploaded',
      sent_by: sellerId,
      received_at: receivedAt,
      name: 'wall.png',
      media_type: 'image/png',
      size_bytes: sizeBytes ?? bytes.length,
      sha256: hash('sha256', bytes, 'buffer'),
      path: paths[0]!,
      preview_path: paths[1]!,
      preview_width: 9,
      preview_height: 9,
      facts: JSON.stringify(facts),
    })
    .execute()
  return { id, paths }
}

/** What a booking owes first; empty where its terms bind nobody. */
export async function findDutyKey(db: Db, bookingId: number): Promise<string> {
  const owed = await readDuties(db, { ids: [bookingId], now: new Date() })
  return owed.get(bookingId)?.stands[0]?.key ?? ''
}

/** A booking that began some days ago, whose seller owes one photo, recording or copy. */
export function buildRunning(
  context: Pick<AppContext, 'db'>,
  given: Parameters<typeof buildAgreed>[1] = {},
): Promise<Agreed> {
  return buildAgreed(context.db, { status: 'in-flight', startsIn: -3, ...given })
}

/** Proof of a running booking. @returns its path */
export async function buildProofPath(
  context: Pick<AppContext, 'db' | 'files'>,
  sides: { buyerId: number; sellerId: number },
): Promise<string> {
  const { id } = await buildRunning(context, sides)
  return `/api/proofs/${(await buildProof(context, { bookingId: id, sellerId: sides.sellerId })).id}`
}

/** As a seller hands in a photo: another one each time. */
export async function buildProofForm(
  fields: Record<string, string> & { duty: string },
  file?: File,
): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file ?? (await paintPhoto()))
  return form
}

let painted = 0
async function paintPhoto(): Promise<File> {
  // far from each other: neighboring shades may be the same bytes once compressed
  const [r, g, b] = [47, 101, 29].map((step) => (++painted * step) % 256) as [number, number, number]
  const create = { width: 60, height: 40, channels: 3, background: { r, g, b } } as const
  const bytes = await sharp({ create }).jpeg({ quality: 100 }).toBuffer()
  return new File([new Uint8Array(bytes)], 'wall.jpg', { type: 'image/jpeg' })
}
