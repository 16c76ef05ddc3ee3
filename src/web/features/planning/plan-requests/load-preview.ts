import type { QueryClient } from '@tanstack/react-query'
import { previewQuery } from './queries.ts'

/** For a page that is made on the server: it is kept until the page is. The page itself shows a failure. */
export async function loadPreview(
  queryClient: QueryClient,
  planId: number,
  isAgency: boolean,
): Promise<void> {
  await queryClient.query({ ...previewQuery(planId, isAgency), gcTime: 60_000 }).catch(() => null)
}
