import { useQuery } from '@tanstack/react-query'
import { toFilterQuery } from '#domain/search/filter-query.ts'
import { apiWithHeaders } from '../../platform/api.ts'
import type { SearchState } from './search-state.ts'

/** How many spaces a search finds now; nothing until it is known. */
export function SearchCount({ state }: { state: SearchState }) {
  const query = toFilterQuery(state)
  const { data } = useQuery({
    queryKey: ['search-count', query],
    queryFn: async ({ signal }) => {
      const { headers } = await apiWithHeaders('GET /api/listings', {
        query: { ...query, limit: '1' },
        signal,
      })
      return Number(headers.get('x-total-count'))
    },
  })
  if (data === undefined) return null
  return <>{data === 1 ? '1 space' : `${data.toLocaleString('en-US')} spaces`}</>
}
