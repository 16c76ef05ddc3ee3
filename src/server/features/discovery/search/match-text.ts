import { sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { withinTime } from '../../../platform/db/within-time.ts'

/** More matches than anybody pages through; the best are returned. */
const MAX_MATCHES = 10_000
/** With fewer exact matches than this, fuzzy matching is added. */
const FEW = 3
const SIMILAR_ENOUGH = 0.45
/** Prefixes shorter than this match half the dictionary; such words match whole. */
const SHORTEST_BEGINNING = 3
/** Fuzzy matching reads many rows per word: a longer text, or a slower search, gets exact matches only. */
const MAX_SIMILAR_WORDS = 5
const SIMILAR_TIMEOUT_MS = 200

/** Words that spaces must have: all of them anywhere, by stem or beginning, or one after another. */
export interface RequiredWords {
  kind: 'words' | 'phrase'
  text: string
}

/** The same as a search query of Postgres, in the words of its dictionary; likeness of spelling is left out. */
export async function toWordQuery(db: Db, asked: readonly RequiredWords[]): Promise<string | null> {
  if (asked.length === 0) return null
  const parts = asked.map(({ kind, text }) =>
    kind === 'phrase'
      ? sql`phraseto_tsquery('english', unaccent(${toTokens(text).join(' ')}))`
      : sql`to_tsquery('english', unaccent(${toPrefixes(toTokens(text))}))`,
  )
  const { rows } = await sql<{
    query: string
  }>`select (${sql.join(parts, sql` && `)})::text as query`.execute(db)
  return required(rows[0]).query
}

/**
 * Ids of active listings that match by full text (stems, prefixes) and, when that finds next to nothing, by trigram
 * similarity. Empty for text without a word.
 */
export async function matchText(db: Db, text: string): Promise<number[]> {
  const terms = toTokens(text)
  const exact = await matchWords(db, terms)
  // digits are meant exactly: nothing is similar to a ZIP code
  const isFuzzy = terms.length > 0 && terms.length <= MAX_SIMILAR_WORDS && /\p{L}/u.test(text)
  if (exact.length >= FEW || !isFuzzy) return exact
  return [...new Set([...exact, ...(await matchSimilar(db, terms.join(' ')))])]
}

/** Whether any active listing contains all words of this text. */
export async function isMentioned(db: Db, text: string): Promise<boolean> {
  return (await matchWords(db, toTokens(text))).length > 0
}

/** Ids of active listings with these words one after another. */
export async function matchPhrase(db: Db, text: string): Promise<number[]> {
  const terms = toTokens(text)
  if (terms.length === 0) return []
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('status', '=', 'active')
    .where(sql<boolean>`search_vector @@ phraseto_tsquery('english', unaccent(${terms.join(' ')}))`)
    .limit(MAX_MATCHES)
    .execute()
  return rows.map((row) => row.id)
}

/** Whether this is the whole title of an active listing, whatever its punctuation. */
export async function isTitle(db: Db, text: string): Promise<boolean> {
  const words = toTokens(text).join(' ')
  if (words === '') return false
  const found = await db
    .selectFrom('listings')
    .select('id')
    .where('status', '=', 'active')
    .where(sql<boolean>`search_vector @@ phraseto_tsquery('english', unaccent(${words}))`)
    .where(
      sql<boolean>`trim(regexp_replace(lower(unaccent(title)), '[^[:alnum:]]+', ' ', 'g')) = unaccent(${words})`,
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

function toTokens(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 12) ?? []
  )
}

function toPrefixes(terms: readonly string[]): string {
  return terms.map((word) => (word.length < SHORTEST_BEGINNING ? word : `${word}:*`)).join(' & ')
}

async function matchWords(db: Db, terms: string[]): Promise<number[]> {
  if (terms.length === 0) return []
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('status', '=', 'active')
    .where(sql<boolean>`search_vector @@ to_tsquery('english', unaccent(${toPrefixes(terms)}))`)
    .limit(MAX_MATCHES)
    .execute()
  return rows.map((row) => row.id)
}

async function matchSimilar(db: Db, terms: string): Promise<number[]> {
  const rows = await withinTime(db, SIMILAR_TIMEOUT_MS, async (trx) => {
    // only the operator can use the index, and its threshold is a setting
    await sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${String(SIMILAR_ENOUGH)}, true)`.execute(
      trx,
    )
    return trx
      .selectFrom('listings')
      .select('id')
      .where('status', '=', 'active')
      .where(sql<boolean>`unaccent(${terms}) <<% search_words`)
      .orderBy(sql`strict_word_similarity(unaccent(${terms}), search_words)`, 'desc')
      .orderBy('id')
      .limit(100)
      .execute()
  })
  return (rows ?? []).map((row) => row.id)
}
