import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { toFilterQuery } from '#domain/discovery/search/filter-query.ts'
import { useWasSeen } from '#web/ui/use-was-seen.ts'
import { apiWithHeaders } from '../../../platform/api.ts'
import { count } from './count-spaces.ts'
import type { SearchState } from './search-state.ts'

/** How many spaces a search finds now, asked for once its row is in sight; nothing until it is known. */
export function SearchCount({ state }: { state: SearchState }) {
  const place = useRef<HTMLSpanElement>(null)
  const wasSeen = useWasSeen(place)
  const query = toFilterQuery(state)
  const { data } = useQuery({
    queryKey: ['search-count', query],
    enabled: wasSeen,
    queryFn: async ({ signal }) => {
      const { headers } = await apiWithHeaders('GET /api/listings', {
        query: { ...query, limit: '1' },
        signal,
      })
      return Number(headers.get('x-total-count'))
    },
  })
  return <span ref={place}>{data === undefined ? null : count(data)}</span>
}
