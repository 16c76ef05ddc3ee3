import type { SpaceSort } from '#contract/listings/listings-spaces.ts'

/** Which way a column is sorted at the first press. */
export const FIRST_DIR: Record<SpaceSort, 'asc' | 'desc'> = {
  newest: 'desc',
  title: 'asc',
  type: 'asc',
  place: 'asc',
  price: 'desc',
  status: 'asc',
  views: 'desc',
  free: 'asc',
}

export const MOBILE_SORTS: { value: SpaceSort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'title', label: 'Title' },
  { value: 'type', label: 'Type' },
  { value: 'place', label: 'Place' },
  { value: 'price', label: 'Price' },
  { value: 'status', label: 'Status' },
  { value: 'views', label: 'Most viewed' },
  { value: 'free', label: 'Free first' },
]
