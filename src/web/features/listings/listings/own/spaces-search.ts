import type { SpaceSort } from '#contract/listings/listings-spaces.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { LISTING_STATUSES, type ListingStatus } from '#domain/listings/listing.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'

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
  /** A place and a size, as they are written. */
  place?: string
  size?: string
  /** Monthly price in dollars. */
  min?: number
  max?: number
  /** Free on this day or before. */
  free?: string
  photo?: 'none'
  /** Rows of one line each. */
  rows?: 'compact'
  /** Columns that are not shown, by name. */
  hide?: string
}

/** Columns that can be left out; a space has its name and its actions always. */
export const HIDEABLE = ['type', 'price', 'status', 'views', 'free', 'sites'] as const
export type Hideable = (typeof HIDEABLE)[number]

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
  const hide = HIDEABLE.filter((column) =>
    String(raw.hide ?? '')
      .split(',')
      .includes(column),
  ).join(',')
  return {
    ...(status && { status }),
    ...(type && { type }),
    ...(structure > 0 && structure <= MAX_ID && { structure }),
    ...(q && { q }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(dir && { dir }),
    ...(page > 1 && page <= 10_000 && { page }),
    ...parseFilters(raw),
    ...(raw.rows === 'compact' && { rows: 'compact' as const }),
    ...(hide && { hide }),
  }
}

function parseFilters(raw: Record<string, unknown>): Partial<SpacesSearch> {
  const text = (value: unknown, max: number) => (typeof value === 'string' ? value.trim().slice(0, max) : '')
  const dollars = (value: unknown) => {
    const number = Number(text(String(value ?? ''), 12) || Number.NaN)
    return Number.isInteger(number) && number >= 0 && number <= LIMITS.priceDollars.max ? number : undefined
  }
  const [place, size] = [text(raw.place, LIMITS.locationText.max), text(raw.size, 200)]
  const [min, max] = [dollars(raw.min), dollars(raw.max)]
  return {
    ...(place && { place }),
    ...(size && { size }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(typeof raw.free === 'string' && DAY.test(raw.free) && { free: raw.free }),
    ...(raw.photo === 'none' && { photo: 'none' as const }),
  }
}

const DAY = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** How many filters beside words, type and status are set. */
export function countFilters({ place, size, min, max, free, photo }: SpacesSearch): number {
  return [place, size, min, max, free, photo].filter((one) => one !== undefined).length
}
