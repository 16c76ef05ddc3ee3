import type { QueryClient } from '@tanstack/react-query'
import { availabilityQuery, quoteQuery } from './queries.ts'
import { parseQuoteState, toQuoteInput } from './quote-state.ts'

/** Read with the page on the server; without it the panel is left out, or says why there is no price. */
export async function loadPrice(queryClient: QueryClient, id: number, search: object): Promise<void> {
  const input = toQuoteInput(parseQuoteState({ ...search }))
  await Promise.all([
    queryClient.prefetchQuery(availabilityQuery(id)),
    input && queryClient.prefetchQuery(quoteQuery(id, input)),
  ])
}
