import type { QueryClient } from '@tanstack/react-query'
import { type FindAdsSearch, hasRequest } from './find-ads-search.ts'
import { buyerQuery } from './use-buyer-search.ts'

/** On the server, so that the page is whole without scripts; a refusal is left to the screen, which asks again. */
export async function loadBuyerSearch(queryClient: QueryClient, search: FindAdsSearch): Promise<void> {
  if (typeof document !== 'undefined' || !hasRequest(search)) return
  await queryClient.query(buyerQuery(search)).catch(() => undefined)
}
