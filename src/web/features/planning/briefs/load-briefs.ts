import type { QueryClient } from '@tanstack/react-query'
import { loadOr404 } from '#web/platform/load-or-404.ts'
import { parseBriefSearch } from './brief-search.ts'
import {
  briefQuery,
  briefStartQuery,
  briefsQuery,
  receivedBriefQuery,
  receivedBriefsQuery,
} from './queries.ts'

/** What the pages of briefs load; asked for with them, so that no other page carries it. The pages themselves show a failure. */
export async function loadBriefs(queryClient: QueryClient): Promise<void> {
  await queryClient.query(briefsQuery).catch(() => null)
}

export async function loadBrief(queryClient: QueryClient, id: string): Promise<void> {
  await loadOr404(queryClient, briefQuery(id))
}

export async function loadBriefStart(queryClient: QueryClient, raw: object): Promise<void> {
  const search = parseBriefSearch({ ...raw })
  if (search.plan !== undefined || search.place !== undefined)
    await queryClient.prefetchQuery(briefStartQuery(search))
}

export async function loadReceivedBriefs(queryClient: QueryClient): Promise<void> {
  await queryClient.query(receivedBriefsQuery).catch(() => null)
}

export async function loadReceivedBrief(queryClient: QueryClient, id: string): Promise<void> {
  await loadOr404(queryClient, receivedBriefQuery(id))
}
