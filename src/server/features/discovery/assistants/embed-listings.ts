import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { listingMeaningText } from '#assistant/meaning/read-meaning.ts'
import { toCompact } from '#assistant/meaning/vectors.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { StoredAudience } from '../../../platform/db/stored-shapes.ts'
import type { Embedder } from '../../../platform/models/embeddings.ts'

/** Batch size of one model call; small, so that an interruption loses little. */
const BATCH = 16

interface Unread {
  id: number
  text: string
  hash: string
}

/**
 * Embeds active listings that are new or whose text has changed since.
 * @returns how many were embedded; it stops early when the model is unavailable or at `until`
 */
export async function embedListings(
  db: Db,
  { embedder, until }: { embedder: Embedder; until: Date },
): Promise<number> {
  let count = 0
  while (new Date() < until) {
    const unread = await listUnread(db)
    if (unread.length === 0) break
    const vectors = await embedder.embed(unread.map(({ text }) => text))
    if (!vectors) break
    const rows = unread.map(({ id, hash }, index) => ({
      listing_id: id,
      words_hash: hash,
      vector: Buffer.from(toCompact(required(vectors[index])).values.buffer),
    }))
    await db
      .insertInto('listing_embeddings')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('listing_id').doUpdateSet((eb) => ({
          words_hash: eb.ref('excluded.words_hash'),
          vector: eb.ref('excluded.vector'),
          embedded_at: sql<Date>`clock_timestamp()`,
        })),
      )
      .execute()
    count += unread.length
  }
  return count
}

async function listUnread(db: Db): Promise<Unread[]> {
  const pending = await selectWords(db)
    .where('embedding.listing_id', 'is', null)
    .orderBy('listings.id')
    .limit(BATCH)
    .execute()
  if (pending.length > 0) return pending.map(toUnread)
  const touched = await selectWords(db)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('listing_changes as change')
          .select('change.listing_id')
          .whereRef('change.listing_id', '=', 'listings.id')
          // changed_at is when its transaction began: overlap, so that one that committed late is not missed
          .where('change.changed_at', '>=', sql<Date>`embedding.embedded_at - interval '2 minutes'`),
      ),
    )
    .select('embedding.words_hash')
    .execute()
  const changed = touched.filter((row) => toUnread(row).hash !== row.words_hash)
  const same = touched.filter((row) => !changed.includes(row)).map((row) => row.id)
  if (same.length > 0)
    await db
      .updateTable('listing_embeddings')
      .set({ embedded_at: sql<Date>`clock_timestamp()` })
      .where('listing_id', 'in', same)
      .execute()
  return changed.slice(0, BATCH).map(toUnread)
}

function selectWords(db: Db) {
  return db
    .selectFrom('listings')
    .leftJoin('listing_embeddings as embedding', 'embedding.listing_id', 'listings.id')
    .where('listings.status', '=', 'active')
    .select(['listings.id', 'listings.title', 'listings.description', 'listings.audience'])
}

function toUnread(row: { id: number; title: string; description: string; audience: StoredAudience }): Unread {
  const text = listingMeaningText({ ...row, audience: { type: row.audience.type ?? null } })
  return { id: row.id, text, hash: createHash('sha256').update(text).digest('base64url') }
}
