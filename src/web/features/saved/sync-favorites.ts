import type { QueryClient } from '@tanstack/react-query'
import { FAVORITES_OWNER_KEY, favorites } from '#web/listing-parts/listing-marks.ts'
import { api } from '#web/platform/api.ts'
import { readJson, writeJson } from '#web/platform/stored-value.ts'
import { toast } from '#web/ui/toast.ts'
import { forgetLocalSearches, listLocalSearches } from './saved-searches.ts'

/**
 * Merges a guest's favorites and searches into the account on sign-in; from then on every mark is sent to it.
 * @param isHere whether the account still is: what it has marked is not kept for whoever comes after it
 */
export async function enterAccount(
  userId: number,
  queryClient: QueryClient,
  isHere: () => boolean,
): Promise<void> {
  if (!isHere()) return
  const owner = readJson(FAVORITES_OWNER_KEY)
  const ids = owner === undefined ? [...favorites.snapshot()] : []
  favorites.onSet((id, isIn) => isHere() && tellAccount(id, isIn))
  const kept =
    ids.length > 0 ? await api('POST /api/favorites', { body: { ids } }) : await api('GET /api/favorites', {})
  if (!isHere()) return
  favorites.replace(kept.toReversed())
  writeJson(FAVORITES_OWNER_KEY, userId)
  await mergeSearches()
  await queryClient.invalidateQueries({ queryKey: ['saved'] })
}

async function mergeSearches(): Promise<void> {
  const searches = listLocalSearches().map(({ name, search }) => ({ name, search }))
  if (searches.length === 0) return
  // oldest first, to preserve the order of creation
  await api('POST /api/saved-searches/merge', { body: { searches: searches.toReversed() } })
  forgetLocalSearches()
}

function tellAccount(id: number, isIn: boolean): void {
  const told = isIn
    ? api('POST /api/favorites', { body: { ids: [id] } })
    : api('DELETE /api/favorites/:id', { params: { id } })
  told.catch((error: Error) => {
    favorites.restore(id, !isIn)
    toast({ title: 'Error', description: error.message, variant: 'destructive' })
  })
}
