import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Favorite } from '#contract/discovery/saved-folders.ts'
import { api } from '#web/platform/api.ts'

export const foldersQuery = queryOptions({
  queryKey: ['saved', 'folders'] as const,
  queryFn: ({ signal }) => api('GET /api/favorite-folders', { signal }),
})

export const marksQuery = queryOptions({
  queryKey: ['saved', 'marks'] as const,
  queryFn: ({ signal }) => api('GET /api/favorites/marks', { signal }),
})

export function idsOf(marks: readonly Favorite[]): number[] {
  return marks.map(({ listingId }) => listingId)
}

export function sharedListQuery(token: string) {
  return queryOptions({
    queryKey: ['shared-list', token] as const,
    queryFn: ({ signal }) => api('GET /api/shared/:token', { params: { token }, signal }),
  })
}

/** Keeps a note or a folder beside a mark, and shows it at once. @throws ApiError */
export async function changeFavorite(
  queryClient: QueryClient,
  id: number,
  body: { folderId?: number | null; note?: string },
): Promise<void> {
  const changed = await api('PATCH /api/favorites/:id', { params: { id }, body })
  queryClient.setQueryData(marksQuery.queryKey, (marks: Favorite[] | undefined) =>
    marks?.map((mark) => (mark.listingId === id ? changed : mark)),
  )
  if (body.folderId !== undefined) await queryClient.invalidateQueries({ queryKey: foldersQuery.queryKey })
}
