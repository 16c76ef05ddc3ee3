import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { api } from '../../../platform/api.ts'

const MIN_LETTERS = 2
const OFFERED = '6'

export interface PlaceSuggestion {
  /** Unambiguous search text. */
  name: string
  kind: string
  /** On offer there. */
  spaces: number
}

/** Autocomplete: places by prefix or sound. Empty when the request fails: searching works all the same. */
export function usePlaceSuggestions(text: string, isOpen: boolean): PlaceSuggestion[] {
  const typed = useDeferredValue(text.trim())
  const isEnabled = isOpen && typed.length >= MIN_LETTERS
  const { data } = useQuery({
    queryKey: ['places', typed.toLowerCase()],
    queryFn: async ({ signal }) => {
      const places = await api('GET /api/places', { query: { q: typed, limit: OFFERED }, signal })
      return places.map(({ canonical, kind, spaces }) => ({ name: canonical, kind, spaces }))
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return isEnabled ? (data ?? []) : []
}
