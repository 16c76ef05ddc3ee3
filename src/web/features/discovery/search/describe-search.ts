import { required } from '#domain/required.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import type { SearchState } from './search-state.ts'

/** Title, description and canonical path of a search. Only the place is part of the canonical path. */
export function describeSearch({ location, adType }: SearchState) {
  const medium = adType?.length === 1 ? `${AD_TYPE_LABELS[required(adType[0])]} advertising` : 'Advertising'
  if (!location) {
    return {
      title: 'Find the Perfect Local Advertising Space',
      description:
        'Billboards, print, digital screens, radio, events and social placements around Puget Sound: search by place, price and audience on one map.',
      path: '/',
    }
  }
  return {
    title: `${medium} spaces in ${location}`,
    description: `Compare advertising spaces in ${location} on a map: prices, audiences and dates from local owners.`,
    path: `/?${new URLSearchParams({ location })}`,
  }
}
