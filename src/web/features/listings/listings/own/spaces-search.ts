import type { SpaceSort } from '#contract/listings/listings-spaces.ts'
import { MAX_ID } from '#domain/limits.ts'
import { LISTING_STATUSES, type ListingStatus } from '#domain/listings/listing.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'

// here rather than with the screens: what a route reads is bundled with every page
export const SPACES_PER_PAGE = 50

/** What the table shows, as the address says it. */
export interface SpacesSearch {
  status?: ListingStatus
  type?: AdType
  /** Faces of one structure. */
  structure?: number
  q?: string
  sort?: SpaceSort
  dir?: 'asc' | 'desc'
  page?: number
}

const SORTS: readonly SpaceSort[] = ['newest', 'title', 'type', 'place', 'price', 'status', 'views', 'free']

/** What cannot be read is left out. */
export function parseSpacesSearch(raw: Record<string, unknown>): SpacesSearch {
  const one = <T extends string>(value: unknown, known: readonly T[]) => known.find((item) => item === value)
  const status = one(raw.status, LISTING_STATUSES)
  const type = one(raw.type, AD_TYPES)
  const sort = one(raw.sort, SORTS)
  const dir = one(raw.dir, ['asc', 'desc'] as const)
  const q = typeof raw.q === 'string' ? raw.q.trim().slice(0, 200) : ''
  const page = Math.trunc(Number(raw.page))
  const structure = Math.trunc(Number(raw.structure))
  return {
    ...(status && { status }),
    ...(type && { type }),
    ...(structure > 0 && structure <= MAX_ID && { structure }),
    ...(q && { q }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(dir && { dir }),
    ...(page > 1 && page <= 10_000 && { page }),
  }
}
