import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from '#contract/discovery/places.ts'
import { api } from '#web/platform/api.ts'

const ASK_AFTER_MS = 150

/** Autocomplete suggestions for places. */
export function usePlaceSuggestions(): { places: Place[]; ask: (text: string) => void } {
  const find = useFindPlaces()
  const [places, setPlaces] = useState<Place[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = useCallback(
    (text: string) => {
      latest.current = text
      clearTimeout(timer.current)
      timer.current = setTimeout(async () => {
        const found = await find(text)
        if (latest.current === text) setPlaces(found)
      }, ASK_AFTER_MS)
    },
    [find],
  )
  return { places, ask }
}

/** Best first; empty when nothing matches or the geocoder fails. */
export function useFindPlaces(): (text: string) => Promise<Place[]> {
  const queryClient = useQueryClient()
  return useCallback(
    async (text) => {
      const q = text.trim()
      if (q.length < 2) return []
      try {
        return await queryClient.query({
          queryKey: ['places-full', q],
          queryFn: ({ signal }) => api('GET /api/places', { query: { q, limit: '6' }, signal }),
          staleTime: 'static',
        })
      } catch {
        return []
      }
    },
    [queryClient],
  )
}
