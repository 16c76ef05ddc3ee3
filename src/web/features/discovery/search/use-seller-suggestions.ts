import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { api } from '../../../platform/api.ts'

const MIN_LETTERS = 2
const OFFERED = '3'

export interface SellerSuggestion {
  id: number
  name: string
  company: string | null
  /** Public ones. */
  spaces: number
}

const NONE: SellerSuggestion[] = []

/** Sellers whose name begins with what is typed. Empty when the request fails: searching works all the same. */
export function useSellerSuggestions(text: string, isOpen: boolean): SellerSuggestion[] {
  const typed = useDeferredValue(text.trim())
  const isEnabled = isOpen && typed.length >= MIN_LETTERS
  const { data } = useQuery({
    queryKey: ['sellers', 'suggested', typed.toLowerCase()],
    queryFn: ({ signal }) => api('GET /api/sellers', { query: { q: typed, limit: OFFERED }, signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return isEnabled ? (data ?? NONE) : NONE
}
