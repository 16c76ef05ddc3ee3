import type { Bounds } from '#domain/geo.ts'
import type { AudienceBasis, AudiencePeriod } from '#domain/vocabulary.ts'
import type { SearchQuery } from '#search/query.ts'

export interface StoredPicture {
  url: string
  alt: string
  width: number | null
  height: number | null
  placeholder: string | null
  sources: { url: string; type: string; width: number }[]
}

export interface StoredAudience {
  type?: string
  ageRange?: string
  incomeLevel?: string
  value?: number
  per?: AudiencePeriod
  basis?: AudienceBasis
  asOf?: string
}

/** What a saved search means: the kernel's query, and what the kernel does not know. */
export interface CompiledSearch {
  query: SearchQuery
  /** Of a search by totals for its days: what they may be, in US dollars. Its `query` then limits no rents. */
  totals?: Pick<SearchQuery, 'priceMin' | 'priceMax'>
  /** Spaces without coordinates whose text names a place in one of these are found too; absent in an earlier reading's. */
  areas?: Bounds[]
  /** The words that a space must have, as a `tsquery`; null without words. */
  words: string | null
}
