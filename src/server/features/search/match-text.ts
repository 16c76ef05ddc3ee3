import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** More matches than anybody pages through; the best are kept. */
const MAX_MATCHES = 10_000
/** Fewer exact matches than this bring in words that are only similar. */
const FEW = 3
const SIMILAR_ENOUGH = 0.45

/**
 * Ids of active listings whose words match, by full text (stems, word beginnings) and, when that finds next to nothing, by
 * similar spelling. Empty for text without a word.
 */
export async function matchText(db: Db, text: string): Promise<number[]> {
  const words = toWords(text)
  const exact = await matchWords(db, words)
  if (exact.length >= FEW || words.length === 0) return exact
  return [...new Set([...exact, ...(await matchSimilar(db, words.join(' ')))])]
}

/** Whether any active listing says exactly this. */
export async function isMentioned(db: Db, text: string): Promise<boolean> {
  return (await matchWords(db, toWords(text))).length > 0
}

function toWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 12) ?? []
  )
}

async function matchWords(db: Db, words: string[]): Promise<number[]> {
  if (words.length === 0) return []
  const query = words.map((word) => `${word}:*`).join(' & ')
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('status', '=', 'active')
    .where(sql<boolean>`search_vector @@ to_tsquery('english', unaccent(${query}))`)
    .limit(MAX_MATCHES)
    .execute()
  return rows.map((row) => row.id)
}

async function matchSimilar(db: Db, words: string): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    // the index serves the operator only, whose threshold is a setting
    await sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${String(SIMILAR_ENOUGH)}, true)`.execute(
      trx,
    )
    const rows = await trx
      .selectFrom('listings')
      .select('id')
      .where('status', '=', 'active')
      .where(sql<boolean>`unaccent(${words}) <<% search_words`)
      .orderBy(sql`strict_word_similarity(unaccent(${words}), search_words)`, 'desc')
      .limit(100)
      .execute()
    return rows.map((row) => row.id)
  })
}
