import type { QueryClient } from '@tanstack/react-query'
import { toast } from '#web/ui/toast.ts'
import { foldersQuery, marksQuery } from './folder-queries.ts'

/** After a heart of somebody who keeps folders: one press leads to choosing one. Whoever has none is not asked. */
export async function offerFolder(queryClient: QueryClient, onChoose: () => void): Promise<void> {
  // it has a mark more than was read before
  void queryClient.invalidateQueries({ queryKey: marksQuery.queryKey })
  const folders = await queryClient.query(foldersQuery).catch(() => [])
  if (folders.length === 0) return
  toast({ title: 'Added to favorites', action: { label: 'Choose a folder', onClick: onChoose } })
}
