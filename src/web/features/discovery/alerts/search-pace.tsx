import { useQuery } from '@tanstack/react-query'
import { toPace } from '#domain/discovery/alert-words.ts'
import type { FilterQuery } from '#domain/discovery/search/filter-query.ts'
import { api } from '#web/platform/api.ts'

/** How much a search would have told over the last month, said before it is saved. */
export function SearchPace({ filters }: { filters: FilterQuery }) {
  const { data } = useQuery({
    queryKey: ['search-pace', filters] as const,
    queryFn: ({ signal }) => api('GET /api/alerts/pace', { query: filters, signal }),
    staleTime: 60_000,
  })
  return (
    <span aria-live="polite" className="block min-h-5">
      {data && `New spaces for this search: ${toPace(data.perWeek)}.`}
    </span>
  )
}
