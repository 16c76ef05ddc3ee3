import type { QueryClient } from '@tanstack/react-query'
import { favoriteListingsQuery } from './favorite-listings.ts'
import { foldersQuery, idsOf, marksQuery } from './folder-queries.ts'
import { savedSearchesQuery } from './saved-searches.ts'

/** What an account has saved, for a page that is drawn with it. */
export async function loadSaved(queryClient: QueryClient, tab: 'favorites' | 'searches'): Promise<void> {
  if (tab === 'searches') {
    await queryClient.query(savedSearchesQuery(true))
    return
  }
  const [marks] = await Promise.all([queryClient.query(marksQuery), queryClient.query(foldersQuery)])
  if (marks.length > 0) await queryClient.infiniteQuery(favoriteListingsQuery(idsOf(marks)))
}
