import { FAVORITES_OWNER_KEY, favorites } from '#web/listing-parts/listing-marks.ts'
import { api } from '#web/platform/api.ts'
import { readJson, writeJson } from '#web/platform/stored-value.ts'
import { toast } from '#web/ui/toast.ts'
import { forgetLocalSearches, listLocalSearches } from './saved-searches.ts'

/**
 * Merges a guest's favorites into the account on sign-in; from then on every change is sent to it.
 * @param signal aborted once somebody else is here, or nobody: what the account has marked is then not kept
 */
export async function enterAccount(userId: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const owner = readJson(FAVORITES_OWNER_KEY)
  const ids = owner === undefined ? [...favorites.snapshot()] : []
  favorites.onSet(tellAccount)
  const kept =
    ids.length > 0
      ? await api('POST /api/favorites', { body: { ids }, signal })
      : await api('GET /api/favorites', { signal })
  signal.throwIfAborted()
  favorites.replace(kept.toReversed())
  writeJson(FAVORITES_OWNER_KEY, userId)
  await mergeSearches()
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
