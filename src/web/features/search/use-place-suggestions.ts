import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { send } from '../../platform/send.ts'

const MIN_LETTERS = 2

/** Names of places that begin or sound like what is typed. Without an answer there are none: searching works all the same. */
export function usePlaceSuggestions(text: string, isOpen: boolean): string[] {
  const typed = useDeferredValue(text.trim())
  const isEnabled = isOpen && typed.length >= MIN_LETTERS
  const { data } = useQuery({
    queryKey: ['places', typed.toLowerCase()],
    queryFn: async ({ signal }) => {
      const response = await send(`/api/places?q=${encodeURIComponent(typed)}`, { signal })
      return response.ok ? ((await response.json()) as { name: string }[]).map((place) => place.name) : []
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return isEnabled ? (data ?? []) : []
}
