import { useQuery } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { SISTER_SITES } from './sister-sites.ts'

export interface SisterSite {
  id: string
  name: string
  about: string
}

/** The sites that take posts now; until they are known, those of the network. */
export function useSisterSites(): readonly SisterSite[] {
  const { data } = useQuery({
    queryKey: ['network-sites'] as const,
    queryFn: ({ signal }) => api('GET /api/network-sites', { signal }),
    staleTime: 5 * 60_000,
  })
  return (
    data?.map(({ id, name, description }) => ({ id, name, about: aboutOf(id) ?? description })) ??
    SISTER_SITES
  )
}

function aboutOf(id: string): string | undefined {
  return SISTER_SITES.find((site) => site.id === id)?.about
}
