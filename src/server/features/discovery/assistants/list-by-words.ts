import { sql } from 'kysely'
import { fitsTypes } from '#assistant/match/hard-criteria.ts'
import { meaningfulStems } from '#assistant/match/words.ts'
import { placesOf } from '#domain/discovery/criteria.ts'
import { AD_TYPES, AUDIENCE_LABELS, FEATURE_LABELS, VENUE_LABELS } from '#domain/vocabulary.ts'
import type { Db } from '../../../platform/db/database.ts'
import { withinTime } from '../../../platform/db/within-time.ts'
import type { Wanted } from './wanted.ts'

const MAX_WORDS = 8
/** Optional for an answer: the full-text index serves rare words at once and may take long for common ones. */
const TIMEOUT_MS = 100

/**
 * Full-text matches for requests without any hard criterion: "ads for my restaurant", an unknown place. A sample of active
 * listings, in no order.
 */
export async function listByWords(db: Db, wanted: Wanted, most: number): Promise<number[]> {
  const words = listWords(wanted)
  if (words.length === 0) return []
  return (await readByWords(db, { ...wanted, words: words.join(' | '), most })) ?? []
}

function listWords({ criteria, words }: Wanted): string[] {
  const labels = [
    ...criteria.venues.map((venue) => VENUE_LABELS[venue]),
    ...criteria.audiences.map((audience) => AUDIENCE_LABELS[audience]),
    ...criteria.features.map((feature) => FEATURE_LABELS[feature]),
    ...placesOf(criteria),
  ]
  return [...meaningfulStems([...labels, words].join(' '))].slice(0, MAX_WORDS)
}

interface ReadByWordsInput extends Wanted {
  words: string
  most: number
}

function readByWords(db: Db, { criteria, words, most }: ReadByWordsInput): Promise<number[] | undefined> {
  const types = AD_TYPES.filter((adType) => fitsTypes({ adType }, criteria))
  return withinTime(db, TIMEOUT_MS, async (trx) => {
    const rows = await trx
      .selectFrom('listings')
      .select('id')
      .where('status', '=', 'active')
      .where('ad_type', 'in', types)
      .where(sql<boolean>`search_vector @@ to_tsquery('english', unaccent(${words}))`)
      .limit(most)
      .execute()
    return rows.map((row) => row.id)
  })
}
