import { hash } from 'node:crypto'
import type { AppContext } from '#server/context.ts'

interface Given {
  bookingId: number
  ownerId: number
  item?: number
  version?: number
  status?: 'uploaded' | 'approved' | 'rejected' | 'replaced'
  decidedAt?: Date
}

/** A file of artwork that a buyer has sent, with its preview. @returns its id and its paths in the store */
export async function buildArtwork(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { bookingId, ownerId, item = 0, version = 1, status = 'uploaded', decidedAt }: Given,
): Promise<{ id: string; paths: string[] }> {
  const id = crypto.randomUUID()
  const paths = [`artwork/${id}.bin`, `artwork/${id}-preview.bin`]
  const bytes = new TextEncoder().encode('Hello')
  for (const path of paths) await files.save(path, bytes)
  const facts = { kind: 'picture', format: 'PNG', width: 9, height: 9, colour: 'rgb', isMoving: false }
  await db
    .insertInto('creatives')
    .values({
      id,
      booking_id: bookingId,
      owner_id: ownerId,
      item,
      version,
      name: 'wall.png',
      media_type: 'image/png',
      size_bytes: bytes.length,
      sha256: hash('sha256', bytes, 'buffer'),
      path: paths[0]!,
      preview_path: paths[1]!,
      preview_width: 9,
      preview_height: 9,
      facts: JSON.stringify(facts),
      checks: JSON.stringify([{ result: 'pass', text: 'The seller takes any file here.' }]),
      status,
      reason: status === 'rejected' ? 'Too dark' : null,
      decided_at: decidedAt ?? null,
    })
    .execute()
  return { id, paths }
}
