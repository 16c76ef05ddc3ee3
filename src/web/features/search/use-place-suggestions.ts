import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { api } from '../../platform/api.ts'

const MIN_LETTERS = 2
const OFFERED = '6'

export interface PlaceSuggestion {
  /** Unambiguous words for the search. */
  name: string
  kind: string
}

/** Places that begin or sound like what is typed. Without an answer there are none: searching works all the same. */
export function usePlaceSuggestions(text: string, isOpen: boolean): PlaceSuggestion[] {
  const typed = useDeferredValue(text.trim())
  const isEnabled = isOpen && typed.length >= MIN_LETTERS
  const { data } = useQuery({
    queryKey: ['places', typed.toLowerCase()],
    queryFn: async ({ signal }) => {
      const places = await api('GET /api/places', { query: { q: typed, limit: OFFERED }, signal })
      return places.map(({ canonical, kind }) => ({ name: canonical, kind }))
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return isEnabled ? (data ?? []) : []
}
